import { describe, expect, it } from 'vitest';
import { explainHand, type Reason } from './explain.ts';
import { explanationIn } from './explain-text.ts';
import { type Hand, scoreHand } from './hand.ts';

function explained(hand: Hand) {
  const result = explainHand(hand);
  if ('error' in result) throw new Error(result.error.message.en);
  return result;
}

/** The reasons of one card, without the words of the terms. */
function reasons(hand: Hand, id: string): object[] {
  const card = explained(hand).cards.find((candidate) => candidate.id === id);
  return (card?.reasons ?? []).map(withoutTerm);
}

function withoutTerm(reason: Reason): object {
  if (!('term' in reason)) return reason;
  const { kind, points, cards } = reason;
  return { kind, points, cards };
}

describe('an explanation', () => {
  it('[FR-101] names the base strength and the cards that earn a bonus', () => {
    expect(reasons({ cards: ['king', 'queen', 'knights', 'elven-archers'] }, 'king')).toEqual([
      { kind: 'strength', points: 8 },
      { kind: 'bonus', points: 40, cards: ['queen', 'knights', 'elven-archers'] },
    ]);
  });

  it('[FR-101] names a penalty that is applied', () => {
    expect(reasons({ cards: ['swamp', 'knights', 'candle'] }, 'swamp')).toEqual([
      { kind: 'strength', points: 18 },
      { kind: 'penalty', points: -6, cards: ['knights', 'candle'] },
    ]);
  });

  it('[FR-072] names who cleared a penalty, wholly', () => {
    expect(reasons({ cards: ['swamp', 'mountain', 'knights'] }, 'swamp')).toEqual([
      { kind: 'cleared', by: 'mountain' },
      { kind: 'strength', points: 18 },
    ]);
  });

  it('[FR-073] or of one word', () => {
    expect(reasons({ cards: ['swamp', 'rangers', 'candle'] }, 'swamp')).toEqual([
      { kind: 'cleared', by: 'rangers', word: 'army' },
      { kind: 'strength', points: 18 },
      { kind: 'penalty', points: -3, cards: ['candle'] },
    ]);
  });

  it.each(['swamp', 'blizzard', 'great-flood', 'great-flood-ch', 'basilisk', 'dwarvish-infantry', 'war-dirigible'])(
    '[FR-073] says so of %s, whose penalty has the word',
    (card) => {
      expect(reasons({ cards: [card, 'rangers'] }, card)).toContainEqual({
        kind: 'cleared',
        by: 'rangers',
        word: 'army',
      });
    },
  );

  it.each(['empress', 'knights', 'light-cavalry', 'wildfire', 'warship', 'smoke', 'dragon', 'crypt', 'garden'])(
    '[FR-073] says nothing of %s, whose penalty has no such word',
    (card) => {
      const all = reasons({ cards: [card, 'rangers-ch'] }, card);
      expect(all).not.toContainEqual(expect.objectContaining({ kind: 'cleared' }));
    },
  );

  it('[FR-073] Warship takes the word out of Floods that have it; a copy has it too', () => {
    const hand: Hand = {
      cards: ['warship', 'swamp', 'island', 'doppelganger', 'rainstorm'],
      actions: { doppelganger: { copies: 'swamp' } },
    };
    const cleared = { kind: 'cleared', by: 'warship', word: 'army' };
    expect(reasons(hand, 'swamp')).toContainEqual(cleared);
    expect(reasons(hand, 'doppelganger')).toContainEqual(cleared);
    expect(reasons(hand, 'island')).not.toContainEqual(cleared);
    expect(reasons(hand, 'rainstorm')).not.toContainEqual(cleared);
  });

  it('[FR-079] names who blanks a card', () => {
    const cards = ['blizzard', 'great-flood', 'wildfire'];
    expect(reasons({ cards }, 'great-flood')).toEqual([{ kind: 'blanked', by: ['blizzard'] }]);
    expect(reasons({ cards }, 'wildfire')).toEqual([{ kind: 'strength', points: 40 }]);
  });

  it('[FR-080] names the other one of a pair, and [FR-084] a card that blanks itself', () => {
    const pair: Hand = { cards: ['basilisk', 'doppelganger'], actions: { doppelganger: { copies: 'basilisk' } } };
    expect(reasons(pair, 'basilisk')).toEqual([{ kind: 'blanked', by: ['doppelganger'] }]);
    expect(reasons(pair, 'doppelganger')).toEqual([
      { kind: 'copies', card: 'basilisk' },
      { kind: 'blanked', by: ['basilisk'] },
    ]);
    expect(reasons({ cards: ['smoke'] }, 'smoke')).toEqual([{ kind: 'blanked', by: ['smoke'] }]);
  });

  it('[FR-086] names who protects, and [FR-087] the Demon', () => {
    const hand: Hand = { cards: ['demon', 'king', 'hydra', 'angel'], actions: { angel: { target: 'king' } } };
    expect(reasons(hand, 'king')).toEqual([
      { kind: 'protected', by: 'angel' },
      { kind: 'strength', points: 8 },
    ]);
    expect(reasons(hand, 'hydra')).toEqual([{ kind: 'blanked', by: ['demon'] }]);
  });

  it('[FR-090] [FR-095] names what the choices made of a card', () => {
    const hand: Hand = {
      cards: ['mirage', 'book-of-changes', 'hydra', 'forge'],
      actions: { mirage: { as: 'swamp' }, 'book-of-changes': { target: 'hydra', suit: 'weapon' } },
    };
    expect(reasons(hand, 'mirage')).toEqual([
      { kind: 'stands-for', as: 'swamp' },
      { kind: 'strength', points: 0 },
    ]);
    expect(reasons(hand, 'hydra')).toEqual([
      { kind: 'changed-suit', suit: 'weapon', by: 'book-of-changes' },
      { kind: 'strength', points: 12 },
      { kind: 'bonus', points: 28, cards: ['mirage'] },
    ]);
  });

  it('[FR-107] names the cards of the discard area that earn a bonus', () => {
    const hand: Hand = { cards: ['dark-queen'], discard: ['unicorn', 'forest', 'king', 'candle'] };
    expect(reasons(hand, 'dark-queen')).toEqual([
      { kind: 'strength', points: 10 },
      { kind: 'bonus', points: 15, cards: ['unicorn', 'forest', 'candle'] },
    ]);
  });

  it('[FR-090] [FR-032] names what a new printing stands for', () => {
    const hand: Hand = { cards: ['mirage-ch', 'hydra'], actions: { mirage: { as: 'swamp' } } };
    expect(reasons(hand, 'mirage-ch')).toEqual([
      { kind: 'stands-for', as: 'swamp' },
      { kind: 'strength', points: 0 },
    ]);
  });

  it('[FR-101] adds up: the points of the reasons are those of the card, and the scorer says the same', () => {
    const hand: Hand = {
      cards: ['garden', 'king', 'unicorn', 'princess', 'judge', 'swamp', 'warship', 'knights', 'demon'],
      cursedItems: ['spyglass', 'portal'],
      best: true,
    };
    const { total, cards, cursedItems } = explained(hand);
    expect(scoreHand(hand)).toMatchObject({ total, cursedItems });
    for (const { points, reasons: all } of cards) {
      expect(all.reduce((sum, reason) => sum + ('points' in reason ? reason.points : 0), 0)).toBe(points);
    }
  });

  it('[FR-101] speaks both languages', () => {
    const explanation = explained({ cards: ['king', 'knights', 'smoke'], cursedItems: ['portal'] });
    expect(explanationIn('de', explanation)).toEqual([
      {
        title: 'König',
        points: 13,
        lines: ['Basisstärke 8', '+5: +5 für jede Armee; oder mit Königin +20 für jede Armee (Ritter)'],
      },
      { title: 'Ritter', points: 20, lines: ['Basisstärke 20'] },
      { title: 'Rauch', points: 0, lines: ['Blockiert durch die eigene Strafe'] },
      { title: 'Portal', points: -20, lines: [] },
    ]);
    expect(explanationIn('en', explanation).map(({ lines }) => lines.at(-1))).toEqual([
      '+5: +5 for each Army; or with Queen +20 for each Army (Knights)',
      'Base strength 20',
      'Blanked by its own penalty',
      undefined,
    ]);
  });
});
