import type { Lang } from '@tafelrunde/kernel';
import type { Hint } from './hint.ts';
import type { Heed, HeedName } from './table/reactions.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What a field of a hand may have to be. */
export type Kind = 'array' | 'string' | 'number' | 'boolean' | 'object';

/** Everything the program says, in every language; what a game says is in the game. */
export interface Words {
  // Usage.
  readonly unknownCommand: (name: string, hint: Hint) => string;
  readonly unknownGame: (name: string, hint: Hint) => string;
  readonly unknownFlag: (name: string, hint: Hint) => string;
  readonly unknownLang: (name: string) => string;
  readonly unknownOption: (name: string, hint: Hint) => string;
  readonly noOptions: (name: string) => string;
  readonly badOption: (name: string, value: string, right: string) => string;
  readonly unknownBot: (name: string, hint: Hint) => string;
  readonly noBotNamed: (names: string) => string;
  readonly ourFault: (message: string) => string;
  readonly flagNeedsValue: (name: string) => string;
  readonly flagTakesNoValue: (name: string) => string;
  readonly notANumber: (flag: string, min: number, max: number, found: string) => string;
  readonly tooMany: (word: string) => string;
  readonly gameNeeded: (games: string) => string;
  readonly filesNeeded: string;
  readonly recordNeeded: string;
  readonly onlyScored: (name: string, games: string) => string;
  readonly noSuchFile: (file: string, near: string | undefined) => string;
  readonly notAFile: (file: string) => string;
  readonly unreadable: (file: string, why: string) => string;
  readonly unwritable: (file: string, why: string) => string;
  readonly notJson: (file: string) => string;
  readonly notYaml: (file: string, why: string) => string;
  readonly emptyFile: (file: string) => string;
  readonly tooManyBots: (bots: number, seats: number) => string;
  readonly tooManyPeople: (people: number, seats: number) => string;
  readonly peopleNeeded: (found: string, most: number) => string;
  readonly namelessPerson: (found: string) => string;
  readonly longName: (name: string, most: number) => string;
  readonly sameName: (name: string) => string;
  readonly seatsOf: (min: number, max: number, found: number) => string;
  readonly seeHelp: string;
  // Score.
  readonly badJsonLine: string;
  readonly emptyLine: string;
  readonly notUtf8: string;
  readonly lineTooLong: (most: number) => string;
  readonly missing: (field: string) => string;
  readonly mustBe: (field: string, kind: Kind) => string;
  readonly unknownField: (name: string, hint: Hint) => string;
  // Simulate.
  readonly simulated: (games: number, game: string, seats: number, seed: number) => string;
  readonly table: { bot: string; side: string; games: string; wins: string; share: string; scores: string };
  readonly quartiles: string;
  readonly cut: (games: number) => string;
  readonly speed: (decisions: string, games: string) => string;
  // Scenario and verify.
  readonly scenarios: (passed: number, all: number) => string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly untold: string;
  readonly checks: { commitment: string; promises: string; chance: string; replay: string };
  readonly recordOf: (game: string, version: number, seats: number, entries: number) => string;
  readonly otherVersion: (record: number, program: number) => string;
  readonly verified: string;
  readonly verifiedSoFar: string;
  readonly notVerified: string;
  // Play.
  readonly whichGame: string;
  readonly you: string;
  readonly player: (n: number) => string;
  readonly bot: (n: number, kind: string) => string;
  readonly cardsOf: (n: number) => string;
  readonly handOver: (name: string) => string;
  readonly turnOf: (name: string) => string;
  readonly pick: (min: number, max: number) => string;
  readonly proposed: string;
  readonly idle: (why: string) => string;
  readonly askHelp: string;
  readonly playHelp: readonly string[];
  // Reactions.
  readonly reactionHelp: readonly string[];
  /** What else the settings are called here. */
  readonly heedNames: Readonly<Record<string, HeedName>>;
  readonly heeding: (heed: Heed) => string;
  readonly unknownReactions: (found: string) => string;
  readonly noReactions: string;
  readonly anybodyReacts: string;
  readonly nobodyByEnter: string;
  readonly notUnderstood: (text: string, near: string | undefined) => string;
  readonly noSuchNumber: (text: string, most: number) => string;
  readonly nothingTyped: string;
  readonly noSuchCard: (text: string, near: string | undefined) => string;
  readonly noText: (label: string) => string;
  readonly noneByEnter: string;
  readonly ambiguous: (text: string, list: string) => string;
  readonly reallyQuit: string;
  readonly yes: string;
  readonly undone: string;
  readonly goodbye: string;
  readonly endOfInput: string;
  readonly gameOver: string;
  readonly points: (points: number) => string;
  readonly won: (names: string, plural: boolean) => string;
  readonly youWon: string;
  readonly together: (won: boolean) => string;
  readonly recorded: (file: string) => string;
  readonly and: string;
  // Lists.
  readonly seats: (min: number, max: number) => string;
  readonly optionsOf: string;
  readonly botsOf: string;
  readonly help: readonly string[];
}

export const words: Readonly<Record<Lang, Words>> = { en, de };
