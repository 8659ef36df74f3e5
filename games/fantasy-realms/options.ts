import type { OptionSpec, Said } from '@tafelrunde/kernel';

type Flag = Extract<OptionSpec, { kind: 'flag' }>;
type Choice = Extract<OptionSpec, { kind: 'choice' }>;

const said = (en: string, de: string): Said => ({ en, de });

const flag = (ifSilent: boolean, label: Said, why: Said): Flag => ({ kind: 'flag', default: ifSilent, label, why });

const choice = (ifSilent: string, values: Choice['values'], label: Said, why: Said): Choice => ({
  kind: 'choice',
  default: ifSilent,
  values,
  label,
  why,
});

const forTwo = (spec: Choice): Choice => ({ ...spec, seats: 2 });

/** What a table may settle before the game. */
export const options = {
  suits: flag(
    false,
    said('The new suits: Building, Outsider, Undead', 'Die neuen Farben: Gebäude, Outsider, Untote'),
    said(
      '15 new cards, eight new printings and a hand of eight: more to weigh up, about 5 minutes more.',
      '15 neue Karten, acht in neuer Fassung und eine Hand von acht: mehr abzuwägen, etwa 5 Minuten länger.',
    ),
  ),
  items: flag(
    false,
    said('Cursed items', 'Verfluchte Gegenstände'),
    said(
      '24 items that help once and cost points at the end: more to decide, about 5 minutes more.',
      '24 Gegenstände, die einmal helfen und am Ende Punkte kosten: mehr zu entscheiden, etwa 5 Minuten länger.',
    ),
  ),
  promos: flag(
    false,
    said('Promotional cards: Jester and Phoenix', 'Promokarten: Hofnarr und Phönix'),
    said('Two cards that lie in neither box.', 'Zwei Karten, die keiner der Schachteln beiliegen.'),
  ),
  returnTaken: flag(
    true,
    said(
      'A card taken from the discard area may go straight back',
      'Eine Karte aus dem Ablagebereich darf sofort wieder abgelegt werden',
    ),
    said('No book forbids it.', 'Keine Anleitung verbietet es.'),
  ),
  draftDiscard: forTwo(
    choice(
      'drawn',
      {
        drawn: said('one of the two cards just drawn', 'eine der beiden gezogenen Karten'),
        hand: said('any card of the hand', 'eine beliebige Handkarte'),
      },
      said('Two players, drafting: what is discarded', 'Zu zweit beim Aufbau der Hand: Abgelegt wird'),
      said(
        'One of the two drawn: one edition says so, the others leave it open.',
        'Eine der beiden gezogenen: So steht es in einer Ausgabe, die anderen lassen es offen.',
      ),
    ),
  ),
  twoPlayerEnd: {
    kind: 'number',
    seats: 2,
    default: 12,
    min: 10,
    max: 16,
    label: said(
      'Two players with the new suits: cards in the discard area that end the game',
      'Zu zweit mit den neuen Farben: Karten im Ablagebereich, die das Spiel beenden',
    ),
    why: said(
      'Twelve: the game for two and the new suits each say twelve.',
      'Zwölf: Das Spiel zu zweit und die neuen Farben nennen beide zwölf.',
    ),
  },
  handLimit: choice(
    'none',
    { none: said('no limit', 'kein Limit'), eight: said('eight cards', 'acht Karten') },
    said('Cursed items without the new suits: hand limit', 'Gegenstände ohne die neuen Farben: Handkartenlimit'),
    said(
      'None: the limit of nine belongs to the new suits; only a later edition prints eight.',
      'Keins: Das Limit von neun gehört zu den neuen Farben; nur eine spätere Ausgabe nennt acht.',
    ),
  ),
  leprechaun: choice(
    'must',
    { must: said('always draws', 'zieht immer'), may: said('may draw', 'darf ziehen') },
    said('Leprechaun at the end of the game', 'Kobold am Spielende'),
    said(
      'Always: the card gives an order, only the summary says "can".',
      'Immer: Die Karte befiehlt es, nur die Übersicht sagt „können“.',
    ),
  ),
  sets: choice(
    'all',
    { all: said('every set', 'jeden Satz'), largest: said('only the largest set', 'nur den größten Satz') },
    said('Collector pays for', 'Der Sammler zählt'),
    said('Every set: the card limits nothing.', 'Jeden Satz: Die Karte schränkt nichts ein.'),
  ),
  runs: choice(
    'all',
    { all: said('every run', 'jede Straße'), longest: said('only the longest run', 'nur die längste Straße') },
    said('Gem of Order pays for', 'Das Juwel der Ordnung zählt'),
    said('Every run: the card limits nothing.', 'Jede Straße: Die Karte schränkt nichts ein.'),
  ),
  crystalBall: choice(
    'user',
    {
      user: said('only the player who uses it', 'nur die Person, die sie benutzt'),
      everybody: said('everybody', 'alle'),
    },
    said('Who sees the cards that Crystal Ball has shown', 'Wer die Karten sieht, die die Kristallkugel zeigen lässt'),
    said(
      'Only its user: it is a look into hands, as Spyglass is.',
      'Nur die Person, die sie benutzt: Sie ist ein Blick auf die Hände, wie das Fernglas.',
    ),
  ),
  treasureChest: choice(
    '20',
    { '20': said('+20: −5 and a further +25', '+20: −5 und zusätzlich +25'), '25': said('+25', '+25') },
    said('Treasure Chest with three other used items', 'Schatztruhe mit drei anderen benutzten Gegenständen'),
    said('+20: the bonus comes on top of the printed value.', '+20: Der Bonus kommt zum aufgedruckten Wert hinzu.'),
  ),
  unusedWild: choice(
    'blanked',
    { blanked: said('is blanked', 'wird blockiert'), spared: said('is spared', 'wird verschont') },
    said('A wild card that stands for nothing, with Wildfire', 'Ein ungenutzter Joker beim Buschfeuer'),
    said('Blanked: the card spares only what it lists.', 'Blockiert: Die Karte verschont nur, was sie aufzählt.'),
  ),
  undeadProtection: choice(
    'stays',
    {
      stays: said('still protect the Undead', 'schützen die Untoten weiterhin'),
      'while-active': said('protect nothing', 'schützen nichts'),
    },
    said('Lich or Necromancer, themselves blanked', 'Lich oder Totenbeschwörer, selbst blockiert'),
    said(
      'Still protect: as clearing does, protection works before anything is blanked.',
      'Schützen weiterhin: Wie das Aufheben wirkt der Schutz, bevor blockiert wird.',
    ),
  ),
} as const satisfies Readonly<Record<string, OptionSpec>>;
