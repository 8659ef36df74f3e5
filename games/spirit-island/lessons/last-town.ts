import type { Lesson } from '@tafelrunde/kernel';

/** Two turns with the beginner rules: growth, cards, fast and slow, ravage, build, explore, fear, and how one wins. */
export const lastTown: Lesson = {
  id: 'first-game',
  game: 'spirit-island',
  title: { en: 'The last town', de: 'Das letzte Dorf' },
  about: {
    en: 'Two turns: growing, playing power cards, fast and slow, what the invaders do, fear, and how the island is saved.',
    de: 'Zwei Runden: Wachstum, Fähigkeitenkarten, schnell und verzögert, was die Invasoren tun, Furcht, und wie die Insel gerettet wird.',
  },
  minutes: 6,
  seats: 1,
  learner: 0,
  options: { beginner: true },
  given: {
    active: 0,
    phase: 'spirit',
    round: 3,
    'spirit/0': ['river-surges-in-sunlight'],
    'hand/0': ['flash-floods', 'rivers-bounty', 'boon-of-vigor', 'wash-away'],
    'progression/0': ['uncanny-melting', 'natures-resilience'],
    'energy/0': 0,
    fear: 1,
    blight: 5,
    fearDeck: {
      only: [
        'isolation',
        'scapegoats',
        'dahan-raid',
        'seek-safety',
        'trade-suffers',
        'wary-of-the-interior',
        'retreat',
      ],
    },
    earned: ['avoid-the-dahan'],
    fearDiscard: ['belief-takes-root'],
    ravage: ['i-mountain'],
    build: ['i-jungle'],
    invaderDeck: ['i-sands', 'ii-wetland'],
    'land/A1': { towns: 1 },
    'land/A3': { explorers: 1, dahan: 1 },
    'land/A5': { 'presence-0': 1 },
    'land/A6': { towns: 1, dahan: 2 },
    'land/A7': { dahan: 2 },
    'land/A4': { blight: 1 },
  },
  steps: [
    {
      say: {
        en: 'You are a spirit: River Surges in Sunlight. Invaders settle on your island. All of them have to go, or be so afraid that less is enough. If the land is blighted too often, or you are gone from it, all is lost.',
        de: 'Du bist ein Geist: Sonnengenährter Fluss. Invasoren besiedeln deine Insel. Sie müssen alle weg, oder sich so fürchten, dass weniger genügt. Verödet das Land zu oft oder verschwindest du daraus, ist alles verloren.',
      },
      point: ['land:A5'],
    },
    {
      say: {
        en: 'What the invaders will do lies open. This turn they ravage in the mountains (lands 1 and 6), build in the jungle (lands 3 and 8), and explore a land that is not known yet.',
        de: 'Was die Invasoren tun werden, liegt offen. In dieser Runde wüten sie in den Bergen (Gebiete 1 und 6), bauen im Dschungel (3 und 8) und entdecken ein Gebiet, das noch niemand kennt.',
      },
      point: ['ravage', 'build', 'explore'],
    },
    {
      say: {
        en: 'Ravage: 2 damage or more leave blight on the land, and dahan die. Only invaders that are there ravage. So a town that you destroy before does no harm. Land 1 is yours to save!',
        de: 'Wüten: Ab 2 Schaden verödet das Gebiet, und Dahan sterben. Nur wer da ist, wütet. Ein Dorf, das du vorher zerstörst, schadet also nicht mehr. Rette Gebiet 1!',
      },
      point: ['land:A1', 'land:A6'],
    },
    {
      say: {
        en: 'Each turn begins with growth: choose one of three options. The second places two presence: that brings you more energy and more card plays. {Click} on it.',
        de: 'Jede Runde beginnt mit Wachstum: Wähle eine von drei Optionen. Die zweite legt zwei Präsenzen: Das bringt mehr Energie und mehr Karten. {Click} darauf.',
      },
      do: { pick: 'growth:1' },
      notNow: {
        en: 'The second option, please: your cards are all in hand, and presence makes you strong.',
        de: 'Die zweite Option, bitte: Deine Karten hast du alle auf der Hand, und Präsenz macht dich stark.',
      },
    },
    {
      say: {
        en: 'Take the first presence from the energy track: below it appears a 2. That much energy you will get each turn.',
        de: 'Nimm die erste Präsenz von der Energie-Leiste: Darunter erscheint eine 2. So viel Energie bekommst du in jeder Runde.',
      },
      do: { pick: 'track:0' },
    },
    {
      say: {
        en: 'It may go to any land within range 1 of your presence. Place it in land 4: from there you will reach the coast.',
        de: 'Sie darf in jedes Gebiet in Reichweite 1 deiner Präsenz. Lege sie in Gebiet 4: Von dort erreichst du später die Küste.',
      },
      do: { pick: 'A4' },
      notNow: { en: 'Land 4: you will need it next turn.', de: 'Gebiet 4: Du brauchst es in der nächsten Runde.' },
    },
    {
      say: {
        en: 'The second one comes from the track of card plays: from now on you may play two cards a turn.',
        de: 'Die zweite kommt von der Ausspielen-Leiste: Ab jetzt darfst du zwei Karten pro Runde ausspielen.',
      },
      do: { pick: 'track:1' },
    },
    {
      say: {
        en: 'Place it in land 5, with the other one. Two presence in a land are a sacred site. (In wetland your own rule lets one be enough.)',
        de: 'Lege sie zur anderen in Gebiet 5. Zwei Präsenzen in einem Gebiet sind eine Heilige Stätte. (Im Sumpf genügt dir nach deiner eigenen Regel eine.)',
      },
      do: { pick: 'A5' },
      check: { 'energy/0': 2 },
    },
    {
      say: {
        en: 'Now you have 2 energy and pay for power cards. A bird means fast: before the invaders. A turtle means slow: after them. Play Flash Floods (2) and River’s Bounty (0).',
        de: 'Jetzt hast du 2 Energie und bezahlst damit Fähigkeitenkarten. Der Vogel heißt schnell: vor den Invasoren. Die Schildkröte heißt verzögert: nach ihnen. Spiele Überschwemmung (2) und Fruchtbarkeit des Flusses (0).',
      },
      do: { pick: ['flash-floods', 'rivers-bounty'] },
      notNow: {
        en: 'Flash Floods against the town, and River’s Bounty for the dahan.',
        de: 'Überschwemmung gegen das Dorf und Fruchtbarkeit des Flusses für die Dahan.',
      },
      check: { 'energy/0': 0 },
    },
    {
      say: {
        en: 'The fast powers. Use Flash Floods: 1 damage, and on the coast 1 more. A town has 2 health.',
        de: 'Die schnellen Fähigkeiten. Setze die Überschwemmung ein: 1 Schaden, an der Küste 1 mehr. Ein Dorf hat 2 Leben.',
      },
      do: { pick: 'flash-floods' },
    },
    {
      say: {
        en: 'Its range is 1: lands next to your presence light up. Choose land 1. Destroying the town brings 1 fear, too. Then it is the invaders’ turn!',
        de: 'Ihre Reichweite ist 1: Gebiete neben deiner Präsenz leuchten auf. Wähle Gebiet 1. Ein zerstörtes Dorf bringt außerdem 1 Furcht. Danach sind die Invasoren dran!',
      },
      do: { pick: 'A1' },
      notNow: { en: 'Land 1: there the town would ravage.', de: 'Gebiet 1: Dort würde das Dorf wüten.' },
      check: {
        'land/A1': { towns: 0, blight: 0 },
        'land/A6': { towns: 0, dahan: 1, blight: 1 },
        'land/A3': { towns: 1 },
        'land/A4': { explorers: 1 },
        fear: 3,
      },
    },
    {
      say: {
        en: 'First came fear: the card that you had earned kept explorers away from lands with two dahan. Then they ravaged in land 6: its town killed a dahan and blighted the land, and the other dahan struck back and destroyed it.',
        de: 'Zuerst kam die Furcht: Deine verdiente Karte hielt Entdecker von Gebieten mit zwei Dahan fern. Dann wüteten sie in Gebiet 6: Das Dorf tötete einen Dahan und verödete das Land, und der andere Dahan schlug zurück und zerstörte es.',
      },
      point: ['land:A6'],
    },
    {
      say: {
        en: 'They built a town in land 3, where an explorer stood: they build where they are. And they explored the sands: to land 4 an explorer came, because a town is next to it. Nobody found the way to land 7.',
        de: 'In Gebiet 3, wo ein Entdecker stand, haben sie ein Dorf gebaut: Sie bauen, wo sie sind. Und sie haben die Wüste entdeckt: In Gebiet 4 kam ein Entdecker, weil daneben ein Dorf steht. Nach Gebiet 7 fand niemand den Weg.',
      },
      point: ['land:A3', 'land:A4'],
    },
    {
      say: {
        en: 'The cards move on: where they just built they will ravage, where they explored they will build. So land 3 ravages next turn, unless you are quicker.',
        de: 'Die Karten rücken weiter: Wo sie eben gebaut haben, werden sie wüten, wo sie entdeckt haben, bauen. In Gebiet 3 wüten sie also nächste Runde, wenn du nicht schneller bist.',
      },
      point: ['ravage', 'build'],
    },
    {
      say: {
        en: 'Now the slow powers: use River’s Bounty. It gathers dahan, and where two are, one more comes, with 1 energy for you.',
        de: 'Jetzt die verzögerten Fähigkeiten: Setze Fruchtbarkeit des Flusses ein. Sie versammelt Dahan, und wo zwei sind, kommt einer dazu, und du erhältst 1 Energie.',
      },
      do: { pick: 'rivers-bounty' },
      notNow: {
        en: 'River’s Bounty first. Your innate power is for the next lesson.',
        de: 'Erst Fruchtbarkeit des Flusses. Deine angeborene Fähigkeit ist etwas für die nächste Lektion.',
      },
    },
    {
      say: {
        en: 'Its range is 0: a land of yours. Choose land 5.',
        de: 'Ihre Reichweite ist 0: eines deiner Gebiete. Wähle Gebiet 5.',
      },
      do: { pick: 'A5' },
      notNow: { en: 'Land 5: there are dahan all around it.', de: 'Gebiet 5: Ringsum leben Dahan.' },
    },
    {
      say: {
        en: 'Gather the lonely dahan of land 6 and one of land 7.',
        de: 'Versammle den einsamen Dahan aus Gebiet 6 und einen aus Gebiet 7.',
      },
      do: { pick: ['A6/dahan', 'A7/dahan'] },
      check: { 'land/A5': { dahan: 3 }, 'energy/0': 1 },
    },
    {
      say: {
        en: 'By the elements on your cards you could use your innate power, too: that is the next lesson. You are done for this turn.',
        de: 'Mit den Elementen auf deinen Karten könntest du auch deine angeborene Fähigkeit einsetzen: Das ist die nächste Lektion. Für diese Runde bist du fertig.',
      },
      do: { pick: 'button:pass' },
      check: { round: 5 },
    },
    {
      say: {
        en: 'A new turn. Damage is healed, and what you played lies in your discard. The first growth option takes all of it back, with 1 energy and a new power card: in this game the next of your list. Choose it.',
        de: 'Eine neue Runde. Schaden ist geheilt, und was du gespielt hast, liegt auf deiner Ablage. Die erste Wachstums-Option holt alles zurück, dazu 1 Energie und eine neue Karte: in diesem Spiel die nächste deiner Liste. Wähle sie.',
      },
      do: { pick: 'growth:0' },
      notNow: {
        en: 'The first option: you need Flash Floods again.',
        de: 'Die erste Option: Du brauchst die Überschwemmung noch einmal.',
      },
      check: { 'energy/0': 4 },
    },
    {
      say: {
        en: 'Look at your fear: one more, and you earn the next card. It is the third: then terror level II begins, and you win as soon as there are no towns and no cities. One town is left! Play Flash Floods.',
        de: 'Schau auf die Furcht: Noch eine, und du verdienst die nächste Karte. Es ist die dritte: Dann beginnt Furchtstufe II, und du gewinnst, sobald es keine Dörfer und keine Städte gibt. Ein Dorf ist übrig! Spiele die Überschwemmung.',
      },
      point: ['fear'],
      do: { pick: ['flash-floods'] },
      notNow: {
        en: 'Flash Floods alone will do.',
        de: 'Die Überschwemmung allein genügt.',
      },
    },
    {
      say: {
        en: 'Use it, before they ravage.',
        de: 'Setze sie ein, bevor sie wüten.',
      },
      do: { pick: 'flash-floods' },
    },
    {
      say: {
        en: 'Land 3 is next to your presence in land 4, and on the coast.',
        de: 'Gebiet 3 liegt neben deiner Präsenz in Gebiet 4 und an der Küste.',
      },
      do: { pick: 'A3' },
      notNow: { en: 'Land 3: there the last town stands.', de: 'Gebiet 3: Dort steht das letzte Dorf.' },
    },
    {
      say: {
        en: 'You divide the damage as you like. The town!',
        de: 'Den Schaden verteilst du, wie du möchtest. Auf das Dorf!',
      },
      do: { pick: 'A3/town' },
      notNow: {
        en: 'Explorers may stay at terror level II. The town!',
        de: 'Entdecker dürfen auf Furchtstufe II bleiben. Auf das Dorf!',
      },
    },
    {
      say: {
        en: 'And once more, for the coast.',
        de: 'Und noch einmal, für die Küste.',
      },
      do: { pick: 'A3/town/damage=1' },
      check: { outcome: { winners: [0] }, event: { type: 'terror', level: 2 } },
    },
  ],
  end: {
    en: 'The town falls, its fear earns the third card, and at terror level II nothing is left to be destroyed: the island is saved! Look ahead, strike before they ravage, and let them fear you.',
    de: 'Das Dorf fällt, seine Furcht bringt die dritte Karte, und auf Furchtstufe II ist nichts mehr zu zerstören: Die Insel ist gerettet! Schau voraus, schlage zu, bevor sie wüten, und lehre sie das Fürchten.',
  },
};
