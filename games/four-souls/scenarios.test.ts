import { testScenarios } from '@tafelrunde/kernel/testing/scenarios';
import { fourSouls } from './index.ts';

testScenarios(fourSouls, new URL('scenarios/', import.meta.url));
