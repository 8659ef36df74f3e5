import type { Lang, Said } from '@tafelrunde/kernel';
import { kindsSaid } from '../effects/icons.ts';
import type { Twist, TwistName } from '../effects/language/twists.ts';
import type { LevelCard, ScenarioCard, Settlement } from './variant.ts';

/* What adversaries and scenarios say, from their data. */

const said = (en: string, de: string): Said => ({ en, de });

const kindsOf = ({ kinds = [] }: Twist): Said => kindsSaid(kinds, 'many');

const twists: Readonly<Record<TwistName, (of: Twist) => Said>> = {
  capital: ({ n }) =>
    said(
      `The game is lost as soon as there are ${n} or more {town+}/{city+} in one land.`,
      `Das Spiel ist verloren, sobald in einem Gebiet ${n} oder mehr {town+}/{city+} stehen.`,
    ),
  settle: ({ n }) =>
    said(
      `Build cards also affect matching lands without {invader+} that were adjacent to at least ${n} {town+}/{city+} before the build.`,
      `Gebaut wird auch in passenden Gebieten ohne {invader+}, an die vor dem Bauen mindestens ${n} {town+}/{city+} grenzten.`,
    ),
  immigration: ({ n }) =>
    n === undefined
      ? said(
          'Each invader phase begins its actions with a build for the card that ravaged in the turn before, all game long.',
          'Vor dem Wüten wird in jeder Runde zusätzlich gebaut, und zwar mit der Karte, die in der Runde davor gewütet hat, das ganze Spiel lang.',
        )
      : said(
          `Each invader phase begins its actions with a build for the card that ravaged in the turn before, until that card is of stage ${n}.`,
          `Vor dem Wüten wird in jeder Runde zusätzlich gebaut, und zwar mit der Karte, die in der Runde davor gewütet hat, bis diese Karte von Stufe ${n} ist.`,
        ),
  resolve: () =>
    said(
      'In an invader phase without a resolved fear card that build happens twice.',
      'Wurde in der Runde keine Furchtkarte abgehandelt, findet dieses Bauen zweimal statt.',
    ),
  health: (of) => said(`${kindsOf(of).en} have +${of.n} health.`, `${kindsOf(of).de} haben +${of.n} Leben.`),
  strike: (of) => said(`${kindsOf(of).en} deal +${of.n} damage.`, `${kindsOf(of).de} verursachen +${of.n} Schaden.`),
  fearMarkers: ({ n }) =>
    said(`The fear pool holds ${n} more {fear} per player.`, `Der Furcht-Vorrat ist um ${n} {fear} pro Person größer.`),
  mining: ({ n }) =>
    said(
      `A ravage that deals at least ${n} damage to the land adds 1 more {blight}, which neither destroys {presence} nor cascades.`,
      `Wüten mit mindestens ${n} Schaden am Gebiet bringt 1 weitere {blight}, die weder {presence} zerstört noch eine Kettenreaktion auslöst.`,
    ),
  miningRush: () =>
    said(
      'When a ravage adds {blight} to a land, add 1 {town} to an adjacent land without {town+}/{city+}.',
      'Bringt Wüten {blight} in ein Gebiet, kommt 1 {town} in ein angrenzendes Gebiet ohne {town+}/{city+}.',
    ),
  allFast: () =>
    said(
      'All powers are {fast}. Powers that are printed {fast} cost 1 {energy} less; those that cost nothing, innate ones, and those that something else makes {fast} bring 1 {energy} when used.',
      'Alle Fähigkeiten sind schnell. Was schon schnell gedruckt ist, kostet 1 {energy} weniger; kostet es nichts, ist es angeboren oder macht etwas anderes es schnell, bringt es beim Einsetzen 1 {energy}.',
    ),
  moreExplorers: () =>
    said(
      'Whenever the {invader+} explore, 1 additional {explorer} comes to one of the explored lands of each board.',
      'Immer wenn die {invader+} entdecken, kommt auf jedem Spielplan in eines der entdeckten Gebiete 1 {explorer} mehr.',
    ),
  lessBlight: ({ n }) =>
    said(
      `When the island becomes blighted, ${n} {blight} less per board comes to the card.`,
      `Verödet die Insel, kommt ${n} {blight} pro Spielplan weniger auf die Karte.`,
    ),
  heart: () =>
    said(
      'One inner land on each board is the heart: land 7, or where three or four boards meet. Set-up: remove all {town+}; 1 {explorer} and 1 {presence} of the spirit that starts there come to each; every spirit draws 1 minor and 1 major power. After turn 1 the game is lost while a {town}/{city} stands in an inner land.',
      'Ein inneres Gebiet jedes Spielplans ist das Herz: Gebiet 7, oder wo drei oder vier Spielpläne zusammenstoßen. Aufbau: Alle {town+} werden entfernt; in jedes kommen 1 {explorer} und 1 {presence} des Geistes, der dort beginnt; jeder Geist zieht 1 schwache und 1 starke Fähigkeit. Nach der ersten Runde ist das Spiel verloren, sobald in einem inneren Gebiet ein {town} oder eine {city} steht.',
    ),
  ritual: ({ n }) =>
    said(
      `Terror levels come by rituals, not by fear, and earned fear cards wait for one. In a power phase, where every spirit has {presence} and at least 3 {dahan+} per player live, the spirits may spend 3 {energy} and destroy 3 {presence} there together: the next terror level begins, all earned fear cards are resolved, and all {dahan+} there are pushed evenly to the adjacent lands. Ritual ${n} wins.`,
      `Furchtstufen kommen durch Rituale statt durch Furcht, und verdiente Furchtkarten warten darauf. Wo jeder Geist {presence} hat und mindestens 3 {dahan+} pro Person leben, dürfen die Geister in einer Fähigkeiten-Phase gemeinsam 3 {energy} bezahlen und dort 3 {presence+} zerstören: Die nächste Furchtstufe beginnt, alle verdienten Furchtkarten werden abgehandelt, und alle {dahan+} dort werden gleichmäßig in die angrenzenden Gebiete verschoben. Ritual ${n} ist der Sieg.`,
    ),
  raiding: ({ n }) =>
    said(
      `After an action each {dahan} that it moved deals ${n} damage where it is now.`,
      `Nach einer Aktion verursacht jeder {dahan}, den sie bewegt hat, dort ${n} Schaden, wo er jetzt ist.`,
    ),
  response: () =>
    said(
      'For each destroyed {city} 1 {town}, and for each destroyed {town} 1 {explorer}, comes to the nearest land with {dahan+}.',
      'Für jede zerstörte {city} kommt 1 {town} und für jedes zerstörte {town} 1 {explorer} in das nächste Gebiet mit {dahan+}.',
    ),
  insurrection: () =>
    said(
      'Terror level 2: you win if {town+}/{city+} outnumber {dahan+} in no land; level 3: in fewer lands than there are players. When the last fear card is earned all {dahan+} strike as after a ravage; if that does not win, the game is lost.',
      'Furchtstufe 2: Ihr gewinnt, wenn es in keinem Gebiet mehr {town+}/{city+} als {dahan+} gibt; Stufe 3: in weniger Gebieten, als Personen mitspielen. Ist die letzte Furchtkarte verdient, schlagen alle {dahan+} zu wie nach dem Wüten; genügt das nicht zum Sieg, ist das Spiel verloren.',
    ),
  dahanLost: ({ n }) =>
    said(
      `The game is lost with fewer than ${n} {dahan+} per player.`,
      `Bei weniger als ${n} {dahan+} pro Person ist das Spiel verloren.`,
    ),
};

