import { aim, may } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { when } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { choose, target } from '../../effects/language/flow.ts';
import { ROOM, SPELL } from '../../effects/selectors/cards.ts';
import {
  aHeroIn,
  anOldTreasure,
  anOpponent,
  anOpponentWith,
  anybody,
  aRoom,
  aSoul,
} from '../../effects/selectors/picks.ts';
import { discard, draw, give, mayTakeSeen } from '../../effects/words/cards.ts';
import { bar, cure, damage, denyVictory, health, kill, remove, skip, toEntrance } from '../../effects/words/heroes.ts';
import { roomGets, thisRound } from '../../effects/words/lasting.ts';
import { buildOver, destroy, giveRoom, swapRooms } from '../../effects/words/rooms.ts';
import { spell } from '../card.ts';

/** The Spells of Next Level. */
export const spells = {
  'all-your-base': spell(['All Your Base', 'All eure Basis'], 'build', 1, [
    mayTakeSeen(aim(anOpponentWith(ROOM)), ROOM),
  ]),
  'another-castle': spell(['Another Castle', 'Ein anderes Schloss'], 'adventure', 2, [
    target(aim(aHeroIn('you'))),
    choose(anOpponent, [toEntrance('target', 'chosen')]),
  ]),
  'fairy-fountain': spell(['Fairy Fountain', 'Feenbrunnen'], 'build', 2, [
    roomGets(aim(aRoom('anybody')), 'noDamage', 1, { kept: true }),
    thisRound(when('heroEntered', { who: 'anybody', room: { where: 'target', kept: true } }, [health(1, 'hero')])),
  ]),
  'its-on': spell(["It's On!", "Jetzt gilt's!"], 'adventure', 2, {
    modes: [
      { do: [kill(aim({ ...aHeroIn('you'), atMost: 3 }))] },
      { do: [ifThen(test('woundsAtLeast', 3), [kill(aim(aHeroIn('you')))])] },
    ],
  }),
  'hiring-spree': spell(['Hiring Spree', 'Einstellungswelle'], 'build', 2, [
    draw('room', 3),
    choose(anOpponent, [give(ROOM, 'chosen')]),
  ]),
  'lightning-bolt': spell(['Lightning Bolt!', 'Blitzschlag!'], 'adventure', 2, [
    damage(3, aim(aHeroIn('you'))),
    may([damage(3, 'heroesAtEntrance')], { pay: [discard(SPELL)] }),
  ]),
  'meddling-kids': spell(['Meddling Kids!', 'Neugierige Gören!'], 'both', 1, {
    modes: [
      { do: [roomGets(aim(aRoom('anybody')), 'noAbility')] },
      { do: [denyVictory(aim({ ...anybody, entered: 3 }))] },
    ],
  }),
  'oh-yeah': spell(['Oh, Yeah!', 'Oh, ja!'], 'both', 1, {
    modes: [
      { do: [swapRooms('you')] },
      { do: [ifThen(test('destroyedAtLeast', 2), [destroy(aim(aRoom('anybody')))])] },
    ],
  }),
  'party-up': spell(['Party Up', 'Partybildung'], 'adventure', 2, [
    target(aim(anybody)),
    thisRound(when('heroEnteredDungeon', { who: 'target' }, [health(1, 'hero')])),
  ]),
  pause: spell(['Pause', 'Pause'], 'adventure', 2, [cure('heroesInside'), toEntrance('heroesInside'), bar('you')]),
  pity: spell(['Pity', 'Mitleid'], 'adventure', 2, [remove(aim(aHeroIn('opponents')))]),
  'secret-stash': spell(['Secret Stash', 'Geheimversteck'], 'build', 2, [
    target(aim(aRoom('you'))),
    choose(anOldTreasure, [roomGets('target', 'treasure', 1, { treasure: 'chosen' })]),
  ]),
  shortcut: spell(['Shortcut!', 'Abkürzung!'], 'adventure', 2, {
    modes: [{ do: [skip(aim(aHeroIn('anybody')), 1)] }, { do: [skip(aim({ ...aHeroIn('anybody'), rooms: 5 }), 2)] }],
  }),
  'super-effective': spell(['Super Effective!', 'Sehr effektiv!'], 'adventure', 2, {
    modes: [
      { do: [roomGets(aim(aRoom('you')), 'damage', 2)] },
      { do: [ifThen(test('luredExactly', 1), [roomGets(aim(aRoom('you')), 'damage', 4)])] },
    ],
  }),
  'surprise-gift': spell(['Surprise Gift', 'Überraschungsgeschenk'], 'build', 2, [giveRoom()]),
  'undead-minion': spell(['Undead Minion', 'Untoter Scherge'], 'adventure', 2, [
    target(aim(aHeroIn('you'))),
    choose(aSoul('you'), [remove('chosen'), damage(per('removedHealth'), 'target')]),
  ]),
  'wild-monster': spell(['Wild Monster', 'Wildes Monster'], 'adventure', 2, [
    buildOver({ kind: 'room', type: 'monster' }),
  ]),
};
