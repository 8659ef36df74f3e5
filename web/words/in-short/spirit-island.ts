/** The game in a minute. */
export const inShort = {
  en: [
    'You are spirits of an island, and you win or lose together. Invaders explore it, build on it, and ravage it.',
    'You win when the invaders are gone. The more they fear you, the less is needed: without towns and cities at terror level II, without cities at III, and when the last fear card is earned, at once.',
    'You lose when the last blight is used up, when a spirit has no presence left, or when the invaders run out of cards.',
    'A turn begins with growth: place presence, which uncovers energy and card plays, gain power cards, or take back what you have played.',
    'Then you pay for power cards. Fast powers come before the invaders, slow ones after them. The elements on your cards make the innate powers on your panel work.',
    'What the invaders do lies open: they ravage where they built last turn, build where they explored, and explore a land that nobody knows yet.',
    'A ravage of 2 damage or more blights the land and takes presence; on a land with blight it cascades. The same damage hits the dahan; those who live strike back.',
    'Destroy what would ravage, defend the land, or push the invaders away: what will happen if you do nothing is shown on the island.',
    'Everybody acts at the same time and talks about everything. For the first game take the beginner rules, and the river, the earth, the lightning or the shadows.',
  ],
  de: [
    'Ihr seid Geister einer Insel und gewinnt oder verliert gemeinsam. Invasoren entdecken sie, bauen darauf und wüten.',
    'Ihr gewinnt, wenn die Invasoren fort sind. Je mehr sie euch fürchten, desto weniger ist nötig: auf Furchtstufe II keine Dörfer und Städte, auf III keine Städte, und mit der letzten Furchtkarte sofort.',
    'Ihr verliert, wenn die letzte Ödnis aufgebraucht ist, wenn ein Geist keine Präsenz mehr hat oder wenn den Invasoren die Karten ausgehen.',
    'Eine Runde beginnt mit Wachstum: Legt Präsenz, die Energie und Ausspielen freilegt, erhaltet Fähigkeitenkarten oder nehmt zurück, was ihr gespielt habt.',
    'Dann bezahlt ihr Fähigkeitenkarten. Schnelle kommen vor den Invasoren, verzögerte nach ihnen. Die Elemente auf den Karten wecken die angeborenen Fähigkeiten auf dem Tableau.',
    'Was die Invasoren tun, liegt offen: Sie wüten, wo sie letzte Runde gebaut haben, bauen, wo sie entdeckt haben, und entdecken ein Gebiet, das noch niemand kennt.',
    'Ein Wüten ab 2 Schaden verödet das Gebiet und kostet Präsenz; liegt dort schon Ödnis, folgt eine Kettenreaktion. Derselbe Schaden trifft die Dahan; wer überlebt, schlägt zurück.',
    'Zerstört, was wüten würde, verteidigt das Land oder verschiebt die Invasoren: Was geschieht, wenn ihr nichts tut, zeigt die Insel.',
    'Alle handeln gleichzeitig und besprechen alles. Nehmt im ersten Spiel die Einsteigerregeln und den Fluss, die Erde, den Blitz oder die Schatten.',
  ],
} as const;
