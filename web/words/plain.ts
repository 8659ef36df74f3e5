import { catalogue } from './catalogue.ts';

/** The table as text. */
export const plainWords = catalogue(
  {
    questions: 'What you can do',
    reactTo: (to: string) => `To react to: ${to}.`,
    facts: 'How things stand',
    table: 'On the table',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    hidden: (n: number) => (n === 1 ? '1 card that you do not know' : `${n} cards that you do not know`),
    log: 'What has happened',
    undo: 'Take back',
    undoAsk: 'Ask to take back',
    redo: 'Do again what was taken back',
    done: (n: number, max: number) => `Done (${n} of ${max})`,
    result: 'Result',
    winners: (names: string) => `Winner: ${names}`,
    noWinner: 'Nobody has won.',
  },
  {
    questions: 'Was du tun kannst',
    reactTo: (to: string) => `Reaktion auf: ${to}.`,
    facts: 'Wie es steht',
    table: 'Auf dem Tisch',
    cards: (n: number) => (n === 1 ? '1 Karte' : `${n} Karten`),
    hidden: (n: number) => (n === 1 ? '1 Karte, die du nicht kennst' : `${n} Karten, die du nicht kennst`),
    log: 'Verlauf',
    undo: 'Zurücknehmen',
    undoAsk: 'Um Rücknahme bitten',
    redo: 'Zurückgenommenes noch einmal tun',
    done: (n: number, max: number) => `Fertig (${n} von ${max})`,
    result: 'Ergebnis',
    winners: (names: string) => `Gewonnen: ${names}`,
    noWinner: 'Niemand hat gewonnen.',
  },
);
