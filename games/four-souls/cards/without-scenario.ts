/** Cards that no scenario shows yet. Whoever writes one takes its card off this list; whoever takes the last one deletes the file. */
export const WITHOUT_SCENARIO: readonly string[] = ['xvi-the-tower'];
