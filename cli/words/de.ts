import type { Hint } from '../hint.ts';
import { range, shown } from '../numbers.ts';
import type { Kind, Words } from '../words.ts';

const meant = ({ near, all }: Hint): string =>
  near === undefined ? `es gibt: ${all.join(', ')}.` : `ist „${near}“ gemeint?`;

const kinds: Readonly<Record<Kind, string>> = {
  array: 'eine Liste',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  object: 'ein Objekt in Klammern {}',
};

export const de: Words = {
  unknownCommand: (name, hint) => `Einen Befehl „${name}“ gibt es nicht; ${meant(hint)}`,
  unknownGame: (name, hint) => `Ein Spiel „${name}“ gibt es nicht; ${meant(hint)}`,
  unknownFlag: (name, hint) => `Einen Schalter „${name}“ gibt es hier nicht; ${meant(hint)}`,
  unknownLang: (name) => `Eine Sprache „${name}“ gibt es nicht; es gibt „de“ und „en“.`,
  unknownOption: (name, hint) => `Das Spiel hat keine Option „${name}“; ${meant(hint)}`,
  noOptions: (name) => `Das Spiel hat keine Option „${name}“, auch keine andere.`,
  badOption: (name, value, right) => `Die Option „${name}“ kann nicht „${value}“ sein; möglich: ${right}.`,
  noBotNamed: (names) => `--bots nennt keinen Bot; es gibt: ${names}.`,
  ourFault: (message) => `Das ist ein Fehler des Programms, nicht deiner: ${message}`,
  unknownBot: (name, hint) => `Einen Bot „${name}“ gibt es für dieses Spiel nicht; ${meant(hint)}`,
  flagNeedsValue: (name) => `Nach „${name}“ fehlt ein Wert.`,
  flagTakesNoValue: (name) => `„${name}“ hat keinen Wert.`,
  notANumber: (flag, min, max, found) => `„${flag}“ braucht eine ganze Zahl von ${min} bis ${max}, nicht „${found}“.`,
  tooMany: (word) => `„${word}“ ist ein Wort zu viel.`,
  gameNeeded: (games) => `Sag, welches Spiel: ${games}.`,
  filesNeeded: 'Sag, welche Szenario-Dateien laufen sollen.',
  recordNeeded: 'Sag, welche Aufzeichnung geprüft werden soll.',
  onlyScored: (name, games) => `Hände von „${name}“ lassen sich nicht werten; möglich: ${games}.`,
  noSuchFile: (file, near) =>
    near === undefined
      ? `Eine Datei „${file}“ gibt es nicht.`
      : `Eine Datei „${file}“ gibt es nicht; ist „${near}“ gemeint?`,
  notAFile: (file) => `„${file}“ ist ein Ordner; hier wird eine Datei gebraucht.`,
  unreadable: (file, why) => `„${file}“ lässt sich nicht lesen (${why}).`,
  unwritable: (file, why) => `„${file}“ lässt sich nicht schreiben (${why}).`,
  notJson: (file) => `„${file}“ ist kein JSON; gebraucht wird eine Aufzeichnung von „tafelrunde play --record“.`,
  emptyFile: (file) => `„${file}“ ist leer; gebraucht wird ein Szenario, siehe docs/scenarios.md.`,
  notYaml: (file, why) => `„${file}“ ist weder YAML noch JSON: ${why}`,
  tooManyBots: (bots, seats) => `${bots} Bots haben auf ${seats} Plätzen keinen Platz; nenne höchstens ${seats}.`,
  tooManyPeople: (people, seats) => `${people} Personen haben auf ${seats} Plätzen keinen Platz.`,
  peopleNeeded: (found, most) =>
    `„--people“ braucht eine ganze Zahl von 0 bis ${most} oder Namen: Anna,Ben; nicht „${found}“.`,
  namelessPerson: (found) => `„--people ${found}“ lässt jemanden ohne Namen.`,
  longName: (name, most) => `Der Name „${name}“ ist länger als ${most} Zeichen.`,
  sameName: (name) => `Zwei am Tisch können nicht beide „${name}“ heißen.`,
  seatsOf: (min, max, found) => `Das Spiel ist für ${range(min, max, 'bis')} Personen, nicht für ${found}.`,
  seeHelp: 'Siehe „tafelrunde help“.',
  badJsonLine: 'Diese Zeile ist kein JSON; eine Hand sieht so aus: {"cards":["king","queen"]}.',
  emptyLine: 'Diese Zeile ist leer; eine Hand sieht so aus: {"cards":["king","queen"]}.',
  notUtf8: 'Diese Zeile ist kein UTF-8.',
  lineTooLong: (most) => `Diese Zeile ist länger als ${most} Byte.`,
  missing: (field) => `Das ist keine Hand: „${field}“ fehlt.`,
  mustBe: (field, kind) =>
    field === ''
      ? 'Das ist keine Hand; eine Hand sieht so aus: {"cards":["king","queen"]}.'
      : `Das ist keine Hand: „${field}“ muss ${kinds[kind]} sein.`,
  unknownField: (name, hint) => `Eine Hand hat kein „${name}“; ${meant(hint)}`,
  simulated: (games, game, seats, seed) => `${games} Partien ${game} mit ${seats} Plätzen, Startwert ${seed}`,
  table: { bot: 'Bot', side: 'gespielt als', games: 'Partien', wins: 'Siege', share: 'Anteil', scores: 'Punkte' },
  quartiles: 'kleinster Wert, Quartile, größter Wert',
  cut: (games) => `${games} ohne Ende wurden abgebrochen: Niemand hat sie gewonnen.`,
  speed: (decisions, games) => `${decisions} Entscheidungen und ${games} Partien je CPU-Sekunde`,
  scenarios: (passed, all) => `${passed} von ${all} ${all === 1 ? 'Szenario' : 'Szenarien'} wie erwartet.`,
  fits: 'ja',
  fitsNot: 'NEIN',
  untold: 'lässt sich nicht sagen',
  checks: {
    commitment: 'Der Startwert ist der vor dem ersten Zug versprochene',
    promises: 'Jede Zufallszahl einer Person war versprochen, bevor die erste aufgedeckt wurde',
    chance: 'Aller Zufall folgt aus dem Startwert',
    replay: 'Die Antworten führen zum aufgezeichneten Ende und seiner Prüfsumme',
  },
  recordOf: (game, version, seats, entries) =>
    `Eine Aufzeichnung von ${game} (Regelversion ${version}), ${seats} Plätze, ${entries} Einträge.`,
  otherVersion: (record, program) =>
    `Gespielt wurde unter Regelversion ${record}, dies ist Version ${program}: Sie lässt sich ansehen, nicht nachspielen.`,
  verified: 'Die Aufzeichnung stimmt.',
  verifiedSoFar: 'Die Antworten stimmen; ob der Zufall gerecht war, lässt sich sagen, wenn die Partie vorbei ist.',
  notVerified: 'Die Aufzeichnung ist nicht bestätigt.',
  whichGame: 'Welches Spiel?',
  you: 'Du',
  player: (n) => `Person ${n}`,
  bot: (n, kind) => `Bot ${n} (${kind})`,
  cardsOf: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  handOver: (name) => `Weitergeben an ${name}; drücke Enter, wenn sonst niemand hinsieht.`,
  turnOf: (name) => (name === 'Du' ? 'Du bist dran' : `${name} ist dran`),
  pick: (min, max) => (min === max ? `wähle ${min}` : `wähle ${min} bis ${max}`),
  proposed: 'Vorschlag: Enter',
  idle: (why) => `bewirkt nichts: ${why}`,
  askHelp: '? für Hilfe',
  playHelp: [
    'Eine Nummer oder ein Name wählt; mehrere mit Leerzeichen (1 3). Enter nimmt den Vorschlag (★).',
    't        die Texte aller sichtbaren Karten',
    't NAME   der Text einer Karte (t 3: der von Nummer 3)',
    'u        die letzte Antwort zurücknehmen',
    'l        das ganze Protokoll',
    'q        aufhören',
  ],
  reactionHelp: [
    'r alles  frag mich zu jeder Reaktion, die ich machen könnte',
    'r normal frag mich, wo ich etwas tun könnte, das zählt',
    'r zug    passen, bis ich am Zug bin; frag mich nur, wenn es mich besonders angeht',
  ],
  heedNames: { alles: 'all', zug: 'turn' },
  heeding: ({ about, rest }) =>
    rest
      ? 'Reaktionen: Gepasst wird bis zu deinem Zug, außer wenn es dich besonders angeht.'
      : about === 'all'
        ? 'Reaktionen: Du wirst zu allen gefragt, die du machen könntest.'
        : 'Reaktionen: Du wirst gefragt, wo du etwas tun könntest, das zählt.',
  unknownReactions: (found) =>
    `Für Reaktionen gibt es „all“ (alles), „normal“ und „turn“ (bis zu meinem Zug), nicht „${found}“.`,
  noReactions: 'In diesem Spiel reagiert niemand auf die Züge der anderen.',
  anybodyReacts: 'Reagiert jemand?',
  nobodyByEnter: 'Enter: niemand',
  notUnderstood: (text, near) =>
    near === undefined ? `„${text}“ steht nicht zur Wahl.` : `„${text}“ steht nicht zur Wahl; ist „${near}“ gemeint?`,
  noSuchNumber: (text, most) =>
    most === 1
      ? `Eine Nummer ${text} gibt es nicht; es gibt nur die 1.`
      : `Eine Nummer ${text} gibt es nicht; es gibt 1 bis ${most}.`,
  nothingTyped: 'Gib die Nummer oder den Namen dessen ein, was du wählst; ? hilft.',
  noSuchCard: (text, near) =>
    near === undefined
      ? `Eine Karte „${text}“ gibt es nicht.`
      : `Eine Karte „${text}“ gibt es nicht; ist „${near}“ gemeint?`,
  noText: (label) => `„${label}“ ist keine Karte und hat keinen Text.`,
  noneByEnter: 'Enter: nichts',
  ambiguous: (text, list) => `„${text}“ kann mehreres heißen: ${list}.`,
  reallyQuit: 'Wirklich aufhören? (j/n)',
  yes: 'j',
  undone: 'Zurückgenommen.',
  goodbye: 'Bis zum nächsten Mal!',
  endOfInput: 'Keine Eingabe mehr: Die Partie endet hier.',
  gameOver: 'Die Partie ist zu Ende',
  points: (points) => (Math.abs(points) === 1 ? `${shown(points)} Punkt` : `${shown(points)} Punkte`),
  won: (names, plural) => (plural ? `${names} gewinnen.` : `${names} gewinnt.`),
  youWon: 'Du gewinnst!',
  together: (won) => (won ? 'Gemeinsam gewonnen!' : 'Gemeinsam verloren.'),
  recorded: (file) => `Die Aufzeichnung liegt in „${file}“; „tafelrunde verify“ prüft sie.`,
  and: 'und',
  seats: (min, max) => `${range(min, max, 'bis')} Personen`,
  optionsOf: 'Optionen',
  botsOf: 'Bots',
  help: [
    'tafelrunde: Karten- und Brettspiele an einem Tisch, jede Regel gilt.',
    '',
    '  play [Spiel]            im Terminal spielen',
    '      --seats N           wie viele mitspielen (sonst 4)',
    '      --people N          wie viele davon Menschen sind, oder ihre Namen: Anna,Ben (sonst 1)',
    '      --bots a,b          wer sonst mitspielt (sonst: die besten)',
    '      --options k=v ...   Tischoptionen, siehe „tafelrunde games“',
    '      --seed S            jedes Mal derselbe Zufall',
    '      --reactions R       wozu gefragt wird: all, normal oder turn (sonst normal)',
    '      --record DATEI      die Partie aufzeichnen',
    '  games                   welche Spiele es gibt               [--json]',
    '  cards SPIEL [NAME]      welche Karten ein Spiel hat, oder eine davon   [--json]',
    '  score fantasy-realms    Hände werten: je Zeile eine Hand als JSON hinein, ein Ergebnis heraus',
    '  simulate SPIEL          Bots gegeneinander spielen lassen',
    '      --seats N --games G --bots a,b,... --seed S [--options k=v ...] [--iterations I] [--json]',
    '  scenario DATEIEN        Szenario-Dateien laufen lassen      [--json], oder ihr --schema zeigen',
    '  verify AUFZEICHNUNG     nachspielen und prüfen              [--json]',
    '  help, --version',
    '',
    '  --lang de|en            die Sprache; sonst die der Umgebung',
    '',
    'Rückgabewert: 0 in Ordnung, 1 eine Prüfung schlug fehl, 2 falsch aufgerufen.',
  ],
};
