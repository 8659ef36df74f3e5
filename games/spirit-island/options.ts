import type { OptionSpec, Options, Said, Seat } from '@tafelrunde/kernel';
import { idsOf, spiritNamed } from './cards/catalogue.ts';

const said = (en: string, de: string): Said => ({ en, de });

/** Nobody has said yet which spirit it is. */
export const OPEN = 'open';

const spirits: Readonly<Record<string, Said>> = {
  [OPEN]: said('left open', 'noch offen'),
  ...Object.fromEntries(idsOf('spirit').map((id) => [id, spiritNamed(id).name])),
};

const spiritOf = (seat: Seat) =>
  ({
    kind: 'choice',
    default: OPEN,
    values: spirits,
    apart: true,
    label: said(`Spirit of seat ${seat + 1}`, `Geist auf Platz ${seat + 1}`),
    why: said(
      'Left open, it is chosen or dealt when the game begins.',
      'Bleibt er offen, wird er zu Beginn der Partie gewählt oder verteilt.',
    ),
  }) as const;

const adversaries = {
  none: said('none', 'keine'),
  'brandenburg-prussia': said('Brandenburg-Prussia', 'Brandenburg-Preußen'),
  england: said('England', 'England'),
  sweden: said('Sweden', 'Schweden'),
  france: said('France', 'Frankreich'),
  'habsburg-monarchy': said('Habsburg Monarchy', 'Habsburger Monarchie'),
  russia: said('Russia', 'Russland'),
  scotland: said('Scotland', 'Schottland'),
} as const;

/** What adversaries are called in short. */
export const adversaryNames: Readonly<Record<string, Said>> = adversaries;

