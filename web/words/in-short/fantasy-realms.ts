/** The game in a minute. */
export const inShort = {
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
} as const;
