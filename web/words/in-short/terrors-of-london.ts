/** The game in a minute. */
export const inShort = {
  en: [
    'You lead an overlord. Bring the other overlord down to 0 life and you have won.',
    'On your turn, play your cards: coins buy, power attacks, recovery gives life back. What is left over is lost.',
    'Buy monsters and relics from the street, or an Acolyte. Monsters come to your discard pile and into your hand later; relics stay in play, three at most.',
    'Attack with your power: one point, one life. Armor takes its share once per turn.',
    'Monsters whose signs match at their bottom corners form a horde. Each link lets you use one horde ability, no ability twice.',
    'Influence cards do more when a monster of your overlord’s faction is already in play: play it first.',
    'Once per turn use your overlord, and each relic. Monsters with a haunt marker stay and can act once more in your next turn.',
    'You pass with at most one card in hand; it goes on top of your deck. Everything played is discarded, and you draw five.',
  ],
  de: [
    'Du führst einen Overlord. Bring den anderen Overlord auf 0 Leben, und du hast gewonnen.',
    'In deinem Zug spielst du deine Karten aus: Münzen kaufen, Macht greift an, Erholung gibt Leben zurück. Was übrig bleibt, verfällt.',
    'Kaufe Monster und Reliquien von der Straße oder einen Akolythen. Monster kommen auf deinen Ablagestapel und später auf die Hand; Reliquien bleiben im Spiel, höchstens drei.',
    'Greif mit deiner Macht an: ein Punkt, ein Leben. Rüstung fängt einmal pro Zug ihren Teil ab.',
    'Monster, deren Zeichen an den unteren Ecken zusammenpassen, bilden eine Horde. Mit jeder Verbindung nutzt du eine Horden-Fähigkeit, keine zweimal.',
    'Einflusskarten können mehr, wenn schon ein Monster der Fraktion deines Overlords im Spiel ist: Spiele es zuerst.',
    'Einmal pro Zug nutzt du deinen Overlord und jede Reliquie. Monster mit SPUK-Marker bleiben und handeln im nächsten Zug noch einmal.',
    'Passen kannst du mit höchstens einer Handkarte; sie kommt oben auf dein Deck. Alles Ausgespielte wird abgelegt, und du ziehst fünf Karten.',
  ],
} as const;
