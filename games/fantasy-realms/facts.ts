import type { Lang, ObjectNumber, Seat, View, ViewZone } from '@tafelrunde/kernel';
import { accusative } from '@tafelrunde/words';
import { plain } from './effects/score-speech.ts';
import { explanationOf, proposalFor } from './proposal.ts';
import type { Explanation } from './scoring/explain.ts';
import { nameOf } from './speech.ts';
import { endsAt, handSize, sealedBy } from './state.ts';

const points = (n: number, one: string, many: string): string => `${plain(n)} ${n === 1 ? one : many}`;

const words = {
  en: {
    piles: (deck: number, discarded: number, end: number) => `Deck: ${deck}. Discard area: ${discarded} of ${end}.`,
    now: (name: string, n: number) => `${name}: ${points(n, 'point', 'points')} if the game ended now.`,
    soFar: (name: string, n: number) => `${name}: ${points(n, 'point', 'points')} so far.`,
    final: (name: string, n: number) => `${name}: ${points(n, 'point', 'points')}.`,
    blanked: (card: string) => `${card} blanked`,
    sealed: (name: string) => `sealed for ${accusative(name, 'en')}`,
  },
  de: {
    piles: (deck: number, discarded: number, end: number) =>
      `Nachziehstapel: ${deck}. Ablagebereich: ${discarded} von ${end}.`,
    now: (name: string, n: number) => `${name}: ${points(n, 'Punkt', 'Punkte')}, wenn das Spiel jetzt endete.`,
    soFar: (name: string, n: number) => `${name}: bis jetzt ${points(n, 'Punkt', 'Punkte')}.`,
    final: (name: string, n: number) => `${name}: ${points(n, 'Punkt', 'Punkte')}.`,
    blanked: (card: string) => `${card} blockiert`,
    sealed: (name: string) => `für ${accusative(name, 'de')} versiegelt`,
  },
} as const;

/** If the game ended now: while it runs with the best choices, at its end with those that were made. */
export const worthNow = (view: View, seat: Seat): Explanation =>
  view.outcome === undefined ? proposalFor(view, seat) : explanationOf(view, seat);

/** How full the discard area is, and what every hand is worth that one knows. */
export function facts(view: View, lang: Lang, names: readonly string[]): string[] {
  const sizeOf = (wanted: string): number => view.zones.find(({ kind }) => kind === wanted)?.size ?? 0;
  return [
    words[lang].piles(sizeOf('deck'), sizeOf('discard'), endsAt(view)),
    ...view.zones.flatMap((zone) => worthOf(view, zone, lang, names)),
  ];
}

/** The total, and what each card adds to it. */
function worthOf(view: View, { kind, seat, size, cards }: ViewZone, lang: Lang, names: readonly string[]): string[] {
  if (kind !== 'hand' || seat === undefined || size === 0 || cards.length < size) return [];
  const t = words[lang];
  const { total, cards: each, cursedItems } = worthNow(view, seat);
  const say = view.outcome !== undefined ? t.final : size < handSize(view) ? t.soFar : t.now;
  const parts = [
    ...each.map(({ id, points, blanked }) =>
      blanked ? t.blanked(nameOf(id, lang)) : `${nameOf(id, lang)} ${plain(points)}`,
    ),
    ...cursedItems.map(({ id, points }) => `${nameOf(id, lang)} ${plain(points)}`),
  ];
  return [`${say(names[seat] ?? '', total)} ${parts.join(', ')}.`];
}

/** A card under a Sealed Vault can be taken only by whoever put it there. */
export function remark(view: View, card: ObjectNumber, lang: Lang, names: readonly string[]): string | undefined {
  const by = sealedBy(view, card);
  return by === undefined ? undefined : words[lang].sealed(names[by] ?? '');
}