function sayPieces({ pieces }: Settlement): string {
  return Object.entries(pieces)
    .map(([kind, n]) => `${n} {${kind}}`)
    .join(', ');
}

function saySettlement(of: Settlement): Said {
  const list = sayPieces(of);
  const { number, blightTo } = of;
  const moved =
    blightTo === undefined
      ? said('', '')
      : said(
          ` Printed {blight} there goes to land ${blightTo}.`,
          ` Gedruckte {blight} kommt von dort in Gebiet ${blightTo}.`,
        );
  return said(
    `Set-up: on each board ${list} to land ${number}.${moved.en}`,
    `Aufbau: auf jedem Spielplan ${list} in Gebiet ${number}.${moved.de}`,
  );
}

const ROMAN: Readonly<Record<string, string>> = { 1: 'I', 2: 'II', 3: 'III' };

/** `11-3` as "2 × I, 1 × III". */
const deckSaid = (deck: string): string =>
  deck
    .split('-')
    .map((part) => `${part.length} × ${ROMAN[part[0] ?? ''] ?? ''}`)
    .join(', ');

const ACCELERATED = said(
  'Set-up: discard the top card of the invader deck; on each board 1 {town} comes to the land of that terrain with the fewest {invader+}.',
  'Aufbau: Die oberste Invasoren-Karte wird abgelegt; auf jedem Spielplan kommt 1 {town} in das Gebiet dieser Landschaft mit den wenigsten {invader+}.',
);

export function levelText(
  card: LevelCard,
  lang: Lang,
  inText: (steps: NonNullable<LevelCard['escalation']>['do']) => string,
): string {
  const { escalation, deck, setup = [], accelerated, abilities, difficulty, fearCards, level } = card;
  const parts: Said[] = [
    ...(escalation === undefined
      ? []
      : [
          said(
            `Escalation (${escalation.name.en}): ${escalation.timing === 'each' ? 'after each explored land of that phase: ' : ''}${inText(escalation.do)}`,
            `Eskalation (${escalation.name.de}): ${escalation.timing === 'each' ? 'nach jedem entdeckten Gebiet dieser Phase: ' : ''}${inText(escalation.do)}`,
          ),
        ]),
    ...abilities.map((each) => twists[each.always](each)),
    ...setup.map(saySettlement),
    ...(accelerated === true ? [ACCELERATED] : []),
    ...(deck === undefined
      ? []
      : [said(`Invader deck by stages: ${deckSaid(deck)}.`, `Invasoren-Stapel nach Stufen: ${deckSaid(deck)}.`)]),
    said(
      `Level ${level}: difficulty ${difficulty}, fear cards ${fearCards.join('/')}.`,
      `Stufe ${level}: Schwierigkeit ${difficulty}, Furchtkarten ${fearCards.join('/')}.`,
    ),
  ];
  return parts.map((part) => part[lang]).join(' ');
}

export function scenarioText({ abilities, blight, headStart, difficulty }: ScenarioCard, lang: Lang): string {
  const parts: Said[] = [
    ...(blight === undefined
      ? []
      : [
          said(
            `Set-up: ${blight} more {blight} per board on the card.`,
            `Aufbau: ${blight} {blight} mehr pro Spielplan auf der Karte.`,
          ),
        ]),
    ...(headStart === true
      ? [
          said(
            'Set-up: after the first explore the {invader+} build and explore once more.',
            'Aufbau: Nach dem ersten Entdecken bauen und entdecken die {invader+} noch einmal.',
          ),
        ]
      : []),
    ...abilities.map((each) => twists[each.always](each)),
    said(`Difficulty +${difficulty}.`, `Schwierigkeit +${difficulty}.`),
  ];
  return parts.map((part) => part[lang]).join(' ');
}
