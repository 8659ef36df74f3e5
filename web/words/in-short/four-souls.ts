/** The game in a minute. */
export const inShort = {
  en: [
    'You want four souls. Whoever has them first wins at once.',
    'Your turn begins: your cards are recharged, and you draw one loot card. Then you may play one loot card, buy once for 10¢, and attack once, in any order.',
    'To attack, roll the die: at the monster’s number or above you hurt it, below it hurts you. You go on until one of you is dead. A monster leaves its reward, a boss its soul.',
    'Not happy with the open monsters? Attack the top of the deck. Events and curses happen there too.',
    'Dead? You lose an item, a loot card and 1¢, your cards are deactivated, and your turn is over. Next turn you are back.',
    'Everything can be answered: effects, dice and damage lie on the stack, and the last one laid there happens first. Let it happen, or react with a loot card or an item that is not deactivated.',
    'Deactivated cards are recharged when your turn begins. Items stay with you until you die or somebody takes them.',
    'Coins may be offered to anybody at any time for a promise. Nobody has to keep it.',
  ],
  de: [
    'Du willst vier Seelen. Wer sie zuerst hat, gewinnt sofort.',
    'Dein Zug beginnt damit, dass deine Karten wieder bereit werden und du eine Beute ziehst. Dann darfst du eine Beute spielen, einmal für 10¢ kaufen und einmal angreifen, in beliebiger Reihenfolge.',
    'Beim Angriff würfelst du: Ab der Zahl des Monsters triffst du es, darunter trifft es dich. Das geht so lange, bis eines von euch tot ist. Ein Monster hinterlässt seine Belohnung, ein Boss seine Seele.',
    'Keines der offenen Monster passt dir? Greif das Monsterdeck an. Auch Ereignisse und Flüche warten dort.',
    'Tot? Du verlierst ein Item, eine Beute und 1¢, deine Karten sind erschöpft, und dein Zug ist vorbei. Im nächsten bist du wieder da.',
    'Auf alles kann reagiert werden: Effekte, Würfe und Schaden liegen auf dem Stapel, und was zuletzt darauf kam, geschieht zuerst. Lass es geschehen, oder reagiere mit einer Beute oder einem Item, das bereit ist.',
    'Erschöpfte Karten werden zu Beginn deines Zuges wieder bereit. Items behältst du, bis du stirbst oder jemand sie dir nimmt.',
    'Münzen darfst du jederzeit jemandem für ein Versprechen bieten. Halten muss es niemand.',
  ],
} as const;
