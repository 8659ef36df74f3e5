import type { OptionSpec, Options, Said } from '@tafelrunde/kernel';
import type { At } from './state.ts';

type Flag = Extract<OptionSpec, { kind: 'flag' }>;

const said = (en: string, de: string): Said => ({ en, de });
const flag = (ifSilent: boolean, label: Said, why: Said): Flag => ({ kind: 'flag', default: ifSilent, label, why });

/** What a table may settle before the game; the rulings stand in rules.md under the ids that the reasons name. */
export const options = {
  bonusSouls: flag(
    false,
    said('Bonus souls: three lie open', 'Bonusseelen: drei liegen offen aus'),
    said(
      'Off: the book advises them after the first games (FS-112).',
      'Aus: Die Anleitung rät erst nach den ersten Partien dazu (FS-112).',
    ),
  ),
  rooms: flag(
    false,
    said('Rooms', 'Räume'),
    said(
      'Off: they are not in the base box (FS-290). All 61 of Requiem; what they do rests on one source each.',
      'Aus: Sie liegen dem Grundspiel nicht bei (FS-290). Alle 61 aus Requiem; was sie tun, beruht auf je einer Quelle.',
    ),
  ),
  fourSoulsPlus: flag(
    false,
    said('Four Souls+: its cards are mixed in', 'Four Souls+: mit den Karten dieses Sets'),
    said(
      'Off: a set of its own, not in the base box. What most of its 90 cards do rests on one full source each.',
      'Aus: ein eigenes Set, das dem Grundspiel nicht beiliegt. Was die meisten seiner 90 Karten tun, beruht auf je einer vollständigen Quelle.',
    ),
  ),
  solo: flag(
    false,
    said(
      'Solo: one person, two characters, against the eight-sided die (with two seats)',
      'Solo: eine Person, zwei Charaktere, gegen den achtseitigen Würfel (mit zwei Plätzen)',
    ),
    said('Off: the game is one of rivals (FS-296).', 'Aus: Gespielt wird gegeneinander (FS-296).'),
  ),
  soloSouls: {
    kind: 'choice',
    default: '4',
    values: {
      4: said('4: normal', '4: normal'),
      6: said('6: hard', '6: schwer'),
      8: said('8: ultra hard', '8: extrem schwer'),
    },
    label: said('Solo: souls needed to win', 'Solo: Seelen zum Sieg'),
    why: said(
      '4: the book names no other number (FS-302, FS-305).',
      '4: Die Anleitung nennt keine andere Zahl (FS-302, FS-305).',
    ),
  },
  deals: flag(
    true,
    said('Deals: ¢ for promises', 'Vereinbarungen: ¢ für Versprechen'),
    said(
      'On: the book allows them at any time (FS-286). The promises bind nobody.',
      'An: Die Anleitung erlaubt sie jederzeit (FS-286). Versprechen binden niemanden.',
    ),
  ),
  curseYourself: flag(
    false,
    said('A curse may be given to oneself', 'Man darf sich selbst verfluchen'),
    said(
      'Off: the German book says another player, the English one any (FS-092).',
      'Aus: Die deutsche Anleitung sagt „eine andere Person“, die englische lässt es frei (FS-092).',
    ),
  ),
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** FS-296: with two characters, no more. */
export const isSoloWith = (options: Options, seats: number): boolean => options.solo === true && seats === 2;
export const isSolo = ({ match }: At): boolean => isSoloWith(match.options, match.seats);
export const withPlus = ({ match }: At): boolean => match.options.fourSoulsPlus === true;
export const withRooms = ({ match }: At): boolean => match.options.rooms === true;
