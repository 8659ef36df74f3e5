import type { Question, Ref, Seat } from '@tafelrunde/kernel';
import {
  ACOLYTE_COST,
  ATTACK,
  type Card,
  factionName,
  PASS,
  PILE_ACOLYTES,
  RECOVER,
} from '@tafelrunde/terrors-of-london';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { cardBehind } from '../../table/tools.tsx';
import { blowOf, cardOrNone, londonIn, opponentOf, overlordIn, priceOf } from './reading.ts';
import { partnersOf } from './why-not.ts';
import { londonWords } from './words.ts';

/** What picking this would do, as far as it is certain. */
export function previewOf(board: BoardProps, question: Question | undefined, ref: Ref): string | undefined {
  const { seat } = board;
  if (question?.op.op !== 'action' || seat === undefined) return undefined;
  const option = optionFor(question, ref);
  if (option === undefined) return undefined;
  if (typeof ref !== 'number') return previewOfOther(board, seat, ref);
  const card = cardOrNone(cardBehind(board.view, ref));
  if (card === undefined) return undefined;
  if (option.label === 'buy') return previewOfPurchase(board, card);
  if (option.label === 'horde') return previewOfHorde(board, seat, card);
  return card.kind === 'influence' && option.label === 'play' ? previewOfInfluence(board, seat, card) : undefined;
}

function previewOfOther(board: BoardProps, seat: Seat, ref: string): string | undefined {
  const { view, names, lang } = board;
  const t = londonWords[lang].preview;
  const { power, recovery, life, coins } = londonIn(view);
  if (ref === ATTACK) {
    const { absorbed, left } = blowOf(view, seat);
    return left === 0 ? t.winning(power) : t.attack(power, absorbed, names[opponentOf(seat)] ?? '', left);
  }
  if (ref === RECOVER) {
    const full = cardOrNone(overlordIn(view, seat)?.card)?.life ?? 0;
    const now = life[seat] ?? 0;
    const n = Math.min(recovery, full - now);
    return t.recover(n, now + n);
  }
  if (ref === PILE_ACOLYTES)
    return t.buy(londonWords[lang].acolytes, coinsSaid(coins - priceOf(view, ACOLYTE_COST), lang), t.toDiscard);
  return ref === PASS ? t.pass(sizeOf(view, 'hand', seat)) : undefined;
}

const coinsSaid = (n: number, lang: BoardProps['lang']): string => londonWords[lang].warning.coins(n);

function previewOfPurchase({ view, lang }: BoardProps, card: Card): string {
  const t = londonWords[lang].preview;
  const { coins, claimNext } = londonIn(view);
  const isClaimed = card.claim || (claimNext && card.isMonster);
  const where = card.kind === 'relic' ? t.toRelics : isClaimed ? t.toDeck : t.toDiscard;
  return t.buy(card.name[lang], coinsSaid(coins - priceOf(view, card.cost), lang), where);
}

function previewOfHorde({ view, lang, game }: BoardProps, seat: Seat, card: Card): string {
  const names = partnersOf(view, seat, card).map((id) => game.text.card(id, lang).name);
  return londonWords[lang].preview.link([...new Set(names)].join(', '));
}

/** TL-042 to TL-044. */
function previewOfInfluence({ view, lang }: BoardProps, seat: Seat, { faction }: Card): string | undefined {
  if (faction === undefined) return undefined;
  const t = londonWords[lang].preview;
  const isThere = cardsOf(view, 'play', seat).some(({ card }) => {
    const lying = cardOrNone(card);
    return lying?.isMonster === true && lying.faction === faction;
  });
  return (isThere ? t.influenceOn : t.influenceOff)(factionName(faction)[lang]);
}
