import { aim } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose } from '../../effects/language/flow.ts';
import { aHeroIn, aRoom, aWound } from '../../effects/selectors/picks.ts';
import { claim, damage, heal, health, kill } from '../../effects/words/heroes.ts';
import { roomGets } from '../../effects/words/lasting.ts';
import { spell } from '../card.ts';

/** The Spells of Crash Landing. */
export const spells = {
  'finish-him': spell(['Finish Him!', 'Mach ihn fertig!'], 'adventure', 1, {
    modes: [
      { do: [kill(aim({ ...aHeroIn('anybody'), atMost: 2 }))] },
      { do: [ifThen(test('fewerSouls'), [claim(aim({ pick: 'wound', of: 'opponents', thisRound: true }))])] },
    ],
  }),
  'essence-transfer': spell(['Essence Transfer', 'Essenzübertragung'], 'adventure', 2, [
    health(per('wounds'), aim(aHeroIn('opponents'))),
  ]),
  'healing-tank': spell(['Healing Tank', 'Heiltank'], 'adventure', 1, [
    ifThen(test('luredExactly', 0), [choose({ ...aWound, epic: false }, [heal('chosen')])]),
  ]),
  meteorite: spell(['Meteorite', 'Meteorit'], 'build', 1, [
    roomGets(aim(aRoom('anybody')), 'treasure', 1, { treasure: 'explorer' }),
  ]),
  'not-dead-yet': spell(['Not Dead Yet', 'Noch nicht tot'], 'adventure', 2, [damage(per('wounds'), 'heroesOfYours')]),
};
