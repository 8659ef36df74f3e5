import { testLessons } from '@tafelrunde/kernel/testing';
import { bossMonster } from '../index.ts';
import { lessons } from './index.ts';

testLessons(bossMonster, lessons);
