/** A figure that we claim, with the command that proves it. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly floor: number;
  readonly direction: 'at least' | 'at most';
  measure(): Reading | Skipped;
}

export interface Reading {
  /** What is held against the floor: what a quiet reference machine would show. */
  readonly value: number;
  /** What this machine showed, at its present load. */
  readonly measured: number;
}

/** Why a figure cannot be had here and now, as the end of a sentence; that is not held against it. */
export interface Skipped {
  readonly skipped: string;
}

export interface Result {
  readonly figure: Figure;
  readonly reading: Reading | Skipped;
  /** Nobody can say of a figure that was skipped that its floor is missed. */
  readonly ok: boolean;
}

export function resultOf(figure: Figure): Result {
  const reading = figure.measure();
  return { figure, reading, ok: 'skipped' in reading || isHeld(figure, reading.value) };
}

function isHeld({ direction, floor }: Figure, value: number): boolean {
  return direction === 'at least' ? value >= floor : value <= floor;
}
