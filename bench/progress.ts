/** What takes minutes says after every so many games how far it is. */
const TELL_AFTER = 100;

export function tellProgress(played: number, games: number): void {
  if (played % TELL_AFTER === 0) process.stderr.write(`${played} of ${games} games\n`);
}
