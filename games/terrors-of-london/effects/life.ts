import { at } from '@tafelrunde/kernel';
import { keywords } from '../keywords.ts';
import { loseLife } from '../rules/life.ts';
import { opponentOf } from '../state.ts';
import type { Curse, LoseLife, OpponentLoses } from './language.ts';
import { type EffectWord, simply } from './word.ts';

/** TL-185: only a price that one survives. */
const loseLifeWord: EffectWord<LoseLife> = {
  can: ({ state }, { n }) => at(state.life, state.active) > n,
  run: (m, { n }) => loseLife(m, m.state.active, n),
  text: { en: ({ n }) => `lose ${n} life`, de: ({ n }) => `verliere ${n} Leben` },
};

const opponentLosesWord: EffectWord<OpponentLoses> = {
  run: (m, { n }) => loseLife(m, opponentOf(m.state.active), n),
  text: { en: ({ n }) => `the opponent loses ${n} life`, de: ({ n }) => `der Gegner verliert ${n} Leben` },
};

const curseWord: EffectWord<Curse> = {
  run: (m) => m.put({ op: 'curse', seat: opponentOf(m.state.active) }),
  text: simply(keywords.curse.name),
};

export const lifeWords = { loseLife: loseLifeWord, opponentLoses: opponentLosesWord, curse: curseWord } as const;
