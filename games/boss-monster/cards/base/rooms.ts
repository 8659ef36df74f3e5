import { aim, may } from '@tafelrunde/words';
import { always, ONCE, use, when, whenBuilt, whenHeroDiesHere } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose, oneOf } from '../../effects/language/flow.ts';
import { ANY_CARD, ROOM, SPELL } from '../../effects/selectors/cards.ts';
import {
  aDiscarded,
  aHeroHere,
  aHeroInTown,
  anOpponentWith,
  aRoom,
  aSoul,
  aWound,
} from '../../effects/selectors/picks.ts';
import { discard, discardRandom, draw, take, takeDiscarded, takeRandom } from '../../effects/words/cards.ts';
import { damage, heal, kill, revive, sendBack, toEntrance } from '../../effects/words/heroes.ts';
import { cancelSpell, thisRound } from '../../effects/words/lasting.ts';
import { buildExtra, destroyOne, destroyThis, swapRooms } from '../../effects/words/rooms.ts';
import { advancedMonster, advancedTrap, monster, trap } from '../card.ts';

const MONSTER = { kind: 'room', type: 'monster' } as const;

/** The Rooms of the base game. */
export const rooms = {
  'dark-altar': trap(
    ['Dark Altar', 'Dunkler Altar'],
    [3, 1, { cleric: 2 }],
    use([take(aim(aDiscarded(ANY_CARD)))], { cost: [destroyThis()] }),
  ),
  'open-grave': trap(['Open Grave', 'Offenes Grab'], [2, 2, { cleric: 1 }], whenHeroDiesHere(takeDiscarded(ROOM))),
  'specters-sanctum': monster(
    ["Specter's Sanctum", 'Heiligtum des Schreckgespensts'],
    [3, 2, { cleric: 1 }],
    whenBuilt(choose(anOpponentWith(SPELL), [discardRandom(SPELL, 1, 'chosen')])),
  ),
  'succubus-spa': monster(
    ['Succubus Spa', 'Sukkubus-Spa'],
    [3, 1, { cleric: 1 }],
    whenHeroDiesHere(
      oneOf(
        [choose(anOpponentWith(ROOM), [takeRandom(ROOM, 'chosen')])],
        [choose(anOpponentWith(SPELL), [takeRandom(SPELL, 'chosen')])],
      ),
    ),
  ),
  'dracolich-lair': advancedMonster(
    ['Dracolich Lair', 'Höhle des Zombiedrachen'],
    [2, 3, { cleric: 1 }],
    use([take(aim(aDiscarded(ROOM)))], { cost: [discard(ROOM, 2)], ...ONCE }),
  ),
  'vampire-bordello': advancedMonster(
    ['Vampire Bordello', 'Vampirbordell'],
    [2, 3, { cleric: 1 }],
    whenHeroDiesHere(may([choose(aWound, [heal('chosen')])])),
  ),
  'goblin-armory': monster(
    ['Goblin Armory', 'Goblin-Waffenkammer'],
    [3, 1, { fighter: 2 }],
    always('damage', 1, { rooms: { type: 'monster', where: 'adjacent' } }),
  ),
  'golem-factory': monster(['Golem Factory', 'Golemfabrik'], [3, 2, { fighter: 1 }], whenHeroDiesHere(draw('room'))),
  'minotaurs-maze': monster(
    ["Minotaur's Maze", 'Labyrinth des Minotaurus'],
    [2, 0, { fighter: 1 }],
    when('heroEntered', { this: true }, [sendBack()]),
  ),
  'neanderthal-cave': monster(
    ['Neanderthal Cave', 'Neandertalerhöhle'],
    [3, 3, { fighter: 1 }],
    always('notCoveredByAdvanced', 1, { rooms: { where: 'this' } }),
  ),
  'beast-menagerie': advancedMonster(
    ['Beast Menagerie', 'Bestien-Gehege'],
    [2, 4, { fighter: 1 }],
    when('built', { another: true, room: { type: 'monster' } }, [draw('room')], ONCE),
  ),
  'monsters-ballroom': advancedMonster(
    ["Monster's Ballroom", 'Ballsaal der Monster'],
    [2, per('monsterRooms'), { fighter: 1 }],
  ),
  'brainsucker-hive': monster(
    ['Brainsucker Hive', 'Hirnsaugerstock'],
    [3, 2, { mage: 1 }],
    whenHeroDiesHere(may([draw('spell')])),
  ),
  'dark-laboratory': trap(
    ['Dark Laboratory', 'Dunkles Laboratorium'],
    [3, 1, { mage: 2 }],
    whenBuilt(draw('spell', 2), discard(SPELL)),
  ),
  'haunted-library': trap(['Haunted Library', 'Spukbibliothek'], [2, 1, { mage: 1 }], always('drawsSpell', 1)),
  'witchs-kitchen': monster(
    ["Witch's Kitchen", 'Hexenküche'],
    [3, 1, { mage: 1 }],
    use([draw('spell')], { cost: [discard(MONSTER)], ...ONCE }),
  ),
  'all-seeing-eye': advancedTrap(
    ['All-Seeing Eye', 'Allsehendes Auge'],
    [2, 3, { mage: 1 }],
    use([cancelSpell()], { cost: [discard(SPELL)], ...ONCE, answers: 'spell' }),
  ),
  'ligers-den': advancedMonster(
    ["Liger's Den", 'Ligerhöhle'],
    [2, 2, { mage: 1 }],
    when('spellResolved', {}, [draw('spell')], ONCE),
  ),
  'bottomless-pit': trap(
    ['Bottomless Pit', 'Bodenlose Grube'],
    [3, 1, { thief: 1 }],
    use([kill(aim(aHeroHere))], { cost: [destroyThis()] }),
  ),
  'boulder-ramp': trap(
    ['Boulder Ramp', 'Felsbrockenrampe'],
    [2, 1, { thief: 1 }],
    use([damage(5, aim(aHeroHere))], { cost: [destroyOne(aRoom('you', { where: 'other' }))] }),
  ),
  'dizzygas-hallway': trap(
    ['Dizzygas Hallway', 'Schwindelgas-Korridor'],
    [3, 1, { thief: 1 }],
    always('damage', 2, { rooms: { type: 'trap', where: 'right' } }),
  ),
  'jackpot-stash': trap(
    ['Jackpot Stash', 'Jackpot-Versteck'],
    [3, 1, { thief: 2 }],
    use([thisRound(always('doubleTreasure', 1, { rooms: { of: 'you' } }))], { cost: [destroyThis()] }),
  ),
  'recycling-center': advancedTrap(
    ['Recycling Center', 'Recyclinghof'],
    [2, 3, { thief: 1 }],
    when('destroyed', { another: true }, [may([draw('room', 2)])]),
  ),
  'the-crushinator': advancedTrap(
    ['The Crushinator', 'Der Zermaminator'],
    [2, 2, { thief: 1 }],
    use([thisRound(always('damage', 2, { rooms: { of: 'you' } }))], {
      cost: [destroyOne(aRoom('you', { where: 'other' }))],
      ...ONCE,
    }),
  ),
  'centipede-tunnel': monster(
    ['Centipede Tunnel', 'Tausendfüßlertunnel'],
    [2, 1, { fighter: 1, mage: 1 }],
    whenBuilt(may([swapRooms('anybody')])),
  ),
  'construction-zone': trap(
    ['Construction Zone', 'Baustelle'],
    [2, 1, { fighter: 1, thief: 1 }],
    whenBuilt(may([buildExtra()])),
  ),
  'dragon-hatchery': monster(
    ['Dragon Hatchery', 'Drachenbrutstätte'],
    [3, 0, { cleric: 1, fighter: 1, mage: 1, thief: 1 }],
  ),
  'mimic-vault': trap(
    ['Mimic Vault', 'Mimik-Tresor'],
    [2, 1, { mage: 1, thief: 1 }],
    whenBuilt(choose({ ...aHeroInTown, epic: false }, [toEntrance('chosen')])),
  ),
  'monstrous-monument': trap(
    ['Monstrous Monument', 'Monströses Monument'],
    [2, 1, { cleric: 1, fighter: 1 }],
    whenBuilt(takeDiscarded(MONSTER)),
  ),
  'torture-chamber': trap(
    ['Torture Chamber', 'Folterkammer'],
    [2, 1, { cleric: 1, thief: 1 }],
    use([discardRandom(ROOM, 1, aim(anOpponentWith(ROOM)))], { cost: [destroyThis()] }),
  ),
  'zombie-prison': monster(
    ['Zombie Prison', 'Zombiegefängnis'],
    [2, 1, { cleric: 1, mage: 1 }],
    use([revive(aim(aSoul('opponents')))], { cost: [destroyThis()] }),
  ),
};
