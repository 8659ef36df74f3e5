import { type CardId, type Lang, linesOf, type ToldEvent } from '@tafelrunde/kernel';
import { spiritIsland } from '@tafelrunde/spirit-island';

/* Cards that turn up for everybody: fear, events, and the blighted island. */

/** A card, and what came of it. */
export interface TurnUp {
  readonly card: CardId;
  /** The terror level by which a fear card counts. */
  readonly level: number | undefined;
  /** Which part of the upper half of an event applies. */
  readonly branch: number | undefined;
  readonly lines: readonly string[];
}

/** What belongs to a card ends here. */
const ENDS = ['phase', 'fearCard', 'eventCard', 'islandStillHealthy', 'islandBlighted', 'round'];

/** What lies face up on the blighted island when it is told of. */
const cardOf = ({ type, cause }: ToldEvent, blighted: CardId | undefined): CardId | undefined => {
  if (type === 'fearCard' || type === 'eventCard' || type === 'islandStillHealthy') return cause;
  return type === 'islandBlighted' ? blighted : undefined;
};

/** The cards that turned up in these events, one after the other, with all that followed from each. */
export function turnUpsIn(
  events: readonly ToldEvent[],
  blighted: CardId | undefined,
  { lang, names }: { readonly lang: Lang; readonly names: readonly string[] },
): readonly TurnUp[] {
  return events.flatMap((event, i): TurnUp[] => {
    const card = cardOf(event, blighted);
    if (card === undefined) return [];
    const rest = events.slice(i + 1);
    const end = rest.findIndex(({ type }) => ENDS.includes(type));
    const { level, branch } = event.data ?? {};
    return [
      {
        card,
        level: typeof level === 'number' ? level : undefined,
        branch: typeof branch === 'number' ? branch : undefined,
        lines: linesOf(rest.slice(0, end < 0 ? rest.length : end), spiritIsland.text, lang, names),
      },
    ];
  });
}
