import { testLessons } from '@tafelrunde/kernel/testing';
import { spiritIsland } from '../index.ts';
import { lessons } from './index.ts';

testLessons(spiritIsland, lessons);
