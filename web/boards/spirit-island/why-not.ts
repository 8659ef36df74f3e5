import { type Question, type Ref, refs } from '@tafelrunde/kernel';
import { type Aim, aimOf, cardData, islandNow, landName, spelt } from '@tafelrunde/spirit-island';
import type { BoardProps } from '../../app/games/board.ts';
import { placeOf } from '../../table/cards/reading.ts';
import { askedIn, stateOf } from './reading.ts';
import { islandWords } from './words.ts';

type Seen = Pick<BoardProps, 'view' | 'lang'>;

/** Why something on the table cannot be picked now. */
export function whyNot(seen: Seen, question: Question, ref: Ref): string | undefined {
  const land = refs.land.in(ref);
  if (land !== undefined) return whyNotLand(seen, question, land);
  return typeof ref === 'number' ? whyNotCard(seen, question, ref) : undefined;
}

function whyNotLand({ view, lang }: Seen, question: Question, land: string): string | undefined {
  const t = islandWords[lang].whyNot;
  const aim = aimOf(view, question);
  if (aim !== undefined) return whyNotAimed({ view, lang }, aim, land);
  const op = askedIn(question);
  if (op.op === 'pushTo' && 'land' in op) return t.notAdjacent(landName(String(op.land), lang));
  return question.options.some(({ ref }) => refs.land.is(ref)) ? t.otherLands : undefined;
}

/** "3 away from your presence; the range is 1". */
function whyNotAimed({ view, lang }: Seen, { from, range, origins, wanted }: Aim, land: string): string {
  const t = islandWords[lang].whyNot;
  const { index, distance } = islandNow(stateOf(view));
  const origin = t.origin[from];
  if (origins.length === 0) return t.noOrigin(origin);
  const to = index.get(land) ?? 0;
  const away = Math.min(...origins.map((i) => distance[i]?.[to] ?? 99));
  if (away > range) return t.tooFar(away, range, origin);
  return wanted === undefined ? t.otherLands : t.wanted(spelt(wanted[lang], lang));
}

function whyNotCard({ view, lang }: Seen, question: Question, ref: number): string | undefined {
  const place = placeOf(view, ref);
  const card = cardData(place?.cards.find(({ obj }) => obj === ref)?.card ?? '');
  if (place?.seat !== question.seat || card === undefined || !('cost' in card)) return undefined;
  const t = islandWords[lang].whyNot;
  const { op } = question;
  const { energy, used } = stateOf(view);
  if (op.op === 'playCards' && place.kind === 'hand') return t.tooDear(card.cost, energy[question.seat] ?? 0);
  if (op.op !== 'usePowers') return undefined;
  if (place.kind !== 'play') return t.notPlayed;
  if (used[question.seat]?.includes(String(ref)) === true) return t.used;
  if ('speed' in op && op.speed !== card.speed) return t[card.speed];
  return t.noTarget;
}
