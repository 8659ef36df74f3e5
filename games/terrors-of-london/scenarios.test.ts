import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, readScenario, runScenarioEveryWay, type Scenario } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { terrorsOfLondon } from './index.ts';

const folder = new URL('scenarios/', import.meta.url);
const game: AnyGame = terrorsOfLondon;

function scenariosIn(file: string): Scenario[] {
  return parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map((document) => {
    const read = readScenario(document.toJS());
    if (!read.ok) throw new Error(`${file}: ${read.refusal.message.en}`);
    return read.value;
  });
}

for (const file of readdirSync(folder).sort()) {
  describe(`scenarios/${file}`, () => {
    for (const scenario of scenariosIn(file)) {
      it(`[${(scenario.rules ?? []).join(', ')}] ${scenario.name}`, () => {
        const { failures } = runScenarioEveryWay(game, scenario);
        expect(failures.map(({ where, message }) => `${where}: ${message.en}`)).toEqual([]);
      });
    }
  });
}
