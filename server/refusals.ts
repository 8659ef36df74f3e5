import type { Said } from '@tafelrunde/kernel';
import type { TableRefusal } from '@tafelrunde/table';

/** Something that the server turns down before a table hears of it. */
const SENTENCES = {
  malformed: [400, 'This request is not understood.', 'Diese Anfrage ist unverständlich.'],
  'bad-token': [401, 'This seat is not known here (any more).', 'Diesen Platz kennt hier niemand (mehr).'],
  'bad-code': [403, 'This invitation is not valid (any more).', 'Diese Einladung gilt nicht (mehr).'],
  'not-owner': [403, 'Only the owner of the table can do that.', 'Das kann nur, wem der Tisch gehört.'],
  'not-allowed': [403, 'That is not for those who do not sit here.', 'Das ist nur für die, die hier sitzen.'],
  'bad-origin': [403, 'This page may not connect here.', 'Diese Seite darf sich hier nicht verbinden.'],
  'no-table': [404, 'There is no such table (any more).', 'Diesen Tisch gibt es nicht (mehr).'],
  'no-report': [404, 'There is no such report.', 'Diese Meldung gibt es nicht.'],
  'not-found': [404, 'There is nothing here.', 'Hier ist nichts.'],
  'no-push': [404, 'Notifications are switched off here.', 'Benachrichtigungen sind hier ausgeschaltet.'],
  'no-open-tables': [403, 'Open tables are switched off here.', 'Offene Tische sind hier ausgeschaltet.'],
  'not-over': [409, 'The game is not over yet.', 'Die Partie ist noch nicht zu Ende.'],
  'no-record': [409, 'There is no record of this game.', 'Von dieser Partie gibt es keine Aufzeichnung.'],
  'no-open-seat': [409, 'All seats are taken.', 'Alle Plätze sind vergeben.'],
  'bad-push': [400, 'This push service is not known.', 'Diesen Push-Dienst kennt der Server nicht.'],
  'no-game': [400, 'There is no such game.', 'Dieses Spiel gibt es nicht.'],
  'no-bot': [400, 'There is no such bot.', 'Diesen Bot gibt es nicht.'],
  'bad-seats': [400, 'The game is not for so many.', 'Das Spiel ist nicht für so viele gedacht.'],
  'too-large': [413, 'This is too long.', 'Das ist zu lang.'],
  'too-fast': [429, 'Too much at once: wait a moment.', 'Zu viel auf einmal: Warte einen Moment.'],
  'too-many': [429, 'Too many connections.', 'Zu viele Verbindungen.'],
  moving: [503, 'This table is just changing servers.', 'Dieser Tisch wechselt gerade den Server.'],
  'not-stored': [
    503,
    'The server cannot store anything at the moment. Nothing has changed.',
    'Der Server kann gerade nichts speichern. Es hat sich nichts geändert.',
  ],
  damaged: [
    503,
    'The stored data are damaged: the operator has to restore a backup.',
    'Die gespeicherten Daten sind beschädigt: Der Betreiber muss eine Sicherung zurückspielen.',
  ],
  trouble: [500, 'Something went wrong on the server.', 'Auf dem Server ist etwas schiefgegangen.'],
} as const satisfies Readonly<Record<string, readonly [number, string, string]>>;

export type ServerCode = keyof typeof SENTENCES;

export interface ServerRefusal {
  readonly code: string;
  readonly message: Said;
}

export class RefusalError extends Error {
  readonly statusCode: number;
  readonly refusal: ServerRefusal;

  constructor(statusCode: number, refusal: ServerRefusal) {
    super(refusal.message.en);
    this.statusCode = statusCode;
    this.refusal = refusal;
  }
}

export function refusal(code: ServerCode): ServerRefusal {
  const [, en, de] = SENTENCES[code];
  return { code, message: { en, de } };
}

/** To be thrown out of a request. */
export function refused(code: ServerCode): RefusalError {
  return new RefusalError(SENTENCES[code][0], refusal(code));
}

/** The table itself has turned it down. */
export function refusedByTable(given: TableRefusal): RefusalError {
  return new RefusalError(409, given);
}
