import { blankedWith } from '../effects/score-blanking.ts';
import { oneOf } from '../effects/score-points.ts';
import { immune, keepsSuits } from '../effects/score-powers.ts';
import { allOdd, eachOtherOdd } from '../effects/score-strengths.ts';
import { type CardSet, card } from './card.ts';
import type { PromoId } from './ids.ts';

/** Promotional cards; the second Phoenix is an older wording of the first. */
export const promoCards: CardSet<PromoId> = {
  jester: card('FR54', 'wizard', 3, 'Jester', 'Hofnarr', { bonus: [oneOf(eachOtherOdd(3), allOdd(50))] }),
  phoenix: card('FR55', 'beast', 14, 'Phoenix', 'Phönix', {
    alsoSuits: ['flame', 'weather'],
    bonus: [immune()],
    penalty: [blankedWith('flood')],
  }),
  'phoenix-promo': card('FR55P', 'beast', 14, 'Phoenix (Promo)', 'Phönix (Promo)', {
    reprints: 'phoenix',
    alsoSuits: ['flame', 'weather'],
    bonus: [keepsSuits()],
    penalty: [blankedWith('flood')],
  }),
};
