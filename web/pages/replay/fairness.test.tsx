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
  render(<Fairness game={fantasyRealms} record={dealt()} seal={seal} />);
  return screen.getAllByRole('listitem')[0]?.textContent ?? '';
}

afterEach(cleanup);

describe('was it fair?', () => {
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
