import { amountOf, resourceName } from '../amounts.ts';
import { factionForms } from '../cards/factions.ts';
import { keywords } from '../keywords.ts';
import { countMonsters } from '../queries.ts';
import { gain } from '../rules/resources.ts';
import type { Conversion } from '../state.ts';
import type { Convert, Gain, GainForEachOther, PayCoins, Rage } from './language.ts';
import { type EffectWord, simply } from './word.ts';

const gainWord: EffectWord<Gain> = {
  run: (m, { resource, n }) => gain(m, resource, n),
  text: {
    en: ({ resource, n }) => `gain ${amountOf(n, resource, 'en')}`,
    de: ({ resource, n }) => `erhalte ${amountOf(n, resource, 'de')}`,
  },
};

const gainForEachOtherWord: EffectWord<GainForEachOther> = {
  run: (m, { resource, n, faction }) => gain(m, resource, n * (countMonsters(m, m.state.active, faction) - 1)),
  text: {
    en: ({ resource, n, faction }) =>
      `gain ${amountOf(n, resource, 'en')} for each ${factionForms[faction].en.otherMonster} that you have in play`,
    de: ({ resource, n, faction }) =>
      `erhalte ${amountOf(n, resource, 'de')} für jedes ${factionForms[faction].de.otherMonster}, das du im Spiel hast`,
  },
};

const rageWord: EffectWord<Rage> = {
  run: (m) => m.put({ op: 'rage', seat: m.state.active }),
  text: simply(keywords.rage.name),
};

/** Permissions for the same conversion add up. */
const convertWord: EffectWord<Convert> = {
  run: (m, { from, to, most }) => {
    const { state } = m;
    const isSame = (each: Conversion): boolean => each.from === from && each.to === to;
    const left = most + (state.conversions.find(isSame)?.left ?? 0);
    state.conversions = [...state.conversions.filter((each) => !isSame(each)), { from, to, left }];
    m.emit({ type: 'mayConvert', seat: state.active, data: { most, from, to } });
  },
  text: {
    en: ({ from, to, most }) =>
      `you may convert up to ${amountOf(most, from, 'en')} into ${resourceName(to, 'en')} this turn`,
    de: ({ from, to, most }) =>
      `du darfst in diesem Zug bis zu ${amountOf(most, from, 'de')} in ${resourceName(to, 'de')} umwandeln`,
  },
};

const payCoinsWord: EffectWord<PayCoins> = {
  can: ({ state }, { n }) => state.coins >= n,
  run: (m, { n }) => {
    m.state.coins -= n;
    m.emit({ type: 'paid', seat: m.state.active, data: { n } });
  },
  text: { en: ({ n }) => `pay ${amountOf(n, 'coins', 'en')}`, de: ({ n }) => `bezahle ${amountOf(n, 'coins', 'de')}` },
};

export const resourceWords = {
  gain: gainWord,
  gainForEachOther: gainForEachOtherWord,
  rage: rageWord,
  convert: convertWord,
  payCoins: payCoinsWord,
} as const;
