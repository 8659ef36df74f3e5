import { WrongChance } from '../crank/chance.ts';
import { Endless } from '../crank/run.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Match, Seat } from '../match.ts';
import type { Said } from '../text/text.ts';
import { giveAnswer, type Stage, tryRefused } from './answers.ts';
import { type Script, scriptedChance } from './chance.ts';
import { differences } from './expect.ts';
import { ScenarioFault } from './fault.ts';
import { otherThanLeft } from './leaves.ts';
import { openingOf } from './opening.ts';
import { openTable, type Through, WAYS } from './scenario-match.ts';
import type { Expectation, ExpectedRefusal, Picks, Play, Scenario } from './schema.ts';

/** Something that is not as the scenario says. */
export interface Failure {
  /** Where in the scenario: `given`, `begin`, `play 3`, `expect 2`, `chance`, `end`. */
  readonly where: string;
  readonly message: Said;
}

export interface ScenarioReport {
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** Where it ended; undefined when it could not begin. */
  readonly match?: Match;
}

interface Performance extends Stage {
  readonly failures: Failure[];
}

/** Plays a scenario and says what differs. Steps that cannot be taken end it; other differences are gathered. */
export function runScenario(
  game: AnyGame,
  scenario: Scenario,
  how: { readonly through?: Through } = {},
): ScenarioReport {
  const failures: Failure[] = [];
  const script = scriptedChance(scenario.chance ?? []);
  const opening = guarded(failures, 'given', () => openingOf(game, scenario));
  if (opening === undefined) return { ok: false, failures };
  const table = openTable(game, opening, script.chance, how.through ?? 'nothing');
  guarded(failures, 'begin', () => table.begin());
  if (failures.length > 0) return { ok: false, failures, match: table.match };
  const stage: Performance = { game, table, failures };
  const whole = (scenario.play ?? []).every((play, i) => playStep(stage, play, `play ${i + 1}`));
  if (whole) {
    checkAll(stage, listOf(scenario.expect ?? []), (i) => `expect ${i + 1}`);
    checkEnd(stage, scenario, script);
  }
  return { ok: failures.length === 0, failures, match: table.match };
}

/** Runs it plainly, with copies, through JSON, and with every answer undone and given again: the end must be the same. */
export function runScenarioEveryWay(game: AnyGame, scenario: Scenario): ScenarioReport {
  const [plainly, ...others] = WAYS.map((through) => ({ through, report: runScenario(game, scenario, { through }) }));
  if (plainly === undefined || !plainly.report.ok) return plainly?.report ?? { ok: false, failures: [] };
  const end = canonical(plainly.report.match);
  const failures = others.flatMap(({ through, report }): Failure[] => {
    const where = `through ${through}`;
    if (!report.ok) return report.failures.map((each) => ({ ...each, where: `${where}, ${each.where}` }));
    return canonical(report.match) === end ? [] : [{ where, message: ELSEWHERE }];
  });
  return { ...plainly.report, ok: failures.length === 0, failures };
}

const ELSEWHERE: Said = {
  en: 'It ends in another position than it does otherwise.',
  de: 'Es endet in einer anderen Stellung als sonst.',
};

/** Does a step; what goes wrong is written down. */
function guarded<T>(failures: Failure[], where: string, step: () => T): T | undefined {
  try {
    return step();
  } catch (found) {
    failures.push({ where, message: saidOf(found) });
    return undefined;
  }
}

function saidOf(found: unknown): Said {
  if (found instanceof ScenarioFault) return found.said;
  if (found instanceof Endless || found instanceof WrongChance)
    return { en: `${found.message}.`, de: `${found.message}.` };
  const message = found instanceof Error ? found.message : String(found);
  return { en: `The rules broke down: ${message}.`, de: `Die Regeln sind gescheitert: ${message}.` };
}

const listOf = (expect: Expectation | Expectation[]): Expectation[] => (Array.isArray(expect) ? expect : [expect]);

/** Gives false when the scenario cannot go on. */
function playStep(stage: Performance, play: Play, where: string): boolean {
  if (isExpect(play)) {
    checkAll(stage, listOf(play.expect), (i) => `${where}, expect ${i + 1}`);
    return true;
  }
  if (isRefused(play)) {
    fail(stage, where, tryRefused(stage, play.refused));
    return true;
  }
  const done = guarded(stage.failures, where, () => {
    for (const { seat, picks, question } of answersOf(play)) {
      for (const each of inTurn(picks)) giveAnswer(stage, seat, each, question);
    }
    return true;
  });
  return done ?? false;
}

const isExpect = (play: Play): play is Extract<Play, { expect: unknown }> => 'expect' in play;
const isRefused = (play: Play): play is { refused: ExpectedRefusal } => 'refused' in play;
const isStructured = (play: Play): play is Extract<Play, { pick: Picks }> => 'pick' in play;

function answersOf(play: Play): { seat: Seat; picks: Picks; question?: string }[] {
  if (isStructured(play)) {
    const { seat, pick, question } = play;
    return [{ seat, picks: pick, ...(question === undefined ? {} : { question }) }];
  }
  return Object.entries(play).map(([seat, picks]) => ({ seat: Number(seat), picks }));
}

/** `bomb -> fly` answers two questions, one after the other. */
function inTurn(picks: Picks): (string | number)[][] {
  if (Array.isArray(picks)) return [picks];
  return String(picks)
    .split('->')
    .map((each) => [each.trim()]);
}

function checkAll(stage: Performance, expectations: readonly Expectation[], where: (i: number) => string): void {
  const { game, table } = stage;
  expectations.forEach((expected, i) => {
    fail(stage, where(i), differences({ game, match: table.match, events: table.events }, expected));
    if (expected.refused !== undefined) fail(stage, where(i), tryRefused(stage, expected.refused));
  });
}

function fail({ failures }: Performance, where: string, found: readonly Said[]): void {
  for (const message of found) failures.push({ where, message });
}

function checkEnd({ game, table, failures }: Performance, { leaves = {} }: Scenario, script: Script): void {
  for (const entry of script.unused()) {
    failures.push({
      where: 'chance',
      message: { en: `The script has more than is used: ${entry}.`, de: `Im Skript bleibt etwas übrig: ${entry}.` },
    });
  }
  for (const message of otherThanLeft(game, table.match, leaves)) failures.push({ where: 'end', message });
}
