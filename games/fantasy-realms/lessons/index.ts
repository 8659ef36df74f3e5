import type { Lesson } from '@tafelrunde/kernel';
import { firstGame } from './first-game.ts';

export const lessons: readonly Lesson[] = [firstGame];
