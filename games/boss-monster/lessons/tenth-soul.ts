import type { Lesson } from '@tafelrunde/kernel';

/** The aim, a dungeon, bait, building, Level Up, a Hero's walk, a Spell of somebody else and the answer to it, the win. */
export const tenthSoul: Lesson = {
  id: 'first-game',
  game: 'boss-monster',
  title: { en: 'Your tenth Soul', de: 'Deine zehnte Seele' },
  about: {
    en: 'Building and baiting, the walk of a Hero, Level Up, and a Spell in the right moment.',
    de: 'Bauen und anlocken, der Weg eines Helden, Level Up und ein Zauberspruch im richtigen Moment.',
  },
  minutes: 4,
  seats: 2,
  learner: 0,
  given: {
    active: 0,
    phase: 'build',
    round: 7,
    'boss/0': ['xyzax'],
    'boss/1': ['robobo'],
    'souls/0': [
      'katelyn-angelic-healer',
      'frankov-the-envoy',
      'tempros-the-time-marauder',
      'boden-the-pantless',
      'jesta-the-rogue',
    ],
    'souls/1': ['mitchell-the-judge', 'joman-chimm-cutpurse', 'lord-van-ette'],
    'wounds/0': ['acacia-warrior-of-light'],
    'hand/0': ['golem-factory', 'jackpot-stash', 'dracolich-lair'],
    'hand/1': ['haunted-library', 'assassin'],
    'room/0#0': ['neanderthal-cave'],
    'room/0#1': ['specters-sanctum'],
    'room/0#2': ['haunted-library'],
    'room/0#3': ['dragon-hatchery'],
    'room/1#0': ['minotaurs-maze'],
    'room/1#1': ['boulder-ramp'],
    town: ['fires-breath-heroine-of-arcadia', 'nick-the-masher'],
    discard: ['giant-size', 'dark-altar', 'minotaurs-maze', 'open-grave'],
  },
  steps: [
    {
      say: {
        en: 'You win with ten Souls of Heroes. You are the Boss Xyzax and have eight; your rival Robobo has four. Let us get the last two in this round.',
        de: 'Mit zehn Seelen von Helden gewinnst du. Du bist der Boss Xyzax und hast acht; dein Gegner Robobo hat vier. Holen wir die letzten zwei in dieser Runde.',
      },
      point: ['souls/0'],
    },
    {
      say: {
        en: 'This is your dungeon. Heroes enter at the left and walk through your Rooms towards you; each Room deals its damage. Who dies is a Soul for you, who gets through is a Wound. Five Wounds, and you are out.',
        de: 'Das ist dein Dungeon. Helden treten links ein und gehen durch deine Räume auf dich zu; jeder Raum verursacht seinen Schaden. Wer stirbt, ist eine Seele für dich, wer durchkommt, eine Wunde. Mit fünf Wunden bist du raus.',
      },
      point: ['dungeon-0'],
    },
    {
      say: {
        en: 'Heroes go where there is most of the treasure that they look for. Nick looks for relics, and you have most of them: he will come to you.',
        de: 'Helden gehen dorthin, wo es am meisten von dem Schatz gibt, den sie suchen. Nick sucht Reliquien, und davon hast du am meisten: Er wird zu dir kommen.',
      },
      point: ['nick-the-masher'],
    },
    {
      say: {
        en: 'Fire’s Breath looks for swords. You and Robobo have two each: on a tie a Hero stays in town. You need one more sword.',
        de: 'Feuerodem sucht Schwerter. Du und Robobo habt je zwei: Bei Gleichstand bleibt ein Held in der Stadt. Du brauchst noch ein Schwert.',
      },
      point: ['fires-breath-heroine-of-arcadia'],
    },
    {
      say: {
        en: 'Each round everybody builds one Room. The Golem Factory has a sword: {click} on it.',
        de: 'In jeder Runde bauen alle einen Raum. Die Golemfabrik hat ein Schwert: {Click} darauf.',
      },
      do: { pick: 'golem-factory' },
      notNow: {
        en: 'The Golem Factory, please: it has the sword. (A golden frame is an Advanced Room: it goes only on a Room with the same treasure.)',
        de: 'Die Golemfabrik, bitte: Sie hat das Schwert. (Ein goldener Rahmen ist ein Erweiterter Raum: Er kommt nur auf einen Raum mit demselben Schatz.)',
      },
    },
    {
      say: {
        en: 'Where it may go lights up: at the left end, or on one of your Rooms, which would then be covered. You have room for five: build it at the left end.',
        de: 'Wohin er darf, leuchtet auf: ans linke Ende oder auf einen deiner Räume, der dann verdeckt wäre. Du hast Platz für fünf: Bau ihn ans linke Ende.',
      },
      do: { pick: 'button:left' },
      notNow: {
        en: 'Then you would lose the treasure and the damage of that Room. Build at the left end.',
        de: 'Dann verlörst du den Schatz und den Schaden dieses Raums. Bau ans linke Ende.',
      },
      holds: true,
    },
    {
      say: {
        en: 'It lies face down until everybody has built. You are done: then Robobo builds, and all Rooms are turned up.',
        de: 'Er liegt verdeckt, bis alle gebaut haben. Du bist fertig: Dann baut Robobo, und alle Räume werden aufgedeckt.',
      },
      do: { pick: 'button:done' },
      others: [
        { seat: 1, pick: 'haunted-library' },
        { seat: 1, pick: 'button:left' },
      ],
      check: { levelled: [true, false] },
    },
    {
      say: {
        en: 'Your fifth Room! Now your Boss levels up, once in the game. Xyzax takes two cards from the discard pile: take Giant Size and the Dark Altar.',
        de: 'Dein fünfter Raum! Jetzt steigt dein Boss auf: Level Up, einmal im Spiel. Xyzax nimmt zwei Karten vom Ablagestapel: Nimm Riesenwuchs und den Dunklen Altar.',
      },
      do: { pick: ['giant-size', 'dark-altar'] },
      notNow: {
        en: 'Giant Size and the Dark Altar: the Spell will be of use in a moment.',
        de: 'Riesenwuchs und den Dunklen Altar: Der Zauberspruch nützt dir gleich.',
      },
      holds: true,
      check: { 'entrance/0': ['nick-the-masher', 'fires-breath-heroine-of-arcadia'] },
    },
    {
      say: {
        en: 'With three swords against two Fire’s Breath has come, too. Below each Hero stands what will happen: its Health Room by Room, and where it dies. Both will die.',
        de: 'Mit drei Schwertern gegen zwei ist auch Feuerodem gekommen. Unter jedem Helden steht, was geschehen wird: die Lebenspunkte Raum für Raum und wo er stirbt. Beide werden sterben.',
      },
      point: ['nick-the-masher', 'fires-breath-heroine-of-arcadia'],
    },
    {
      say: {
        en: 'Before a Hero enters, and in every Room, everybody may play Spells. You need none yet: let it happen, and Nick enters.',
        de: 'Bevor ein Held eintritt und in jedem Raum dürfen alle Zaubersprüche spielen. Noch brauchst du keinen: Lass es geschehen, und Nick tritt ein.',
      },
      do: { pick: 'button:pass', question: 'mayReact' },
      others: [{ seat: 1, pick: 'pass', question: 'mayReact' }],
      holds: true,
      check: { event: { type: 'hurt', n: 2 } },
    },
    {
      say: {
        en: 'The Golem Factory dealt 2 damage: of 4 Health 2 are left. See how he fares in the other Rooms.',
        de: 'Die Golemfabrik hat 2 Schaden verursacht: Von 4 Lebenspunkten sind 2 übrig. Sieh zu, wie es ihm in den anderen Räumen ergeht.',
      },
      point: ['nick-the-masher'],
      others: [
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 1, pick: 'pass', question: 'mayReact' },
      ],
      holds: true,
      check: { 'entrance/0': ['fires-breath-heroine-of-arcadia'] },
    },
    {
      say: {
        en: 'He died in the Specter’s Sanctum: your ninth Soul. Next is Fire’s Breath with 6 Health; your Rooms deal 8 damage.',
        de: 'Im Heiligtum des Schreckgespensts ist er gestorben: deine neunte Seele. Jetzt kommt Feuerodem mit 6 Lebenspunkten; deine Räume verursachen 8 Schaden.',
      },
      point: ['souls/0'],
      others: [
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 0, pick: 'pass', question: 'mayReact' },
        { seat: 1, pick: 'play assassin', question: 'mayReact' },
        { seat: 1, pick: 'pass', question: 'mayReact' },
      ],
      holds: true,
    },
    {
      say: {
        en: 'Robobo does not like that and plays Assassin: 3 Health more. Now she would survive with 1! So answer: Giant Size gives a Monster Room 3 damage more. {Click} on it.',
        de: 'Das gefällt Robobo nicht, und er spielt Assassine: 3 Lebenspunkte mehr. Jetzt würde sie mit 1 überleben! Also antworte: Riesenwuchs gibt einem Monsterraum 3 Schaden mehr. {Click} darauf.',
      },
      do: { pick: 'giant-size', question: 'mayReact' },
      notNow: {
        en: 'If you let it happen, she survives: a Wound instead of the tenth Soul. Play Giant Size.',
        de: 'Wenn du es geschehen lässt, überlebt sie: eine Wunde statt der zehnten Seele. Spiele Riesenwuchs.',
      },
      holds: true,
    },
    {
      say: {
        en: 'On which Room? On one that she has still before her: the Neanderthal Cave.',
        de: 'Auf welchen Raum? Auf einen, den sie noch vor sich hat: die Neandertalerhöhle.',
      },
      do: { pick: 'neanderthal-cave' },
      notNow: {
        en: 'Take the Neanderthal Cave: it is the last before you, and she has not been there yet.',
        de: 'Nimm die Neandertalerhöhle: Sie ist die letzte vor dir, und dort war sie noch nicht.',
      },
      check: { outcome: { winners: [0] } },
    },
  ],
  end: {
    en: 'Ten Souls at the end of the round: you win! Build what lures, count the damage, and keep a Spell for the moment that matters.',
    de: 'Zehn Seelen am Ende der Runde: Du gewinnst! Baue, was anlockt, zähle den Schaden und behalte einen Zauberspruch für den Moment, auf den es ankommt.',
  },
};
