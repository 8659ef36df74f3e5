import { cardOf, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import {
  type Circumstance,
  clause,
  kind,
  nodeAt,
  noun,
  putSteps,
  type Steps,
  sequence,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { turnOrder } from '../../players.ts';
import type { Chapter } from '../../state.ts';

import { here } from '../language/context.ts';
import { effectData } from '../language/registry.ts';
import type { SoulWord } from '../language/word.ts';
import { plainNoun } from '../selectors/nouns.ts';
import { labelled, optionsFor, type Pick } from '../selectors/picks.ts';
import { subjectOf } from '../selectors/who.ts';

/* Votes (FS-280). */

interface Vote extends WordNode {
  readonly word: 'vote';
  readonly pick: Pick;
  readonly do: Steps;
}

/** Everybody votes for one of these; the steps call the one with the most votes `chosen`. A tie decides nothing. */
export const vote = (pick: Pick, steps: Steps): Vote => ({ word: 'vote', pick, do: steps });

export interface VoteOps {
  voting: { seat: Seat; at: Path; left: readonly Seat[]; votes: readonly Ref[] };
}

const VOTE = verb('vote for {what}', '- stimmst stimmt stimmen | für {what}');
const WINNER = noun(kind('item', 'das Item/Items'), 'the', {
  after: { en: 'with the most votes', de: 'mit den meisten Stimmen' },
});
const UNLESS_TIED: Circumstance = { en: 'unless it is a tie', de: 'außer bei Gleichstand' };

const voteWord: SoulWord<Vote> = {
  run: (m, _, at) => {
    const [seat, ...left] = turnOrder(m, here(m).seat);
    if (seat !== undefined) m.put({ op: 'voting', seat, at, left, votes: [] });
  },
  says: ({ pick, do: steps }, say) =>
    sequence([
      clause(subjectOf('everybody', say), VOTE, { what: plainNoun(pick) }),
      when(UNLESS_TIED, say.naming('chosen', { first: WINNER, again: WINNER }).steps(steps)),
    ]),
};

export const voteWords = { vote: voteWord } as const;

const isVote = (node: WordNode): node is Vote => node.word === 'vote';

/** The one with the most votes; undefined if there are several. */
function winnerOf(votes: readonly Ref[]): Ref | undefined {
  const votesFor = (ref: Ref): number => votes.filter((vote) => vote === ref).length;
  const most = Math.max(...votes.map(votesFor));
  const [winner, ...tied] = new Set(votes.filter((ref) => votesFor(ref) === most));
  return tied.length === 0 ? winner : undefined;
}

export const voteRules: Chapter<VoteOps> = {
  voting: {
    options: (m, { at }) => {
      const node = nodeAt(effectData, at);
      return isVote(node) ? labelled(m, optionsFor(m, node.pick, here(m))) : [];
    },
    answer: (m, { seat, at, left: [next, ...left], votes: before }, [pick]) => {
      const node = nodeAt(effectData, at);
      if (pick === undefined || !isVote(node)) return;
      const votes = [...before, pick];
      const card = typeof pick === 'number' ? cardOf(m, pick) : undefined;
      m.emit({ type: 'voted', seat, data: card === undefined ? {} : { card } });
      if (next !== undefined) {
        m.put({ op: 'voting', seat: next, at, left, votes });
        return;
      }
      const winner = winnerOf(votes);
      if (winner === undefined) return;
      m.let('chosen', [winner]);
      putSteps(m, at, 'do', node.do);
    },
  },
};
