import { aim } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { per } from '../../effects/language/amounts.ts';
import { aHeroIn, aHeroInTown, aRoom, aSoul } from '../../effects/selectors/picks.ts';
import { discardHand, draw } from '../../effects/words/cards.ts';
import { bar, damage, health, remove, revive, toEntrance, toFirstRoom, toTown } from '../../effects/words/heroes.ts';
import { cancelSpell, roomGets } from '../../effects/words/lasting.ts';
import { caveIn, deactivate, placeExtra, stopBuilding } from '../../effects/words/rooms.ts';
import { spell } from '../card.ts';

/** The Spells of the base game. */
export const spells = {
  annihilator: spell(['Annihilator', 'Auslöscher'], 'adventure', 2, [
    roomGets(aim(aRoom('anybody', { type: 'trap' })), 'damage', 3),
  ]),
  assassin: spell(['Assassin', 'Assassine'], 'adventure', 3, [health(3, aim(aHeroIn('opponents')))]),
  'cave-in': spell(['Cave-In', 'Einsturz'], 'adventure', 2, [caveIn(aim(aRoom('you')))]),
  counterspell: spell(['Counterspell', 'Gegenzauber'], 'both', 2, [cancelSpell()], { answers: 'spell' }),
  exhaustion: spell(['Exhaustion', 'Erschöpfung'], 'adventure', 1, [damage(per('rooms'), aim(aHeroIn('you')))]),
  fear: spell(['Fear', 'Furcht'], 'adventure', 2, [toTown(aim(aHeroIn('anybody')))]),
  freeze: spell(['Freeze', 'Einfrieren'], 'both', 4, [deactivate(aim(aRoom('anybody')))]),
  'giant-size': spell(['Giant Size', 'Riesenwuchs'], 'adventure', 2, [
    roomGets(aim(aRoom('anybody', { type: 'monster' })), 'damage', 3),
  ]),
  jeopardy: spell(['Jeopardy', 'Risiko'], 'both', 2, [
    discardHand('everybody'),
    draw('spell', 1, 'everybody'),
    draw('room', 2, 'everybody'),
  ]),
  'kobold-strike': spell(['Kobold Strike', 'Koboldstreik'], 'build', 1, [stopBuilding()]),
  motivation: spell(['Motivation', 'Motivation'], 'build', 2, [ifThen(test('fewerRooms'), [placeExtra()])]),
  'princess-in-peril': spell(['Princess in Peril', 'Prinzessin in Gefahr'], 'build', 2, [toEntrance(aim(aHeroInTown))]),
  'soul-harvest': spell(['Soul Harvest', 'Seelenernte'], 'both', 1, [remove(aim(aSoul('you'))), draw('spell', 2)]),
  teleportation: spell(['Teleportation', 'Teleportation'], 'adventure', 2, [toFirstRoom(aim(aHeroIn('you')))]),
  trepidation: spell(['Trepidation', 'Beklemmung'], 'adventure', 1, [
    bar(aim({ pick: 'player', of: 'opponents', moreSouls: 2 })),
  ]),
  'zombie-attack': spell(['Zombie Attack', 'Zombieangriff'], 'build', 2, [revive(aim(aSoul('opponents')), 2)]),
};
