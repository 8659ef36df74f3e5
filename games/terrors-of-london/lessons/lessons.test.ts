import { testLessons } from '@tafelrunde/kernel/testing';
import { terrorsOfLondon } from '../index.ts';
import { lessons } from './index.ts';

testLessons(terrorsOfLondon, lessons);