/** What a table may settle before the game. */
export const options = {
  spirits: {
    kind: 'choice',
    default: 'choose',
    apart: true,
    values: {
      choose: said('everybody chooses at the table', 'alle wählen am Tisch'),
      deal: said('dealt at random', 'zufällig verteilt'),
    },
    label: said('Spirits that are left open', 'Geister, die noch offen sind'),
    why: said(
      'Choose: a spirit is half the game. Dealt: for those who know them all.',
      'Wählen: Ein Geist ist das halbe Spiel. Zufällig: für alle, die sie schon kennen.',
    ),
  },
  spirit0: spiritOf(0),
  spirit1: spiritOf(1),
  spirit2: spiritOf(2),
  spirit3: spiritOf(3),
  spirit4: spiritOf(4),
  spirit5: spiritOf(5),
  beginner: {
    kind: 'flag',
    default: false,
    label: said('Beginner game', 'Einsteigerspiel'),
    why: said(
      'Spirits of low complexity, no blight card, and instead of choosing power cards everybody gains those of a list.',
      'Geister von geringer Komplexität, keine Ödniskarte, und statt Fähigkeitenkarten auszusuchen, erhalten alle die einer Liste.',
    ),
  },
  adversary: {
    kind: 'choice',
    default: 'none',
    apart: true,
    values: adversaries,
    label: said('Adversary', 'Nation'),
    why: said(
      'The invaders come from one country, with a plan of its own.',
      'Die Invasoren kommen aus einem bestimmten Land und haben einen eigenen Plan.',
    ),
  },
  level: {
    kind: 'number',
    default: 0,
    apart: true,
    min: 0,
    max: 6,
    label: said('Level of the adversary', 'Stufe der Nation'),
    why: said(
      'Each level adds to those below it; difficulty goes from 1 to 11.',
      'Jede Stufe kommt zu denen darunter hinzu; die Schwierigkeit reicht von 1 bis 11.',
    ),
  },
  supporting: {
    kind: 'choice',
    default: 'none',
    values: adversaries,
    label: said('Second adversary', 'Zweite Nation'),
    why: said(
      'It supports the first one: all it changes applies as well, and cards of stage III make it escalate.',
      'Sie unterstützt die erste: Auch alles, was sie ändert, gilt, und bei Karten der Stufe III eskaliert sie.',
    ),
  },
  supportingLevel: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 6,
    label: said('Level of the second adversary', 'Stufe der zweiten Nation'),
    why: said(
      'The higher difficulty of the two counts in full, the lower one by half.',
      'Von beiden zählt die höhere Schwierigkeit ganz, die niedrigere halb.',
    ),
  },
  scenario: {
    kind: 'choice',
    default: 'none',
    apart: true,
    values: {
      none: said('none', 'keins'),
      blitz: said('Blitz', 'Blitzkrieg'),
      'guard-the-isles-heart': said("Guard the Isle's Heart", 'Schützt das Herz der Insel'),
      'rituals-of-terror': said('Rituals of Terror', 'Rituale des Terrors'),
      'dahan-insurrection': said('Dahan Insurrection', 'Aufstand der Dahan'),
      'second-wave': said('Second Wave', 'Zweite Welle'),
      'powers-long-forgotten': said('Powers Long Forgotten', 'Lange vergessene Fähigkeiten'),
      'ward-the-shores': said('Ward the Shores', 'Schützt die Küsten'),
      'rituals-of-the-destroying-flame': said('Rituals of the Destroying Flame', 'Rituale der vernichtenden Flamme'),
      'despicable-theft': said('Despicable Theft', 'Jämmerliche Diebe'),
      'elemental-invocation': said('Elemental Invocation', 'Aufrufung der Elemente'),
      'the-great-river': said('The Great River', 'Der große Fluss'),
      'varied-terrains': said('Varied Terrains', 'Vielfältige Landschaften'),
    },
    label: said('Scenario', 'Szenario'),
    why: said(
      'Another beginning, other rules, other ways to win or to lose.',
      'Ein anderer Beginn, andere Regeln, andere Wege zu Sieg oder Niederlage.',
    ),
  },
  earlier: {
    kind: 'choice',
    default: 'blighted',
    apart: true,
    values: {
      healthy: said('healthy', 'blühend'),
      blighted: said('blighted', 'verödet'),
    },
    label: said('Second Wave: the island after the first game', 'Zweite Welle: die Insel nach der ersten Partie'),
    why: said(
      'Healthy: the adversary is one level stronger. Blighted: little blight on the card, and what is left of it when the island is blighted again.',
      'Blühend: Die Nation ist um eine Stufe stärker. Verödet: wenig Ödnis auf der Karte, und den Rest davon, wenn die Insel wieder verödet.',
    ),
  },
  map: {
    kind: 'choice',
    default: 'balanced',
    apart: true,
    values: {
      balanced: said('balanced boards', 'ausgewogene Spielpläne'),
      thematic: said('thematic map', 'thematische Karte'),
    },
    label: said('Island', 'Insel'),
    why: said(
      'The thematic map has larger regions and more invaders to begin with: 3 more difficult.',
      'Auf der thematischen Karte sind gleiche Gebiete beisammen, und es beginnen mehr Invasoren: um 3 schwieriger.',
    ),
  },
  layout: {
    kind: 'choice',
    default: 'standard',
    apart: true,
    values: {
      standard: said('standard', 'Standard'),
      coastline: said('coastline', 'Küstenlinie'),
      fragment: said('fragment', 'Bruchstück'),
      'inverted-fragment': said('inverted fragment', 'umgekehrtes Bruchstück'),
      'opposite-shores': said('opposite shores', 'gegenüberliegende Ufer'),
      'top-to-top': said('top to top', 'Kopf an Kopf'),
      sunrise: said('sunrise', 'Sonnenaufgang'),
      leaf: said('leaf', 'Blatt'),
      snake: said('snake', 'Schlange'),
      meeple: said('meeple', 'Figur'),
      peninsula: said('peninsula', 'Halbinsel'),
      snail: said('snail', 'Schnecke'),
      v: said('V', 'V'),
      caldera: said('caldera', 'Caldera'),
      flower: said('flower', 'Blume'),
      star: said('star', 'Stern'),
    },
    label: said('Layout of the boards', 'Anordnung der Spielpläne'),
    why: said(
      'Each exists for some numbers of boards; otherwise the standard one is used.',
      'Jede gibt es für bestimmte Anzahlen von Spielplänen; sonst gilt die übliche.',
    ),
  },
  jaggedBoards: {
    kind: 'flag',
    default: false,
    label: said('Boards E and F as well', 'Auch die Spielpläne E und F'),
    why: said(
      'Two more boards of Jagged Earth; with four boards or fewer never E with B or F with D.',
      'Zwei weitere Spielpläne aus Jagged Earth; mit höchstens vier Spielplänen nie E mit B oder F mit D.',
    ),
  },
  extraBoard: {
    kind: 'flag',
    default: false,
    label: said('Extra board', 'Zusätzlicher Spielplan'),
    why: said(
      'One board more than there are spirits, with more blight and fewer invaders on it to begin with.',
      'Ein Spielplan mehr, als es Geister gibt, mit mehr Ödnis im Vorrat und anfangs weniger Invasoren darauf.',
    ),
  },
  branchClaw: {
    kind: 'flag',
    default: false,
    label: said('Branch & Claw', 'Ast & Tatze'),
    why: said(
      'Beasts, disease, wilds and strife, events, and more of everything.',
      'Bestien, Seuchen, Wildnis und Streit, Ereignisse, und mehr von allem.',
    ),
  },
  jaggedEarth: {
    kind: 'flag',
    default: false,
    label: said('Jagged Earth', 'Jagged Earth'),
    why: said(
      'Badlands, ten spirits, boards E and F, and more of everything.',
      'Einöden, zehn Geister, die Spielpläne E und F, und mehr von allem.',
    ),
  },
  featherFlame: {
    kind: 'flag',
    default: false,
    label: said('Feather & Flame', 'Feather & Flame'),
    why: said('Four spirits, and more of everything.', 'Vier Geister, und mehr von allem.'),
  },
  retired: {
    kind: 'flag',
    default: false,
    label: said('Retired cards as well', 'Auch ausgemusterte Karten'),
    why: said(
      'Cards of the sets in play that their makers have taken out since.',
      'Karten der gewählten Sets, die seither aus dem Spiel genommen wurden.',
    ),
  },
  blightCard: {
    kind: 'flag',
    default: true,
    label: said('Blight card', 'Ödniskarte'),
    why: said(
      'Without it the island takes 5 blight per player and is lost after that: easier to follow in a first game. With Branch & Claw there always is one.',
      'Ohne sie verträgt die Insel 5 Ödnis pro Person und ist danach verloren: im ersten Spiel übersichtlicher. Mit Ast & Tatze gibt es immer eine.',
    ),
  },
  soloBlight: {
    kind: 'flag',
    default: false,
    label: said('Alone: milder blight cards', 'Allein: mildere Ödniskarten'),
    why: said(
      'In a game of one spirit, blight cards with only 2 blight on the blighted side are replaced by others.',
      'In einer Partie mit einem Geist werden Ödniskarten mit nur 2 Ödnis auf der verödeten Seite durch andere ersetzt.',
    ),
  },
  alone: {
    kind: 'flag',
    default: false,
    label: said('One person plays all spirits', 'Eine Person spielt alle Geister'),
    why: said(
      'Then nobody is asked twice where the spirits decide together.',
      'Dann wird niemand zweimal gefragt, wo die Geister gemeinsam entscheiden.',
    ),
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The spirit that the table wants for a seat. */
export function spiritFor(of: Options, seat: Seat): string | undefined {
  const wanted = of[`spirit${seat}`];
  return wanted === undefined || wanted === OPEN ? undefined : String(wanted);
}

/** The options of a match, by name. */
export const isSet = (of: Options, name: keyof typeof options, value: boolean | string): boolean => of[name] === value;
