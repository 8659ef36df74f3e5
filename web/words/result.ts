import { catalogue } from './catalogue.ts';

/** How a game ended, in one line. */
export const resultWords = catalogue(
  {
    won: (names: string) => `Won by ${names}`,
    nobody: 'Nobody won',
    wonTogether: 'Won together',
    lostTogether: 'Lost together',
    undecided: 'Not played to the end',
    ended: {
      finished: 'Played to the end',
      conceded: 'Given up',
      aborted: 'Called off before the first move',
      closed: 'The table was closed',
      'interrupted-by-update': 'Interrupted by an update of the rules',
    },
  },
  {
    won: (names: string) => `Gewonnen: ${names}`,
    nobody: 'Niemand hat gewonnen',
    wonTogether: 'Gemeinsam gewonnen',
    lostTogether: 'Gemeinsam verloren',
    undecided: 'Nicht zu Ende gespielt',
    ended: {
      finished: 'Zu Ende gespielt',
      conceded: 'Aufgegeben',
      aborted: 'Vor dem ersten Zug abgesagt',
      closed: 'Der Tisch wurde geschlossen',
      'interrupted-by-update': 'Durch eine Aktualisierung der Regeln unterbrochen',
    },
  },
);
