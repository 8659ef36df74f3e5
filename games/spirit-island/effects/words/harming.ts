import type { WordNode } from '@tafelrunde/words';
import { countOf, INVADERS } from '../../pieces.ts';
import { groupsIn } from '../../queries.ts';
import { mayBreach } from '../../rules/immunity.ts';
import type { Game } from '../../state.ts';
import { hasLand, landOf } from '../context.ts';
import type { IslandWord } from './word.ts';

const here = (m: Game): readonly string[] => (hasLand(m) ? [landOf(m)] : []);

function victimsOf(node: WordNode): readonly string[] {
  const kinds: unknown = 'kinds' in node ? node.kinds : undefined;
  return Array.isArray(kinds) ? INVADERS.filter((kind) => kinds.includes(kind)) : INVADERS;
}

/** A word that harms invaders in these lands: where they are immune somebody may pay for it first. */
export const harming = <N extends WordNode>(
  word: IslandWord<N>,
  lands: (m: Game, node: N) => readonly string[] = here,
): IslandWord<N> => ({
  ...word,
  run: (m, node, at) => {
    const guarded = lands(m, node).find(
      (land) => countOf(groupsIn(m, land), ...victimsOf(node)) > 0 && mayBreach(m, land),
    );
    if (guarded === undefined) word.run(m, node, at);
    else m.put({ op: 'breach', land: guarded, then: { op: 'step', at } });
  },
});
