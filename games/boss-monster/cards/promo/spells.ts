import { aim, may } from '@tafelrunde/words';
import { choose } from '../../effects/language/flow.ts';
import { SPELL } from '../../effects/selectors/cards.ts';
import { aHeroIn, aHeroInTown, anOpponent } from '../../effects/selectors/picks.ts';
import { discard } from '../../effects/words/cards.ts';
import { toEntrance } from '../../effects/words/heroes.ts';
import { rollDamage } from '../../effects/words/luck.ts';
import { keepSpell } from '../../effects/words/souls.ts';
import { spell } from '../card.ts';

/** The Spells of the promo cards. */
export const spells = {
  tpk: { ...spell(['T.P.K.', 'T.P.K.'], 'both', 1, [keepSpell()]), scores: 2 },
  fireball: spell(['Fireball!', 'Feuerball!'], 'adventure', 2, [
    rollDamage(aim(aHeroIn('you'))),
    may([rollDamage('heroesHere')], { pay: [discard(SPELL)] }),
  ]),
  'agent-of-evil': spell(['Agent of Evil', 'Agent des Bösen'], 'build', 1, [
    choose(anOpponent, [toEntrance(aim(aHeroInTown), 'chosen')]),
  ]),
};
