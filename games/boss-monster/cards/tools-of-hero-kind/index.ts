import { aim, may } from '@tafelrunde/words';
import { ONCE, use, when } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { ROOM } from '../../effects/selectors/cards.ts';
import { aHeroInTown, anItem, anItemInTown } from '../../effects/selectors/picks.ts';
import { discard, draw } from '../../effects/words/cards.ts';
import { equip, seizeItem, turnDown, turnOwnDown, turnUp } from '../../effects/words/items.ts';
import { advancedMonster, advancedTrap, spell } from '../card.ts';
import { items } from './items.ts';

/** All cards of Tools of Hero-Kind. */
export const toolsOfHeroKind = {
  'burial-mound': advancedTrap(
    ['Burial Mound', 'Hügelgrab'],
    [1, 3, { cleric: 1 }],
    use([turnUp(aim(anItem('you', false)))], { cost: [discard(ROOM, 2)], ...ONCE }),
  ),
  'orcish-smithy': advancedMonster(
    ['Orcish Smithy', 'Orkschmiede'],
    [1, 3, { fighter: 1 }],
    use([choose({ ...aHeroInTown, bare: true }, [equip(aim(anItemInTown), 'chosen')])], { ...ONCE, phase: 'build' }),
  ),
  'artificers-workbench': advancedTrap(
    ["Artificer's Workbench", 'Werkbank des Tüftlers'],
    [1, 3, { mage: 1 }],
    use([draw('spell')], { cost: [turnOwnDown()], ...ONCE }),
  ),
  'magnetic-ceiling': advancedTrap(
    ['Magnetic Ceiling', 'Magnetdecke'],
    [1, 3, { thief: 1 }],
    when('heroEntered', { this: true, bearing: true }, [may([seizeItem('hero')])], ONCE),
  ),
  excavation: spell(['Excavation', 'Ausgrabung'], 'both', 2, {
    modes: [{ do: [turnUp(aim(anItem('anybody', false)))] }, { do: [turnDown(aim(anItem('anybody', true)))] }],
  }),
  ...items,
};
