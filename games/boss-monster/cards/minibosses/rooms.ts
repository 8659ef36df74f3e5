import { aim, may } from '@tafelrunde/words';
import { test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when, whenAppears, whenBuilt, whenHeroDiesHere } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose } from '../../effects/language/flow.ts';
import { ANY_CARD, MINIBOSS, ROOM_OR_SPELL, SPELL } from '../../effects/selectors/cards.ts';
import {
  aDiscarded,
  aHeroAt,
  aHeroHere,
  anOpponent,
  anOpponentWith,
  anybody,
  anyHero,
  aRoom,
  aTreasure,
  aWound,
} from '../../effects/selectors/picks.ts';
import {
  discard,
  discardRandom,
  discardThis,
  draw,
  take,
  takeDiscarded,
  takeRandom,
} from '../../effects/words/cards.ts';
import { coinOrDestroy, gain, giveCoins, pay, placeCoins, swapCoins } from '../../effects/words/coins.ts';
import { forgo, heal, health, hold, kill, toFirstRoom } from '../../effects/words/heroes.ts';
import { addTreasure, doubleDamage, offer, roomGets, thisRound } from '../../effects/words/lasting.ts';
import { showMinibosses } from '../../effects/words/minibosses.ts';
import { deactivate, destroyOne, destroyThis } from '../../effects/words/rooms.ts';
import { advancedMonster, advancedTrap, monster, trap } from '../card.ts';

const HERE = { rooms: { where: 'this' } } as const;
const FROM_HAND = { cost: [discardThis()], fromHand: true } as const;
const DESTROYED = { cost: [destroyThis()] } as const;

