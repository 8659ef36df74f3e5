import { testLessons } from '@tafelrunde/kernel/testing';
import { fourSouls } from '../index.ts';
import { lessons } from './index.ts';

testLessons(fourSouls, lessons);
