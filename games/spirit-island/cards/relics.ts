import type { Said } from '@tafelrunde/kernel';

/* Powers Long Forgotten: what lies hidden on the island, and what it does for whoever finds it. */

export type Finder = 'invaders' | 'spirits';

export interface RelicCard extends Readonly<Record<Finder, Said>> {
  readonly name: Said;
}

const relic = (
  [en, de]: readonly [string, string],
  [invaders, invasoren]: readonly [string, string],
  [spirits, geister]: readonly [string, string],
): RelicCard => ({
  name: { en, de },
  invaders: { en: invaders, de: invasoren },
  spirits: { en: spirits, de: geister },
});

/** Marker 1 first. */
export const relics: readonly RelicCard[] = [
  relic(
    ['Burning Lizard Scale', 'Brennende Echsenschuppe'],
    [
      'powers with {fire} harm no {invader+}, unless the spirit pays 1 {energy} for each such power',
      'Fähigkeiten mit {fire} schaden keinen {invader+}, außer der Geist bezahlt je Fähigkeit 1 {energy}',
    ],
    ['powers with {fire} that deal damage deal +1', 'Fähigkeiten mit {fire}, die Schaden verursachen, verursachen +1'],
  ),
  relic(
    ['Bronze Loop with Red Stones', 'Bronzeschlinge mit roten Steinen'],
    [
      'for builds and explores {invader+} in any {sands} are in all {sands+}',
      'beim Bauen und Entdecken sind {invader+} in einer {sands} in allen {sands+}',
    ],
    [
      'spirits may shift {presence} from {sands} to other {sands}: before growth, and while powers are used',
      'Geister dürfen {presence} von {sands} in andere {sands} umlegen: vor dem Wachstum und während Fähigkeiten eingesetzt werden',
    ],
  ),
  relic(
    ['Dripping Tooth', 'Triefender Zahn'],
    [
      'after an explore in a {wetland} the {invader+} build there at once',
      'nach dem Entdecken im {wetland} bauen die {invader+} dort sofort',
    ],
    [
      '+2 {energy} in each spirit phase for whoever takes back no power cards in it',
      '+2 {energy} in jeder Geister-Phase für alle, die darin keine Fähigkeitenkarten zurücknehmen',
    ],
  ),
  relic(
    ['Frozen Rib', 'Vereiste Rippe'],
    ['next turn each spirit has only 1 card play', 'in der nächsten Runde darf jeder Geist nur 1 Karte ausspielen'],
    [
      'in the next normal ravage the {invader+} deal 3 damage less in each land',
      'beim nächsten normalen Wüten verursachen die {invader+} in jedem Gebiet 3 Schaden weniger',
    ],
  ),
  relic(
    ['Glowing Ember', 'Glühender Klumpen'],
    [
      'when a {town}/{city} is added to a {jungle} or {wetland} without any, 1 {blight} comes, too',
      'kommt ein {town} oder eine {city} in {jungle} oder {wetland} ohne {town+}/{city+}, kommt auch 1 {blight}',
    ],
    ['nothing is forgotten for a major power', 'für eine starke Fähigkeit wird nichts vergessen'],
  ),
  relic(
    ['Rope of Wind', 'Seil aus Wind'],
    [
      'powers gather and push no {invader+}, unless the spirit pays 1 {energy} for each such power',
      'Fähigkeiten versammeln und verschieben keine {invader+}, außer der Geist bezahlt je Fähigkeit 1 {energy}',
    ],
    ['+1 range for all powers', 'alle Fähigkeiten haben +1 Reichweite'],
  ),
  relic(
    ['Spear of Sunlight', 'Speer aus Sonnenlicht'],
    [
      'on each board, in the land with the most {town+}/{city+}: destroy all {dahan+}, {beasts+}, {disease}, {wilds}, {badlands+} and {strife}; add 1 {blight}',
      'auf jedem Spielplan werden im Gebiet mit den meisten {town+}/{city+} alle {dahan+}, {beasts+}, {disease}, {wilds}, {badlands+} und {strife} zerstört, und 1 {blight} kommt hinzu',
    ],
    [
      'earn 2 fear cards; the {dahan+} of 1 land deal their damage',
      'ihr erhaltet 2 Furchtkarten; die {dahan+} in 1 Gebiet verursachen ihren Schaden',
    ],
  ),
  relic(
    ['Sewn-up Sack', 'Zugenähter Sack'],
    [
      'it stays where it was: powers cannot target that land any more',
      'er bleibt, wo er war: Fähigkeiten können dieses Gebiet nicht mehr als Ziel haben',
    ],
    ['choose a land: all that is in it leaves the game', 'wählt ein Gebiet: Alles darin verlässt das Spiel'],
  ),
];
