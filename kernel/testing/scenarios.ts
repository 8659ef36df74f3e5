import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { AnyGame } from '../game.ts';
import { runScenarioEveryWay } from '../scenario/run.ts';
import { readScenario, type Scenario } from '../scenario/schema.ts';

/** All scenarios of a game, by file. */
export const scenarioFiles = (folder: URL): { readonly file: string; readonly scenarios: readonly Scenario[] }[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, scenarios: scenariosIn(folder, file) }));

function scenariosIn(folder: URL, file: string): Scenario[] {
  return parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map((document) => {
    const read = readScenario(document.toJS());
    if (!read.ok) throw new Error(`${file}: ${read.refusal.message.en}`);
    return read.value;
  });
}

/** Each scenario in the folder is a test, whose title names the rules that it shows. */
export function testScenarios(game: AnyGame, folder: URL): void {
  for (const { file, scenarios } of scenarioFiles(folder)) {
    describe(`scenarios/${file}`, () => {
      for (const scenario of scenarios) {
        it(`[${(scenario.rules ?? []).join(', ')}] ${scenario.name}`, () => {
          const { failures } = runScenarioEveryWay(game, scenario);
          expect(failures.map(({ where, message }) => `${where}: ${message.en}`)).toEqual([]);
        });
      }
    });
  }
}
