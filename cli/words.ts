import type { Lang } from '@tafelrunde/kernel';

/** Everything the program says, in every language; what a game says is in the game. */
export interface Words {
  // Usage.
  readonly unknownCommand: (name: string, near: string) => string;
  readonly unknownGame: (name: string, near: string) => string;
  readonly unknownFlag: (name: string, near: string) => string;
  readonly unknownLang: (name: string) => string;
  readonly unknownOption: (name: string, near: string) => string;
  readonly noOptions: (name: string) => string;
  readonly badOption: (name: string, value: string, right: string) => string;
  readonly unknownBot: (name: string, near: string) => string;
  readonly noBotNamed: (names: string) => string;
  readonly ourFault: (message: string) => string;
  readonly flagNeedsValue: (name: string) => string;
  readonly flagTakesNoValue: (name: string) => string;
  readonly notANumber: (flag: string, min: number, max: number, found: string) => string;
  readonly tooMany: (word: string) => string;
  readonly gameNeeded: (games: string) => string;
  readonly filesNeeded: string;
  readonly recordNeeded: string;
  readonly onlyScored: (name: string, games: string) => string;
  readonly noSuchFile: (file: string, near: string | undefined) => string;
  readonly notAFile: (file: string) => string;
  readonly unreadable: (file: string, why: string) => string;
  readonly unwritable: (file: string, why: string) => string;
  readonly notJson: (file: string) => string;
  readonly notYaml: (file: string, why: string) => string;
  readonly tooManyBots: (bots: number, seats: number) => string;
  readonly tooManyPeople: (people: number, seats: number) => string;
  readonly seatsOf: (min: number, max: number, found: number) => string;
  readonly seeHelp: string;
  // Score.
  readonly badJsonLine: string;
  readonly emptyLine: string;
  readonly notUtf8: string;
  readonly lineTooLong: (most: number) => string;
  readonly notAHand: (where: string, why: string) => string;
  readonly unknownField: (name: string, near: string) => string;
  // Simulate.
  readonly simulated: (games: number, game: string, seats: number, seed: number) => string;
  readonly table: { bot: string; games: string; wins: string; share: string; scores: string };
  readonly quartiles: string;
  readonly speed: (decisions: string, games: string) => string;
  // Scenario and verify.
  readonly scenarios: (passed: number, all: number) => string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly untold: string;
  readonly checks: { commitment: string; chance: string; replay: string };
  readonly recordOf: (game: string, version: number, seats: number, entries: number) => string;
  readonly otherVersion: (record: number, program: number) => string;
  readonly verified: string;
  readonly notVerified: string;
  // Play.
  readonly whichGame: string;
  readonly you: string;
  readonly player: (n: number) => string;
  readonly bot: (n: number, kind: string) => string;
  readonly cardsOf: (n: number) => string;
  readonly handOver: (name: string) => string;
  readonly turnOf: (name: string) => string;
  readonly worthNow: (points: number) => string;
  readonly pick: (min: number, max: number) => string;
  readonly proposed: string;
  readonly idle: (why: string) => string;
  readonly askHelp: string;
  readonly playHelp: readonly string[];
  readonly notUnderstood: (text: string, near: string | undefined) => string;
  readonly ambiguous: (text: string, list: string) => string;
  readonly reallyQuit: string;
  readonly yes: string;
  readonly undone: string;
  readonly goodbye: string;
  readonly endOfInput: string;
  readonly gameOver: string;
  readonly points: (points: number) => string;
  readonly won: (names: string, plural: boolean) => string;
  readonly youWon: string;
  readonly recorded: (file: string) => string;
  readonly and: string;
  // Lists.
  readonly seats: (min: number, max: number) => string;
  readonly optionsOf: string;
  readonly botsOf: string;
  readonly help: readonly string[];
}

