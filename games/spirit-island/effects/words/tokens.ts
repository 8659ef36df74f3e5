import { type Option, type Path, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { clause, named, nodeAt, seatOf, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import {
  type AnyToken,
  countOf,
  fearFor,
  hasInvaders,
  INVADERS,
  isInvader,
  pieceOf,
  strifeOn,
  TOKENS_AND_STRIFE,
} from '../../pieces.ts';
import { allLands, groupsIn, indexOf, islandIn } from '../../queries.ts';
import { tokenRef } from '../../refs.ts';
import { dealTo, fightAmong, hurtEachOf, withBadlands } from '../../rules/damage.ts';
import { energyOf, payEnergy } from '../../rules/energy.ts';
import { addStrife as addStrifeTo, add as addTo, buryFrail, remove, takeStrife } from '../../rules/pieces.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { countAround, landsSuchThat } from '../lands.ts';
import type {
  AddAgain,
  AddMix,
  AddStrife,
  Frail,
  Infight,
  RemoveTokens,
  ReturnTokens,
  SpreadToken,
  StrifeOnBoards,
} from '../language/words/tokens.ts';
import { sayKind } from '../speech/lands.ts';
import { harming } from './harming.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* Strife: adding it, and what it makes of invaders. */

export interface TokenWordOps {
  /** Under which invader the next strife goes. */
  strife: { seat: Seat; land: string; n: number; kinds: readonly string[] };
  /** Which tokens, so many in all. */
  mix: { seat: Seat; land: string; n: number; kinds: readonly AnyToken[]; each: number };
  /** Where one more of this kind goes. */
  addAgain: { seat: Seat; kind: AnyToken; at: Path };
  /** Which of those next to the land comes. */
  spreadToken: { seat: Seat; land: string; cost: number };
  takeTokens: { seat: Seat; land: string; kinds: readonly AnyToken[] };
  returnTokens: { seat: Seat; land: string; n: number };
  /** Which invader with strife deals damage to others. */
  infight: { seat: Seat; land: string };
  /** Under which invaders of a board, each a different one. */
  strifeOnBoard: { board: number; n: number; kinds: readonly string[] };
  /** One dahan more for each town and city that the action has destroyed there. */
  joinThem: { land: string };
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

/** A token, or strife under an invader there. */
function addToken(m: Game, seat: Seat, land: string, kind: AnyToken, n: number): void {
  if (n <= 0) return;
  if (kind === 'strife') putStrife(m, { seat, land, n, kinds: INVADERS });
  else addTo(m, land, kind, n);
}

const canLie = (m: At, land: string, kind: AnyToken): boolean => kind !== 'strife' || hasInvaders(groupsIn(m, land));

const timesPicked = (picks: readonly Ref[], kind: AnyToken): number =>
  picks.filter((pick) => tokenRef.in(pick) === kind).length;

const spreadToken: IslandWord<SpreadToken> = {
  run: (m, { diseaseCosts: cost }) => m.put({ op: 'spreadToken', seat: seatOf(m), land: landOf(m), cost }),
  says: ({ diseaseCosts }, say) =>
    sequence([
      clause(say.you, ADD, {
        what: said(
          '1 {badlands}/{beasts}/{disease}/{strife}/{wilds} of a kind that exists in an adjacent land',
          '1 {badlands}/{beasts}/{disease}/{strife}/{wilds} einer Art, die in einem Nachbargebiet liegt,',
        ),
      }),
      tells(`{disease} costs ${diseaseCosts} {energy}`, `{disease} kostet ${diseaseCosts} {energy}`),
    ]),
};

/** SI-284: strife needs an invader. */
const canSpread = (m: At, seat: Seat, land: string, kind: AnyToken, cost: number): boolean =>
  countAround(m, indexOf(m, land), [kind], seat) > 0 &&
  canLie(m, land, kind) &&
  (kind !== 'disease' || energyOf(m, seat) >= cost);

const addMix: IslandWord<AddMix> = {
  run: (m, { n, kinds, each = MANY }) => {
    const much = amountOf(m, n);
    m.let('added', []);
    if (much > 0) m.put({ op: 'mix', seat: seatOf(m), land: landOf(m), n: much, kinds, each });
  },
  says: ({ n, kinds, each }, say) => {
    const what = someSaid(n, kinds);
    const most = each === undefined ? said('', '') : said(` (at most ${each} of each)`, ` (je höchstens ${each})`);
    return clause(say.you, ADD, {
      what: said(`${what.en}${most.en}`, `${what.de}${most.de}`),
      where: place(say, 'in', 'in'),
    });
  },
};

/** More than there ever are. */
const MANY = 99;

const addedIn = ({ vars: { added } }: At): readonly AnyToken[] =>
  TOKENS_AND_STRIFE.filter((kind) => Array.isArray(added) && added.includes(kind));

const addAgain: IslandWord<AddAgain> = {
  run: (m, _, at) => {
    for (const kind of addedIn(m)) m.put({ op: 'addAgain', seat: seatOf(m), kind, at });
  },
  says: ({ where }) => {
    const land = sayKind(where);
    return tells(
      `for each type of token you added, add 1 more in a ${land.en}`,
      `füge für jede Art von Plättchen, die du hinzugefügt hast, 1 weiteres in einem ${land.de} hinzu`,
    );
  },
};

const isAddAgain = (node: WordNode): node is AddAgain => node.word === 'addAgain';

function landsToAddIn(m: At, { at, kind, seat }: TokenWordOps['addAgain']): readonly string[] {
  const node = nodeAt(cardData, at);
  return isAddAgain(node) ? landsSuchThat(m, node.where, seat).filter((land) => canLie(m, land, kind)) : [];
}

const REMOVE = verb('remove {what}', 'entferne entfernst entfernt entfernen | {what}');
const RETURN = verb('return {what}', 'lege legst legt legen zurück | {what}');

const removeTokens: IslandWord<RemoveTokens> = {
  run: (m, { kinds }) => {
    m.let('did', 0);
    m.put({ op: 'takeTokens', seat: seatOf(m), land: landOf(m), kinds });
  },
  says: ({ kinds }, say) => clause(say.you, REMOVE, { what: someSaid('all', kinds, true) }),
};

const returnTokensWord: IslandWord<ReturnTokens> = {
  run: (m, { n }) => m.put({ op: 'returnTokens', seat: seatOf(m), land: landOf(m), n }),
  says: ({ n }, say) => clause(say.you, RETURN, { what: said(`up to ${n} of them`, `bis zu ${n} davon`) }),
};

/** Tokens, and strife: one under each invader at a time. */
const tokensThere = (m: At, land: string, kinds: readonly AnyToken[]): Option[] =>
  groupsIn(m, land).flatMap((group) => {
    const isToken = kinds.some((kind) => kind === group.kind);
    const isTorn = kinds.includes('strife') && strifeOn(group) > 0;
    return isToken || isTorn ? [{ ref: refs.piece([land, pieceOf(group)]), cap: group.n }] : [];
  });

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

const infight: IslandWord<Infight> = {
  run: (m, { who }) => {
    const [seat, land] = [seatOf(m), landOf(m)];
    m.let('did', 0);
    const torn = strifeTorn(m, land);
    if (who === 'each') fightAmong(m, land, torn, seat);
    else if (torn.length > 1) m.put({ op: 'infight', seat, land });
    else
      fightAmong(
        m,
        land,
        torn.map((group) => ({ ...group, n: 1 })),
        seat,
      );
  },
  says: ({ who }) =>
    who === 'each'
      ? tells(
          'each {invader} with {strife} deals damage to other {invader+} there',
          'jeder {invader} mit {strife} verursacht dort Schaden an anderen {invader+}',
        )
      : tells(
          '1 {invader} with {strife} deals damage to other {invader+} there (not to each of them)',
          '1 {invader} mit {strife} verursacht dort Schaden an anderen {invader+} (nicht an jedem)',
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

const invadersOn = (m: At, board: number, kinds: readonly string[], n: number): Option[] =>
  (islandIn(m).onBoard[board] ?? []).flatMap((i) => {
    const land = islandIn(m).lands[i]?.name ?? '';
    return invadersIn(m, land, kinds).map((group) => ({
      ref: refs.piece([land, pieceOf(group)]),
      cap: Math.min(n, group.n),
    }));
  });

const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

const strifeOnBoards: IslandWord<StrifeOnBoards> = {
  run: (m, { n, kinds }) => {
    const boards = [...islandIn(m).onBoard.keys()];
    m.put(...boards.map((board) => ({ op: 'strifeOnBoard', board, n, kinds }) as const));
  },
  says: ({ n, kinds }) => {
    const who = kindsSaid(kinds, 'many');
    return tells(
      `on each board, add 1 {strife} to each of any ${n} ${who.en}`,
      `auf jedem Spielplan kommt je 1 {strife} unter ${n} beliebige ${who.de}`,
    );
  },
};

const rise: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const torn = strifeTorn(m, land);
    const dahan = countOf(groupsIn(m, land), 'dahan');
    const more = torn.length > 0 && dahan > 0 ? withBadlands(m, land, dahan, 'invaders') - dahan : 0;
    for (const group of torn) hurtEachOf(m, land, group, dahan);
    if (more > 0) dealTo(m, land, more, INVADERS, seatOf(m));
    m.put({ op: 'joinThem', land });
  },
  says: () =>
    tells(
      'each {invader} with {strife} takes 1 damage per {dahan} there; add 1 {dahan} per {town}/{city} this destroys',
      'jeder {invader} mit {strife} nimmt je {dahan} dort 1 Schaden; für jedes so zerstörte {town} und jede {city} kommt 1 {dahan} hinzu',
    ),
};

export const tokenWords = {
  addStrife,
  strifeOnBoards,
  rise: harming(rise),
  infight: harming(infight),
  damageByStrife: harming(damageByStrife),
  frail,
  addMix,
  spreadToken,
  addAgain,
  removeTokens,
  returnTokens: returnTokensWord,
} as const;

export const tokenWordRules: Chapter<TokenWordOps> = {
  infight: {
    options: (m, { land }) => strifeTorn(m, land).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { seat, land }, [pick]) => {
      const [, invader] = refs.piece.in(pick) ?? [];
      if (invader !== undefined) fightAmong(m, land, [{ ...invader, n: 1 }], seat);
    },
  },

  strifeOnBoard: {
    among: seatsOf,
    options: (m, { board, n, kinds }) => invadersOn(m, board, kinds, n),
    min: (m, { board, n, kinds }) => Math.min(n, total(invadersOn(m, board, kinds, n))),
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) {
        const [land, invader] = refs.piece.in(pick) ?? [];
        if (land !== undefined && invader !== undefined) addStrifeTo(m, land, invader);
      }
    },
  },

  joinThem: (m, { land }) => {
    const fallen = m.state.fallen.filter(([where, kind]) => where === land && fearFor(kind) > 0);
    addTo(m, land, 'dahan', fallen.length);
  },

  strife: {
    options: (m, { land, kinds }) => invadersIn(m, land, kinds).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { seat, land, n, kinds }, [pick]) => {
      const [, invader] = refs.piece.in(pick) ?? [];
      if (invader === undefined) return;
      addStrifeTo(m, land, invader);
      putStrife(m, { seat, land, n: n - 1, kinds });
    },
  },

  mix: {
    options: (m, { land, n, kinds, each }) =>
      kinds.filter((kind) => canLie(m, land, kind)).map((kind) => ({ ref: tokenRef(kind), cap: Math.min(n, each) })),
    min: (m, { land, n, kinds, each }) =>
      Math.min(n, kinds.filter((kind) => canLie(m, land, kind)).length * Math.min(n, each)),
    max: (_, { n }) => n,
    answer: (m, { seat, land, kinds }, picks) => {
      m.let(
        'added',
        kinds.filter((kind) => timesPicked(picks, kind) > 0),
      );
      for (const kind of kinds) addToken(m, seat, land, kind, timesPicked(picks, kind));
    },
  },

  spreadToken: {
    options: (m, { seat, land, cost }) =>
      TOKENS_AND_STRIFE.filter((kind) => canSpread(m, seat, land, kind, cost)).map((kind) => tokenRef(kind)),
    answer: (m, { seat, land, cost }, [pick]) => {
      const kind = tokenRef.in(pick);
      if (kind === undefined) return;
      if (kind === 'disease') payEnergy(m, seat, cost);
      addToken(m, seat, land, kind, 1);
    },
  },

  addAgain: {
    options: (m, again) => landsToAddIn(m, again).map((land) => refs.land(land)),
    answer: (m, { seat, kind }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) addToken(m, seat, land, kind, 1);
    },
  },

  // Of invaders with more strife than one the rest may follow.
  takeTokens: {
    options: (m, { land, kinds }) => tokensThere(m, land, kinds),
    min: 0,
    max: (m, { land, kinds }) => tokensThere(m, land, kinds).reduce((sum, { cap = 1 }) => sum + cap, 0),
    answer: (m, { seat, land, kinds }, picks) => {
      const pieces = picks.flatMap((pick) => refs.piece.in(pick)?.[1] ?? []);
      for (const piece of pieces) {
        if (isInvader(piece)) takeStrife(m, land, piece);
        else remove(m, land, piece, 1);
      }
      m.let('did', m.state.removed.length);
      if (pieces.some((piece) => strifeOn(piece) > 1)) m.put({ op: 'takeTokens', seat, land, kinds });
    },
  },

  returnTokens: {
    options: (m, { land, n }) =>
      TOKENS_AND_STRIFE.flatMap((kind) => {
        const cap = Math.min(n, m.state.removed.filter((each) => each === kind).length);
        return cap > 0 && canLie(m, land, kind) ? [{ ref: tokenRef(kind), cap }] : [];
      }),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat, land }, picks) => {
      for (const kind of TOKENS_AND_STRIFE) addToken(m, seat, land, kind, timesPicked(picks, kind));
    },
  },
};
