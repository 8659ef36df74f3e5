import { testOlderMatches } from '@tafelrunde/kernel/testing/golden';
import { spiritIsland } from './index.ts';

testOlderMatches(spiritIsland, new URL('older-matches.golden.json', import.meta.url));