const en: Words = {
  unknownCommand: (name, near) => `There is no command "${name}"; did you mean "${near}"?`,
  unknownGame: (name, near) => `There is no game "${name}"; did you mean "${near}"?`,
  unknownFlag: (name, near) => `There is no flag "${name}" here; did you mean "${near}"?`,
  unknownLang: (name) => `There is no language "${name}"; there are "de" and "en".`,
  unknownOption: (name, near) => `The game has no option "${name}"; did you mean "${near}"?`,
  noOptions: (name) => `The game has no option "${name}", nor any other.`,
  badOption: (name, value, right) => `Option "${name}" cannot be "${value}"; it is ${right}.`,
  noBotNamed: (names) => `--bots names no bot; there are: ${names}.`,
  ourFault: (message) => `This is a fault of the program, not yours: ${message}`,
  unknownBot: (name, near) => `There is no bot "${name}" for this game; did you mean "${near}"?`,
  flagNeedsValue: (name) => `"${name}" needs a value after it.`,
  flagTakesNoValue: (name) => `"${name}" takes no value.`,
  notANumber: (flag, min, max, found) => `"${flag}" needs a whole number from ${min} to ${max}, not "${found}".`,
  tooMany: (word) => `"${word}" is one word too many.`,
  gameNeeded: (games) => `Say which game: ${games}.`,
  filesNeeded: 'Say which scenario files to run.',
  recordNeeded: 'Say which record to verify.',
  onlyScored: (name, games) => `Hands of "${name}" cannot be scored; those of ${games} can.`,
  noSuchFile: (file, near) =>
    near === undefined ? `There is no file "${file}".` : `There is no file "${file}"; did you mean "${near}"?`,
  notAFile: (file) => `"${file}" is a folder; a file is needed here.`,
  unreadable: (file, why) => `"${file}" cannot be read (${why}).`,
  unwritable: (file, why) => `"${file}" cannot be written (${why}).`,
  notJson: (file) => `"${file}" is not JSON; a record written by "tafelrunde play --record" is needed.`,
  notYaml: (file, why) => `"${file}" is neither YAML nor JSON: ${why}`,
  tooManyBots: (bots, seats) => `${bots} bots do not fit on ${seats} seats; name at most ${seats}.`,
  tooManyPeople: (people, seats) => `${people} people do not fit on ${seats} seats.`,
  seatsOf: (min, max, found) => `The game is for ${min} to ${max} players, not for ${found}.`,
  seeHelp: 'See "tafelrunde help".',
  badJsonLine: 'This line is not JSON; a hand looks like {"cards":["king","queen"]}.',
  emptyLine: 'This line is empty; a hand looks like {"cards":["king","queen"]}.',
  notUtf8: 'This line is not UTF-8.',
  lineTooLong: (most) => `This line is longer than ${most} bytes.`,
  notAHand: (where, why) => `This is not a hand: ${where === '' ? '' : `"${where}": `}${why}.`,
  unknownField: (name, near) => `A hand has no "${name}"; did you mean "${near}"?`,
  simulated: (games, game, seats, seed) => `${games} games of ${game} with ${seats} seats, seed ${seed}`,
  table: { bot: 'bot', games: 'games', wins: 'wins', share: 'share', scores: 'score' },
  quartiles: 'least, quartiles, most',
  speed: (decisions, games) => `${decisions} decisions and ${games} games per CPU second`,
  scenarios: (passed, all) => `${passed} of ${all} ${all === 1 ? 'scenario' : 'scenarios'} as expected.`,
  fits: 'yes',
  fitsNot: 'NO',
  untold: 'cannot be said',
  checks: {
    commitment: 'The seed is the one promised before the first move',
    chance: 'All chance follows from the seed',
    replay: 'The answers lead to the recorded end and its hash',
  },
  recordOf: (game, version, seats, entries) =>
    `A record of ${game} (rules version ${version}), ${seats} seats, ${entries} entries.`,
  otherVersion: (record, program) =>
    `It was played under version ${record} of the rules, and these are version ${program}: it can be watched, not replayed.`,
  verified: 'The record is true.',
  notVerified: 'The record is not verified.',
  whichGame: 'Which game?',
  you: 'You',
  player: (n) => `Player ${n}`,
  bot: (n, kind) => `Bot ${n} (${kind})`,
  cardsOf: (n) => (n === 1 ? '1 card' : `${n} cards`),
  handOver: (name) => `Hand over to ${name}, and press Enter when nobody else is looking.`,
  turnOf: (name) => (name === 'You' ? 'Your turn' : `${name} to play`),
  worthNow: (points) => `worth ${points} now`,
  pick: (min, max) => (min === max ? `pick ${min}` : `pick ${min} to ${max}`),
  proposed: 'proposed: press Enter',
  idle: (why) => `does nothing: ${why}`,
  askHelp: '? for help',
  playHelp: [
    'A number or a name picks an option; several are written with spaces (1 3). Enter takes the one proposed (★).',
    't        the text of every card in sight',
    't NAME   the text of one card (t 3: of option 3)',
    'u        take back your last answer',
    'l        the whole log',
    'q        quit',
  ],
  notUnderstood: (text, near) =>
    near === undefined ? `"${text}" cannot be picked.` : `"${text}" cannot be picked; did you mean "${near}"?`,
  ambiguous: (text, list) => `"${text}" may be any of these: ${list}.`,
  reallyQuit: 'Really quit? (y/n)',
  yes: 'y',
  undone: 'Taken back.',
  goodbye: 'Until next time!',
  endOfInput: 'No more input: the game ends here.',
  gameOver: 'The game is over',
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  won: (names, plural) => (plural ? `${names} win.` : `${names} wins.`),
  youWon: 'You win!',
  recorded: (file) => `The record is in "${file}"; "tafelrunde verify" checks it.`,
  and: 'and',
  seats: (min, max) => `${min} to ${max} players`,
  optionsOf: 'Options',
  botsOf: 'Bots',
  help: [
    'tafelrunde: card and board games at one table, every rule enforced.',
    '',
    '  play [game]             play in the terminal',
    '      --seats N           how many play (default 4)',
    '      --people N          how many of them are people, or their names: Ann,Ben (default 1)',
    '      --bots a,b          who else plays (default: the best there is)',
    '      --options k=v ...   table options, see "tafelrunde games"',
    '      --seed S            the same chance every time',
    '      --record FILE       write a record of the game',
    '  games                   what games there are          [--json]',
    '  cards GAME              what cards a game has         [--json]',
    '  score fantasy-realms    score hands: one JSON hand per line in, one result per line out',
    '  simulate GAME           let bots play each other',
    '      --seats N --games G --bots a,b,... --seed S [--options k=v ...] [--iterations I] [--json]',
    '  scenario FILES          run scenario files            [--json], or print their --schema',
    '  verify RECORD           replay and check a record     [--json]',
    '  help, --version',
    '',
    '  --lang de|en            the language; otherwise that of the environment',
    '',
    'Exit code: 0 fine, 1 a check failed, 2 called wrongly.',
  ],
};

