import { at } from '@tafelrunde/kernel';
import { clause, verb } from '@tafelrunde/words';
import { keywords } from '../keywords.ts';
import { loseLife } from '../rules/life.ts';
import { opponentOf } from '../state.ts';
import type { Curse, LoseLife, OpponentLoses } from './language.ts';
import { type EffectWord, keyword, THE_OTHER } from './word.ts';

const LOSE = verb('lose {n} life', 'verliere verlierst verliert verlieren | {n} Leben');

/** TL-185: only a price that one survives. */
const loseLifeWord: EffectWord<LoseLife> = {
  can: ({ state }, { n }) => at(state.life, state.active) > n,
  run: (m, { n }) => loseLife(m, m.state.active, n),
  says: ({ n }) => clause('you', LOSE, { n }),
};

const opponentLosesWord: EffectWord<OpponentLoses> = {
  run: (m, { n }) => loseLife(m, opponentOf(m.state.active), n),
  says: ({ n }) => clause(THE_OTHER, LOSE, { n }),
};

const curseWord: EffectWord<Curse> = {
  run: (m) => m.put({ op: 'curse', seat: opponentOf(m.state.active) }),
  says: keyword(keywords.curse.name),
};

export const lifeWords = { loseLife: loseLifeWord, opponentLoses: opponentLosesWord, curse: curseWord } as const;
