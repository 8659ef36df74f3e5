import { at } from '@tafelrunde/kernel';
import { clause, kind, noun, verb } from '@tafelrunde/words';
import { amount } from '../amounts.ts';
import { keywords } from '../keywords.ts';
import { hauntable, placeMarker } from '../rules/keywords.ts';
import type { ActivateHorde, ClaimNext, Discount, Haunt, HauntOne, Rally } from './language.ts';
import { CARD, type EffectWord, keyword } from './word.ts';

/* Words that leave something behind: markers, and permissions for the rest of the turn. */

const HAUNT_ONE = verb(
  'HAUNT 1 of your monsters in play',
  'lege legst legt legen | einen SPUK-Marker auf 1 deiner Monster im Spiel',
);
const HAVE_CLAIM = verb('have CLAIM', '- hast hat haben | FORDERUNG');
const COST = verb('cost {what} less', '- kostest kostet kosten | {what} weniger');
const ACTIVATE_HORDE = verb(
  'activate 1 unused horde ability of a monster that you have in play',
  'aktiviere aktivierst aktiviert aktivieren | 1 ungenutzte Horden-Fähigkeit eines Monsters, das du im Spiel hast',
);

const NEXT = { en: 'next', de: 'nächst' } as const;
const MONSTER = kind('monster', 'das Monster/Monster');

/** TL-137. */
const rallyWord: EffectWord<Rally> = {
  run: (m) => {
    const { rally, active } = m.state;
    rally[active] = at(rally, active) + 1;
    m.emit({ type: 'rallied', seat: active });
  },
  says: keyword(keywords.rally.name),
};

/** TL-145: "this monster" is the source of the effect. */
const hauntWord: EffectWord<Haunt> = {
  run: (m) => {
    const { source } = m.vars;
    if (typeof source === 'number') placeMarker(m, source);
  },
  says: keyword(keywords.haunt.name),
};

const hauntOneWord: EffectWord<HauntOne> = {
  can: (m) => hauntable(m, m.state.active).length > 0,
  run: (m) => m.put({ op: 'hauntOne', seat: m.state.active }),
  says: () => clause('you', HAUNT_ONE),
};

const claimNextWord: EffectWord<ClaimNext> = {
  run: (m) => {
    m.state.claimNext = true;
    m.emit({ type: 'claimNext', seat: m.state.active });
  },
  says: () =>
    clause(
      noun(MONSTER, 'the', {
        being: [NEXT],
        after: { en: 'that you buy from the street this turn', de: ', das du in diesem Zug von der Straße kaufst,' },
      }),
      HAVE_CLAIM,
    ),
};

const discountWord: EffectWord<Discount> = {
  run: (m, { n }) => {
    m.state.discount += n;
    m.emit({ type: 'discount', seat: m.state.active, data: { n } });
  },
  says: ({ n }) =>
    clause(
      noun(CARD, 'the', {
        being: [NEXT],
        after: { en: 'that you buy this turn', de: ', die du in diesem Zug kaufst,' },
      }),
      COST,
      { what: amount(n, 'coins') },
    ),
};

/** TL-115. */
const activateHordeWord: EffectWord<ActivateHorde> = {
  run: (m) => m.put({ op: 'hordeAbility', seat: m.state.active }),
  says: () => clause('you', ACTIVATE_HORDE),
};

export const turnWords = {
  rally: rallyWord,
  haunt: hauntWord,
  hauntOne: hauntOneWord,
  claimNext: claimNextWord,
  discount: discountWord,
  activateHorde: activateHordeWord,
} as const;
