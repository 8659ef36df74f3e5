import { testScenarios } from '@tafelrunde/kernel/testing/scenarios';
import { bossMonster } from './index.ts';

testScenarios(bossMonster, new URL('scenarios/', import.meta.url));
