import type { Lesson } from '@tafelrunde/kernel';
import { firstNight } from './first-night.ts';

export const lessons: readonly Lesson[] = [firstNight];
