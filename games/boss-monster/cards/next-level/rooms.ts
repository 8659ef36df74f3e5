import { aim, may } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when, whenAppears, whenBuilt, whenHeroDiesHere } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose } from '../../effects/language/flow.ts';
import { ANY_CARD, ROOM, SPELL } from '../../effects/selectors/cards.ts';
import { aDiscarded, aHeroHere, anyHero, aRoom } from '../../effects/selectors/picks.ts';
import { discard, discardThis, draw, keepIt, showDamage, take, takeDiscarded } from '../../effects/words/cards.ts';
import { health, toFirstRoom, toTown } from '../../effects/words/heroes.ts';
import { cancelSpell, roomGets } from '../../effects/words/lasting.ts';
import { buildExtra, deactivate, destroy, destroyEach, destroyOne, destroyThis } from '../../effects/words/rooms.ts';
import { advancedMonster, advancedTrap, monster, trap } from '../card.ts';

const MONSTER = { kind: 'room', type: 'monster' } as const;
const TRAP = { kind: 'room', type: 'trap' } as const;
const ANOTHER = aRoom('you', { where: 'other' });

/** The Rooms of Next Level. */
export const rooms = {
  'dark-portal': trap(
    ['Dark Portal', 'Dunkles Portal'],
    [1, 1, { cleric: 2 }],
    use([take(aim(aDiscarded(ROOM)))], { cost: [discard(SPELL)], ...ONCE }),
  ),
  'imp-temple': monster(
    ['Imp Temple', 'Wichteltempel'],
    [2, 1, { cleric: 2 }],
    when('discarded', { who: 'opponents', by: 'you' }, [keepIt()], ONCE),
  ),
  'madmans-manor': trap(
    ["Madman's Manor", 'Villa des Wahnsinnigen'],
    [2, 2, { cleric: 1 }],
    whenHeroDiesHere(takeDiscarded(SPELL)),
  ),
  'arcane-crypt': trap(
    ['Arcane Crypt', 'Arkane Krypta'],
    [2, 1, { cleric: 1 }],
    whenAppears(may([takeDiscarded(SPELL)])),
  ),
  'haunted-hall': monster(
    ['Haunted Hall', 'Spukhalle'],
    [2, 2, { cleric: 1 }],
    use([toTown(aim(aHeroHere))], { cost: [destroyThis()] }),
  ),
  'inner-sanctum': trap(
    ['Inner Sanctum', 'Inneres Heiligtum'],
    [2, 2, { cleric: 1 }],
    when('roundEnd', { if: test('nobodyEnteredHere') }, [may([draw('room')])]),
  ),
  'incubus-gym': advancedMonster(
    ['Incubus Gym', 'Inkubus-Fitnessstudio'],
    [1, 4, { cleric: 1 }],
    whenBuilt(discard(ROOM, 1, 'opponents')),
  ),
  'dragon-graveyard': advancedTrap(
    ['Dragon Graveyard', 'Drachenfriedhof'],
    [2, 4, { cleric: 1 }],
    when('tookDiscarded', {}, [draw('room')], ONCE),
  ),
  'wraiths-throne': advancedMonster(
    ["Wraith's Throne", 'Thron des Gespensts'],
    [1, 3, { cleric: 1 }],
    whenHeroDiesHere(discard(SPELL, 1, 'opponents')),
  ),
  'rust-monster-pen': monster(
    ['Rust Monster Pen', 'Rostmonsterpferch'],
    [1, 1, { fighter: 2 }],
    use([roomGets(aim(aRoom('anybody', { type: 'trap' })), 'damage', -1)], { cost: [discard(MONSTER)], ...ONCE }),
  ),
  'goblin-nursery': monster(
    ['Goblin Nursery', 'Goblinkrippe'],
    [2, 1, { fighter: 2 }],
    always('damage', 2, { rooms: { type: 'monster', where: 'left' } }),
  ),
  'barbarian-hall': monster(['Barbarian Hall', 'Barbarenhalle'], [2, 3, { fighter: 1 }], whenBuilt(discard(SPELL))),
  'spawn-point': monster(['Spawn Point', 'Spawnpunkt'], [2, 2, { fighter: 1 }], whenHeroDiesHere(draw('room', 2))),
  'fangroot-garden': monster(
    ['Fangroot Garden', 'Fangwurzelgarten'],
    [2, 2, { fighter: 1 }],
    whenHeroDiesHere(may([buildExtra()])),
  ),
  'shrooman-cave': monster(
    ['Shrooman Cave', 'Pilzmenschenhöhle'],
    [2, 1, { fighter: 1 }],
    whenAppears(choose(aRoom('anybody', { type: 'monster', where: 'other' }), [roomGets('chosen', 'damage', 3)])),
  ),
  'goblin-mess-hall': advancedMonster(
    ['Goblin Mess Hall', 'Goblinkantine'],
    [2, 3, { fighter: 1 }],
    always('damage', 1, { rooms: { type: 'monster', where: 'other' } }),
  ),
  'megaworm-burrow': advancedMonster(
    ['Megaworm Burrow', 'Megawurmbau'],
    [1, 4, { fighter: 1 }],
    whenBuilt(choose(aRoom('anybody', { advanced: true }), [destroy('chosen')])),
  ),
  'the-arena': advancedMonster(
    ['The Arena', 'Die Arena'],
    [1, 2, { fighter: 1 }],
    use([showDamage(MONSTER), roomGets('this', 'damage', per('shown'))], ONCE),
  ),
  'antimagic-zone': trap(
    ['Antimagic Zone', 'Antimagische Zone'],
    [1, 1, { mage: 2 }],
    use([cancelSpell()], { cost: [discardThis()], answers: 'spell', fromHand: true }),
  ),
  'lost-library': trap(
    ['Lost Library', 'Verlorene Bibliothek'],
    [2, 1, { mage: 2 }],
    use([draw('spell', 2), discard(SPELL)], { cost: [destroyThis()] }),
  ),
  'frostbat-cave': monster(
    ['Frostbat Cave', 'Frostfledermaushöhle'],
    [2, 2, { mage: 1 }],
    use([deactivate(aim(aRoom('anybody', { where: 'other' })))], { cost: [destroyThis()] }),
  ),
  'spellslime-pit': monster(
    ['Spellslime Pit', 'Zauberschleimgrube'],
    [2, 2, { mage: 1 }],
    when('spellResolved', {}, [roomGets('this', 'damage', 1)]),
  ),
  observatory: trap(
    ['Observatory', 'Observatorium'],
    [2, 2, { mage: 1 }],
    use([draw('spell')], { cost: [discard(SPELL)], ...ONCE }),
  ),
  'sorcerobe-school': monster(
    ['Sorcerobe School', 'Zauberrobenschule'],
    [2, 1, { mage: 1 }],
    whenAppears(draw('spell')),
  ),
  'hall-of-mirrors': advancedTrap(
    ['Hall of Mirrors', 'Spiegelsaal'],
    [2, 2, { mage: 1 }],
    when('spellResolved', { who: 'opponents' }, [draw('spell')], ONCE),
  ),
  'elemental-generator': advancedMonster(
    ['Elemental Generator', 'Elementargenerator'],
    [1, 3, { mage: 1 }],
    always('damage', per('spellsInHand'), { rooms: { where: 'this' } }),
  ),
  'brainsucker-queen': advancedMonster(
    ['Brainsucker Queen', 'Hirnsaugerkönigin'],
    [1, 3, { mage: 1 }],
    whenHeroDiesHere(draw('spell', 2), discard(SPELL)),
  ),
  'bullet-builder': trap(
    ['Bullet Builder', 'Kugelbauer'],
    [1, 1, { thief: 2 }],
    use([roomGets(aim(aRoom('anybody', { type: 'monster' })), 'damage', -1)], { cost: [discard(TRAP)], ...ONCE }),
  ),
  'wreck-room': trap(
    ['Wreck Room', 'Abrissraum'],
    [2, 1, { thief: 2 }],
    use([draw('room')], { cost: [destroyOne(ANOTHER)], ...ONCE }),
  ),
  'deadly-treadmill': trap(
    ['Deadly Treadmill', 'Tödliches Laufband'],
    [2, 2, { thief: 1 }],
    use([draw('room')], { cost: [discard(ROOM)], ...ONCE }),
  ),
  'collapsing-bridge': trap(
    ['Collapsing Bridge', 'Einstürzende Brücke'],
    [2, 1, { thief: 1 }],
    when('heroSurvivedRoom', { this: true }, [roomGets('this', 'damage', 3)], ONCE),
  ),
  'spiked-pit': trap(['Spiked Pit', 'Stachelgrube'], [2, 1, { thief: 1 }], whenAppears(roomGets('this', 'damage', 3))),
  decapitator: trap(
    ['Decapitator', 'Enthaupter'],
    [2, 2, { thief: 1 }],
    use([roomGets(aim(aRoom('anybody', { where: 'other' })), 'noTreasure')], { cost: [destroyThis()], phase: 'build' }),
  ),
  'chump-chomper': advancedTrap(
    ['Chump Chomper', 'Trottelfresser'],
    [1, 2, { thief: 1 }],
    use([roomGets('this', 'damage', 4)], { cost: [destroyOne(ANOTHER)], ...ONCE }),
  ),
  'blockpile-puzzle': advancedTrap(
    ['Blockpile Puzzle', 'Blockstapelpuzzle'],
    [2, 5, { thief: 1 }],
    when('roundEnd', {}, [choose(aRoom('you'), [destroy('chosen')])]),
  ),
  'the-smashinator': advancedTrap(
    ['The Smashinator', 'Der Zerschmetterminator'],
    [1, 3, { thief: 1 }],
    use([roomGets('this', 'damage', 6)], { cost: [destroyEach(ANOTHER)], ...ONCE }),
  ),
  'warp-tube': trap(
    ['Warp Tube', 'Warp-Röhre'],
    [2, 1, { fighter: 1, mage: 1 }],
    use([toFirstRoom(aim(aHeroHere))], { cost: [destroyThis()] }),
  ),
  'bom-boy-factory': trap(
    ['Bom-Boy Factory', 'Bom-Boy-Fabrik'],
    [2, 3, { fighter: 1, thief: 1 }],
    when('heroDied', { this: true }, [destroyThis()]),
    when('heroSurvivedRoom', { this: true }, [destroyThis()]),
  ),
  'hatchlings-hoard': advancedMonster(
    ["Hatchling's Hoard", 'Hort des Schlüpflings'],
    [3, 2, { cleric: 1, fighter: 1, mage: 1, thief: 1 }],
  ),
  'genie-lounge': monster(
    ['Genie Lounge', 'Dschinn-Lounge'],
    [2, 1, { mage: 1, thief: 1 }],
    whenBuilt(ifThen(test('noSpellInHand'), [draw('spell')])),
  ),
  'werewolf-den': monster(
    ['Werewolf Den', 'Werwolfhöhle'],
    [2, 1, { cleric: 1, fighter: 1 }],
    use([health(1, aim(anyHero))], { cost: [discard(ANY_CARD)], ...ONCE }),
  ),
  'cursed-tomb': trap(
    ['Cursed Tomb', 'Verfluchtes Grabmal'],
    [2, 1, { cleric: 1, thief: 1 }],
    when('destroyed', { this: true }, [discard(ROOM, 2, 'opponents')]),
  ),
  'save-point': trap(
    ['Save Point', 'Speicherpunkt'],
    [2, 0, { cleric: 1, mage: 1 }],
    use([take(aim({ ...aDiscarded(SPELL), played: true }))], { cost: [destroyThis()] }),
  ),
};
