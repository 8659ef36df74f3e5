import { catalogue } from './catalogue.ts';

export const notFoundWords = catalogue(
  {
    title: 'This card is not in the deck',
    lead: 'There is nothing at this address. Perhaps the link was cut off, or the page has moved.',
    home: 'To the games',
  },
  {
    title: 'Diese Karte ist nicht im Spiel',
    lead: 'Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.',
    home: 'Zu den Spielen',
  },
);
