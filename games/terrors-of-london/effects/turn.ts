import { at } from '@tafelrunde/kernel';
import { amountOf } from '../amounts.ts';
import { keywords } from '../keywords.ts';
import { hauntable, placeMarker } from '../rules/keywords.ts';
import type { ActivateHorde, ClaimNext, Discount, Haunt, HauntOne, Rally } from './language.ts';
import { type EffectWord, simply } from './word.ts';

/* Words that leave something behind: markers, and permissions for the rest of the turn. */

/** TL-137. */
const rallyWord: EffectWord<Rally> = {
  run: (m) => {
    const { rally, active } = m.state;
    rally[active] = at(rally, active) + 1;
    m.emit({ type: 'rallied', seat: active });
  },
  text: simply(keywords.rally.name),
};

/** TL-145: "this monster" is the source of the effect. */
const hauntWord: EffectWord<Haunt> = {
  run: (m) => {
    const { source } = m.vars;
    if (typeof source === 'number') placeMarker(m, source);
  },
  text: simply(keywords.haunt.name),
};

const hauntOneWord: EffectWord<HauntOne> = {
  can: (m) => hauntable(m, m.state.active).length > 0,
  run: (m) => m.put({ op: 'hauntOne', seat: m.state.active }),
  text: {
    en: () => 'HAUNT 1 of your monsters in play',
    de: () => 'SPUK für 1 deiner Monster im Spiel',
  },
};

const claimNextWord: EffectWord<ClaimNext> = {
  run: (m) => {
    m.state.claimNext = true;
    m.emit({ type: 'claimNext', seat: m.state.active });
  },
  text: {
    en: () => 'the next monster that you buy from the street this turn has CLAIM',
    de: () => 'das nächste Monster, das du in diesem Zug von der Straße kaufst, hat FORDERUNG',
  },
};

const discountWord: EffectWord<Discount> = {
  run: (m, { n }) => {
    m.state.discount += n;
    m.emit({ type: 'discount', seat: m.state.active, data: { n } });
  },
  text: {
    en: ({ n }) => `the next card that you buy this turn costs ${amountOf(n, 'coins', 'en')} less`,
    de: ({ n }) => `die nächste Karte, die du in diesem Zug kaufst, kostet ${amountOf(n, 'coins', 'de')} weniger`,
  },
};

/** TL-115. */
const activateHordeWord: EffectWord<ActivateHorde> = {
  run: (m) => m.put({ op: 'hordeAbility', seat: m.state.active }),
  text: {
    en: () => 'activate 1 unused horde ability of a monster that you have in play',
    de: () => 'aktiviere 1 ungenutzte Horden-Fähigkeit eines Monsters, das du im Spiel hast',
  },
};

export const turnWords = {
  rally: rallyWord,
  haunt: hauntWord,
  hauntOne: hauntOneWord,
  claimNext: claimNextWord,
  discount: discountWord,
  activateHorde: activateHordeWord,
} as const;
