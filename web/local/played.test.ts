import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { apply, at, granted, openJournal, questionsTo, readOptions, undoFor } from '@tafelrunde/kernel';
import { type Holder, restoreTable, type TableSpec } from '@tafelrunde/table';
import { describe, expect, it } from 'vitest';
import { playedUpTo } from './played.ts';
import { localSettings } from './start.ts';

const person = (n: number): Holder => ({ mind: 'person', person: `here-${n}`, name: `Player ${n}` });
const bot: Holder = { mind: 'bot', bot: 'highest', name: 'Gawain' };

function specOf(seats: readonly Holder[]): TableSpec {
  const options = granted(readOptions(fantasyRealms, {}));
  const rules = { game: fantasyRealms.id, version: fantasyRealms.version };
  const settings = localSettings('highest');
  return { id: 'a', secret: '5a'.repeat(32), rules, options, owner: 'here-0', seats, settings };
}

/** One person and two bots; the person draws a card, looks at it and puts it back, which alone is free. */
function playedAlone() {
  const { options, secret } = specOf([person(0), bot, bot]);
  const journal = openJournal(fantasyRealms, options, 3, { secret, minds: ['person', 'bot', 'bot'] });
  apply(journal, { kind: 'begin' });
  for (let answers = 0, last = -1; answers < 4 || last !== 0; answers++) {
    const { seat: by, id: question, options: offered } = at(questionsTo(fantasyRealms, journal.match, [0, 1, 2]), 0);
    const refs = offered.map(({ ref }) => ref);
    apply(journal, { kind: 'answer', by, question, picks: refs.includes('pile:deck') ? ['pile:deck'] : [at(refs, 0)] });
    last = refs.includes('pile:deck') ? by : -1;
  }
  const back = undoFor(journal, 0);
  if (!back.ok || !apply(journal, back.value).ok) throw new Error('nothing can be taken back');
  return { match: journal.match, entries: journal.notes.map(({ entry }) => entry) };
}

describe('what was played', () => {
  const { match, entries } = playedAlone();

  it.each([[[person(0), bot, bot]], [[person(0), person(1), person(2)]], [[bot, person(1), bot]]])(
    'leads to the same position, whoever sits there now',
    (seats) => {
      const spec = specOf(seats);
      const played = playedUpTo(fantasyRealms, spec, entries);
      if (played === undefined) throw new Error('leads nowhere');
      expect(restoreTable(fantasyRealms, played, 0).journal.match).toEqual(match);
      expect(played.spec.seats).toEqual(seats);
    },
  );

  it('is nothing when an entry does not fit', () => {
    const wrong = { kind: 'answer', by: 0, question: 'no such question', picks: [] } as const;
    expect(playedUpTo(fantasyRealms, specOf([person(0), bot, bot]), [...entries, wrong])).toBeUndefined();
  });
});
