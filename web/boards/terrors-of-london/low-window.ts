/** On a low screen the cards are smaller, so that all rows have room. */
export const LOW_WINDOW = '(max-height: 820px)';
