import type { Lang } from '@tafelrunde/kernel';

type Told = Readonly<Record<Lang, readonly string[]>>;

const told = import.meta.glob<Told>('../../words/in-short/*.ts', { eager: true, import: 'inShort' });

/** A game in a minute. */
export const inShort = (game: string): Told | undefined => told[`../../words/in-short/${game}.ts`];
