import type { Lesson } from '@tafelrunde/kernel';

/** Loot, buying, an attack with dice, death, the stack and a reaction. */
export const fourthSoul: Lesson = {
  id: 'first-game',
  game: 'four-souls',
  title: { en: 'The fourth soul', de: 'Die vierte Seele' },
  about: {
    en: 'Loot, the shop, fighting with dice, death, and how to react.',
    de: 'Beute, der Shop, Kämpfen mit Würfeln, der Tod, und wie man reagiert.',
  },
  minutes: 4,
  seats: 2,
  learner: 0,
  called: { 1: { en: 'Judas', de: 'Judas' } },
  given: {
    active: 0,
    phase: 'action',
    'character/0': ['isaac'],
    'character/1': ['judas'],
    'tapped/isaac': 1,
    'tapped/judas': 1,
    'items/0': ['the-d6'],
    'items/1': ['book-of-belial'],
    'souls/0': ['larry-jr', 'gemini', 'chub'],
    'souls/1': ['pin'],
    'hand/0': ['a-dime', 'bomb'],
    'hand/1': ['a-penny'],
    'coins/0': 2,
    'coins/1': 3,
    shop: ['ipecac', 'dinner'],
    'treasure-deck': ['breakfast'],
    'monster#0': ['monstro'],
    'monster#1': ['fly'],
    'monster-deck': ['dip'],
  },
  chance: [
    { label: 'd6', value: 1 },
    { label: 'd6', value: 3 },
    { label: 'd6', value: 4 },
    { label: 'd6', value: 4 },
  ],
  steps: [
    {
      say: {
        en: 'Whoever first holds four souls wins. You are Isaac and have three; your rival Judas has one. Let us get the fourth in this very turn.',
        de: 'Wer zuerst vier Seelen hat, gewinnt. Du bist Isaac und hast drei; dein Gegner Judas hat eine. Holen wir die vierte noch in diesem Zug.',
      },
      point: ['souls/0'],
    },
    {
      say: {
        en: 'Loot cards are your hand. In your turn you may play one of them: {click} on A Dime!! for 10 cents.',
        de: 'Beutekarten sind deine Hand. In deinem Zug darfst du eine davon spielen: {Click} auf A Dime!! für 10 Cent.',
      },
      do: { pick: 'play a-dime' },
      notNow: {
        en: 'First the money: play A Dime!!',
        de: 'Zuerst das Geld: Spiel A Dime!!',
      },
      check: { 'coins/0': 12 },
    },
    {
      say: {
        en: 'Once in your turn you may buy something. A treasure costs 10 cents.',
        de: 'Einmal in deinem Zug darfst du etwas kaufen. Ein Schatz kostet 10 Cent.',
      },
      do: { pick: 'button:purchase' },
      notNow: {
        en: 'Not yet: you are better armed after a visit to the shop.',
        de: 'Noch nicht: Nach einem Einkauf bist du besser gerüstet.',
      },
    },
    {
      say: {
        en: 'Take Ipecac: each of your hits then deals 2 damage instead of 1. Items stay in front of you.',
        de: 'Nimm Ipecac: Jeder deiner Treffer macht dann 2 Schaden statt 1. Items bleiben vor dir liegen.',
      },
      do: { pick: 'ipecac' },
    },
    {
      say: {
        en: 'Now fight. Bosses like Monstro carry a soul: whoever is on turn and kills one gets it.',
        de: 'Jetzt kämpfe. Bosse wie Monstro tragen eine Seele: Wer am Zug ist und einen tötet, bekommt sie.',
      },
      point: ['button:attack', 'monstro'],
      do: { pick: 'button:attack' },
    },
    {
      say: {
        en: 'Monstro has 4 life. 4+ means: you hit it with a 4 or more on the die; with less it hits you for 1. {Click} on Monstro.',
        de: 'Monstro hat 4 Leben. 4+ heißt: Mit einer 4 oder mehr triffst du, mit weniger trifft er dich mit 1. {Click} auf Monstro.',
      },
      do: { pick: 'monstro' },
      holds: true,
      check: { event: { type: 'dieRolled', n: 2 } },
    },
    {
      say: {
        en: 'A 2: that is a miss. Monstro will hit you.',
        de: 'Eine 2: daneben. Monstro wird dich treffen.',
      },
      others: [
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 1, pick: 'pass', question: 'mayReact' },
      ],
      holds: true,
      check: { 'wounds/0': 1 },
    },
    {
      say: {
        en: 'You have 1 of 2 life left. At 0 you die: you would lose an item, a loot card and a cent, and your turn would be over. But nobody is out of the game, and at the end of a turn all wounds heal.',
        de: 'Du hast noch 1 von 2 Leben. Bei 0 stirbst du: Ein Item, eine Beutekarte und ein Cent wären weg, und dein Zug wäre vorbei. Aus dem Spiel ist niemand, und am Ende eines Zuges heilen alle Wunden.',
      },
      point: ['isaac'],
    },
    {
      say: {
        en: 'The fight goes on until one of you falls. The next roll is a 4: a hit, unless somebody does something about it. Before anything happens, everybody may react …',
        de: 'Der Kampf geht weiter, bis einer fällt. Der nächste Wurf ist eine 4: ein Treffer, wenn niemand etwas dagegen tut. Bevor etwas geschieht, darf jeder reagieren …',
      },
      others: [
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 1, pick: 'use book-of-belial', question: 'mayReact' },
        { seat: 1, pick: 'mode:1', question: 'chooseMode' },
      ],
      holds: true,
    },
    {
      say: {
        en: '… and Judas does: his Book of Belial makes the roll 1 less, a miss. It waits on the stack, and what came last happens first. So act before it: {click} on The D6 and roll the die again.',
        de: '… und Judas tut es: Sein Book of Belial macht den Wurf um 1 kleiner, daneben. Es wartet auf dem Stapel, und was zuletzt kam, geschieht zuerst. Komm ihm zuvor: {Click} auf The D6 und würfle neu.',
      },
      do: { pick: 'use the-d6', question: 'mayReact' },
      notNow: {
        en: 'If you let it happen, the 3 is a miss, and you die. Use The D6.',
        de: 'Wenn du es geschehen lässt, ist die 3 daneben, und du stirbst. Benutze The D6.',
      },
      check: [{ outcome: { winners: [0] } }, { 'souls/0': 4 }],
    },
  ],
  end: {
    en: 'A 5, made 4 by the book: still a hit. The next roll hit again, Monstro fell, and his soul is your fourth. You win. A real game begins with no souls at all, so there is time for bargains and betrayal!',
    de: 'Eine 5, vom Buch zur 4 gemacht: immer noch ein Treffer. Der nächste Wurf traf wieder, Monstro fiel, und seine Seele ist deine vierte. Du gewinnst. Eine richtige Partie beginnt ohne Seelen: Zeit genug für Handel und Verrat!',
  },
};
