/** What must hold, or else a test fails with these words. */
export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
