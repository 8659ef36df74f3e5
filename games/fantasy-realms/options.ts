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

/** What a table may settle before the game; the rulings stand in rules.md under the ids that the reasons name. */
export const options = {
  suits: flag(
    false,
    said('The new suits: Building, Outsider, Undead', 'Die neuen Farben: Gebäude, Outsider, Untote'),
    said('Off: the base game is the place to start (FR-030).', 'Aus: Das Grundspiel ist der Einstieg (FR-030).'),
  ),
  items: flag(
    false,
    said('Cursed items', 'Verfluchte Gegenstände'),
    said('Off: the base game is the place to start (FR-030).', 'Aus: Das Grundspiel ist der Einstieg (FR-030).'),
  ),
  promos: flag(
    false,
    said('Promotional cards: Jester and Phoenix', 'Promokarten: Hofnarr und Phönix'),
    said('Off: they are in neither box.', 'Aus: Sie liegen keiner der Schachteln bei.'),
  ),
  returnTaken: flag(
    true,
    said(
      'A card taken from the discard area may go straight back',
      'Eine Karte aus dem Ablagebereich darf sofort wieder abgelegt werden',
    ),
    said('On: no book forbids it (FR-009).', 'An: Keine Anleitung verbietet es (FR-009).'),
  ),
  draftDiscard: choice(
    'drawn',
    {
      drawn: said('one of the two cards just drawn', 'eine der beiden gezogenen Karten'),
      hand: said('any card of the hand', 'eine beliebige Handkarte'),
    },
    said('Two players, drafting: what is discarded', 'Zu zweit beim Aufbau der Hand: Abgelegt wird'),
    said(
      'One of the two drawn: one edition says so, the others leave it open (FR-024).',
      'Eine der beiden gezogenen: So steht es in einer Ausgabe, die anderen lassen es offen (FR-024).',
    ),
  ),
  twoPlayerEnd: {
    kind: 'number',
    default: 12,
    min: 10,
    max: 16,
    label: said(
      'Two players with the new suits: cards in the discard area that end the game',
      'Zu zweit mit den neuen Farben: Karten im Ablagebereich, die das Spiel beenden',
    ),
    why: said(
      'Twelve: the game for two and the new suits each say twelve (FR-038).',
      'Zwölf: Das Spiel zu zweit und die neuen Farben nennen beide zwölf (FR-038).',
    ),
  },
  handLimit: choice(
    'none',
    { none: said('no limit', 'kein Limit'), eight: said('eight cards', 'acht Karten') },
    said('Cursed items without the new suits: hand limit', 'Gegenstände ohne die neuen Farben: Handkartenlimit'),
    said(
      'None: the limit of nine belongs to the new suits; only a later edition prints eight (FR-049).',
      'Keins: Das Limit von neun gehört zu den neuen Farben; nur eine spätere Ausgabe nennt acht (FR-049).',
    ),
  ),
  leprechaun: choice(
    'must',
    { must: said('always draws', 'zieht immer'), may: said('may draw', 'darf ziehen') },
    said('Leprechaun at the end of the game', 'Kobold am Spielende'),
    said(
      'Always: the card gives an order, only the summary says "can" (FR-127).',
      'Immer: Die Karte befiehlt es, nur die Übersicht sagt „können“ (FR-127).',
    ),
  ),
  sets: choice(
    'all',
    { all: said('every set', 'jeden Satz'), largest: said('only the largest set', 'nur den größten Satz') },
    said('Collector pays for', 'Der Sammler zählt'),
    said('Every set: the card limits nothing (FR-102).', 'Jeden Satz: Die Karte schränkt nichts ein (FR-102).'),
  ),
  runs: choice(
    'all',
    { all: said('every run', 'jede Straße'), longest: said('only the longest run', 'nur die längste Straße') },
    said('Gem of Order pays for', 'Das Juwel der Ordnung zählt'),
    said('Every run: the card limits nothing (FR-103).', 'Jede Straße: Die Karte schränkt nichts ein (FR-103).'),
  ),
  crystalBall: choice(
    'user',
    {
      user: said('only the player who uses it', 'nur die Person, die sie benutzt'),
      everybody: said('everybody', 'alle'),
    },
    said('Who sees the cards that Crystal Ball has shown', 'Wer die Karten sieht, die die Kristallkugel zeigen lässt'),
    said(
      'Only its user: it is a look into hands, as Spyglass is (FR-128).',
      'Nur die Person, die sie benutzt: Sie ist ein Blick auf die Hände, wie das Fernglas (FR-128).',
    ),
  ),
  treasureChest: choice(
    '20',
    { '20': said('+20: −5 and a further +25', '+20: −5 und zusätzlich +25'), '25': said('+25', '+25') },
    said('Treasure Chest with three other used items', 'Schatztruhe mit drei anderen benutzten Gegenständen'),
    said(
      '+20: the bonus comes on top of the printed value (FR-111).',
      '+20: Der Bonus kommt zum aufgedruckten Wert hinzu (FR-111).',
    ),
  ),
  unusedWild: choice(
    'blanked',
    { blanked: said('is blanked', 'wird blockiert'), spared: said('is spared', 'wird verschont') },
    said('A wild card that stands for nothing, with Wildfire', 'Ein ungenutzter Joker beim Buschfeuer'),
    said(
      'Blanked: the card spares only what it lists (FR-121).',
      'Blockiert: Die Karte verschont nur, was sie aufzählt (FR-121).',
    ),
  ),
  undeadProtection: choice(
    'stays',
    {
      stays: said('still protect the Undead', 'schützen die Untoten weiterhin'),
      'while-active': said('protect nothing', 'schützen nichts'),
    },
    said('Lich or Necromancer, themselves blanked', 'Lich oder Totenbeschwörer, selbst blockiert'),
    said(
      'Still protect: as clearing does, protection works before anything is blanked (FR-124).',
      'Schützen weiterhin: Wie das Aufheben wirkt der Schutz, bevor blockiert wird (FR-124).',
    ),
  ),
} as const satisfies Readonly<Record<string, OptionSpec>>;
