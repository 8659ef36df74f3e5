import { blankedWith, blanks, blanksLoners } from '../effects/score-blanking.ts';
import { each, eachAndFor, exactly, firstAndFurther, withAny } from '../effects/score-counting.ts';
import { allDifferentSuits } from '../effects/score-patterns.ts';
import {
  clearsWord,
  drawsTopCard,
  protects,
  protectsSuit,
  standsFor,
  takesFromDeck,
  takesFromDiscard,
} from '../effects/score-powers.ts';
import { bestStrength, sumOfStrengths } from '../effects/score-strengths.ts';
import { inDiscard, inDiscardAndFor, perOtherPlayer, unclearedPenalties } from '../effects/score-table.ts';
import { except, other } from '../effects/score-who.ts';
import { type CardSet, card } from './card.ts';
import type { HoardId } from './ids.ts';

/** The 23 suit cards of The Cursed Hoard: 15 new ones and eight new printings (FR-032, FR-033). */
export const hoardCards: CardSet<HoardId> = {
  dungeon: card('CH01', 'building', 7, 'Dungeon', 'Verlies', {
    bonus: [
      firstAndFurther(10, 5, 'undead', 'beast', 'artifact'),
      each(5, 'necromancer', 'warlock-lord', 'demon'), // for the suit and for the name (FR-125)
    ],
  }),
  castle: card('CH02', 'building', 10, 'Castle', 'Burg', {
    bonus: [withAny(10, 'leader'), withAny(10, 'army'), withAny(10, 'land'), firstAndFurther(10, 5, other('building'))],
  }),
  crypt: card('CH03', 'building', 21, 'Crypt', 'Gruft', {
    bonus: [sumOfStrengths('undead')],
    penalty: [blanks('leader')],
  }),
  chapel: card('CH04', 'building', 2, 'Chapel', 'Kapelle', {
    bonus: [exactly(40, 2, 'leader', 'wizard', 'outsider', 'undead')],
  }),
  garden: card('CH05', 'land', 11, 'Garden', 'Garten', {
    bonus: [each(11, 'leader', 'beast')],
    penalty: [blankedWith('undead', 'necromancer', 'demon')],
  }),
  genie: card('CH06', 'outsider', -50, 'Genie', 'Dschinn', { bonus: [perOtherPlayer(10), takesFromDeck()] }),
  judge: card('CH07', 'outsider', 11, 'Judge', 'Richter', { bonus: [unclearedPenalties(10)] }),
  angel: card('CH08', 'outsider', 16, 'Angel', 'Engel', { bonus: [protects()] }),
  leprechaun: card('CH09', 'outsider', 20, 'Leprechaun', 'Kobold', { bonus: [drawsTopCard()] }),
  demon: card('CH10', 'outsider', 45, 'Demon', 'Dämon', { penalty: [blanksLoners('outsider')] }),
  'dark-queen': card('CH11', 'undead', 10, 'Dark Queen', 'Dunkle Königin', {
    bonus: [inDiscardAndFor(5, 'unicorn', 'land', 'flood', 'flame', 'weather')],
  }),
  ghoul: card('CH12', 'undead', 8, 'Ghoul', 'Ghul', {
    bonus: [inDiscard(4, 'wizard', 'leader', 'army', 'beast', 'undead')],
  }),
  specter: card('CH13', 'undead', 12, 'Specter', 'Gespenst', {
    bonus: [inDiscard(6, 'wizard', 'artifact', 'outsider')],
  }),
  lich: card('CH14', 'undead', 13, 'Lich', 'Lich', {
    bonus: [eachAndFor(10, 'necromancer', other('undead')), protectsSuit('undead')],
  }),
  'death-knight': card('CH15', 'undead', 14, 'Death Knight', 'Todesritter', {
    bonus: [inDiscard(7, 'weapon', 'army')],
  }),
  'bell-tower-ch': card('CH16', 'building', 8, 'Bell Tower', 'Glockenturm', {
    reprints: 'bell-tower',
    bonus: [withAny(15, 'wizard', 'undead')],
  }),
  'fountain-of-life-ch': card('CH17', 'flood', 1, 'Fountain of Life', 'Quelle des Lebens', {
    reprints: 'fountain-of-life',
    bonus: [bestStrength('building', 'weapon', 'flood', 'flame', 'land', 'weather')],
  }),
  'great-flood-ch': card('CH18', 'flood', 32, 'Great Flood', 'Große Flut', {
    reprints: 'great-flood',
    penalty: [blanks('army', 'building', except('land', 'mountain'), except('flame', 'lightning'))],
  }),
  'rangers-ch': card('CH19', 'army', 5, 'Rangers', 'Waldläufer', {
    reprints: 'rangers',
    bonus: [each(10, 'land', 'building'), clearsWord('army', 'all')],
  }),
  'necromancer-ch': card('CH20', 'wizard', 3, 'Necromancer', 'Totenbeschwörer', {
    reprints: 'necromancer',
    bonus: [takesFromDiscard('army', 'leader', 'wizard', 'beast', 'undead'), protectsSuit('undead')],
  }),
  'world-tree-ch': card('CH21', 'artifact', 2, 'World Tree', 'Weltenbaum', {
    reprints: 'world-tree',
    bonus: [allDifferentSuits(70)],
  }),
  'shapeshifter-ch': card('CH22', 'wild', 0, 'Shapeshifter', 'Gestaltwandler', {
    reprints: 'shapeshifter',
    bonus: [standsFor('artifact', 'leader', 'wizard', 'weapon', 'beast', 'undead')],
  }),
  'mirage-ch': card('CH23', 'wild', 0, 'Mirage', 'Spiegelung', {
    reprints: 'mirage',
    bonus: [standsFor('army', 'building', 'land', 'weather', 'flood', 'flame')],
  }),
};
