import type { Lesson } from '@tafelrunde/kernel';
import { lastTown } from './last-town.ts';
import { risingWaters } from './rising-waters.ts';

export const lessons: readonly Lesson[] = [lastTown, risingWaters];
