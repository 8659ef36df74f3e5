import type { Lesson } from '@tafelrunde/kernel';
import { tenthSoul } from './tenth-soul.ts';

export const lessons: readonly Lesson[] = [tenthSoul];
