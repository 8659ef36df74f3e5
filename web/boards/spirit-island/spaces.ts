import type { Lang } from '@tafelrunde/kernel';
import { type Space, type SpiritCard, sayElements } from '@tafelrunde/spirit-island';
import { cardWords } from './card-words.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  movePresence: 'stride',
  choose: 'drive',
  prepare: 'prepare',
  payMarkers: 'forgo',
  payFor: 'acquire',
};

/** The sign of what may be done once per spirit phase. */
function actionSign([step]: NonNullable<Space['action']>): string {
  return `{${ACTIONS[step?.word ?? ''] ?? 'reclaim'}}`;
}

/** What a space of a track gives, in signs: a number, elements, an action. */
export function spaceText({
  energy,
  plays,
  morePlays,
  moreEnergy,
  widens,
  elements,
  always,
  action,
  taken = [],
}: Space): string {
  const number = energy ?? plays;
  return [
    ...(number === undefined
      ? []
      : [energy !== undefined && elements !== undefined ? `${energy} {energy}` : String(number)]),
    ...(morePlays === undefined ? [] : [`+${morePlays} {plays}`]),
    ...(moreEnergy === undefined ? [] : [`+${moreEnergy} {energy}`]),
    ...(widens === undefined ? [] : [`+${widens} {reach}`]),
    ...(elements === undefined ? [] : [sayElements(elements).replaceAll('1 ', '')]),
    ...(always === undefined ? [] : ['{any}']),
    ...(action === undefined ? [] : [actionSign(action)]),
    ...taken.map(({ word }) => (word === 'gainEnergy' ? '+1 {energy}' : '{star}')),
  ].join(' ');
}

const NAMES = ['energyTrack', 'playsTrack'] as const;

/** What a presence track is called: energy, card plays, or one that opens growth options; or by what opens it. */
export function trackTitle({ tracks, gates }: SpiritCard, track: number, lang: Lang): string {
  const t = cardWords[lang];
  const gate = gates?.[track];
  const name = NAMES[track];
  if (gate === undefined) return name === undefined ? t.growthTrack(track - 1) : t[name];
  const last = (i: number): string => ['{energy}', '{plays}'][i] ?? spaceText(tracks[i]?.at(-1) ?? {});
  return t.after('all' in gate ? gate.all.map(last).join(' + ') : gate.any.map(last).join(' / '));
}

/** Of a track that is not open from the start nothing is shown before its first space. */
export const firstShown = (track: number): number => (track < NAMES.length ? 0 : 1);

/** Is the space one of those that lie beside each other, each a track of its own? */
export const isNet = ({ gates }: SpiritCard, track: number): boolean => {
  const gate = gates?.[track];
  return gate !== undefined && 'any' in gate;
};

/** Do its tracks lie beside each other, beyond the first two? */
export const hasNet = (card: SpiritCard): boolean =>
  card.tracks.length > NAMES.length && card.tracks.every((_, i) => i < NAMES.length || isNet(card, i));

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where they lie, in hundredths of width and height: column by column, as many steps as it is from the start. */
export function netOf({ tracks, gates }: SpiritCard): {
  readonly spots: readonly Spot[];
  readonly lines: readonly (readonly [number, number])[];
} {
  const beside = (i: number): readonly number[] => {
    const gate = gates?.[i];
    return gate !== undefined && 'any' in gate ? gate.any : [];
  };
  const lines = tracks.flatMap((_, i) =>
    beside(i).map((other): [number, number] => [Math.min(i, other), Math.max(i, other)]),
  );
  const steps = tracks.map((_, i) => (i < NAMES.length ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < tracks.length; round++) {
    for (const [a, b] of lines) {
      steps[b] = Math.min(steps[b] ?? 0, 1 + (steps[a] ?? 0));
      if (a >= NAMES.length) steps[a] = Math.min(steps[a] ?? 0, 1 + (steps[b] ?? 0));
    }
  }
  const last = Math.max(...steps);
  const spots: Spot[] = [];
  for (let column = 0; column <= last; column++) {
    const here = tracks.flatMap((_, i) => (steps[i] === column ? [i] : []));
    // Across from those that it is beside in the column before.
    const height = (i: number): number => {
      const before = lines
        .flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : []))
        .filter((j) => steps[j] === column - 1);
      return before.reduce((sum, j) => sum + (spots[j]?.y ?? 0), 0) / Math.max(1, before.length);
    };
    const sorted = here.toSorted((one, other) => height(one) - height(other) || one - other);
    for (const [row, i] of sorted.entries()) {
      spots[i] = { x: (100 * (column + 0.5)) / (last + 1), y: (100 * (row + 0.5)) / sorted.length };
    }
  }
  return { spots, lines: [...new Map(lines.map((line) => [line.join(' '), line])).values()] };
}
