import { refs, type Seat } from '@tafelrunde/kernel';
import { clause, named, seatOf, tells, verb, type WordNode } from '@tafelrunde/words';
import { INVADERS, pieceOf, strifeOn } from '../../pieces.ts';
import { allLands, groupsIn } from '../../queries.ts';
import { dealTo, fightAmong, hurtEachOf, withBadlands } from '../../rules/damage.ts';
import { addStrife as addStrifeTo, buryFrail } from '../../rules/pieces.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import type { AddStrife, Frail } from '../language/words/tokens.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* Strife: adding it, and what it makes of invaders. */

export interface TokenWordOps {
  /** Under which invader the next strife goes. */
  strife: { seat: Seat; land: string; n: number; kinds: readonly string[] };
}

const invadersIn = (m: At, land: string, kinds: readonly string[]) =>
  groupsIn(m, land).filter(({ kind }) => kinds.includes(kind));

const strifeTorn = (m: At, land: string) => invadersIn(m, land, INVADERS).filter((group) => strifeOn(group) > 0);

/** Where it makes no difference nobody is asked. */
function putStrife(m: Game, strife: TokenWordOps['strife']): void {
  const { land, n, kinds } = strife;
  const [only, ...more] = invadersIn(m, land, kinds);
  if (only === undefined || n <= 0) return;
  if (more.length > 0) m.put({ op: 'strife', ...strife });
  else {
    addStrifeTo(m, land, pieceOf(only));
    putStrife(m, { ...strife, n: n - 1 });
  }
}

const ADD = verb('add {what} {where}', 'füge fügst fügt fügen hinzu | {where} {what}');

const addStrife: IslandWord<AddStrife> = {
  run: (m, { n, kinds }) => putStrife(m, { seat: seatOf(m), land: landOf(m), n, kinds }),
  says: ({ n, kinds }, say) => {
    const { en, de } = someSaid(n, ['strife']);
    const who = kindsSaid(kinds, 'one');
    const isAnybody = kinds.length === INVADERS.length;
    const what = isAnybody ? said(en, de) : said(`${en} to a ${who.en}`, `${de} bei ${who.de}`);
    return clause(say.you, ADD, { what, where: place(say, 'in', 'in') });
  },
};

const infight: IslandWord<WordNode> = {
  run: (m) => fightAmong(m, landOf(m), strifeTorn(m, landOf(m)), seatOf(m)),
  says: () =>
    tells(
      'each {invader} with {strife} deals damage to other {invader+} there',
      'jeder {invader} mit {strife} verursacht dort Schaden an anderen {invader+}',
    ),
};

/** SI-291: badlands add once. */
const damageByStrife: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const torn = strifeTorn(m, land);
    const more = torn.length > 0 ? withBadlands(m, land, 1, 'invaders') - 1 : 0;
    for (const group of torn) hurtEachOf(m, land, group, strifeOn(group));
    if (more > 0) dealTo(m, land, more, INVADERS, seatOf(m));
  },
  says: () => named(said('1 damage to each {invader} per {strife} it has', 'je {strife} 1 Schaden an jedem {invader}')),
};

const frail: IslandWord<Frail> = {
  run: (m, _, at) => {
    m.startLasting(at, {}, { scope: 'turn' });
    for (const land of allLands(m)) buryFrail(m, land);
  },
  says: () =>
    tells(
      'for the rest of this turn {invader+} have 1 health less per {strife} (at least 1)',
      'für den Rest der Runde haben {invader+} je {strife} 1 Leben weniger (mindestens 1)',
    ),
};

export const tokenWords = { addStrife, infight, damageByStrife, frail } as const;

export const tokenWordRules: Chapter<TokenWordOps> = {
  strife: {
    options: (m, { land, kinds }) => invadersIn(m, land, kinds).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { seat, land, n, kinds }, [pick]) => {
      const [, invader] = refs.piece.in(pick) ?? [];
      if (invader === undefined) return;
      addStrifeTo(m, land, invader);
      putStrife(m, { seat, land, n: n - 1, kinds });
    },
  },
};
