import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

const folder = join(import.meta.dirname, 'figures');

async function figuresIn(file: string): Promise<readonly Figure[]> {
  const { figures: found }: { readonly figures: readonly Figure[] } = await import(`./figures/${file}`);
  return found;
}

/** Every figure that we claim: those of all files in `figures/`. */
export const figures: readonly Figure[] = (await Promise.all(readdirSync(folder).sort().map(figuresIn))).flat();