/** The Rooms of Rise of the Minibosses. */
export const rooms = {
  'spectral-bomb': trap(
    ['Spectral Bomb', 'Spektralbombe'],
    [1, 1, { cleric: 2 }],
    use([discardRandom(SPELL, 1, aim(anOpponentWith(SPELL)))], DESTROYED),
  ),
  'monster-academy': monster(
    ['Monster Academy', 'Monsterakademie'],
    [2, 1, { cleric: 2 }],
    whenAppears(showMinibosses(2)),
  ),
  'ancient-guardtower': trap(
    ['Ancient Guardtower', 'Uralter Wachturm'],
    [2, 2, { cleric: 1 }],
    whenBuilt(
      choose(anOpponent, [
        offer(use([takeRandom(SPELL, 'target')], { cost: [giveCoins(1, 'target')], if: test('targetHasSpell') })),
      ]),
    ),
  ),
  'tomb-of-terrors': trap(
    ['Tomb of Terrors', 'Grab des Schreckens'],
    [2, 2, { cleric: 1 }],
    use([take(aim(aDiscarded(ROOM_OR_SPELL)))], FROM_HAND),
  ),
  'imp-hoard': monster(
    ['Imp Hoard', 'Wichtelhort'],
    [2, 1, { cleric: 1 }],
    when('discarded', { who: 'opponents' }, [may([take('card')])], ONCE),
  ),
  'vampire-lab': monster(
    ['Vampire Lab', 'Vampirlabor'],
    [2, 2, { cleric: 1 }],
    when('appeared', { this: true }, [may([choose(aWound, [heal('chosen')])], { pay: [discard(MINIBOSS)] })], ONCE),
  ),
  'haunted-cavern': advancedMonster(
    ['Haunted Cavern', 'Spukgrotte'],
    [1, 3, { cleric: 1 }],
    use([hold(aim(aHeroAt('you')))], { cost: [pay(1)], ...ONCE }),
  ),
  'minion-clinic': advancedMonster(
    ['Minion Clinic', 'Schergenklinik'],
    [2, 3, { cleric: 1 }],
    whenBuilt(placeCoins(3, takeDiscarded(ANY_CARD))),
    always('damage', per('coinsHere', -1), HERE),
  ),
  'robbers-vault': advancedTrap(
    ["Robber's Vault", 'Räubertresor'],
    [1, 3, { cleric: 1 }],
    whenBuilt(choose(anOpponent, [swapCoins('chosen')])),
  ),
  'minotaur-catacombs': monster(
    ['Minotaur Catacombs', 'Katakomben des Minotaurus'],
    [1, 1, { fighter: 2 }],
    use([toFirstRoom(aim(aHeroHere))], DESTROYED),
  ),
  'goblin-market': monster(
    ['Goblin Market', 'Goblinmarkt'],
    [2, 1, { fighter: 2 }],
    when('built', { room: { where: 'adjacent' } }, [gain(2)]),
  ),
  'power-leech': monster(
    ['Power Leech', 'Kraftsauger'],
    [2, 1, { fighter: 1 }],
    always('damage', 2, { rooms: { type: 'monster', where: 'right' } }),
  ),
  'fetid-beast': monster(['Fetid Beast', 'Stinkbestie'], [2, 3, { fighter: 1 }], always('noMonsterBeside', 1, HERE)),
  'training-camp': monster(
    ['Training Camp', 'Trainingslager'],
    [2, 2, { fighter: 1 }],
    use([doubleDamage(aim(aRoom('you', { type: 'monster' })))], { cost: [discard(MINIBOSS)], ...ONCE }),
  ),
  'shrooman-aviary': monster(
    ['Shrooman Aviary', 'Pilzmenschen-Voliere'],
    [2, 2, { fighter: 1 }],
    use([health(3, aim(anyHero))], FROM_HAND),
  ),
  'dragons-nest': advancedMonster(
    ["Dragon's Nest", 'Drachennest'],
    [1, 4, { fighter: 1 }],
    whenAppears(thisRound(always('damage', per('icons'), { rooms: { type: 'monster', where: 'other' } }))),
  ),
  'doppelganger-hive': advancedMonster(
    ['Doppelganger Hive', 'Doppelgängerstock'],
    [2, 2, { fighter: 1 }],
    always('damage', per('lured'), HERE),
  ),
  'foyer-elemental': advancedMonster(
    ['Foyer Elemental', 'Foyer-Elementar'],
    [1, 4, { fighter: 1 }],
    when('heroSurvivedRoom', { this: true }, [gain(2)], ONCE),
  ),
  'mysterious-portal': trap(
    ['Mysterious Portal', 'Mysteriöses Portal'],
    [1, 1, { mage: 2 }],
    whenAppears(may([draw('spell')], { pay: [discard(MINIBOSS)] })),
  ),
  'alchemists-lab': trap(
    ["Alchemist's Lab", 'Labor des Alchemisten'],
    [2, 1, { mage: 2 }],
    when('spellResolved', {}, [gain(2)], ONCE),
  ),
  'black-market': monster(
    ['Black Market', 'Schwarzmarkt'],
    [2, 2, { mage: 1 }],
    when('destroyed', { who: 'anybody', room: { of: 'anybody' } }, [may([draw('spell')], { pay: [pay(1)] })], ONCE),
  ),
  'mind-thresher': monster(
    ['Mind Thresher', 'Geistdrescher'],
    [2, 2, { mage: 1 }],
    whenHeroDiesHere(may([draw('spell', 2)], { pay: [forgo('hero')] })),
  ),
  'cursed-well': trap(
    ['Cursed Well', 'Verfluchter Brunnen'],
    [2, 2, { mage: 1 }],
    use({ modes: [{ do: [draw('spell')] }, { do: [gain(2)] }] }, FROM_HAND),
  ),
  'loot-box': trap(['Loot Box', 'Lootbox'], [2, 1, { mage: 1 }], whenBuilt(may([draw('spell', 2)], { pay: [pay(2)] }))),
  'crystal-ballroom': advancedTrap(
    ['Crystal Ballroom', 'Kristallballsaal'],
    [1, 3, { mage: 1 }],
    whenBuilt(placeCoins(3, draw('spell'))),
    always('damage', per('coinsHere', -1), HERE),
  ),
  'efreets-chamber': advancedMonster(
    ["Efreet's Chamber", 'Kammer des Ifrit'],
    [2, 2, { mage: 1 }],
    use(
      {
        modes: [
          { do: [draw('spell'), roomGets('this', 'damage', -2)] },
          { cost: [discard(SPELL)], do: [roomGets('this', 'damage', 2)] },
        ],
      },
      { ...ONCE, if: test('heroAtEntrance') },
    ),
  ),
  magipede: advancedMonster(
    ['Magipede', 'Magifüßler'],
    [1, 2, { mage: 1 }],
    always('damage', per('spellsInHand'), HERE),
  ),
  'delvers-quarry': trap(
    ["Delver's Quarry", 'Steinbruch des Schürfers'],
    [1, 1, { thief: 2 }],
    whenAppears(draw('room')),
  ),
  'garbage-chute': trap(
    ['Garbage Chute', 'Müllschlucker'],
    [2, 1, { thief: 2 }],
    when('destroyed', { who: 'anybody', room: { of: 'anybody' } }, [gain(2)], ONCE),
  ),
  'unstable-mine': trap(['Unstable Mine', 'Instabile Mine'], [2, 2, { thief: 1 }], use([gain(3)], DESTROYED)),
  'sawtooth-pendulum': trap(
    ['Sawtoothed Pendulum', 'Sägezahnpendel'],
    [2, 1, { thief: 1 }],
    use([kill(aim({ ...aHeroHere, atMost: 3 }))], { cost: [pay(1)], ...ONCE }),
  ),
  'the-catapult': trap(
    ['The Catapult', 'Das Katapult'],
    [2, 2, { thief: 1 }],
    use([deactivate(aim(aRoom('opponents')))], { cost: [discard(MINIBOSS)], ...ONCE }),
  ),
  'endless-gallery': trap(
    ['Endless Gallery', 'Endlose Galerie'],
    [2, 2, { thief: 1 }],
    use([choose(aTreasure, [addTreasure(aim(anybody))])], DESTROYED),
  ),
  paywall: advancedTrap(
    ['Paywall', 'Bezahlschranke'],
    [1, 4, { thief: 1 }],
    use([roomGets('this', 'damage', -1)], { by: 'opponents', cost: [giveCoins(1, 'owner')] }),
  ),
  'living-trap': advancedTrap(
    ['Living Trap', 'Lebende Falle'],
    [2, 3, { thief: 1 }],
    use([kill(aim(aHeroHere))], { cost: [destroyOne(aRoom('you', { type: 'monster' }))] }),
  ),
  'the-dreadmill': advancedTrap(
    ['The Dreadmill', 'Die Schreckensmühle'],
    [1, 2, { thief: 1 }],
    when('buildTurnEnds', {}, [coinOrDestroy()]),
    always('damage', per('coinsHere'), HERE),
  ),
  'personnel-office': monster(
    ['Personnel Office', 'Personalbüro'],
    [2, 1, { fighter: 1, mage: 1 }],
    when('minibossPlayed', { who: 'opponents' }, [gain(1)], ONCE),
  ),
  'trophy-room': trap(
    ['Trophy Room', 'Trophäenzimmer'],
    [2, 1, { fighter: 1, thief: 1 }],
    whenAppears(gain(per('multiRooms'))),
  ),
  'lightning-rod': trap(['Lightning Rod', 'Blitzableiter'], [2, 1, { mage: 1, thief: 1 }], whenHeroDiesHere(gain(3))),
  'pixie-fountain': monster(
    ['Pixie Fountain', 'Feenquelle'],
    [2, 1, { cleric: 1, fighter: 1 }],
    use([gain(per('wounds'))], DESTROYED),
  ),
  'the-keystone': trap(
    ['The Keystone', 'Der Schlussstein'],
    [2, 1, { cleric: 1, thief: 1 }],
    use([gain(per('rooms'))], DESTROYED),
  ),
  'pool-of-shadows': trap(
    ['Pool of Shadows', 'Teich der Schatten'],
    [2, 1, { cleric: 1, mage: 1 }],
    use([gain(2)], { cost: [discard(SPELL)], ...ONCE }),
  ),
};
