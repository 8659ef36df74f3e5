import type { Lesson } from '@tafelrunde/kernel';

/** The aim, faction before influence, playing all, buying, a relic, CLAIM, attacking, HAUNT, a horde, the overlord, the win. */
export const firstNight: Lesson = {
  id: 'first-game',
  game: 'terrors-of-london',
  title: { en: 'Your first night', de: 'Deine erste Nacht' },
  about: {
    en: 'Cards, coins and power, relics, haunting, hordes and your overlord.',
    de: 'Karten, Münzen und Macht, Reliquien, Spuk, Horden und dein Overlord.',
  },
  minutes: 5,
  seats: 2,
  learner: 0,
  given: {
    active: 0,
    'overlord/0': ['overlord-fenris'],
    'overlord/1': ['overlord-countess-carmilla'],
    life: [45, 20],
    'hand/0': [
      'influence-fenris-savage-hunt',
      'beast-gargoyle',
      'starter-cultist',
      'starter-cultist',
      'starter-fanatic',
    ],
    'hand/1': ['starter-fanatic', 'starter-fanatic', 'starter-fanatic', 'starter-cultist', 'starter-cultist'],
    street: ['relic-hand-of-glory', 'beast-rat-swarm', 'spirit-nightmare', 'mortal-witch', 'undead-revenant'],
    market: ['mortal-inquisitor', 'mortal-pickpocket'],
    'deck/0': ['undead-ghoul', 'beast-werewolf', 'starter-fanatic', 'starter-cultist'],
    'deck/1': [
      'undead-crypt-wight',
      'undead-skeletal-creature',
      'undead-bone-piper',
      'undead-shambling-thrall',
      'undead-plague-cart',
    ],
  },
  steps: [
    {
      say: {
        en: 'You win when Countess Carmilla has no life left. She has 20; you are Fenris, lord of the Beasts, with 45.',
        de: 'Du gewinnst, wenn Gräfin Carmilla kein Leben mehr hat. Sie hat noch 20; du bist Fenris, Herr der Bestien, mit 45.',
      },
      point: ['overlord/1'],
    },
    {
      say: {
        en: 'These are your cards of this turn, and you play all of them; it costs nothing. Monsters first: {click} on the Gargoyle. It gives 3 power.',
        de: 'Das sind deine Karten für diesen Zug, und du spielst sie alle aus; das kostet nichts. Erst die Monster: {Click} auf den Gargoyle. Er gibt 3 Macht.',
      },
      do: { pick: 'play beast-gargoyle' },
      notNow: {
        en: 'In a moment. First the Gargoyle: other cards ask whether a monster of your faction is there.',
        de: 'Gleich. Zuerst der Gargoyle: Andere Karten fragen danach, ob ein Monster deiner Fraktion da ist.',
      },
    },
    {
      say: {
        en: 'Now the influence card Savage Hunt. It gives a coin, and since a Beast is in play already, 2 power more. In the other order those would have been lost.',
        de: 'Jetzt die Einflusskarte Wilde Jagd. Sie gibt eine Münze und, weil schon eine Bestie im Spiel ist, noch 2 Macht. Andersherum wären sie verloren gewesen.',
      },
      do: { pick: 'play influence-fenris-savage-hunt' },
      others: [
        { seat: 0, pick: 'play starter-cultist' },
        { seat: 0, pick: 'play starter-cultist' },
        { seat: 0, pick: 'play starter-fanatic' },
      ],
      check: [{ coins: 3 }, { power: 6 }],
    },
    {
      say: {
        en: 'Two Cultists and a Fanatic followed. This is your pool: 3 coins for buying, 6 power for attacking. What you do not use is lost at the end of your turn.',
        de: 'Zwei Kultisten und ein Fanatiker folgten. Das ist dein Vorrat: 3 Münzen zum Kaufen, 6 Macht zum Angreifen. Was du nicht nutzt, verfällt am Ende des Zuges.',
      },
      point: ['pool'],
    },
    {
      say: {
        en: 'In the street lie cards that you can buy. Take the relic, the Hand of Glory: relics stay in front of you and work every turn.',
        de: 'In der Straße liegen Karten, die du kaufen kannst. Nimm die Reliquie, die Diebeshand: Reliquien bleiben vor dir liegen und wirken in jedem Zug.',
      },
      do: { pick: 'buy relic-hand-of-glory' },
      notNow: {
        en: 'Not now: let us spend the 3 coins on the Hand of Glory.',
        de: 'Jetzt nicht: Wir geben die 3 Münzen für die Diebeshand aus.',
      },
    },
    {
      say: {
        en: 'Other cards that you buy go to your discard pile and come later. A relic can be used at once: {click} on it for another coin.',
        de: 'Andere gekaufte Karten kommen auf deinen Ablagestapel und erst später zum Einsatz. Eine Reliquie wirkt sofort: {Click} auf sie für noch eine Münze.',
      },
      do: { pick: 'activate relic-hand-of-glory' },
    },
    {
      say: {
        en: 'With that coin you can afford the Rat Swarm.',
        de: 'Für diese Münze bekommst du den Rattenschwarm.',
      },
      do: { pick: 'buy beast-rat-swarm' },
    },
    {
      say: {
        en: 'It has CLAIM: you may put it on top of your deck instead of the discard pile. Do that, and you draw it next turn.',
        de: 'Er hat FORDERUNG: Du darfst ihn statt auf den Ablagestapel oben auf dein Deck legen. Tu das, und du ziehst ihn nächsten Zug.',
      },
      do: { pick: 'pile:deck' },
    },
    {
      say: {
        en: 'Now the Countess: attack with all your power. Each power costs her one life.',
        de: 'Jetzt zur Gräfin: Greif mit deiner ganzen Macht an. Jede Macht kostet sie ein Leben.',
      },
      do: { pick: 'button:attack' },
      check: { life: [45, 14] },
    },
    {
      say: {
        en: 'Everything is done: end your turn. Your cards go to the discard pile and you draw five new ones.',
        de: 'Alles ist getan: Beende deinen Zug. Deine Karten kommen auf den Ablagestapel, und du ziehst fünf neue.',
      },
      do: { pick: 'button:pass' },
      others: [
        { seat: 1, pick: 'play starter-fanatic' },
        { seat: 1, pick: 'play starter-fanatic' },
        { seat: 1, pick: 'play starter-fanatic' },
        { seat: 1, pick: 'play starter-cultist' },
        { seat: 1, pick: 'play starter-cultist' },
        { seat: 1, pick: 'button:attack' },
        { seat: 1, pick: 'button:pass' },
      ],
      check: { life: [44, 14] },
    },
    {
      say: {
        en: 'Carmilla attacked with 3 power, and you lost only 1 life: the Gargoyle has stayed, and its armor took 2. That is what HAUNT does: the monster stays until your next turn.',
        de: 'Carmilla griff mit 3 Macht an, und du hast nur 1 Leben verloren: Der Gargoyle ist geblieben, und seine Rüstung fing 2 ab. Das macht SPUK: Das Monster bleibt bis zu deinem nächsten Zug.',
      },
      point: ['beast-gargoyle'],
    },
    {
      say: {
        en: 'And it gives its 3 power once more: {click} on the marker of the Gargoyle.',
        de: 'Und er gibt noch einmal seine 3 Macht: {Click} auf den Marker des Gargoyles.',
      },
      do: { pick: 'haunt beast-gargoyle' },
    },
    {
      say: {
        en: 'Now the hand again. Begin with the Werewolf.',
        de: 'Nun wieder die Hand. Fang mit dem Werwolf an.',
      },
      do: { pick: 'play beast-werewolf' },
    },
    {
      say: {
        en: 'It has RAGE: you choose between coins and power. You are on the attack: take power.',
        de: 'Er hat WUT: Du wählst zwischen Münzen und Macht. Du bist im Angriff: Nimm Macht.',
      },
      do: { pick: 'rage:power' },
      others: [
        { seat: 0, pick: 'play undead-ghoul' },
        { seat: 0, pick: 'play beast-rat-swarm' },
        { seat: 0, pick: 'play starter-fanatic' },
        { seat: 0, pick: 'play starter-cultist' },
      ],
      check: { power: 10 },
    },
    {
      say: {
        en: 'Look at the signs at the feet of your monsters: the Ghoul, an Undead, fits a Beast on its right. Together they are a horde. {Click} on the horde sign of the Ghoul …',
        de: 'Sieh dir die Zeichen am Fuß deiner Monster an: An den Ghul, einen Untoten, passt rechts eine Bestie. Zusammen sind sie eine Horde. {Click} auf das Hordenzeichen des Ghuls …',
      },
      do: { pick: 'horde undead-ghoul' },
    },
    {
      say: {
        en: '… and then on the Werewolf.',
        de: '… und dann auf den Werwolf.',
      },
      do: { pick: 'beast-werewolf' },
    },
    {
      say: {
        en: 'A new horde activates one horde ability of its monsters. The best one: the 2 power of the Werewolf.',
        de: 'Eine neue Horde aktiviert eine Horden-Fähigkeit ihrer Monster. Am besten: die 2 Macht des Werwolfs.',
      },
      do: { pick: 'horde:beast-werewolf.0' },
      check: { power: 12 },
    },
    {
      say: {
        en: 'Your overlord has an ability, too, once in each turn. Since you have formed a horde, Fenris gives RAGE and 2 power. {Click} on Fenris.',
        de: 'Auch dein Overlord hat eine Fähigkeit, einmal in jedem Zug. Weil du eine Horde gebildet hast, gibt Fenris WUT und 2 Macht. {Click} auf Fenris.',
      },
      do: { pick: 'overlord overlord-fenris' },
    },
    {
      say: { en: 'Power once more!', de: 'Noch einmal Macht!' },
      do: { pick: 'rage:power' },
      check: { power: 16 },
    },
    {
      say: {
        en: '16 power against 14 life: finish it.',
        de: '16 Macht gegen 14 Leben: Bring es zu Ende.',
      },
      do: { pick: 'button:attack' },
      check: { outcome: { winners: [0] } },
    },
  ],
  end: {
    en: 'The night is yours. Buy monsters that form hordes with each other, keep relics, and play your faction before your influence. Now against a real opponent!',
    de: 'Die Nacht gehört dir. Kauf Monster, die miteinander Horden bilden, behalte Reliquien und spiel deine Fraktion vor deinem Einfluss aus. Jetzt gegen einen richtigen Gegner!',
  },
};
