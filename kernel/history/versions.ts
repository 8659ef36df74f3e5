import { rulesOf } from '../crank/rules.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { inFormatOfToday } from './older-format.ts';

/**
 * A stored match, ready to go on under the rules of today: as it is, brought up to date by the game, or closed with a clear
 * reason. It is never silently played on under rules that it was not made for.
 */
export function resume(game: AnyGame, kept: Match): Result<Match> {
  const stored = inFormatOfToday(kept);
  const { version } = stored.rules;
  if (stored.rules.game !== game.id) {
    return refuse(
      'interrupted-by-update',
      `This is a match of ${stored.rules.game}, not of ${game.id}.`,
      `Das ist eine Partie ${stored.rules.game}, nicht ${game.id}.`,
    );
  }
  if (version === game.version) return accept(stored);
  const migrated = version < game.version ? game.migrate?.(stored) : undefined;
  if (migrated === undefined || !isAllThere(game, migrated)) {
    return refuse(
      'interrupted-by-update',
      `This match was begun under version ${version} of the rules; version ${game.version} cannot carry it on.`,
      `Diese Partie begann unter Regelversion ${version}; Version ${game.version} kann sie nicht fortsetzen.`,
    );
  }
  return accept({ ...migrated, rules: { game: game.id, version: game.version } });
}

/** Has everything that it speaks of a meaning under these rules: its ops, and what lasts or waits by the words of a card? */
function isAllThere(game: AnyGame, { lanes, lasting, waiting }: Match): boolean {
  const rules = rulesOf(game);
  if (!lanes.every(({ ops }) => ops.every(({ op }) => op in rules))) return false;
  try {
    for (const { at } of [...lasting, ...waiting]) game.effects?.ability(at);
    return true;
  } catch {
    return false;
  }
}
