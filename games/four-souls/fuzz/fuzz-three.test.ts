import { playManyGames } from './fuzz-in-tests.ts';

playManyGames(3);
