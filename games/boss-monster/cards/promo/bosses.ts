import { aim, may } from '@tafelrunde/words';
import { always, ONCE, use, when } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { aHeroInRoom, anOpponent, anybody, aRoom, aSoul } from '../../effects/selectors/picks.ts';
import { rearrange } from '../../effects/words/arranging.ts';
import { discard } from '../../effects/words/cards.ts';
import { claim } from '../../effects/words/heroes.ts';
import { restOfGame, thisRound } from '../../effects/words/lasting.ts';
import { rollDamage } from '../../effects/words/luck.ts';
import { searchSpell } from '../../effects/words/offering.ts';
import { destroy } from '../../effects/words/rooms.ts';
import { copyBoss, moreSouls } from '../../effects/words/souls.ts';
import { addTokens } from '../../effects/words/tokens.ts';
import { boss } from '../card.ts';

/** The Bosses of the promo cards. */
export const bosses = {
  'kirax-promo': boss(
    ['Kirax', 'Kirax'],
    1000,
    'thief',
    restOfGame(always('dungeonTreasure', 1, { treasure: 'cleric' })),
    restOfGame(always('dungeonTreasure', 1, { treasure: 'fighter' })),
    restOfGame(always('dungeonTreasure', 1, { treasure: 'mage' })),
  ),
  hellcow: boss(['Hellcow', 'Hellcow'], 950, 'fighter', may([choose(anybody, [rearrange('chosen')])])),
  'the-brothers-wise': boss(['The Brothers Wise', 'The Brothers Wise'], 700, 'mage', may([searchSpell()])),
  kawnee: boss(
    ["Kaw'nee", "Kaw'nee"],
    575,
    'cleric',
    may([choose({ ...aSoul('opponents'), epic: false }, [claim('chosen')])]),
  ),
  scythe: boss(['Scythe', 'Scythe'], 775, 'fighter', restOfGame(always('damage', 3, { rooms: { where: 'last' } }))),
  jarin: boss(['Jarin', 'Jarin'], 675, 'mage', moreSouls(1)),
  elicon: boss(['Elicon', 'Elicon'], 875, 'thief', thisRound(always('doubleTreasure', 1, { rooms: { of: 'you' } }))),
  mirrax: boss(['Mirrax', 'Mirrax'], 2000, 'thief', choose(anOpponent, [copyBoss('chosen')])),
  chase: boss(
    ['Chase', 'Chase'],
    499,
    'cleric',
    restOfGame(use([addTokens(1, aim(aRoom('you')))], { cost: [discard({ kind: 'room', advanced: true })], ...ONCE })),
  ),
  greg: boss(
    ['Greg', 'Greg'],
    899,
    'fighter',
    restOfGame(when('built', { room: { type: 'monster' } }, [may([addTokens(1, 'room')])])),
  ),
  explodo: boss(
    ['Explodo', 'Explodo'],
    699,
    'thief',
    restOfGame(use([rollDamage(aim(aHeroInRoom('you'))), destroy('itsRoom')], ONCE)),
  ),
};
