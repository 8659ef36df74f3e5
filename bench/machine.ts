/** What a measurement needs to know of the machine that it runs on. */
export interface Machine {
  /** CPU time of this process so far, in seconds, all threads together: waiting for a turn on a busy core does not count. */
  cpuSeconds(): number;
  /** How fast a second of CPU time is just now, 1 being the quiet reference machine. */
  speed(): number;
}

/**
 * CPU time alone is not enough on a busy machine: a neighbour on the same core, a cold cache or a lowered clock make
 * each of our CPU seconds worth less. So a fixed piece of work of the same kind as ours (integers, small arrays made
 * and thrown away, a shuffle) runs in turns with what is measured. If it takes twice the reference time, a CPU
 * second is worth half, and the measurement is scaled by that: a rate up, a duration down. On a machine faster than
 * the reference the same scaling works the other way, so a figure means the same everywhere.
 */
export const thisMachine: Machine = {
  cpuSeconds() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  speed() {
    warmUp();
    const start = thisMachine.cpuSeconds();
    calibrationWork();
    return REFERENCE_SECONDS / (thisMachine.cpuSeconds() - start);
  },
};

/** Work is measured in slices of this length, with a calibration before each, so that both meet the same neighbours. */
const SLICE_SECONDS = 0.02;

export interface Stopwatch {
  /** Does the work and gives the CPU seconds that it took. */
  time(work: () => void): number;
  /** How fast the machine was on average while the work was done. */
  speed(): number;
}

export function stopwatchOf(machine: Machine): Stopwatch {
  const costs: number[] = [];
  let sinceCalibration = SLICE_SECONDS;
  return {
    time(work) {
      if (sinceCalibration >= SLICE_SECONDS) {
        costs.push(1 / machine.speed());
        sinceCalibration = 0;
      }
      const start = machine.cpuSeconds();
      work();
      const seconds = machine.cpuSeconds() - start;
      sinceCalibration += seconds;
      return seconds;
    },
    speed: () => costs.length / costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** What `calibrationWork` takes on the quiet reference machine (two cores, Node 24). */
const REFERENCE_SECONDS = 0.02;
const SHUFFLES = 160_000;
const WARM_UP = 10;

let isWarm = false;
function warmUp(): void {
  for (let i = 0; i < WARM_UP && !isWarm; i++) calibrationWork();
  isWarm = true;
}

/** Shares no code with what is measured, which would train the compiler otherwise. Counting keeps the work from being left out. */
function calibrationWork(): void {
  let pile = Array.from({ length: 53 }, (_, card) => card);
  for (let seed = 0; seed < SHUFFLES; seed++) pile = shuffled(pile, seed);
  if (pile.reduce((sum, card) => sum + card) !== 1378) throw new Error('the calibration lost a card');
}

function shuffled(pile: readonly number[], seed: number): number[] {
  const next = pile.slice();
  let random = seed;
  for (let i = next.length - 1; i > 0; i--) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    const j = (random >>> 8) % (i + 1);
    const card = next[i] ?? 0;
    next[i] = next[j] ?? 0;
    next[j] = card;
  }
  return next;
}
