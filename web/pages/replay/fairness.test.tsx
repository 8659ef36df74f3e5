import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { apply, commitmentTo, granted, openJournal, readOptions, toRecord } from '@tafelrunde/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { Fairness } from './fairness.tsx';

const SEED = '5a'.repeat(32);

function dealt() {
  const options = granted(readOptions(fantasyRealms, {}));
  const journal = openJournal(fantasyRealms, options, 3, { secret: SEED });
  apply(journal, { kind: 'begin' });
  return { ...toRecord(journal, ['Anna', 'Ben', 'Cleo']), seed: SEED };
}

function firstSentence(seal: string | undefined): string {
  change({ lang: 'en' });
  render(<Fairness game={fantasyRealms} record={dealt()} seal={seal} part={undefined} />);
  return screen.getAllByRole('listitem')[0]?.textContent ?? '';
}

/** Anna's app and Ben's have added a random number each. */
function dealtTogether() {
  const options = granted(readOptions(fantasyRealms, {}));
  const journal = openJournal(fantasyRealms, options, 3, { secret: SEED });
  const parts = ['a1'.repeat(32), 'b2'.repeat(32)];
  for (const [by, text] of parts.entries()) apply(journal, { kind: 'commit', by, hash: commitmentTo(text) });
  apply(journal, { kind: 'commit', by: 2, hash: commitmentTo('c3'.repeat(32)) });
  apply(journal, { kind: 'seal' });
  for (const [by, text] of parts.entries()) apply(journal, { kind: 'reveal', by, text });
  apply(journal, { kind: 'begin' });
  return { ...toRecord(journal, ['Anna', 'Ben', 'Cleo']), seed: SEED };
}

afterEach(cleanup);

describe('was it fair?', () => {
  it.each([
    ['a1', 'the one from this browser is among them'],
    ['ff', 'is not in the shuffle'],
  ])('looks for the random number of this browser: %s', (part, sentence) => {
    change({ lang: 'en' });
    render(<Fairness game={fantasyRealms} record={dealtTogether()} seal={undefined} part={part.repeat(32)} />);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain(sentence);
    expect(screen.getByText('so it was left out: Cleo', { exact: false })).toBeTruthy();
    expect(screen.getByText('can read all hands of running games', { exact: false })).toBeTruthy();
  });

  it('compares the seed with the seal that was shown at the table', () => {
    expect(firstSentence(commitmentTo(SEED))).toContain('shown at the table fits');
  });

  it('finds a record whose seal is another one than was shown', () => {
    expect(firstSentence(commitmentTo('6b'.repeat(32)))).toContain('does not fit');
  });

  it('says so if the seal comes from the record itself', () => {
    expect(firstSentence(undefined)).toContain('comes from the record itself');
  });
});
