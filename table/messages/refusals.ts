import type { Refusal, RefusalCode, Said } from '@tafelrunde/kernel';

/** Why a table turned something down, beyond what the rules of a game refuse. */
const SENTENCES = {
  malformed: { en: 'This message is not understood.', de: 'Diese Nachricht ist unverständlich.' },
  'no-hello': { en: 'Say hello first.', de: 'Zuerst kommt die Begrüßung.' },
  'not-seated': { en: 'You do not sit at this table.', de: 'Du sitzt nicht an diesem Tisch.' },
  'not-your-seat': { en: 'That is not your seat.', de: 'Das ist nicht dein Platz.' },
  'which-seat': {
    en: 'You hold several seats: say which one.',
    de: 'Du hast mehrere Plätze: Sag, welcher gemeint ist.',
  },
  'no-such-seat': { en: 'There is no such seat.', de: 'Diesen Platz gibt es nicht.' },
  'seat-taken': { en: 'This seat is taken.', de: 'Dieser Platz ist vergeben.' },
  'bad-name': {
    en: 'A name has 1 to 40 characters; “You” is what everybody is called on their own screen.',
    de: 'Ein Name hat 1 bis 40 Zeichen; „Du“ heißen auf dem eigenen Bildschirm schon alle.',
  },
  'not-owner': { en: 'Only the owner of the table can do that.', de: 'Das kann nur, wem der Tisch gehört.' },
  'not-begun': { en: 'The game has not begun yet.', de: 'Die Partie hat noch nicht begonnen.' },
  'already-begun': { en: 'The game has already begun.', de: 'Die Partie hat schon begonnen.' },
  'already-moved': {
    en: 'The first move is made: concede instead.',
    de: 'Der erste Zug ist gemacht: Gib stattdessen auf.',
  },
  'not-over': { en: 'The game is not over yet.', de: 'Die Partie ist noch nicht zu Ende.' },
  'bot-plays': {
    en: 'A bot plays for this seat: take it back first.',
    de: 'Ein Bot spielt für diesen Platz: Übernimm ihn zuerst wieder.',
  },
  'not-a-bot': { en: 'No bot plays for this seat.', de: 'Für diesen Platz spielt kein Bot.' },
  present: { en: 'This person is here.', de: 'Diese Person ist da.' },
  patience: {
    en: 'This person has only just left: wait a moment.',
    de: 'Diese Person ist gerade erst weg: Warte noch einen Moment.',
  },
  conceded: { en: 'This seat has conceded.', de: 'Wer hier sitzt, hat aufgegeben.' },
  late: {
    en: 'The time for this game is up: a bot plays to the end.',
    de: 'Die Zeit für diese Partie ist um: Ein Bot spielt sie zu Ende.',
  },
  'no-proposal': { en: 'This is no longer to be decided.', de: 'Darüber ist nicht mehr zu entscheiden.' },
  'no-open-step': {
    en: 'They are not in the middle of anything that can be taken back.',
    de: 'Da ist nichts angefangen, das zurückgenommen werden könnte.',
  },
  'no-vote': { en: 'You have no say in this.', de: 'Du hast dabei nicht mitzureden.' },
  awaited: {
    en: 'Somebody may still come to a seat in which a bot stands in: only what tells nobody anything goes back.',
    de: 'Zu einem Platz, auf dem ein Bot einspringt, kann noch jemand kommen: Zurück geht nur, was niemandem etwas verrät.',
  },
  'already-asked': { en: 'The others have already been asked.', de: 'Die anderen sind schon gefragt.' },
  'not-dead': {
    en: 'Somebody is still playing at this table.',
    de: 'An diesem Tisch spielt noch jemand.',
  },
  'not-silent': {
    en: 'For now only the owner of the table can do that; you can a day after the last move.',
    de: 'Das kann vorerst nur, wem der Tisch gehört; du kannst es einen Tag nach dem letzten Zug.',
  },
  muted: { en: 'You have been muted.', de: 'Du bist stummgeschaltet.' },
  'too-often': {
    en: 'You have done that too often: wait a while.',
    de: 'Das hast du zu oft getan: Warte eine Weile.',
  },
  'not-promised': {
    en: 'Only what was promised before can be revealed, and only then.',
    de: 'Aufgedeckt wird nur, was vorher versprochen war, und erst dann.',
  },
  'entropy-given': { en: 'You have already added your part.', de: 'Du hast deinen Teil schon beigetragen.' },
  overtaken: {
    en: 'Somebody else reacted first: things have changed.',
    de: 'Jemand anders hat zuerst reagiert: Die Lage ist nun eine andere.',
  },
  'too-long-ago': {
    en: 'Too much has happened since: that can no longer be taken back.',
    de: 'Seitdem ist zu viel geschehen: Das geht nicht mehr zurück.',
  },
  'no-such-moment': { en: 'That moment cannot be shown.', de: 'Dieser Moment lässt sich nicht zeigen.' },
} as const satisfies Readonly<Record<string, Said>>;

export type TableCode = keyof typeof SENTENCES;

/** Why an answer cannot be taken back without asking the others. */
export const UNDO_REASONS = {
  nothing: { en: 'There is nothing to take back.', de: 'Es gibt nichts zurückzunehmen.' },
  learned: { en: 'Since then somebody has learned something.', de: 'Seitdem hat jemand etwas erfahren.' },
  chance: { en: 'Since then chance has decided.', de: 'Seitdem hat der Zufall entschieden.' },
  answered: { en: 'Since then somebody else has answered.', de: 'Seitdem hat jemand anders geantwortet.' },
} as const satisfies Readonly<Record<string, Said>>;

export type UndoReason = keyof typeof UNDO_REASONS;

/** A refusal by the rules of the game or by the table. */
export interface TableRefusal {
  readonly code: RefusalCode | TableCode;
  readonly message: Said;
}

export type Ruling<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal };

export function decline(code: TableCode): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code, message: SENTENCES[code] } };
}

export function over(): { readonly ok: false; readonly refusal: Refusal } {
  return {
    ok: false,
    refusal: { code: 'over', message: { en: 'The game is over.', de: 'Die Partie ist zu Ende.' } },
  };
}