const de: Words = {
  unknownCommand: (name, near) => `Einen Befehl „${name}“ gibt es nicht; ist „${near}“ gemeint?`,
  unknownGame: (name, near) => `Ein Spiel „${name}“ gibt es nicht; ist „${near}“ gemeint?`,
  unknownFlag: (name, near) => `Einen Schalter „${name}“ gibt es hier nicht; ist „${near}“ gemeint?`,
  unknownLang: (name) => `Eine Sprache „${name}“ gibt es nicht; es gibt „de“ und „en“.`,
  unknownOption: (name, near) => `Das Spiel hat keine Option „${name}“; ist „${near}“ gemeint?`,
  noOptions: (name) => `Das Spiel hat keine Option „${name}“, auch keine andere.`,
  badOption: (name, value, right) => `Die Option „${name}“ kann nicht „${value}“ sein; möglich: ${right}.`,
  noBotNamed: (names) => `--bots nennt keinen Bot; es gibt: ${names}.`,
  ourFault: (message) => `Das ist ein Fehler des Programms, nicht deiner: ${message}`,
  unknownBot: (name, near) => `Einen Bot „${name}“ gibt es für dieses Spiel nicht; ist „${near}“ gemeint?`,
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
  notYaml: (file, why) => `„${file}“ ist weder YAML noch JSON: ${why}`,
  tooManyBots: (bots, seats) => `${bots} Bots haben auf ${seats} Plätzen keinen Platz; nenne höchstens ${seats}.`,
  tooManyPeople: (people, seats) => `${people} Personen haben auf ${seats} Plätzen keinen Platz.`,
  seatsOf: (min, max, found) => `Das Spiel ist für ${min} bis ${max} Personen, nicht für ${found}.`,
  seeHelp: 'Siehe „tafelrunde help“.',
  badJsonLine: 'Diese Zeile ist kein JSON; eine Hand sieht so aus: {"cards":["king","queen"]}.',
  emptyLine: 'Diese Zeile ist leer; eine Hand sieht so aus: {"cards":["king","queen"]}.',
  notUtf8: 'Diese Zeile ist kein UTF-8.',
  lineTooLong: (most) => `Diese Zeile ist länger als ${most} Byte.`,
  notAHand: (where, why) => `Das ist keine Hand: ${where === '' ? '' : `„${where}“: `}${why}.`,
  unknownField: (name, near) => `Eine Hand hat kein „${name}“; ist „${near}“ gemeint?`,
  simulated: (games, game, seats, seed) => `${games} Partien ${game} mit ${seats} Plätzen, Startwert ${seed}`,
  table: { bot: 'Bot', games: 'Partien', wins: 'Siege', share: 'Anteil', scores: 'Punkte' },
  quartiles: 'kleinster Wert, Quartile, größter Wert',
  speed: (decisions, games) => `${decisions} Entscheidungen und ${games} Partien je CPU-Sekunde`,
  scenarios: (passed, all) => `${passed} von ${all} ${all === 1 ? 'Szenario' : 'Szenarien'} wie erwartet.`,
  fits: 'ja',
  fitsNot: 'NEIN',
  untold: 'lässt sich nicht sagen',
  checks: {
    commitment: 'Der Startwert ist der vor dem ersten Zug versprochene',
    chance: 'Aller Zufall folgt aus dem Startwert',
    replay: 'Die Antworten führen zum aufgezeichneten Ende und seiner Prüfsumme',
  },
  recordOf: (game, version, seats, entries) =>
    `Eine Aufzeichnung von ${game} (Regelversion ${version}), ${seats} Plätze, ${entries} Einträge.`,
  otherVersion: (record, program) =>
    `Gespielt wurde unter Regelversion ${record}, dies ist Version ${program}: Sie lässt sich ansehen, nicht nachspielen.`,
  verified: 'Die Aufzeichnung stimmt.',
  notVerified: 'Die Aufzeichnung ist nicht bestätigt.',
  whichGame: 'Welches Spiel?',
  you: 'Du',
  player: (n) => `Person ${n}`,
  bot: (n, kind) => `Bot ${n} (${kind})`,
  cardsOf: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  handOver: (name) => `Weitergeben an ${name}; drücke Enter, wenn sonst niemand hinsieht.`,
  turnOf: (name) => (name === 'Du' ? 'Du bist dran' : `${name} ist dran`),
  worthNow: (points) => `jetzt ${points} wert`,
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
  notUnderstood: (text, near) =>
    near === undefined ? `„${text}“ steht nicht zur Wahl.` : `„${text}“ steht nicht zur Wahl; ist „${near}“ gemeint?`,
  ambiguous: (text, list) => `„${text}“ kann mehreres heißen: ${list}.`,
  reallyQuit: 'Wirklich aufhören? (j/n)',
  yes: 'j',
  undone: 'Zurückgenommen.',
  goodbye: 'Bis zum nächsten Mal!',
  endOfInput: 'Keine Eingabe mehr: Die Partie endet hier.',
  gameOver: 'Die Partie ist zu Ende',
  points: (points) => (Math.abs(points) === 1 ? `${points} Punkt` : `${points} Punkte`),
  won: (names, plural) => (plural ? `${names} gewinnen.` : `${names} gewinnt.`),
  youWon: 'Du gewinnst!',
  recorded: (file) => `Die Aufzeichnung liegt in „${file}“; „tafelrunde verify“ prüft sie.`,
  and: 'und',
  seats: (min, max) => `${min} bis ${max} Personen`,
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
    '      --record DATEI      die Partie aufzeichnen',
    '  games                   welche Spiele es gibt               [--json]',
    '  cards SPIEL             welche Karten ein Spiel hat         [--json]',
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

export const words: Readonly<Record<Lang, Words>> = { en, de };
