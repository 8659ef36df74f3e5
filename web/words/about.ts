import { catalogue } from './catalogue.ts';

export const aboutWords = catalogue(
  {
    title: 'About Tafelrunde',
    lead: 'Published card and board games at a table in the browser, with every rule enforced: alone against bots, several people at one screen, or online with friends.',
    affiliation: 'Not affiliated',
    affiliationText:
      'This is a free fan project. It is not affiliated with, endorsed or sponsored by the publishers or authors of the games. Names of games and cards belong to their owners and are used only to say which game is meant. No picture and no sentence of the publishers is used: rules and card texts are in our own words, drawings are our own. If you like a game, buy it: a real table with real cards is hard to beat.',
    games: 'The games',
    by: (who: string) => `by ${who}`,
    licence: 'Licence',
    licenceText:
      'The program is free software under the GNU Affero General Public License, version 3 or later. Whoever runs it for others has to offer them its source code.',
    source: 'The source code of this server’s version',
    icons: 'Icons',
    iconsText: 'Signs on the cards come from game-icons.net, under the licence CC BY 3.0, by',
    iconsLucide: 'Signs of the interface come from Lucide (ISC licence).',
    fonts: 'Fonts',
    fontsText: 'All fonts are under the SIL Open Font License 1.1:',
    fontAtkinson: 'Atkinson Hyperlegible Next, by the Braille Institute',
    fontAlegreya: 'Alegreya, by Juan Pablo del Peral, Huerta Tipográfica',
    fontCinzel: 'Cinzel, by Natanael Gama',
    privacy: 'What is stored where',
    privacyText:
      'Games on this device stay in this browser. This page loads nothing from other servers and sets no cookies.',
  },
  {
    title: 'Über Tafelrunde',
    lead: 'Erschienene Karten- und Brettspiele an einem Tisch im Browser, mit allen Regeln: allein gegen Bots, zu mehreren an einem Bildschirm oder online mit Freunden.',
    affiliation: 'Ohne Verbindung zu den Verlagen',
    affiliationText:
      'Das ist ein freies Fanprojekt. Es steht in keiner Verbindung zu den Verlagen und Autoren der Spiele und wird von ihnen weder unterstützt noch gefördert. Namen von Spielen und Karten gehören ihren Inhabern und dienen nur dazu, zu sagen, welches Spiel gemeint ist. Kein Bild und kein Satz der Verlage wird verwendet: Regeln und Kartentexte sind in eigenen Worten, die Zeichnungen sind unsere. Wenn dir ein Spiel gefällt, kauf es: Ein echter Tisch mit echten Karten ist schwer zu schlagen.',
    games: 'Die Spiele',
    by: (who: string) => `von ${who}`,
    licence: 'Lizenz',
    licenceText:
      'Das Programm ist freie Software unter der GNU Affero General Public License, Version 3 oder später. Wer es für andere betreibt, muss ihnen den Quelltext anbieten.',
    source: 'Der Quelltext der Version auf diesem Server',
    icons: 'Zeichen',
    iconsText: 'Die Zeichen auf den Karten stammen von game-icons.net, unter der Lizenz CC BY 3.0, von',
    iconsLucide: 'Die Zeichen der Oberfläche stammen von Lucide (ISC-Lizenz).',
    fonts: 'Schriften',
    fontsText: 'Alle Schriften stehen unter der SIL Open Font License 1.1:',
    fontAtkinson: 'Atkinson Hyperlegible Next, vom Braille Institute',
    fontAlegreya: 'Alegreya, von Juan Pablo del Peral, Huerta Tipográfica',
    fontCinzel: 'Cinzel, von Natanael Gama',
    privacy: 'Was wo gespeichert wird',
    privacyText:
      'Partien auf diesem Gerät bleiben in diesem Browser. Diese Seite lädt nichts von anderen Servern und setzt keine Cookies.',
  },
);
