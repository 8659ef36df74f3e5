import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { root } from './runtime.mjs';

export interface Cruise {
  readonly modules: readonly string[];
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/** Follows every import of the folders and holds it against the rules of `.dependency-cruiser.cjs`. */
export async function cruiseFolders(baseDir: string, folders: readonly string[]): Promise<Cruise> {
  const { forbidden = [], options } = await extractDepcruiseConfig(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise([...folders], { ...options, ruleSet: { forbidden }, validate: true, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.map(({ source }) => source),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** A parser that fails silently sees no module and therefore no violation: a folder without any module is a problem too. */
export function problemsOf(folders: readonly string[], { modules, violations }: Cruise): string[] {
  const unseen = folders.filter((folder) => !modules.some((module) => module.startsWith(`${folder}/`)));
  return [
    ...unseen.map((folder) => `no module seen in ${folder}/: this check is not working`),
    ...(folders.length === 0 ? ['no folder to look at: this check is not working'] : []),
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
  ];
}
