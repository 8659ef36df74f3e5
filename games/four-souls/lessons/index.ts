import type { Lesson } from '@tafelrunde/kernel';
import { fourthSoul } from './fourth-soul.ts';

export const lessons: readonly Lesson[] = [fourthSoul];
