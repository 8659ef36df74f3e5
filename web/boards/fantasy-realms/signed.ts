/** "+25", "−8", "0": with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? '0' : `+${points}`);

/** "87", "−8". */
export const plain = (points: number): string => String(points).replace('-', '−');
