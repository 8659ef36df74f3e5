export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Why no test shows it, from `(no test: reason)`. */
  readonly untested?: string;
  /** Why the program does not have it, from `(left out: reason)`. */
  readonly leftOut?: string;
}

/** A test of Vitest or a scenario file, with what it says of itself. */
export interface Test {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

export interface Game {
  readonly name: string;
  /** Nothing while the game has no `rules.md` yet. */
  readonly rules: readonly Rule[] | undefined;
  /** Nobody plays it yet, so a rule may still be without its test. */
  readonly inTheWorks?: boolean;
}

const ID = '[A-Z]+-\\d+';
const ROW = new RegExp(`^\\|\\s*(${ID})\\s*\\|\\s*([^|]+)`);
const ITEM = new RegExp(`^\\s*[-*]\\s+\\*\\*(${ID})\\*\\*:?\\s+(.+)`);
const BRACKETS = new RegExp(`\\[(${ID}(?:\\s*,\\s*${ID})*)\\]`, 'g');

/** A rule is a line `| FR-001 | text |` of a table or `- **FR-001** text` of a list; every other line is prose. */
export function parseRules(markdown: string): Rule[] {
  return markdown.split(/\r?\n/).flatMap((line) => {
    const [, id, text] = ROW.exec(line) ?? ITEM.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [ruleOf(id, text.trim())];
  });
}

function ruleOf(id: string, text: string): Rule {
  const untested = /\(no test: ([^)]+)\)/.exec(text)?.[1];
  const leftOut = /\(left out: ([^)]+)\)/.exec(text)?.[1];
  return { id, text, ...(untested && { untested }), ...(leftOut && { leftOut }) };
}

/** The ids that a test's title names: `[FR-074]`, `[FR-074, FR-075]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, ids = '']) => splitIds(ids));
}

/** The ids under `rules:` in a scenario file, in brackets or one to a line. The file as a whole is read by the scenario runner. */
export function idsInScenario(yaml: string): string[] {
  const inBrackets = [...yaml.matchAll(/^\s*rules:\s*\[([^\]]*)\]/gm)].flatMap(([, ids = '']) => splitIds(ids));
  const inLines = [...yaml.matchAll(/^\s*rules:[ \t]*\r?\n((?:[ \t]*-[ \t]*\S+[ \t]*\r?\n?)+)/gm)].flatMap(
    ([, lines = '']) => splitIds(lines.replaceAll(/^[ \t]*-/gm, ',')),
  );
  return [...inBrackets, ...inLines];
}

function splitIds(list: string): string[] {
  return list
    .split(',')
    .map((id) => id.trim().replaceAll(/^['"]|['"]$/g, ''))
    .filter((id) => id !== '');
}

export function testsOf(rule: Rule, tests: readonly Test[]): Test[] {
  return tests.filter(({ ids }) => ids.includes(rule.id));
}

/** At most this share of a game's rules may go without a test. */
const UNTESTED_SHARE = 0.05;

export function problemsIn(games: readonly Game[], tests: readonly Test[]): string[] {
  return [...games.flatMap((game) => problemsInGame(game, tests)), ...unknownIds(games, tests)];
}

function problemsInGame({ name, rules = [], inTheWorks = false }: Game, tests: readonly Test[]): string[] {
  const due = rules.filter(({ leftOut }) => leftOut === undefined);
  const untested = due.filter(({ untested: reason }) => reason !== undefined);
  const problems = due.flatMap((rule) => {
    const shown = testsOf(rule, tests).length > 0;
    if (rule.untested === undefined)
      return shown || inTheWorks ? [] : [`${name}: no test names ${rule.id}: ${rule.text}`];
    return shown ? [`${name}: ${rule.id} is marked "no test" but has one`] : [];
  });
  const twice = rules.filter(({ id }, i) => rules.findIndex((other) => other.id === id) < i);
  return [
    ...problems,
    ...twice.map(({ id }) => `${name}: ${id} stands twice in rules.md`),
    ...(untested.length > due.length * UNTESTED_SHARE
      ? [`${name}: ${untested.length} of ${due.length} rules are marked "no test"; 5 % is the most`]
      : []),
  ];
}

/** As long as some game has no `rules.md`, an id with a foreign prefix may be one of its rules. */
function unknownIds(games: readonly Game[], tests: readonly Test[]): string[] {
  const known = new Set(games.flatMap(({ rules = [] }) => rules.map(({ id }) => id)));
  const prefixes = new Set([...known].map(prefixOf));
  const complete = games.every(({ rules }) => rules !== undefined);
  return tests.flatMap(({ file, title, ids }) =>
    ids
      .filter((id) => !known.has(id) && (complete || prefixes.has(prefixOf(id))))
      .map((id) => `${file}: "${title}" names ${id}, which no rules.md has`),
  );
}

function prefixOf(id: string): string {
  return id.replace(/-.*/, '');
}
