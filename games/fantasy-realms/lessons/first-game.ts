import type { Lesson } from '@tafelrunde/kernel';

/** Take, discard, a blanked card, a wild card, the end. */
export const firstGame: Lesson = {
  id: 'first-game',
  game: 'fantasy-realms',
  title: { en: 'Your first hand', de: 'Deine erste Hand' },
  about: {
    en: 'Take and discard, blanked cards, wild cards, and how a game ends.',
    de: 'Nehmen und ablegen, blockierte Karten, Joker, und wie eine Partie endet.',
  },
  minutes: 3,
  seats: 3,
  learner: 0,
  given: {
    active: 0,
    'hand/0': ['queen', 'knights', 'elven-archers', 'sword-of-keth', 'smoke', 'basilisk', 'shapeshifter'],
    'hand/1': ['dragon', 'warlock-lord', 'magic-wand', 'bell-tower', 'mountain', 'forest', 'fountain-of-life'],
    'hand/2': ['unicorn', 'princess', 'collector', 'cavern', 'earth-elemental', 'gem-of-order', 'warship'],
    discard: ['light-cavalry', 'forge', 'candle', 'rainstorm', 'swamp', 'hydra', 'warhorse'],
    deck: ['wildfire', 'great-flood', 'shield-of-keth'],
  },
  steps: [
    {
      say: {
        en: 'You win with the most valuable hand. These are your seven cards. The number in the corner is what a card is worth alone; its text says what others add to it, or take away.',
        de: 'Wer am Ende die wertvollste Hand hat, gewinnt. Das sind deine sieben Karten. Die Zahl in der Ecke ist, was eine Karte für sich wert ist; ihr Text sagt, was andere hinzufügen oder wegnehmen.',
      },
      point: ['hand/0'],
    },
    {
      say: {
        en: 'Look at the Basilisk: 35 points, but it blanks all Armies and Leaders. Your Queen, your Knights and your Elven Archers are worth nothing beside it.',
        de: 'Sieh dir den Basilisken an: 35 Punkte, aber er blockiert alle Armeen und Anführer. Deine Königin, deine Ritter und deine Elbenschützen sind neben ihm nichts wert.',
      },
      point: ['basilisk'],
    },
    {
      say: {
        en: 'Each turn you take one card: unseen from the deck, or one that lies open in the discard area. The Light Cavalry is another Army, and your Queen likes Armies. {Click} on it.',
        de: 'In jedem Zug nimmst du eine Karte: verdeckt vom Stapel oder eine, die offen in der Ablage liegt. Die Leichte Kavallerie ist noch eine Armee, und deine Königin mag Armeen. {Click} auf sie.',
      },
      do: { pick: 'light-cavalry' },
      notNow: {
        en: 'Not this one: the Light Cavalry fits the hand that we are building.',
        de: 'Nicht diese: Die Leichte Kavallerie passt zu der Hand, die wir bauen.',
      },
    },
    {
      say: {
        en: 'Now you hold eight cards, so one has to go into the discard area, face up. Choose the Basilisk: without it your Armies and your Queen count again.',
        de: 'Jetzt hast du acht Karten, also kommt eine offen in die Ablage. Nimm den Basilisken: Ohne ihn zählen deine Armeen und deine Königin wieder.',
      },
      do: { pick: 'basilisk' },
      notNow: {
        en: 'Keep that one. As long as the Basilisk stays, most of your hand is blanked.',
        de: 'Die behältst du besser. Solange der Basilisk bleibt, ist das meiste in deiner Hand blockiert.',
      },
      others: [
        { seat: 1, pick: 'pile:deck' },
        { seat: 1, pick: 'wildfire' },
        { seat: 2, pick: 'pile:deck' },
        { seat: 2, pick: 'great-flood' },
      ],
      check: { discard: 9 },
    },
    {
      say: {
        en: 'The others took and discarded, too. When ten cards lie here at the end of a turn, the game is over. There are nine: this is your last turn.',
        de: 'Auch die anderen haben genommen und abgelegt. Liegen am Ende eines Zuges zehn Karten hier, ist die Partie zu Ende. Es sind neun: Das ist dein letzter Zug.',
      },
      point: ['discard'],
    },
    {
      say: {
        en: 'Nothing here goes with your cards. Try your luck: {click} on the deck.',
        de: 'Hier passt nichts zu deinen Karten. Versuch dein Glück: {Click} auf den Stapel.',
      },
      do: { pick: 'pile:deck' },
      notNow: {
        en: 'It would not help your hand. Draw from the deck.',
        de: 'Das hilft deiner Hand nicht. Zieh vom Stapel.',
      },
    },
    {
      say: {
        en: 'The Shield of Keth! With the Sword of Keth and any Leader each of the two is worth 40 more, and your Queen is a Leader.',
        de: 'Der Schild von Keth! Mit dem Schwert von Keth und einem Anführer ist jedes der beiden 40 mehr wert, und deine Königin ist eine Anführerin.',
      },
      point: ['sword-of-keth', 'shield-of-keth'],
    },
    {
      say: {
        en: 'One has to go again. Smoke looks strong, but without a Flame in your hand it is blanked. Discard it.',
        de: 'Wieder muss eine weg. Der Rauch sieht stark aus, aber ohne eine Flamme auf deiner Hand ist er blockiert. Leg ihn ab.',
      },
      do: { pick: 'smoke' },
      notNow: {
        en: 'That one counts. Smoke does not: it needs a Flame.',
        de: 'Die zählt. Der Rauch nicht: Er braucht eine Flamme.',
      },
    },
    {
      say: {
        en: 'Ten cards lie there: the game is over. Only now wild cards decide what they are. Let the Shapeshifter stand for the King, as it is proposed: beside him the Queen is worth 20 more for each Army. {Click} on Done.',
        de: 'Zehn Karten liegen da: Die Partie ist zu Ende. Erst jetzt entscheiden sich die Joker. Lass den Gestaltwandler für den König stehen, wie vorgeschlagen: Neben ihm ist die Königin für jede Armee 20 mehr wert. {Click} auf Fertig.',
      },
      do: { pick: 'king' },
      notNow: {
        en: 'That is possible, but with the King your Queen becomes really strong.',
        de: 'Das geht, aber mit dem König wird deine Königin erst richtig stark.',
      },
      // Queen 6 + 3 x 20, Knights 20, Archers 10 + 5, Cavalry 17, Sword 7 + 40, Shield 4 + 40, Shapeshifter 0.
      check: [{ outcome: { winners: [0] } }],
    },
  ],
  end: {
    en: '209 points: you win. Three Armies, a Queen with her King, sword and shield: cards that like each other. That is all there is to it. Now against real opponents!',
    de: '209 Punkte: Du gewinnst. Drei Armeen, eine Königin mit ihrem König, Schwert und Schild: Karten, die einander mögen. Mehr ist es nicht. Jetzt gegen richtige Gegner!',
  },
};
