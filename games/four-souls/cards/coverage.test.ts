import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { cards, listedAs } from './catalogue.ts';

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

const owed = Object.entries(cards).flatMap(([id, { set, kind }]) =>
  (set === 'b2' || kind === 'room') && !shown.has(listedAs(id)) ? [id] : [],
);

describe('scenarios of cards', () => {
  it('show every card of the base set and every room, named at the head of the title', () => {
    expect(owed).toEqual([]);
  });
});
