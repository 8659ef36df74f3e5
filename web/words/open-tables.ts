import { catalogue } from './catalogue.ts';

export const openTablesWords = catalogue(
  {
    title: 'Open tables',
    lead: 'Anybody may sit down here. Your own table appears here if you tick the box when you set it.',
    off: 'Open tables are switched off on this server: people meet by invitation only.',
    unreachable: 'The server cannot be reached at the moment.',
    none: 'No table has a free seat at the moment.',
    join: 'Sit down',
    joinAt: (game: string, names: string) => `Sit down: ${game}, ${names}`,
    free: (n: number) => (n === 1 ? '1 seat free' : `${n} seats free`),
    clock: {
      move: (seconds: number) => `${seconds} seconds per move`,
      game: (min: number) => `${min} minutes per game`,
    },
    back: 'To the games',
  },
  {
    title: 'Offene Tische',
    lead: 'Wer mag, setzt sich dazu. Dein eigener Tisch steht hier, wenn du das beim Decken ankreuzt.',
    off: 'Offene Tische sind auf diesem Server ausgeschaltet: Hier trifft man sich nur auf Einladung.',
    unreachable: 'Der Server ist im Moment nicht erreichbar.',
    none: 'Im Moment ist an keinem Tisch ein Platz frei.',
    join: 'Platz nehmen',
    joinAt: (game: string, names: string) => `Platz nehmen: ${game}, ${names}`,
    free: (n: number) => (n === 1 ? '1 Platz frei' : `${n} Plätze frei`),
    clock: {
      move: (seconds: number) => `${seconds} Sekunden pro Zug`,
      game: (min: number) => `${min} Minuten pro Partie`,
    },
    back: 'Zu den Spielen',
  },
);
