import type { Lesson } from '@tafelrunde/kernel';

/** Elements and thresholds, defending, pushing. */
export const risingWaters: Lesson = {
  id: 'thresholds',
  game: 'spirit-island',
  title: { en: 'Rising waters', de: 'Steigende Wasser' },
  about: {
    en: 'Elements and the thresholds of an innate power, defending a land, and pushing invaders away.',
    de: 'Elemente und die Element-Effekte einer angeborenen Fähigkeit, ein Gebiet verteidigen und Invasoren verschieben.',
  },
  minutes: 4,
  seats: 1,
  learner: 0,
  options: { beginner: true },
  given: {
    active: 0,
    phase: 'spirit',
    round: 6,
    'spirit/0': ['river-surges-in-sunlight'],
    'hand/0': ['boon-of-vigor', 'flash-floods'],
    'discard/0': ['encompassing-ward', 'wash-away', 'rivers-bounty'],
    'progression/0': ['natures-resilience'],
    'uncovered/0': [0, 3],
    'energy/0': 0,
    blight: 3,
    fearDeck: { only: ['isolation', 'scapegoats', 'retreat'] },
    ravage: ['i-wetland'],
    build: ['i-jungle'],
    invaderDeck: ['i-sands', 'ii-mountain'],
    invaderDiscard: ['i-mountain'],
    'land/A5': { 'presence-0': 2, cities: 1, dahan: 1 },
    'land/A6': { dahan: 2 },
    'land/A8': { explorers: 2 },
    'land/A4': { blight: 1 },
    'land/A1': { blight: 1 },
  },
  steps: [
    {
      say: {
        en: 'Terror level III: the invaders fear you so much that you win as soon as there is no city. One is left, in land 5, and it ravages this turn.',
        de: 'Furchtstufe III: Die Invasoren fürchten dich so sehr, dass du gewinnst, sobald es keine Stadt mehr gibt. Eine ist übrig, in Gebiet 5, und sie wütet in dieser Runde.',
      },
      point: ['land:A5'],
    },
    {
      say: {
        en: 'A city has 3 health and deals 3 damage: your dahan would die, blight would come, and with it 1 of your presence would go. Flash Floods alone does not destroy it. You need a plan.',
        de: 'Eine Stadt hat 3 Leben und verursacht 3 Schaden: Dein Dahan würde sterben, Ödnis käme, und mit ihr ginge 1 deiner Präsenzen. Die Überschwemmung allein zerstört sie nicht. Du brauchst einen Plan.',
      },
      point: ['land:A5', 'ravage'],
    },
    {
      say: {
        en: 'Your best cards lie in your discard. The first growth option takes them back, with 1 energy and the next card of your list.',
        de: 'Deine besten Karten liegen auf der Ablage. Die erste Wachstums-Option holt sie zurück, dazu 1 Energie und die nächste Karte deiner Liste.',
      },
      do: { pick: 'growth:0' },
      notNow: {
        en: 'The first option: without those cards there is no plan.',
        de: 'Die erste Option: Ohne diese Karten gibt es keinen Plan.',
      },
      check: { 'energy/0': 2, 'hand/0': 6 },
    },
    {
      say: {
        en: 'Your innate power is Massive Flooding. It costs nothing but needs elements: its first threshold 1 sun and 2 water, the second 2 sun and 3 water. Elements stand on the cards that you play, fast or slow.',
        de: 'Deine angeborene Fähigkeit heißt Gewaltige Flut. Sie kostet nichts, braucht aber Elemente: ihr erster Effekt 1 Sonne und 2 Wasser, der zweite 2 Sonne und 3 Wasser. Elemente stehen auf den Karten, die du ausspielst, ob schnell oder verzögert.',
      },
      point: ['spirit-panel'],
    },
    {
      say: {
        en: 'So choose cards by their elements, too. Encompassing Ward, Boon of Vigor and Wash Away: 2 sun, 3 water, for 2 energy. Play these three.',
        de: 'Wähle Karten also auch nach ihren Elementen. Umfassender Schutz, Energieschub und Fortreißende Wasser: 2 Sonne, 3 Wasser, für 2 Energie. Spiele diese drei.',
      },
      do: { pick: ['encompassing-ward', 'boon-of-vigor', 'wash-away'] },
      notNow: {
        en: 'With these three you reach the second threshold: Encompassing Ward, Boon of Vigor, Wash Away.',
        de: 'Mit diesen dreien erreichst du den zweiten Effekt: Umfassender Schutz, Energieschub, Fortreißende Wasser.',
      },
      check: { 'energy/0': 0 },
    },
    {
      say: {
        en: 'The Ward is fast: Defend 2 in each of your lands this turn. Defence takes damage away from a ravage, for the land and for the dahan. Use it.',
        de: 'Der Schutz ist schnell: Verteidigung 2 in jedem deiner Gebiete in dieser Runde. Verteidigung nimmt dem Wüten Schaden, für das Land und für die Dahan. Setze ihn ein.',
      },
      do: { pick: 'encompassing-ward' },
    },
    {
      say: {
        en: 'The forecast has changed: 1 damage, and so no blight. The Boon gives you 1 energy; use it, and it is the invaders’ turn.',
        de: 'Die Vorschau hat sich geändert: 1 Schaden, also keine Ödnis. Der Energieschub gibt dir 1 Energie; setze ihn ein, und die Invasoren sind dran.',
      },
      point: ['land:A5'],
      do: { pick: 'boon-of-vigor' },
      check: {
        'land/A5': { cities: 1, dahan: 1, blight: 0, damage: { city: [2] } },
        'land/A8': { explorers: 2, towns: 1 },
      },
    },
    {
      say: {
        en: 'The dahan was only wounded, and struck back: the city has 2 damage. Damage stays until the end of the turn, so what is slow may still use it!',
        de: 'Der Dahan wurde nur verwundet und schlug zurück: Die Stadt hat 2 Schaden. Schaden bleibt bis zum Ende der Runde, also kann das Verzögerte ihn noch nutzen!',
      },
      point: ['land:A5'],
    },
    {
      say: {
        en: 'In land 8 a town was built; next turn it would ravage there with both explorers. Pushing moves them to adjacent lands: use Wash Away.',
        de: 'In Gebiet 8 wurde ein Dorf gebaut; nächste Runde würde es dort mit beiden Entdeckern wüten. Verschieben bewegt sie in angrenzende Gebiete: Setze Fortreißende Wasser ein.',
      },
      do: { pick: 'wash-away' },
      notNow: {
        en: 'Wash Away first: you will see what it is good for.',
        de: 'Erst Fortreißende Wasser: Du wirst sehen, wofür das gut ist.',
      },
    },
    {
      say: { en: 'Choose land 8.', de: 'Wähle Gebiet 8.' },
      do: { pick: 'A8' },
    },
    {
      say: {
        en: '“Up to 3”: take both explorers and the town.',
        de: '„Bis zu 3“: Nimm beide Entdecker und das Dorf.',
      },
      do: { pick: ['A8/explorer', 'A8/explorer', 'A8/town'] },
      notNow: {
        en: 'All three: both explorers and the town.',
        de: 'Alle drei: beide Entdecker und das Dorf.',
      },
    },
    {
      say: {
        en: 'Each goes where you like. The explorers to land 6: nobody ravages there next turn, and two dahan watch them.',
        de: 'Jede Figur geht, wohin du möchtest. Die Entdecker in Gebiet 6: Dort wütet nächste Runde niemand, und zwei Dahan haben ein Auge auf sie.',
      },
      do: { pick: ['A6', 'A6'] },
      notNow: { en: 'Both to land 6.', de: 'Beide in Gebiet 6.' },
    },
    {
      say: {
        en: 'The town as well.',
        de: 'Das Dorf ebenfalls.',
      },
      do: { pick: 'A6' },
      check: { 'land/A8': { explorers: 0, towns: 0 }, 'land/A6': { towns: 1 } },
    },
    {
      say: {
        en: 'Land 8 is safe. Now your innate power: with 2 sun and 3 water it deals 2 damage and pushes up to 3, instead of its first threshold. Use it.',
        de: 'Gebiet 8 ist sicher. Jetzt deine angeborene Fähigkeit: Mit 2 Sonne und 3 Wasser verursacht sie 2 Schaden und verschiebt bis zu 3, anstelle ihres ersten Effekts. Setze sie ein.',
      },
      do: { pick: 'innate:0' },
      notNow: {
        en: 'Massive Flooding, with all that it can do.',
        de: 'Gewaltige Flut, mit allem, was sie kann.',
      },
    },
    {
      say: {
        en: 'Its range is 1 from a sacred site, and in wetland your presence is one. The city has 1 health left: land 5!',
        de: 'Ihre Reichweite ist 1 von einer Heiligen Stätte, und im Sumpf ist deine Präsenz eine. Die Stadt hat noch 1 Leben: Gebiet 5!',
      },
      do: { pick: 'A5' },
      notNow: { en: 'Land 5: there the city stands.', de: 'Gebiet 5: Dort steht die Stadt.' },
      check: { outcome: { winners: [0] } },
    },
  ],
  end: {
    en: 'The last city is gone: you win. Count elements when you choose cards, defend what you cannot destroy, and push what you can do neither with.',
    de: 'Die letzte Stadt ist fort: Du gewinnst. Zähle Elemente, wenn du Karten wählst, verteidige, was du nicht zerstören kannst, und verschiebe, wo beides nicht geht.',
  },
};
