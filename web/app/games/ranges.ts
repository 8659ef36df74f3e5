import type { Bounds, Manifest } from '@tafelrunde/kernel';

/** How many people can play. */
export const peopleAt = ({ seats, solo }: Manifest): string => range({ ...seats, min: solo ? 1 : seats.min });

/** "2–6", "2". */
export const range = ({ min, max }: Bounds): string => (min === max ? `${min}` : `${min}–${max}`);
