import { testScenarios } from '@tafelrunde/kernel/testing/scenarios';
import { terrorsOfLondon } from './index.ts';

testScenarios(terrorsOfLondon, new URL('scenarios/', import.meta.url));
