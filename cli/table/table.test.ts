import { PassThrough } from 'node:stream';
import { apply, view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf, readChoice } from './choices.ts';
import { drawTable } from './draw.ts';
import { discarded, german, partyAt } from './position-in-tests.ts';
import { namesFor, type Party } from './seating.ts';
import { openTerminal } from './terminal.ts';

const silent = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough(), env: {} };

function drawn(party: Party, seat: number): string {
  const terminal = openTerminal(silent);
  const lines = drawTable(party, terminal, seat).join('\n');
  terminal.close();
  return lines;
}

describe('the table', () => {
  it('marks the cards under a Sealed Vault, and says who may take them', () => {
    const lying = { discard: ['swamp', 'king', 'smoke'] };
    const swamp = discarded(partyAt(lying), 'swamp');
    const party = partyAt({ ...lying, vault: [{ card: swamp, by: 1 }] });
    expect(drawn(party, 0)).toMatch(/Swamp 18 \(sealed for Ben\)/);
    expect(drawn(party, 1)).toMatch(/Swamp 18 \(sealed for you\)/);
    expect(drawn(german(party), 0)).toMatch(/Sumpf 18 \(für Ben versiegelt\)/);
    expect(drawn(german(party), 1)).toMatch(/Sumpf 18 \(für dich versiegelt\)/);
    expect(drawn(party, 0)).toMatch(/King 8$/m);
    expect(drawn(partyAt(lying), 0)).not.toContain('sealed');
  });

  it('shows the heading of an item once, and a minus sign before its points', () => {
    const party = partyAt({ 'item/0': ['sealed-vault'] });
    expect(drawn(party, 0)).toMatch(/^ {2}Cursed item\n {4}Sealed Vault −4$/m);
    expect(drawn(german(party), 0)).toMatch(/^ {2}Verfluchter Gegenstand\n {4}Verschlossener Tresor −4$/m);
  });
});

describe('an empty line', () => {
  const read = (party: Party, seat: number, text: string) =>
    readChoice(
      party.offer,
      text,
      choicesOf(
        party.offer,
        { seat, lang: 'en', names: namesFor(party, seat) },
        view(party.offer.game, party.journal.match, [seat]),
      ),
      party.words,
    );

  it('offers nothing to the Market Wagon, and the game takes that for an answer', () => {
    const hands = { 'item/0': ['market-wagon'], 'hand/0': ['king', 'queen'], 'hand/1': ['swamp'] };
    const party = partyAt(hands, [{ 0: 'item:use' }, { 0: 'king' }]);
    const nothing = read(party, 1, '');
    expect(nothing).toMatchObject({ kind: 'picks', picks: [] });
    if (nothing.kind === 'no') throw new Error(nothing.why);
    const { question, picks } = nothing;
    expect(apply(party.journal, { kind: 'answer', by: 1, question: question.id, picks }, party.whims).ok).toBe(true);
    expect(read(party, 1, '1')).toMatchObject({ kind: 'no' });
  });

  it('says what to type where something has to be picked', () => {
    expect(read(partyAt({ discard: ['swamp', 'king'] }), 0, '')).toEqual({
      kind: 'no',
      why: 'Type the number or the name of what you pick; ? helps.',
    });
  });
});
