import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Card } from '../effects/card.ts';
import { cards } from './catalogue.ts';

const folder = new URL('../scenarios/', import.meta.url);

/** "Daddy Haunt and The Dead Cat - who is damaged says which comes first": the cards that a scenario is about. */
function namedIn(title: string): string[] {
  const [head = ''] = title.split(' - ');
  return [head, ...head.split(/, | and /)];
}

const shown = new Set(
  readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).flatMap((document) =>
      namedIn(String(document.get('name'))),
    ),
  ),
);

const all = Object.values(cards);

/** A room may be called like another card. */
const titleOf = ({ kind, name }: Card): string =>
  kind === 'room' && all.some((other) => other.kind !== kind && other.name === name) ? `${name} (room)` : name;

const owed = Object.entries(cards).flatMap(([id, card]) =>
  (card.set === 'b2' || card.kind === 'room') && !shown.has(titleOf(card)) ? [id] : [],
);

describe('scenarios of cards', () => {
  it('show every card of the base set and every room, named at the head of the title', () => {
    expect(owed).toEqual([]);
  });
});
