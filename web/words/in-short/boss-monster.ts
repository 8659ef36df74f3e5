/** The game in a minute. */
export const inShort = {
  en: [
    'You are the Boss of a dungeon. Ten Souls of Heroes win; with five Wounds you are out.',
    'A round begins with new Heroes in town, one for each player, and everybody draws a Room.',
    'Build: everybody in turn places one Room face down, at the left end of the dungeon or on another Room. An Advanced Room needs a Room with the same treasure below it. Then all are turned up.',
    'Your fifth Room lets your Boss level up, once in the game.',
    'Bait: each Hero goes to the dungeon with the most of the treasure that it looks for. On a tie it stays in town.',
    'Adventure: the Heroes at your entrance walk through your Rooms from left to right, and each Room deals its damage.',
    'A Hero that dies gives you a Soul, an epic one two. One that reaches your Boss gives you a Wound, an epic one two.',
    'Spells may be played in the phases that they name, your own turn or not: save a Hero in another dungeon, kill one in yours.',
  ],
  de: [
    'Du bist der Boss eines Dungeons. Zehn Seelen von Helden gewinnen; mit fünf Wunden scheidest du aus.',
    'Eine Runde beginnt mit neuen Helden in der Stadt, einem für jede Person, und alle ziehen einen Raum.',
    'Bauen: Alle legen der Reihe nach einen Raum verdeckt aus, ans linke Ende des Dungeons oder auf einen anderen Raum. Ein Erweiterter Raum braucht unter sich einen Raum mit demselben Schatz. Dann werden alle aufgedeckt.',
    'Mit deinem fünften Raum steigt dein Boss auf: Level Up, einmal im Spiel.',
    'Anlocken: Jeder Held geht zu dem Dungeon mit den meisten Schätzen, die er sucht. Bei Gleichstand bleibt er in der Stadt.',
    'Abenteuer: Die Helden an deinem Eingang gehen von links nach rechts durch deine Räume, und jeder Raum verursacht seinen Schaden.',
    'Ein Held, der stirbt, gibt dir eine Seele, ein epischer zwei. Erreicht er deinen Boss, bekommst du eine Wunde, von einem epischen zwei.',
    'Zaubersprüche spielst du in den Phasen, die sie nennen, auch wenn du nicht am Zug bist: Rette einen Helden im Dungeon der anderen, töte einen in deinem.',
  ],
} as const;
