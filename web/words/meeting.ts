import { catalogue } from './catalogue.ts';

/** How people find to a table: before the game, while it runs, and for another one. */
export const meetingWords = catalogue(
  {
    begin: 'Start the game',
    stillFree: (n: number) => (n === 1 ? 'One seat is still free.' : `${n} seats are still free.`),
    botsStandIn: (n: number) =>
      n === 1
        ? 'A bot plays there until somebody comes: the invitation stays good while the game runs.'
        : 'Bots play there until somebody comes: the invitations stay good while the game runs.',
    beginWithBots: (n: number) => (n === 1 ? 'Start with a bot' : 'Start with bots'),
    keepWaiting: 'Keep waiting',
    waitingFor: 'The table is set. Waiting for the others.',
    allTaken: 'The table is set. All seats are taken.',
    allHere: 'The table is set. Everybody is here.',
    ownerBegins: (name: string) => `The game starts as soon as ${name} begins it.`,
    somebodyBegins: 'The game starts as soon as whoever set the table begins it.',
    thatIsYou: 'you',
    invite: (seat: number) => `Invitation for seat ${seat}`,
    inviteQr: (seat: number) => `QR code of the invitation for seat ${seat}`,
    inviteInstead: 'Invite somebody to play here',
    inviteToWatch: 'Invite somebody to watch',
    inviteToWatchWhy: 'Whoever opens the link sees the table and nobody’s hand.',
    watchQr: 'QR code of the link to watch',
    offersRematch: (name: string) => `${name} would like to play again.`,
    leftAndOffersRematch: (name: string) =>
      `${name} gave this game up after the cards were dealt, and would like to play again.`,
    somebodyOffersRematch: 'Somebody would like to play again.',
    playAlong: 'Play again, too',
    notNow: 'Not now',
    copyCode: 'Copy the code',
    orCode: (where: string) => `Or this code, to be entered at ${where}:`,
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
  },
  {
    begin: 'Partie starten',
    stillFree: (n: number) => (n === 1 ? 'Ein Platz ist noch frei.' : `${n} Plätze sind noch frei.`),
    botsStandIn: (n: number) =>
      n === 1
        ? 'Dort spielt ein Bot, bis jemand kommt: Die Einladung gilt auch, während die Partie läuft.'
        : 'Dort spielen Bots, bis jemand kommt: Die Einladungen gelten auch, während die Partie läuft.',
    beginWithBots: (n: number) => (n === 1 ? 'Mit einem Bot starten' : 'Mit Bots starten'),
    keepWaiting: 'Noch warten',
    waitingFor: 'Der Tisch ist gedeckt. Jetzt fehlen nur noch die anderen.',
    allTaken: 'Der Tisch ist gedeckt. Alle Plätze sind vergeben.',
    allHere: 'Der Tisch ist gedeckt. Alle sind da.',
    ownerBegins: (name: string) => `Es geht los, sobald ${name} die Partie beginnt.`,
    somebodyBegins: 'Es geht los, sobald die Partie begonnen wird. Das macht, wer den Tisch gedeckt hat.',
    thatIsYou: 'du',
    invite: (seat: number) => `Einladung für Platz ${seat}`,
    inviteQr: (seat: number) => `QR-Code der Einladung für Platz ${seat}`,
    inviteInstead: 'Jemanden einladen, hier zu spielen',
    inviteToWatch: 'Jemanden zum Zusehen einladen',
    inviteToWatchWhy: 'Wer den Link öffnet, sieht den Tisch, aber keine Handkarten.',
    watchQr: 'QR-Code des Links zum Zusehen',
    offersRematch: (name: string) => `${name} möchte noch einmal spielen.`,
    leftAndOffersRematch: (name: string) =>
      `${name} hat diese Partie nach dem Austeilen aufgegeben und möchte noch einmal spielen.`,
    somebodyOffersRematch: 'Jemand möchte noch einmal spielen.',
    playAlong: 'Ich bin dabei',
    notNow: 'Jetzt nicht',
    copyCode: 'Code kopieren',
    orCode: (where: string) => `Oder dieser Code, einzugeben unter ${where}:`,
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
  },
);
