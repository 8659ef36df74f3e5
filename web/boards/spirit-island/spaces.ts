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
export function spaceText({ energy, plays, morePlays, elements, always, action, taken = [] }: Space): string {
  const number = energy ?? plays;
  return [
    ...(number === undefined ? [] : [String(number)]),
    ...(morePlays === undefined ? [] : [`+${morePlays} {plays}`]),
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
