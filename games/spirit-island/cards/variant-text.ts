import type { Lang, Said } from '@tafelrunde/kernel';
import { kindsSaid } from '../effects/icons.ts';
import type { Standing } from '../effects/language/standing.ts';
import type { Twist, TwistName } from '../effects/language/twists.ts';
import { sayKind } from '../effects/speech/lands.ts';
import { sayStanding } from '../effects/speech/standing.ts';
import { eventNamed } from './catalogue.ts';
import type { DeckSlot } from './invader-deck.ts';
import { relics } from './relics.ts';
import type { After, Escalation, LevelCard, ScenarioCard, Settlement } from './variant.ts';

/* What adversaries and scenarios say, from their data. */

const said = (en: string, de: string): Said => ({ en, de });

const kindsOf = ({ kinds = [] }: Twist): Said => kindsSaid(kinds, 'many');

/** What each relic does for whoever finds it. */
const tableSaid = (lang: Lang): string =>
  relics
    .map(
      ({ name, invaders, spirits }, i) =>
        `${i + 1}: ${name[lang]}. ${WHO.invaders[lang]}: ${invaders[lang]}. ${WHO.spirits[lang]}: ${spirits[lang]}.`,
    )
    .join(' ');

const WHO = { invaders: said('{invader+}', '{invader+}'), spirits: said('Spirits', 'Geister') } as const;

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
  plantations: ({ n }) =>
    said(
      `There are only ${n} {town+} per player. The game is lost when one has to be added and there is none left.`,
      `Es gibt nur ${n} {town+} pro Person. Das Spiel ist verloren, wenn eins dazukommen muss und keins mehr da ist.`,
    ),
  frontier: ({ n }) =>
    said(
      `During play, after an explore in a land that had no {town+}/{city+}, add ${n} {explorer} there.`,
      `Im Spiel kommt nach dem Entdecken eines Gebiets, in dem keine {town+}/{city+} waren, dort ${n} {explorer} hinzu.`,
    ),
  labor: () =>
    said(
      'After a build in a land with 2 or more {explorer+}, replace all but 1 of them with {town+}.',
      'Nach dem Bauen in einem Gebiet mit 2 oder mehr {explorer+.dat} werden alle bis auf 1 durch {town+} ersetzt.',
    ),
  triangle: () =>
    said(
      'When a coastal {city} is built, add 1 {town} to the adjacent land with the fewest {town+}.',
      'Wird an der Küste eine {city} gebaut, kommt 1 {town} in das angrenzende Gebiet mit den wenigsten {town+.dat}.',
    ),
  slowHealing: ({ n }) =>
    said(
      `Removed {blight} stays here; when there are ${n} per player, all of it goes back to the blight card.`,
      `Entfernte {blight} bleibt hier liegen; sind es ${n} pro Person, kommt sie ganz zurück auf die Ödniskarte.`,
    ),
  persistent: () =>
    said(
      'Fear cards never remove {explorer+}; you may push those that one would remove.',
      'Furchtkarten entfernen nie {explorer+}; die sie entfernen würden, dürft ihr verschieben.',
    ),
  irreparable: ({ n }) =>
    said(
      `Count the {blight} that comes off the card in ravages that deal ${n} or more damage to the land. The game is lost when it is more than there are players.`,
      `Gezählt wird {blight}, die durch Wüten mit ${n} oder mehr Schaden am Gebiet von der Karte kommt. Ist es mehr, als Personen mitspielen, ist das Spiel verloren.`,
    ),
  rural: ({ n }) =>
    said(
      `During play, where 1 {city} would be built inland, ${n} {town+} are built instead.`,
      `Würde im Spiel im Binnenland 1 {city} gebaut, werden es stattdessen ${n} {town+}.`,
    ),
  durable: ({ n }) =>
    said(
      `{town+} in lands without {blight} have +${n} health; what would destroy a number of them deals 2 damage to them for each instead.`,
      `{town+} in Gebieten ohne {blight} haben +${n} Leben; was eine Anzahl davon zerstören würde, verursacht stattdessen für jedes 2 Schaden an ihnen.`,
    ),
  herds: ({ n }) =>
    said(
      `Ravages deal +${n} damage if any adjacent land has {town+}.`,
      `Wüten verursacht +${n} Schaden, wenn in einem angrenzenden Gebiet {town+} sind.`,
    ),
  hunters: () =>
    said(
      '{beasts} destroyed by this adversary are put here. The game is lost when there are more here than on the island.',
      '{beasts+}, die diese Nation zerstört, kommen hierher. Sind es mehr als auf der Insel, ist das Spiel verloren.',
    ),
  hunt: ({ n }) =>
    said(
      `When a ravage adds {blight} to a land, destroy ${n} {beasts} there.`,
      `Kommt durch Wüten {blight} in ein Gebiet, wird dort ${n} {beasts} zerstört.`,
    ),
  sense: () =>
    said(
      'The first time each action would destroy {explorer+}, push 1 of them instead if possible, and 1 {fear}.',
      'Würde eine Aktion zum ersten Mal {explorer+} zerstören, wird 1 davon stattdessen verschoben, wenn das geht: 1 {fear}.',
    ),
  competition: ({ n }) =>
    said(
      `Ravage cards also match lands with ${n} or more {explorer+}.`,
      `Zu jeder Karte bei „Wüten“ passen auch Gebiete mit ${n} oder mehr {explorer+.dat}.`,
    ),
  entrench: () =>
    said(
      'Set-up: an unused invader card of stage II goes under the top 3 fear cards, one of stage III under the top 7. When such a card comes to the top, it goes to “Build” at once.',
      'Aufbau: Eine unbenutzte Invasoren-Karte der Stufe II kommt unter die obersten 3 Furchtkarten, eine der Stufe III unter die obersten 7. Liegt eine davon oben, kommt sie sofort zu „Bauen“.',
    ),
  tradeHub: ({ n }) =>
    said(
      `The game is lost when there are {city+} in more than ${n} coastal lands per board.`,
      `Das Spiel ist verloren, sobald in mehr als ${n} Küstengebieten pro Spielplan {city+} stehen.`,
    ),
  port: ({ n }) =>
    said(
      `During play, explore cards add 1 {town} instead of 1 {explorer} in coastal lands; Coastal Lands do so in at most ${n} lands per board.`,
      `Im Spiel kommt beim Entdecken in Küstengebiete 1 {town} statt 1 {explorer}; bei „Küstengebiete“ in höchstens ${n} Gebiete pro Spielplan.`,
    ),
  coastline: () =>
    said(
      'Build cards also affect coastal lands without {invader+} that are adjacent to a {city}.',
      'Gebaut wird auch in passenden Küstengebieten ohne {invader+}, die an eine {city} grenzen.',
    ),
  runoff: () =>
    said(
      'After a ravage that adds {blight} to a coastal land, add 1 {blight} to the ocean of its board; it does not cascade. Powers can remove it as from a coastal {wetland}.',
      'Nach einem Wüten, das {blight} in ein Küstengebiet bringt, kommt 1 {blight} in den Ozean des Spielplans, ohne Kettenreaktion. Fähigkeiten können sie entfernen wie aus einem {wetland} an der Küste.',
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
  endlessFear: () =>
    said(
      'Set-up: all remaining fear cards go under the fear deck. If they run out, they are shuffled again; earning the last one does not win.',
      'Aufbau: Alle übrigen Furchtkarten kommen unter den Furchtstapel. Gehen sie aus, werden sie neu gemischt; die letzte zu verdienen ist kein Sieg.',
    ),
  faceDown: () =>
    said(
      'Each turn every spirit may use one of its card plays to play a power card face down, for nothing and without its elements. It then is the power below.',
      'Jeder Geist darf in jeder Runde einmal eine Fähigkeitenkarte verdeckt ausspielen, kostenlos und ohne ihre Elemente. Sie ist dann die Fähigkeit unten.',
    ),
  wards: () =>
    said(
      'Whenever {blight} is added to a land, every {ward} there is destroyed. From terror level 2 on you win when there is a {ward} in every coastal land.',
      'Immer wenn {blight} in ein Gebiet kommt, werden dort alle {ward+} zerstört. Ab Furchtstufe 2 gewinnt ihr, wenn in jedem Küstengebiet ein {ward} liegt.',
    ),
  surge: ({ n }) =>
    said(
      `An explore with a card of stage III also brings ${n} {town}.`,
      `Beim Entdecken mit einer Karte der Stufe III kommt auch ${n} {town} hinzu.`,
    ),
  flames: ({ n }) =>
    said(
      `What would damage or destroy {invader+} is ignored, unless there is a {flame} within range 1, or the spirit whose power or rule it is pays ${n} {energy}. Any spirit may pay for what is not theirs, for the strike of the {dahan+} in a land or for what a card does in a land. {invader+} that do not drown go to the nearest coast. Ritual: after all growth each spirit may forget a power card with {fire} and add 1 {flame} and 1 {blight} to one of its lands: {energy} as much as the invader stage; with {invader+} there as much {fear}, and 1 damage per {dahan}.`,
      `Was {invader+} Schaden zufügen oder sie zerstören würde, wird ignoriert, außer es liegt ein {flame} in Reichweite 1, oder der Geist, dessen Fähigkeit oder Regel es ist, bezahlt ${n} {energy}. Für anderes darf irgendein Geist bezahlen: für das Zuschlagen der {dahan+} in einem Gebiet oder für das, was eine Karte in einem Gebiet tut. {invader+}, die nicht ertrinken, kommen an die nächste Küste. Ritual: Nach allem Wachstum darf jeder Geist eine Fähigkeitenkarte mit {fire} vergessen und 1 {flame} und 1 {blight} in eins seiner Gebiete legen: {energy} in Höhe der Invasoren-Stufe; sind dort {invader+}, ebenso viel {fear} und 1 Schaden pro {dahan}.`,
    ),
  theft: ({ n }) =>
    said(
      `An explore that brings {explorer+} to a land numbered ${n} or more also brings 1 of 18 face-down {thief+}, of which three bear 1, two 2 and one 3. Before the ravage {thief+} on the coast escape: 4 {fear} are lost, and the top card of the invader deck is discarded as often as the number says; others move one land towards the ocean of their board. In lands with 2 or more {dahan+} they lie face up. For what spirits do they are {explorer+}, otherwise no {invader+}. Only in lands with 2 or more {dahan+} and without {town+}/{city+}, before the action or after it, they are destroyed (1 {fear} each) or removed; elsewhere they are pushed instead.`,
      `Bringt Entdecken {explorer+} in ein Gebiet mit der Zahl ${n} oder mehr, kommt auch 1 von 18 verdeckten {thief+.dat}, von denen drei eine 1, zwei eine 2 und einer eine 3 tragen. Vor dem Wüten entkommen {thief+} an der Küste: 4 {fear} gehen verloren, und die oberste Karte des Invasoren-Stapels wird so oft abgelegt, wie die Zahl sagt; andere ziehen ein Gebiet weit zum Ozean ihres Spielplans. In Gebieten mit 2 oder mehr {dahan+.dat} liegen sie offen. Für das, was Geister tun, sind sie {explorer+}, sonst keine {invader+}. Nur in Gebieten mit 2 oder mehr {dahan+.dat} und ohne {town+}/{city+}, vor oder nach der Aktion, werden sie zerstört (je 1 {fear}) oder entfernt; sonst werden sie stattdessen verschoben.`,
    ),
  invocation: () =>
    said(
      'Once in each spirit phase every spirit may place 1 element marker, of an element on its power cards, on a corner of one of its lands, where 3 lands meet, or lands and the ocean or the edge: for 1 {energy}, and 1 more per marker on corners that a border leads to. Markers stay. They count toward thresholds of powers that target a land at that corner, not for range or speed, and each of them as 2 {energy} for choices of events that are aided by the element.',
      'In jeder Geister-Phase darf jeder Geist einmal 1 Element-Marker, mit einem Element seiner Fähigkeitenkarten, auf eine Ecke eines seiner Gebiete legen, wo 3 Gebiete zusammentreffen oder Gebiete und Ozean oder Rand: für 1 {energy} und 1 mehr je Marker auf Ecken, zu denen eine Grenze führt. Marker bleiben. Sie zählen für Element-Effekte von Fähigkeiten, die ein Gebiet an der Ecke als Ziel haben, nicht für Reichweite oder Geschwindigkeit, und jeder als 2 {energy} für Ereignisse, bei denen das Element hilft.',
    ),
  secondWave: () =>
    said(
      'Set-up: the island is as a first game has left it: 2 {blight} and 1 of each kind of token per board, where the players agree that they lie, and the {dahan+} of the boards. No printed {blight} and tokens; printed {invader+} of lands 6 and above come to the land numbered 3 lower; {blight} of the adversary comes off the card. If the island was healthy, the adversary is 1 level stronger; if it was blighted, 2 {blight} per board lie on the card, and the rest of all comes with the blighted side. Each spirit sets aside 1 of 4 unique powers of spirits not in play. From stage III on it may be played once, for nothing: it has no elements, targets any land, and its thresholds of up to 10 elements are reached.',
      'Aufbau: Die Insel ist, wie eine erste Partie sie hinterlassen hat: 2 {blight} und 1 Marker jeder Art pro Spielplan, wo sie nach Absprache liegen, und die {dahan+} der Spielpläne. Keine gedruckte {blight} und keine gedruckten Marker; gedruckte {invader+} der Gebiete ab 6 kommen in das Gebiet mit der um 3 kleineren Zahl; {blight} der Nation kommt von der Karte. War die Insel blühend, ist die Nation um 1 Stufe stärker; war sie verödet, liegen 2 {blight} pro Spielplan auf der Karte, und der Rest von allem kommt mit der verödeten Seite. Jeder Geist legt 1 von 4 einzigartigen Fähigkeiten nicht gespielter Geister beiseite. Ab Stufe III darf sie einmal ausgespielt werden, kostenlos: Sie hat keine Elemente, hat ein beliebiges Gebiet als Ziel, und ihre Element-Effekte mit bis zu 10 Elementen sind erreicht.',
    ),
  relics: () =>
    said(
      `Set-up: 4 face-down markers on each board, in lands without {dahan+}; 1 of all of them and 1 per board bear numbers. A land with 3 or more {dahan+} is searched by the spirits, one with 2 or more {invader+} (3 with France) by the {invader+}: the marker there is turned up. What spirits find they may use at once or later; found and never used it scores 2 points. ${tableSaid('en')}`,
      `Aufbau: 4 verdeckte Marker auf jeden Spielplan, in Gebiete ohne {dahan+}; 1 von allen und 1 pro Spielplan tragen Zahlen. Ein Gebiet mit 3 oder mehr {dahan+.dat} durchsuchen die Geister, eins mit 2 oder mehr {invader+} (3 bei Frankreich) die {invader+}: Der Marker dort wird aufgedeckt. Was Geister finden, dürfen sie sofort oder später einsetzen; gefunden und nie eingesetzt zählt es 2 Punkte. ${tableSaid('de')}`,
    ),
  landing: () =>
    said(
      'After the normal build step the {invader+} also build in all coastal lands with {explorer+} but without {town+}/{city+}; after the normal explore step they also explore all coastal lands without {town+}/{city+}.',
      'Nach dem normalen Schritt „Bauen“ wird auch in allen Küstengebieten mit {explorer+.dat}, aber ohne {town+}/{city+} gebaut; nach dem normalen Schritt „Entdecken“ werden auch alle Küstengebiete ohne {town+}/{city+} entdeckt.',
    ),
  upstream: ({ n }) =>
    said(
      `At the end of the slow phase each {town} moves one land farther from the ocean, the most inland ones first, split evenly, the northernmost land first. From an isolated land, too, unless a spirit pays 1 {energy} for it. Where it goes no farther, it escapes at the eastern edge of its board, otherwise it moves to an equally inland land. The game is lost when more than ${n} {town+} per board have escaped.`,
      `Am Ende der Phase der verzögerten Fähigkeiten zieht jedes {town} ein Gebiet weiter weg vom Ozean, die am weitesten im Landesinneren zuerst, gleichmäßig verteilt, das nördlichste Gebiet zuerst; auch aus isolierten Gebieten, außer ein Geist bezahlt dafür 1 {energy}. Geht es nicht weiter, entkommt es am Ostrand seines Spielplans, sonst zieht es in ein gleich weit entferntes Gebiet. Sind mehr als ${n} {town+} pro Spielplan entkommen, ist das Spiel verloren.`,
    ),
  peaks: ({ n }) =>
    said(
      `An explore of {mountain+} adds ${n} more {explorer}, at set-up too.`,
      `Beim Entdecken von {mountain+} kommt ${n} {explorer} mehr, auch beim Aufbau.`,
    ),
  clearings: ({ n }) =>
    said(
      `After a {city} is built in a {jungle}, add ${n} {blight} there.`,
      `Nach dem Bau einer {city} im {jungle} kommt dort ${n} {blight} hinzu.`,
    ),
  dunes: () =>
    said(
      'During play {blight} added to {sands} cascades as if there had been some before.',
      'Im Spiel löst {blight}, die in {sands} kommt, eine Kettenreaktion aus, als wäre dort schon welche gewesen.',
    ),
  bogs: () =>
    said(
      'After a build in a {wetland} the {invader+} build there a second time.',
      'Nach dem Bauen im {wetland} bauen die {invader+} dort ein zweites Mal.',
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
  const { land, blightTo } = of;
  const moved =
    blightTo === undefined
      ? said('', '')
      : said(
          ` Printed {blight} there goes to land ${blightTo}.`,
          ` Gedruckte {blight} kommt von dort in Gebiet ${blightTo}.`,
        );
  const where =
    typeof land === 'number'
      ? said(`land ${land}`, `Gebiet ${land}`)
      : said(`the highest-numbered ${sayKind(land.last).en}`, `das ${sayKind(land.last).de} mit der höchsten Zahl`);
  return said(
    `Set-up: on each board ${list} to ${where.en}.${moved.en}`,
    `Aufbau: auf jedem Spielplan ${list} in ${where.de}.${moved.de}`,
  );
}

const SLOTS: Readonly<Record<DeckSlot, Said>> = {
  1: said('I', 'I'),
  2: said('II', 'II'),
  3: said('III', 'III'),
  coast: said('Coastal Lands', 'Küstengebiete'),
};

/** "2 × I, 1 × III". */
function deckSaid(deck: readonly DeckSlot[]): Said {
  const runs: { readonly slot: DeckSlot; readonly n: number }[] = [];
  for (const slot of deck) {
    const last = runs.at(-1);
    if (last?.slot === slot) runs.splice(-1, 1, { slot, n: last.n + 1 });
    else runs.push({ slot, n: 1 });
  }
  const list = (lang: Lang): string => runs.map(({ slot, n }) => `${n} × ${SLOTS[slot][lang]}`).join(', ');
  return said(list('en'), list('de'));
}

function sayDeck(deck: readonly DeckSlot[]): Said {
  const { en, de } = deckSaid(deck);
  return said(`Invader deck by stages: ${en}.`, `Invasoren-Stapel nach Stufen: ${de}.`);
}

const ACCELERATED = said(
  'Set-up: discard the top card of the invader deck; on each board 1 {town} comes to the land of that terrain with the fewest {invader+}.',
  'Aufbau: Die oberste Invasoren-Karte wird abgelegt; auf jedem Spielplan kommt 1 {town} in das Gebiet dieser Landschaft mit den wenigsten {invader+}.',
);

const TIMINGS: Readonly<Record<Escalation['timing'], Said>> = {
  before: said('', ''),
  each: said('after each explored land of that phase: ', 'nach jedem entdeckten Gebiet dieser Phase: '),
  after: said('after exploring: ', 'nach dem Entdecken: '),
  step: said('after the explore step: ', 'nach dem ganzen Schritt „Entdecken“: '),
};

const STEPS: Readonly<Record<After['what'], Said>> = {
  ravage: said('After the ravage step', 'Nach dem Schritt „Wüten“'),
  build: said('After the normal build step', 'Nach dem normalen Schritt „Bauen“'),
  exploreCard: said('After each explore card', 'Nach jeder Karte bei „Entdecken“'),
};

function sayAfter({ what, from = 0 }: After, text: string): Said {
  const { en, de } = STEPS[what];
  const later = from > 1 ? said(` from turn ${from} on`, ` ab Runde ${from}`) : said('', '');
  return said(`${en}${later.en}: ${text}`, `${de}${later.de}: ${text}`);
}

const sayReminder = (under: number, text: string): Said =>
  said(
    `Set-up: the reminder goes under the top ${under} invader cards. When it is revealed: ${text}`,
    `Aufbau: Die Erinnerung kommt unter die obersten ${under} Invasoren-Karten. Wird sie aufgedeckt: ${text}`,
  );

function sayReserved({ event, under }: NonNullable<LevelCard['reserves']>): Said {
  const { en, de } = eventNamed(event).name;
  return said(
    `Set-up: the event “${en}” goes under the top ${under} event cards.`,
    `Aufbau: Das Ereignis „${de}“ kommt unter die obersten ${under} Ereigniskarten.`,
  );
}

export function levelText(
  card: LevelCard,
  lang: Lang,
  inText: (steps: NonNullable<LevelCard['escalation']>['do']) => string,
): string {
  const { escalation, after, reminder, reserves, deck, setup = [], accelerated, abilities } = card;
  const { difficulty, fearCards, level } = card;
  const parts: Said[] = [
    ...(escalation === undefined
      ? []
      : [
          said(
            `Escalation (${escalation.name.en}): ${TIMINGS[escalation.timing].en}${inText(escalation.do)}`,
            `Eskalation (${escalation.name.de}): ${TIMINGS[escalation.timing].de}${inText(escalation.do)}`,
          ),
        ]),
    ...abilities.map((each) => twists[each.always](each)),
    ...(after === undefined ? [] : [sayAfter(after, inText(after.do))]),
    ...(reminder === undefined ? [] : [sayReminder(reminder.under, inText(reminder.do))]),
    ...(reserves === undefined ? [] : [sayReserved(reserves)]),
    ...setup.map(saySettlement),
    ...(accelerated === true ? [ACCELERATED] : []),
    ...(deck === undefined ? [] : [sayDeck(deck)]),
    said(
      `Level ${level}: difficulty ${difficulty}, fear cards ${fearCards.join('/')}.`,
      `Stufe ${level}: Schwierigkeit ${difficulty}, Furchtkarten ${fearCards.join('/')}.`,
    ),
  ];
  return parts.map((part) => part[lang]).join(' ');
}

const isTwist = (ability: Twist | Standing): ability is Twist => ability.always in twists;

export function scenarioText(
  { abilities, blight, headStart, layout, difficulty, setup = [], fearCards, accelerated, power }: ScenarioCard,
  lang: Lang,
  inText: (power: NonNullable<ScenarioCard['power']>) => string,
): string {
  const parts: Said[] = [
    ...(layout === undefined
      ? []
      : [
          said(
            'Set-up: balanced boards, bottom to top in a row, so that all oceans are a river in the west.',
            'Aufbau: ausgewogene Spielpläne in einer Reihe untereinander, sodass alle Ozeane im Westen einen Fluss bilden.',
          ),
        ]),
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
    ...setup.map(saySettlement),
    ...(fearCards === undefined
      ? []
      : [
          said(
            `Set-up: ${fearCards} more fear card for terror level 1.`,
            `Aufbau: ${fearCards} Furchtkarte mehr für Furchtstufe 1.`,
          ),
        ]),
    ...(accelerated === true
      ? [
          said(
            'Set-up: the top card of the invader deck is discarded.',
            'Aufbau: Die oberste Karte des Invasoren-Stapels wird abgelegt.',
          ),
        ]
      : []),
    ...abilities.map((each) => (isTwist(each) ? twists[each.always](each) : sayStanding(each))),
    said(`Difficulty +${difficulty}.`, `Schwierigkeit +${difficulty}.`),
  ];
  const texts = parts.map((part) => part[lang]);
  return [...texts.slice(0, -1), ...(power === undefined ? [] : [inText(power)]), ...texts.slice(-1)].join(' ');
}
