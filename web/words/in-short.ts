import type { Lang } from '@tafelrunde/kernel';

/** Each game in a minute, by its id. */
export const inShort: Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>> = {
  'fantasy-realms': {
    en: [
      'Everybody holds seven cards. They are your realm, and all that counts is what it is worth at the end.',
      'On your turn, take one card: the top card of the deck, or any card that lies open in the discard area.',
      'Then discard one card, face up. You always end your turn with seven.',
      'As soon as ten cards lie in the discard area, the game is over at once.',
      'Every card brings its base strength. Its bonus depends on the other cards in your hand; so does its penalty.',
      'Some penalties blank other cards: those then count for nothing. Some cards clear penalties. Clearing comes first.',
      'Wild cards stand for other cards; you decide at the end. The table proposes the best use.',
      'The most points win. With equal points, the lower sum of base strengths wins.',
      'With two players, you begin with empty hands and build them up: take an open card, or draw two and keep one.',
    ],
    de: [
      'Alle haben sieben Karten auf der Hand. Sie sind dein Reich, und es zählt nur, was es am Ende wert ist.',
      'In deinem Zug nimmst du eine Karte: die oberste vom Nachziehstapel oder eine beliebige, die offen im Ablagebereich liegt.',
      'Dann legst du eine Karte offen ab. Am Ende deines Zuges hast du immer sieben.',
      'Sobald zehn Karten im Ablagebereich liegen, ist das Spiel sofort zu Ende.',
      'Jede Karte bringt ihre Basisstärke. Ihr Bonus hängt von deinen anderen Handkarten ab, ihre Strafe auch.',
      'Manche Strafen blockieren andere Karten: Die zählen dann nichts. Manche Karten heben Strafen auf. Das Aufheben kommt zuerst.',
      'Joker stehen für andere Karten; das entscheidest du am Ende. Der Tisch schlägt die beste Verwendung vor.',
      'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt die niedrigere Summe der Basisstärken.',
      'Zu zweit beginnt ihr mit leeren Händen und baut sie auf: eine offene Karte nehmen, oder zwei ziehen und eine behalten.',
    ],
  },
  'terrors-of-london': {
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
  },
  'four-souls': {
    en: [
      'You want four souls. Whoever has them first wins at once.',
      'Your turn begins with your cards charged again and one loot card drawn. Then you may play one loot card, buy once for 10¢, and attack once, in any order.',
      'To attack, roll the die: at the monster’s number or above you hurt it, below it hurts you. You go on until one of you is dead. A monster leaves its reward, a boss its soul.',
      'Not happy with the open monsters? Attack the top of the deck. Events and curses happen there too.',
      'Dead? You lose an item, a loot card and 1¢, your cards are exhausted, and your turn is over. Next turn you are back.',
      'Everything can be answered: effects, dice and damage lie on the stack, and the last one laid there happens first. Let it happen, or react with a loot card or a charged item.',
      'Exhausted cards are charged again when your turn begins. Items stay with you until you die or somebody takes them.',
      'Coins may be offered to anybody at any time for a promise. Nobody has to keep it.',
    ],
    de: [
      'Du willst vier Seelen. Wer sie zuerst hat, gewinnt sofort.',
      'Dein Zug beginnt damit, dass deine Karten wieder aufgeladen werden und du eine Beute ziehst. Dann darfst du eine Beute spielen, einmal für 10¢ kaufen und einmal angreifen, in beliebiger Reihenfolge.',
      'Beim Angriff würfelst du: Ab der Zahl des Monsters triffst du es, darunter trifft es dich. Das geht so lange, bis eines von euch tot ist. Ein Monster hinterlässt seine Belohnung, ein Boss seine Seele.',
      'Keines der offenen Monster passt dir? Greif den Monsterstapel an. Auch Ereignisse und Flüche warten dort.',
      'Tot? Du verlierst einen Gegenstand, eine Beute und 1¢, deine Karten sind erschöpft, und dein Zug ist vorbei. Im nächsten bist du wieder da.',
      'Auf alles kann reagiert werden: Effekte, Würfe und Schaden liegen auf dem Stapel, und was zuletzt darauf kam, geschieht zuerst. Lass es geschehen, oder reagiere mit einer Beute oder einem aufgeladenen Gegenstand.',
      'Erschöpfte Karten werden zu Beginn deines Zuges wieder aufgeladen. Gegenstände behältst du, bis du stirbst oder jemand sie dir nimmt.',
      'Münzen darfst du jederzeit jemandem für ein Versprechen bieten. Halten muss es niemand.',
    ],
  },
};
