import type { Ref } from '../match.ts';

/** What a ref names: `king` of `card-name:king`. */
export const refName = (pick: Ref | undefined): string => String(pick).replace(/^[^:]*:/, '');
