import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { cards, listedAs } from './catalogue.ts';

const folder = new URL('../scenarios/', import.meta.url);

/** "Eve - a battery recharges items, and she is none": the one card that a scenario is about. */
const headOf = (title: string): string => title.split(' - ')[0] ?? '';

const shown = new Set(
  readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map((document) =>
      headOf(String(document.get('name'))),
    ),
  ),
);

const owed = Object.keys(cards).filter((id) => !shown.has(listedAs(id)));

describe('scenarios of cards', () => {
  it('show every card, each in one of its own, named at the head of the title', () => {
    expect(owed).toEqual([]);
  });
});
