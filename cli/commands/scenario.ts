import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import {
  type Failure,
  type Lang,
  readScenario,
  runScenarioEveryWay,
  type Scenario,
  scenarioJsonSchema,
} from '@tafelrunde/kernel';
import { type Document, parseAllDocuments } from 'yaml';
import { isFolder, readText } from '../files.ts';
import { findOffer } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { UsageError } from '../usage.ts';
import { type Call, type Command, FAILED, FINE, WRONG_USAGE } from './command.ts';

/** Runs scenario files and says what differs. */
export const scenario: Command = {
  flags: { json: 'switch', schema: 'switch' },
  async run(call) {
    const { args, io, lang, words } = call;
    if (args.has('schema')) {
      await writeJson(io.stdout, scenarioJsonSchema());
      return FINE;
    }
    if (args.positionals.length === 0) throw new UsageError((w) => w.filesNeeded);
    const results: Result[] = [];
    for (const file of args.positionals.flatMap(filesIn)) results.push(...(await runFile(file)));
    if (args.has('json'))
      await writeJson(
        io.stdout,
        results.map((result) => toJson(result, lang)),
      );
    else {
      for (const result of results) await write(io.stdout, tell(result, call));
      await write(io.stdout, `${words.scenarios(results.filter(({ ok }) => ok).length, results.length)}\n`);
    }
    if (results.some(({ wrong }) => wrong)) return WRONG_USAGE;
    return results.every(({ ok }) => ok) ? FINE : FAILED;
  },
};

interface Result {
  readonly file: string;
  readonly name: string;
  readonly ok: boolean;
  /** The scenario itself is wrong: it could not even begin. */
  readonly wrong: boolean;
  readonly failures: readonly Failure[];
}

/** A folder stands for the scenario files in it. */
function filesIn(path: string): string[] {
  if (!isFolder(path)) return [path];
  return readdirSync(path)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** A file may hold several scenarios, as several documents. What is wrong with one file does not stop the others. */
async function runFile(file: string): Promise<Result[]> {
  try {
    return await Promise.all(
      documentsIn(file).map((document, i, all) => runOne(file, all.length === 1 ? '' : ` #${i + 1}`, document)),
    );
  } catch (found) {
    if (!(found instanceof UsageError)) throw found;
    return [{ file, name: '', ok: false, wrong: true, failures: [{ where: '', message: found.said }] }];
  }
}

function documentsIn(file: string): unknown[] {
  const documents = parseAllDocuments(readText(file), { prettyErrors: true });
  if (!Array.isArray(documents) || documents.every(isEmpty)) throw new UsageError((w) => w.emptyFile(file));
  return documents.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw notYaml(file, error.message.split('\n', 1).join(''));
    return document.toJS();
  });
}

const isEmpty = (document: Document.Parsed): boolean => document.errors.length === 0 && document.toJS() === null;

const notYaml = (file: string, why: string): UsageError => new UsageError((w) => w.notYaml(file, why));

async function runOne(file: string, which: string, document: unknown): Promise<Result> {
  const read = readScenario(document);
  if (!read.ok) {
    const { en, de } = read.refusal.message;
    throw new UsageError({ en: `"${file}"${which}: ${en}`, de: `„${file}“${which}: ${de}` });
  }
  const scenario: Scenario = read.value;
  const { game } = await findOffer(scenario.game);
  const { ok, failures, match } = runScenarioEveryWay(game, scenario);
  return { file, name: scenario.name ?? which.trim(), ok, wrong: match === undefined, failures };
}

function toJson({ file, name, ok, failures }: Result, lang: Lang) {
  return { file, name, ok, failures: failures.map(({ where, message }) => ({ where, message: message[lang] })) };
}

function tell({ file, name, ok, failures }: Result, { io, lang }: Call): string {
  const stream = io.stdout;
  const sign = ok ? styleText('green', '✓', { stream }) : styleText('red', '✗', { stream });
  const title = name === '' ? file : `${name} (${file})`;
  const lines = failures.map(({ where, message }) => `    ${where === '' ? '' : `${where}: `}${message[lang]}\n`);
  return `${sign} ${title}\n${lines.join('')}`;
}
