import type { OptionSpec, Options, Said } from '@tafelrunde/kernel';
import type { At } from './state.ts';

type Flag = Extract<OptionSpec, { kind: 'flag' }>;

const said = (en: string, de: string): Said => ({ en, de });
const flag = (ifSilent: boolean, label: Said, why: Said): Flag => ({ kind: 'flag', default: ifSilent, label, why });

/** What a table may settle before the game. */
export const options = {
  bonusSouls: flag(
    false,
    said('Bonus souls: three lie open', 'Bonusseelen: drei liegen offen aus'),
    said(
      'Whoever first has ten loot cards, 25¢ or two Guppy items gains a soul. More ways to win; the book advises them after the first games.',
      'Wer zuerst zehn Beutekarten, 25¢ oder zwei Guppy-Items hat, erhält eine Seele. Mehr Wege zum Sieg; die Anleitung rät nach den ersten Partien dazu.',
    ),
  ),
  rooms: flag(
    false,
    said('Rooms', 'Räume'),
    said(
      'One of 61 rooms of Requiem lies open and changes the rules for everybody; a monster that dies may bring the next. Wilder, and about 10 minutes more.',
      'Einer von 61 Räumen aus Requiem liegt offen und ändert die Regeln für alle; stirbt ein Monster, kann der nächste kommen. Wilder und etwa 10 Minuten länger.',
    ),
  ),
  fourSoulsPlus: flag(
    false,
    said('Four Souls+: its cards are mixed in', 'Four Souls+: mit den Karten dieses Sets'),
    said(
      '90 more cards: four characters, treasures, loot, monsters and events. More variety, no new rules.',
      '90 weitere Karten: vier Charaktere, Schätze, Beute, Monster und Ereignisse. Mehr Abwechslung, keine neuen Regeln.',
    ),
  ),
  solo: flag(
    false,
    said(
      'Solo: one person, two characters, against the eight-sided die (with two seats)',
      'Solo: eine Person, zwei Charaktere, gegen den achtseitigen Würfel (mit zwei Plätzen)',
    ),
    said(
      'You play both characters and need the souls before time runs out.',
      'Du spielst beide Charaktere und brauchst die Seelen, bevor die Zeit um ist.',
    ),
  ),
  soloSouls: {
    kind: 'choice',
    default: '4',
    values: {
      4: said('4: normal', '4: normal'),
      6: said('6: hard', '6: schwer'),
      8: said('8: ultra hard', '8: extrem schwer'),
    },
    seats: 2,
    label: said('Solo: souls needed to win', 'Solo: Seelen zum Sieg'),
    why: said('More souls make a longer and harder game.', 'Mit mehr Seelen wird es länger und schwerer.'),
  },
  deals: flag(
    true,
    said('Deals: ¢ for promises', 'Vereinbarungen: ¢ für Versprechen'),
    said(
      'Coins may be offered at any time for what others do. Promises bind nobody; off, the game is quicker.',
      'Jederzeit darf man Münzen für das anbieten, was andere tun. Versprechen binden niemanden; ohne geht es schneller.',
    ),
  ),
  curseYourself: flag(
    false,
    said('A curse may be given to oneself', 'Man darf sich selbst verfluchen'),
    said(
      'The German book says another player, the English one any.',
      'Die deutsche Anleitung sagt „eine andere Person“, die englische lässt es frei.',
    ),
  ),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** FS-296: with two characters, no more. */
export const isSoloWith = (options: Options, seats: number): boolean => options.solo === true && seats === 2;
export const isSolo = ({ match }: At): boolean => isSoloWith(match.options, match.seats);
export const withPlus = ({ match }: At): boolean => match.options.fourSoulsPlus === true;
export const withRooms = ({ match }: At): boolean => match.options.rooms === true;
