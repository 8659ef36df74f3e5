import { allowed, clause, noun, OTHER, verb } from '@tafelrunde/words';
import { amount, resource as resourceSaid } from '../amounts.ts';
import { monsterOf } from '../cards/factions.ts';
import { keywords } from '../keywords.ts';
import { countMonsters } from '../queries.ts';
import { gain } from '../rules/resources.ts';
import type { Conversion } from '../state.ts';
import type { Convert, Gain, GainForEachOther, PayCoins, Rage } from './language.ts';
import { type EffectWord, keyword } from './word.ts';

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const GAIN_FOR_EACH = verb(
  'gain {what} for {each} that you have in play',
  'erhalte erhältst erhält erhalten | {what} für {each}, das du im Spiel hast',
);
const CONVERT = verb(
  'convert up to {from} into {to} this turn',
  'wandle wandelst wandelt wandeln um | in diesem Zug bis zu {from} in {to}',
);
const PAY = verb('pay {what}', 'bezahle bezahlst bezahlt bezahlen | {what}');

const gainWord: EffectWord<Gain> = {
  run: (m, { resource, n }) => gain(m, resource, n),
  says: ({ resource, n }) => clause('you', GAIN, { what: amount(n, resource) }),
};

const gainForEachOtherWord: EffectWord<GainForEachOther> = {
  run: (m, { resource, n, faction }) => gain(m, resource, n * (countMonsters(m, m.state.active, faction) - 1)),
  says: ({ resource, n, faction }) =>
    clause('you', GAIN_FOR_EACH, {
      what: amount(n, resource),
      each: noun(monsterOf[faction], 'each', { being: [OTHER] }),
    }),
};

const rageWord: EffectWord<Rage> = {
  run: (m) => m.put({ op: 'rage', seat: m.state.active }),
  says: keyword(keywords.rage.name),
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
  says: ({ from, to, most }) => allowed(clause('you', CONVERT, { from: amount(most, from), to: resourceSaid(to) })),
};

const payCoinsWord: EffectWord<PayCoins> = {
  can: ({ state }, { n }) => state.coins >= n,
  run: (m, { n }) => {
    m.state.coins -= n;
    m.emit({ type: 'paid', seat: m.state.active, data: { n } });
  },
  says: ({ n }) => clause('you', PAY, { what: amount(n, 'coins') }),
};

export const resourceWords = {
  gain: gainWord,
  gainForEachOther: gainForEachOtherWord,
  rage: rageWord,
  convert: convertWord,
  payCoins: payCoinsWord,
} as const;
