import { blankedWith, blankedWithout, blanks, blanksAllBut } from '../effects/score-blanking.ts';
import { each, eachAndFor, withAll, withAny, without } from '../effects/score-counting.ts';
import { allDifferentSuits, runs, sets } from '../effects/score-patterns.ts';
import { oneOf, provided } from '../effects/score-points.ts';
import {
  changesSuit,
  clears,
  clearsAll,
  clearsOne,
  clearsWord,
  copies,
  standsFor,
  takesFromDiscard,
} from '../effects/score-powers.ts';
import { bestStrength, sumOfStrengths } from '../effects/score-strengths.ts';
import { except, other } from '../effects/score-who.ts';
import { type CardSet, card } from './card.ts';
import type { BaseId } from './ids.ts';

/** The 53 cards of the base game (FR-001). */
export const baseCards: CardSet<BaseId> = {
  mountain: card('FR01', 'land', 9, 'Mountain', 'Gebirge', {
    bonus: [withAll(50, ['smoke'], ['wildfire']), clears('flood')],
  }),
  cavern: card('FR02', 'land', 6, 'Cavern', 'Höhle', {
    bonus: [withAny(25, 'dwarvish-infantry', 'dragon'), clears('weather')],
  }),
  'bell-tower': card('FR03', 'land', 8, 'Bell Tower', 'Glockenturm', { bonus: [withAny(15, 'wizard')] }),
  forest: card('FR04', 'land', 7, 'Forest', 'Wald', { bonus: [eachAndFor(12, 'elven-archers', 'beast')] }),
  'earth-elemental': card('FR05', 'land', 4, 'Earth Elemental', 'Erdwesen', { bonus: [each(15, other('land'))] }),
  'fountain-of-life': card('FR06', 'flood', 1, 'Fountain of Life', 'Quelle des Lebens', {
    bonus: [bestStrength('weapon', 'flood', 'flame', 'land', 'weather')],
  }),
  swamp: card('FR07', 'flood', 18, 'Swamp', 'Sumpf', { penalty: [each(-3, 'army', 'flame')] }),
  'great-flood': card('FR08', 'flood', 32, 'Great Flood', 'Große Flut', {
    penalty: [blanks('army', except('land', 'mountain'), except('flame', 'lightning'))],
  }),
  island: card('FR09', 'flood', 14, 'Island', 'Insel', { bonus: [clearsOne('flood', 'flame')] }),
  'water-elemental': card('FR10', 'flood', 4, 'Water Elemental', 'Wasserwesen', { bonus: [each(15, other('flood'))] }),
  rainstorm: card('FR11', 'weather', 8, 'Rainstorm', 'Regensturm', {
    bonus: [each(10, 'flood')],
    penalty: [blanks(except('flame', 'lightning'))],
  }),
  blizzard: card('FR12', 'weather', 30, 'Blizzard', 'Blizzard', {
    penalty: [blanks('flood'), each(-5, 'army', 'leader', 'beast', 'flame')],
  }),
  smoke: card('FR13', 'weather', 27, 'Smoke', 'Rauch', { penalty: [blankedWithout('flame')] }),
  whirlwind: card('FR14', 'weather', 13, 'Whirlwind', 'Wirbelsturm', {
    bonus: [withAll(40, ['rainstorm'], ['blizzard', 'great-flood'])],
  }),
  'air-elemental': card('FR15', 'weather', 4, 'Air Elemental', 'Luftwesen', { bonus: [each(15, other('weather'))] }),
  wildfire: card('FR16', 'flame', 40, 'Wildfire', 'Buschfeuer', {
    penalty: [
      blanksAllBut(
        'flame',
        'wizard',
        'weather',
        'weapon',
        'artifact',
        'mountain',
        'great-flood',
        'island',
        'unicorn',
        'dragon',
      ),
    ],
  }),
  candle: card('FR17', 'flame', 2, 'Candle', 'Kerze', {
    bonus: [withAll(100, ['book-of-changes'], ['bell-tower'], ['wizard'])],
  }),
  forge: card('FR18', 'flame', 9, 'Forge', 'Schmiede', { bonus: [each(9, 'weapon', 'artifact')] }),
  lightning: card('FR19', 'flame', 11, 'Lightning', 'Blitz', { bonus: [withAny(30, 'rainstorm')] }),
  'fire-elemental': card('FR20', 'flame', 4, 'Fire Elemental', 'Feuerwesen', { bonus: [each(15, other('flame'))] }),
  knights: card('FR21', 'army', 20, 'Knights', 'Ritter', { penalty: [without(-8, 'leader')] }),
  'elven-archers': card('FR22', 'army', 10, 'Elven Archers', 'Elbenschützen', { bonus: [without(5, 'weather')] }),
  'light-cavalry': card('FR23', 'army', 17, 'Light Cavalry', 'Leichte Kavallerie', { penalty: [each(-2, 'land')] }),
  'dwarvish-infantry': card('FR24', 'army', 15, 'Dwarvish Infantry', 'Zwergeninfanterie', {
    penalty: [each(-2, other('army'))],
  }),
  rangers: card('FR25', 'army', 5, 'Rangers', 'Waldläufer', { bonus: [each(10, 'land'), clearsWord('army', 'all')] }),
  collector: card('FR26', 'wizard', 7, 'Collector', 'Sammler', {
    bonus: [
      sets([
        [3, 10],
        [4, 40],
        [5, 100],
      ]),
    ],
  }),
  beastmaster: card('FR27', 'wizard', 9, 'Beastmaster', 'Herr der Bestien', {
    bonus: [each(9, 'beast'), clears('beast')],
  }),
  necromancer: card('FR28', 'wizard', 3, 'Necromancer', 'Totenbeschwörer', {
    bonus: [takesFromDiscard('army', 'leader', 'wizard', 'beast')],
  }),
  'warlock-lord': card('FR29', 'wizard', 25, 'Warlock Lord', 'Hexenmeister', {
    penalty: [each(-10, 'leader', other('wizard'))],
  }),
  enchantress: card('FR30', 'wizard', 5, 'Enchantress', 'Magierin', {
    bonus: [each(5, 'land', 'weather', 'flood', 'flame')],
  }),
  king: card('FR31', 'leader', 8, 'King', 'König', {
    bonus: [oneOf(each(5, 'army'), provided(['queen'], each(20, 'army')))],
  }),
  queen: card('FR32', 'leader', 6, 'Queen', 'Königin', {
    bonus: [oneOf(each(5, 'army'), provided(['king'], each(20, 'army')))],
  }),
  princess: card('FR33', 'leader', 2, 'Princess', 'Prinzessin', {
    bonus: [each(8, 'army', 'wizard', other('leader'))],
  }),
  warlord: card('FR34', 'leader', 4, 'Warlord', 'Kriegsherr', { bonus: [sumOfStrengths('army')] }),
  empress: card('FR35', 'leader', 15, 'Empress', 'Kaiserin', {
    bonus: [each(10, 'army')],
    penalty: [each(-5, other('leader'))],
  }),
  unicorn: card('FR36', 'beast', 9, 'Unicorn', 'Einhorn', {
    bonus: [oneOf(withAny(30, 'princess'), withAny(15, 'empress', 'queen', 'enchantress'))],
  }),
  basilisk: card('FR37', 'beast', 35, 'Basilisk', 'Basilisk', { penalty: [blanks('army', 'leader', other('beast'))] }),
  warhorse: card('FR38', 'beast', 6, 'Warhorse', 'Schlachtross', { bonus: [withAny(14, 'leader', 'wizard')] }),
  dragon: card('FR39', 'beast', 30, 'Dragon', 'Drache', { penalty: [without(-40, 'wizard')] }),
  hydra: card('FR40', 'beast', 12, 'Hydra', 'Hydra', { bonus: [withAny(28, 'swamp')] }),
  warship: card('FR41', 'weapon', 23, 'Warship', 'Kriegsschiff', {
    bonus: [clearsWord('army', ['flood'])],
    penalty: [blankedWithout('flood')],
  }),
  'magic-wand': card('FR42', 'weapon', 1, 'Magic Wand', 'Zauberstab', { bonus: [withAny(25, 'wizard')] }),
  'sword-of-keth': card('FR43', 'weapon', 7, 'Sword of Keth', 'Schwert von Keth', {
    bonus: [oneOf(withAny(10, 'leader'), withAll(40, ['leader'], ['shield-of-keth']))],
  }),
  'elven-longbow': card('FR44', 'weapon', 3, 'Elven Longbow', 'Elbischer Bogen', {
    bonus: [withAny(30, 'elven-archers', 'warlord', 'beastmaster')],
  }),
  'war-dirigible': card('FR45', 'weapon', 35, 'War Dirigible', 'Kampfzeppelin', {
    penalty: [blankedWithout('army'), blankedWith('weather')],
  }),
  'shield-of-keth': card('FR46', 'artifact', 4, 'Shield of Keth', 'Schild von Keth', {
    bonus: [oneOf(withAny(15, 'leader'), withAll(40, ['leader'], ['sword-of-keth']))],
  }),
  'gem-of-order': card('FR47', 'artifact', 5, 'Gem of Order', 'Juwel der Ordnung', {
    bonus: [
      runs([
        [3, 10],
        [4, 30],
        [5, 60],
        [6, 100],
        [7, 150],
      ]),
    ],
  }),
  'world-tree': card('FR48', 'artifact', 2, 'World Tree', 'Weltenbaum', { bonus: [allDifferentSuits(50)] }),
  'book-of-changes': card('FR49', 'artifact', 3, 'Book of Changes', 'Buch der Veränderung', {
    bonus: [changesSuit()],
  }),
  'protection-rune': card('FR50', 'artifact', 1, 'Protection Rune', 'Rune des Schutzes', { bonus: [clearsAll()] }),
  shapeshifter: card('FR51', 'wild', 0, 'Shapeshifter', 'Gestaltwandler', {
    bonus: [standsFor('artifact', 'leader', 'wizard', 'weapon', 'beast')],
  }),
  mirage: card('FR52', 'wild', 0, 'Mirage', 'Spiegelung', {
    bonus: [standsFor('army', 'land', 'weather', 'flood', 'flame')],
  }),
  doppelganger: card('FR53', 'wild', 0, 'Doppelgänger', 'Doppelgänger', { bonus: [copies()] }),
};
