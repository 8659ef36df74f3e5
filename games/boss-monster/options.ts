import type { OptionSpec, Options, Said } from '@tafelrunde/kernel';
import { cardsOfKind, playableSets } from './cards/catalogue.ts';
import { type CardSet, cardSets, games, gamesIn, heroesOf, isIn, setNames } from './sets.ts';

const said = (en: string, de: string): Said => ({ en, de });

const flag = (standard: boolean, label: Said, why: Said) =>
  ({ kind: 'flag', default: standard, label, why }) as const satisfies OptionSpec;

const STAND_ALONE = said(
  'A game of its own; one or two of the three may be played together.',
  'Eigenständig spielbar; von den dreien lassen sich eines oder zwei zusammen spielen.',
);

const reasons: Readonly<Record<CardSet, Said>> = {
  base: STAND_ALONE,
  'next-level': STAND_ALONE,
  minibosses: STAND_ALONE,
  'crash-landing': said(
    'Artifacts and the Explorers who look for them; with it, five and six can play.',
    'Artefakte und die Entdecker, die sie suchen; damit geht es auch zu fünft und sechst.',
  ),
  'tools-of-hero-kind': said('Heroes bear Items.', 'Helden tragen Ausrüstung.'),
  implements: said('More Items, and Bosses who love them.', 'Mehr Ausrüstung und Bosse, die sie lieben.'),
  vault: said('More of everything, with Minibosses.', 'Mehr von allem, mit Minibossen.'),
  promo: said('Cards that are not in the box.', 'Karten, die nicht in der Schachtel sind.'),
};

const isGame = (set: CardSet): boolean => games.some((game) => game === set);

/** One for each set whose cards are written. */
const setOptions: Readonly<Record<string, OptionSpec>> = Object.fromEntries(
  playableSets.map((set) => [set, flag(set === 'base', setNames[set], reasons[set])]),
);

const bigBox = flag(
  false,
  said('The whole Big Box', 'Die ganze Big Box'),
  said('Everything that is in the box, in one click.', 'Alles, was in der Schachtel ist, mit einem Klick.'),
);

const isWhole = cardSets.every((set) => set === 'promo' || playableSets.includes(set));

/** BM-093. */
const heroes: OptionSpec = {
  kind: 'choice',
  default: 'first',
  label: said('Whose Heroes', 'Wessen Helden'),
  why: said(
    'Of games played together the Heroes of only one are used; without a choice, of the first.',
    'Bei kombinierten Spielen kommen die Helden von nur einem; ohne Wahl die des ersten.',
  ),
  values: {
    first: said('of the first game', 'des ersten Spiels'),
    ...Object.fromEntries(playableSets.filter(isGame).map((set) => [set, setNames[set]])),
  },
};

const hasMinibosses = playableSets.includes('minibosses') || playableSets.includes('vault');

const minibossOptions = {
  /** BM-133. */
  roomForCoin: flag(
    true,
    said('A Room card for a coin', 'Eine Raumkarte für eine Münze'),
    said(
      'Recommended when Minibosses are played with another set, in which fewer coins come: once per round everybody may discard a Room card for a coin.',
      'Empfohlen, wenn Minibosse mit einem anderen Set gespielt werden, in dem es weniger Münzen gibt: Einmal pro Runde dürfen alle eine Raumkarte für eine Münze abwerfen.',
    ),
  ),
  /** */
  minibossMovesUp: flag(
    false,
    said('A Miniboss stays when its Room is built over', 'Ein Miniboss bleibt, wenn sein Raum überbaut wird'),
    said(
      'The German book discards it; some tables let it serve the new Room.',
      'Die deutsche Anleitung legt ihn ab; an manchen Tischen dient er dem neuen Raum.',
    ),
  ),
  alikeIsMulti: flag(
    false,
    said('Two alike treasures count as different ones', 'Zwei gleiche Schätze zählen wie verschiedene'),
    said(
      'For the Trophy Room and the Relic Hunter: the frame of the cards says no, a guide by players says yes.',
      'Für das Trophäenzimmer und den Reliktjäger: Der Rahmen der Karten sagt nein, eine Anleitung von Spielenden sagt ja.',
    ),
  ),
};

/** The table's options (BM-092 to BM-097, BM-137 to BM-139, and where players differ). */
export const options: Readonly<Record<string, OptionSpec>> = {
  ...(isWhole ? { bigBox } : {}),
  ...setOptions,
  ...(playableSets.filter(isGame).length > 1 ? { heroes } : {}),
  chooseBoss: flag(
    false,
    said('Variant: I choose you!', 'Variante: Ich wähle dich!'),
    said('Everybody gets two Bosses and keeps one.', 'Alle bekommen zwei Bosse und behalten einen.'),
  ),
  intrigue: flag(
    false,
    said('Variant: Intrigue', 'Variante: Intrige'),
    said(
      'Who gained no Soul in a round may draw a card at its end.',
      'Wer in einer Runde keine Seele bekommen hat, darf an ihrem Ende eine Karte ziehen.',
    ),
  ),
  hardMode: flag(
    false,
    said('Variant: Hard mode', 'Variante: Schwerer Modus'),
    said(
      'Ordinary Heroes with 4 Health stay in the box.',
      'Normale Helden mit 4 Lebenspunkten bleiben in der Schachtel.',
    ),
  ),
  baitOldestFirst: flag(
    false,
    said('The oldest Hero is lured first', 'Der älteste Held wird zuerst angelockt'),
    said(
      'The German book begins with the newest, the English one with the oldest. It decides who enters first.',
      'Die deutsche Anleitung beginnt mit dem neuesten, die englische mit dem ältesten. Davon hängt ab, wer zuerst eintritt.',
    ),
  ),
  ...(hasMinibosses ? minibossOptions : {}),
  counterCounterspell: flag(
    false,
    said('A Counterspell can be countered', 'Ein Gegenzauber kann verhindert werden'),
    said(
      'The German book forbids it, the English answers to questions allow it.',
      'Die deutsche Anleitung schließt es aus, die englischen Antworten auf Fragen erlauben es.',
    ),
  ),
};

/** BM-010, BM-093, BM-094, BM-137: why these sets cannot be played together with so many. */
export function whyNotTogether(options: Options, seats: number): Said | undefined {
  if (gamesIn(options).length === 0) {
    return said(
      'At least one stand-alone game is needed: Boss Monster, The Next Level or Rise of the Minibosses.',
      'Mindestens ein eigenständiges Spiel wird gebraucht: Boss Monster, Next Level oder Aufstieg der Minibosse.',
    );
  }
  if (heroesOf(options) === undefined) {
    return said(
      'The Heroes have to be those of a game that is played.',
      'Die Helden müssen aus einem Spiel kommen, das mitgespielt wird.',
    );
  }
  if (gamesIn(options).length === games.length && options.bigBox !== true) {
    return said(
      'Only two of the three stand-alone games are played together; the whole Big Box is an option of its own.',
      'Nur zwei der drei eigenständigen Spiele werden kombiniert; die ganze Big Box ist eine eigene Option.',
    );
  }
  if (seats > 4 && !isIn(options, 'crash-landing')) {
    return said('Five and six players need Crash Landing.', 'Zu fünft und sechst braucht ihr Bruchlandung.');
  }
  if (options.chooseBoss === true && cardsOfKind(options, 'boss').length < 2 * seats) {
    return said(
      'There are not enough Bosses for everybody to choose from two: add a set with more.',
      'Es gibt nicht genug Bosse, um allen zwei zur Wahl zu geben: Nehmt ein Set mit mehr Bossen dazu.',
    );
  }
  return undefined;
}
