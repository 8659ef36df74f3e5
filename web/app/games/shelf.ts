import type { Said } from '@tafelrunde/kernel';

/** A box on the shelf. */
export interface Box {
  readonly id: string;
  readonly name: Said;
  readonly blurb: Said;
  /** Who made the game. */
  readonly makers: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** It can be played alone: one person holds several seats. */
  readonly solo?: true;
  /** How long a game takes, in minutes, for people who know it. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** A game that is not playable yet has none of the rest. */
  readonly play?: Playable;
}

interface Playable {
  readonly usual: { readonly seats: number; readonly bot: string };
  /** Bots from weak to strong. */
  readonly bots: readonly { readonly bot: string; readonly strength: Strength }[];
  /** Its board can explain itself in a first game. */
  readonly guided?: true;
}

type Strength = 'easy' | 'medium' | 'hard';

export const shelf: readonly Box[] = [
  {
    id: 'fantasy-realms',
    name: { en: 'Fantasy Realms', de: 'Fantastische Reiche' },
    blurb: {
      en: 'Seven cards make a realm. Take one, discard one, until ten lie on the table: the best hand wins.',
      de: 'Sieben Karten sind ein Reich. Eine nehmen, eine ablegen, bis zehn auf dem Tisch liegen: Die beste Hand gewinnt.',
    },
    makers: 'Bruce Glassco, WizKids',
    seats: { min: 2, max: 6 },
    minutes: { min: 15, max: 25 },
    play: {
      usual: { seats: 4, bot: 'greedy' },
      bots: [
        { bot: 'highest', strength: 'easy' },
        { bot: 'greedy', strength: 'medium' },
        { bot: 'expert', strength: 'hard' },
      ],
      guided: true,
    },
  },
  {
    id: 'terrors-of-london',
    name: { en: 'Terrors of London', de: 'Terrors of London' },
    blurb: {
      en: 'Two overlords gather hordes of monsters in the fog of the old city.',
      de: 'Zwei Fürsten der Finsternis scharen im Nebel der alten Stadt Monsterhorden um sich.',
    },
    makers: 'Kolossal Games',
    seats: { min: 2, max: 2 },
    minutes: { min: 30, max: 45 },
    play: {
      usual: { seats: 2, bot: 'quick' },
      bots: [
        { bot: 'random-buyer', strength: 'easy' },
        { bot: 'quick', strength: 'medium' },
        { bot: 'expert', strength: 'hard' },
      ],
      guided: true,
    },
  },
  {
    id: 'boss-monster',
    name: { en: 'Boss Monster', de: 'Boss Monster' },
    blurb: {
      en: 'Build a dungeon, lure heroes into it, and be the worst villain in town.',
      de: 'Bau ein Verlies, locke Helden hinein und sei der übelste Schurke der Gegend.',
    },
    makers: 'Johnny O’Neal, Chris O’Neal, Brotherwise Games',
    seats: { min: 2, max: 6 },
    minutes: { min: 20, max: 40 },
  },
  {
    id: 'four-souls',
    name: { en: 'The Binding of Isaac: Four Souls', de: 'The Binding of Isaac: Four Souls' },
    blurb: {
      en: 'Dice, loot and treachery in the basement: who first holds four souls?',
      de: 'Würfel, Beute und Verrat im Keller: Wer hat zuerst vier Seelen?',
    },
    makers: 'Edmund McMillen',
    seats: { min: 2, max: 4 },
    solo: true,
    minutes: { min: 45, max: 90 },
    play: {
      usual: { seats: 4, bot: 'quick' },
      bots: [
        { bot: 'random', strength: 'easy' },
        { bot: 'quick', strength: 'medium' },
        { bot: 'expert', strength: 'hard' },
      ],
    },
  },
  {
    id: 'spirit-island',
    name: { en: 'Spirit Island', de: 'Spirit Island' },
    blurb: {
      en: 'The spirits of an island stand together against those who come to take it.',
      de: 'Die Geister einer Insel stehen zusammen gegen die, die sie sich nehmen wollen.',
    },
    makers: 'R. Eric Reuss, Greater Than Games',
    seats: { min: 1, max: 6 },
    minutes: { min: 90, max: 150 },
  },
];

export const boxOf = (id: string): Box | undefined => shelf.find((box) => box.id === id);

export type PlayableBox = Box & { readonly play: Playable };

export function playableOf(id: string): PlayableBox | undefined {
  const box = boxOf(id);
  return box?.play === undefined ? undefined : { ...box, play: box.play };
}

/** How many people can play. */
export const peopleAt = ({ seats, solo }: Box): string => range({ ...seats, min: solo ? 1 : seats.min });

/** "2–6", "2". */
export const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min}–${max}`;
