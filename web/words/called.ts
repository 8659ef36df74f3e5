import { catalogue } from './catalogue.ts';

/** What people are called who gave no name, and how one is asked for. */
export const calledWords = catalogue(
  {
    you: 'You',
    player: (n: number) => `Player ${n}`,
    noName: 'Please enter a name: the others will see it.',
    notYou: (name: string) => `At the table, “${name}” is whoever looks at it. Please choose another name.`,
  },
  {
    you: 'Du',
    player: (n: number) => `Person ${n}`,
    noName: 'Gib bitte einen Namen ein: So sehen dich die anderen.',
    notYou: (name: string) => `Am Tisch heißt „${name}“, wer gerade hinschaut. Wähle bitte einen anderen Namen.`,
  },
);
