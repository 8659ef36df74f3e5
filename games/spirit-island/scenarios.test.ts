import { testScenarios } from '@tafelrunde/kernel/testing/scenarios';
import { spiritIsland } from './index.ts';

testScenarios(spiritIsland, new URL('scenarios/', import.meta.url));
