import { count } from '@tafelrunde/kernel';
import { type Condition, conditions, ifWordOf, noun, type Test } from '@tafelrunde/words';
import { type Faction, monsterOf } from '../cards/factions.ts';
import { hasMonster } from '../queries.ts';
import { type At, opponentOf, relics } from '../state.ts';
import { THE_OTHER } from './word.ts';

/* What an effect may depend on. */

const inPlay = (faction: Faction): Test<At, undefined> => {
  const monster = noun(monsterOf[faction], 'a');
  return {
    holds: (m) => hasMonster(m, m.state.active, faction),
    says: () => ({ en: `you have ${monster.en} in play`, de: `du ${monster.de.acc} im Spiel hast` }),
  };
};

const tests = {
  hordeFormed: {
    holds: (m) => m.state.hordeFormed,
    says: () => ({ en: 'you have formed a horde this turn', de: 'du in diesem Zug eine Horde gebildet hast' }),
  },
  opponentRelics: {
    holds: (m) => count(m, relics(opponentOf(m.state.active))) > 0,
    says: () => ({ en: `${THE_OTHER.en} has a relic`, de: `${THE_OTHER.de.nom} eine Reliquie hat` }),
  },
  undead: inPlay('undead'),
  beast: inPlay('beast'),
  mortal: inPlay('mortal'),
  spirit: inPlay('spirit'),
} as const satisfies Readonly<Record<string, Test<At, undefined>>>;

/** A faction: a monster of it is in play. */
export type TestName = keyof typeof tests;

const { holds, says } = conditions<TestName, At, undefined>(tests);

export const sayCondition = (condition: Condition<TestName>): ReturnType<typeof says> => says(condition);

export const ifWord = ifWordOf({
  holds: (m: At, condition: Condition<TestName>) => holds(m, condition, undefined),
  says,
});
