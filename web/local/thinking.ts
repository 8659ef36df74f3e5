/** Milliseconds that a bot at this screen thinks about a decision: nobody waits for a second. */
export const THINKING = 120;
