import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, type Scenario } from '@tafelrunde/kernel';
import { parseAllDocuments } from 'yaml';

const folder = new URL('scenarios/', import.meta.url);

function scenariosIn(file: string): Scenario[] {
  return parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map((document) => {
    const read = readScenario(document.toJS());
    if (!read.ok) throw new Error(`${file}: ${read.refusal.message.en}`);
    return read.value;
  });
}

/** All scenarios of the game, by file. */
export const scenarioFiles = (): { readonly file: string; readonly scenarios: readonly Scenario[] }[] =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, scenarios: scenariosIn(file) }));
