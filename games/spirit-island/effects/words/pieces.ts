import { type Option, type Piece, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { clause, seatOf, tells, verb, type WordNode } from '@tafelrunde/words';
import { damageOn, FLOCK, INVADERS, isDreamt, isFlock, pieceOf } from '../../pieces.ts';
import { groupsIn } from '../../queries.ts';
import { wearDown } from '../../rules/damage.ts';
import { drownSome } from '../../rules/oceans.ts';
import {
  add as addTo,
  destroy as destroyAt,
  remove as removeAt,
  removeForGood as removeForGoodAt,
  replace as replaceAt,
} from '../../rules/pieces.ts';
import { healthOf, isDurable } from '../../rules/strength.ts';
import { countsAs } from '../../rules/thieves.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { isUpTo, landOf, whoDecides } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { landsSuchThat } from '../lands.ts';
import { YOURS } from '../language/lands.ts';
import type {
  Add,
  AddBlight,
  Destroy,
  Drown,
  Remove,
  RemoveAmong,
  RemoveHealth,
  Replace,
} from '../language/words/pieces.ts';
import { sayPer } from '../speech/amounts.ts';
import { harming } from './harming.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* Destroying, removing, replacing and adding pieces. */

type How = 'destroy' | 'remove' | 'removeForGood';

const TAKING = { destroy: destroyAt, remove: removeAt, removeForGood: removeForGoodAt } as const;

export interface PieceWordOps {
  /** So many of these pieces are destroyed or removed: which? */
  takePieces: { seat: Seat; land: string; n: number; kinds: readonly string[]; upTo: boolean; how: How };
  /** Up to so many of them, from whichever of one's lands. */
  takeAmong: { seat: Seat; n: number; kinds: readonly string[] };
  /** Invaders that have no more health between them than this. */
  takeHealth: { seat: Seat; land: string; n: number };
  /** Which of them is replaced, where some carry damage or strife. */
  replacePiece: { seat: Seat; land: string; from: readonly string[]; by: string; n: number };
  /** Which one becomes the next bigger one. */
  upgradePiece: { seat: Seat; land: string };
}

const groupsOf = (m: At, land: string, kinds: readonly string[]) =>
  groupsIn(m, land).filter((group) => countsAs(m, group, kinds) && !isDreamt(group));

const offered = (m: At, land: string, kinds: readonly string[], most: number) =>
  groupsOf(m, land, kinds).map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: Math.min(most, group.n) }));

function take(m: Game, how: How, land: string, picks: readonly Ref[], n: number): void {
  let did = 0;
  const worn: Piece[] = [];
  for (const pick of picks) {
    const [, piece] = refs.piece.in(pick) ?? [];
    if (piece === undefined) continue;
    const isWorn = how === 'destroy' && piece.kind === 'town' && isDurable(m, land) && Number.isFinite(n);
    if (isWorn) worn.push(piece);
    else did += TAKING[how](m, land, piece, 1);
  }
  m.let('did', did);
  if (worn.length > 0) wearDown(m, seatOf(m), land, worn);
}

/** Where all of them go nobody is asked. */
function takeSome(m: Game, how: How, node: Destroy | Remove): void {
  const land = landOf(m);
  const n = node.n === 'all' ? Number.POSITIVE_INFINITY : amountOf(m, node.n);
  const all = offered(m, land, node.kinds, n);
  m.let('did', 0);
  if (all.length === 0 || n <= 0) return;
  const upTo = isUpTo(m, node.upTo);
  const sure = all.filter(({ ref }) => !isFlockRef(ref));
  const isSettled = total(sure) <= n || sure.length === 1;
  if (!upTo && isSettled && (n === Number.POSITIVE_INFINITY || sure.length === all.length)) {
    take(
      m,
      how,
      land,
      sure.flatMap(({ ref, cap }) => Array.from({ length: cap }, () => ref)),
      n,
    );
    if (sure.length < all.length)
      m.put({ op: 'takePieces', seat: seatOf(m), land, n: 1, kinds: [FLOCK.kind], upTo, how });
  } else m.put({ op: 'takePieces', seat: seatOf(m), land, n, kinds: node.kinds, upTo, how });
}

/** SI-375: it need not count as beasts. */
const isFlockRef = (ref: Ref): boolean => isFlock(refs.piece.in(ref)?.[1] ?? { kind: '' });

const total = (options: readonly { readonly cap: number }[]): number => options.reduce((sum, { cap }) => sum + cap, 0);

/** How many at least. */
const mustTake = (m: At, { land, kinds, n }: PieceWordOps['takePieces']): number =>
  Math.min(n, total(offered(m, land, kinds, n).filter(({ ref }) => !isFlockRef(ref))));

const DESTROY = verb('destroy {what} {where}', 'zerstöre zerstörst zerstört zerstören | {what} {where}');
const DROWN = verb('drown {what}', 'ertränke ertränkst ertränkt ertränken | {what}');
const REMOVE = verb('remove {what} {where}', 'entferne entfernst entfernt entfernen | {what} {where}');
const REPLACE = verb(
  'replace {what} with {by} {where}',
  'ersetze ersetzt ersetzt ersetzen | {where} {what} durch {by}',
);
const ADD = verb('add {what} {where}', 'füge fügst fügt fügen hinzu | {where} {what}');

const destroy: IslandWord<Destroy> = {
  run: (m, node) => takeSome(m, 'destroy', node),
  says: ({ n, kinds, upTo }, say) =>
    clause(say.you, DESTROY, { what: someSaid(n, kinds, upTo), where: place(say, 'in', 'in') }),
};

const remove: IslandWord<Remove> = {
  run: (m, node) => takeSome(m, node.forGood === true ? 'removeForGood' : 'remove', node),
  says: ({ n, kinds, upTo, forGood }, say) => {
    const what = someSaid(n, kinds, upTo);
    return forGood === true
      ? clause(say.you, REMOVE, { what: said(`${what.en} from the game`, `${what.de} aus dem Spiel`) })
      : clause(say.you, REMOVE, { what, where: place(say, 'from', 'aus') });
  },
};

const unhindered: IslandWord<WordNode> = {
  run: () => undefined,
  says: () =>
    tells(
      'rules of adversaries and scenarios that prevent or alter removal do not affect this power',
      'Regeln von Nationen und Szenarien, die Entfernen verhindern oder ändern, gelten für diese Fähigkeit nicht',
    ),
};

const removeDamaged: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    for (const group of groupsOf(m, land, INVADERS)) {
      if (damageOn(group) > 0) removeAt(m, land, pieceOf(group), group.n);
    }
  },
  says: (_, say) =>
    clause(say.you, REMOVE, {
      what: said('all damaged {invader+}', 'alle beschädigten {invader+}'),
      where: place(say, 'from', 'aus'),
    }),
};

const amongLands = (m: At, { seat, n, kinds }: PieceWordOps['takeAmong']): Option[] =>
  landsSuchThat(m, YOURS, seat).flatMap((land) => offered(m, land, kinds, n));

const removeAmong: IslandWord<RemoveAmong> = {
  run: (m, { n, kinds }) => m.put({ op: 'takeAmong', seat: seatOf(m), n, kinds }),
  says: ({ n, kinds }, say) =>
    clause(say.you, REMOVE, {
      what: someSaid(n, kinds, true),
      where: {
        you: said('from among your lands', 'aus deinen Gebieten'),
        they: said('from among their lands', 'aus eigenen Gebieten'),
      },
    }),
};

const drown: IslandWord<Drown> = {
  run: (m, { n, kinds }) => drownSome(m, seatOf(m), landOf(m), n, kinds),
  says: ({ n, kinds }, say) => clause(say.you, DROWN, { what: someSaid(n, kinds) }),
};

const removeHealth: IslandWord<RemoveHealth> = {
  run: (m, { n }) => {
    const land = landOf(m);
    const most = amountOf(m, n);
    if (most > 0 && groupsOf(m, land, INVADERS).length > 0) m.put({ op: 'takeHealth', seat: seatOf(m), land, n: most });
  },
  says: ({ n }, say) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const what = said(
      `up to ${much} health worth of {invader+}${each.en}`,
      `{invader+} mit bis zu ${much} Leben${each.de}`,
    );
    return clause(say.you, REMOVE, { what, where: place(say, 'from', 'aus') });
  },
};

/** Who has come for it is remembered. */
function replaceNoting(m: Game, land: string, piece: Piece, by: string, n: number): void {
  const born = replaceAt(m, land, piece, by, n);
  m.let(
    'replacements',
    born.map((each) => refs.piece([land, each])),
  );
}

const replace: IslandWord<Replace> = {
  run: (m, { from, by, n }) => {
    const land = landOf(m);
    const [only, ...more] = groupsOf(m, land, from);
    if (only === undefined) return;
    if (more.length === 0) replaceNoting(m, land, pieceOf(only), by, n);
    else m.put({ op: 'replacePiece', seat: seatOf(m), land, from, by, n });
  },
  says: ({ from, by, n }, say) => {
    const [what, other] = [kindsSaid(from, 'one'), kindsSaid([by], n === 1 ? 'one' : 'many')];
    return clause(say.you, REPLACE, {
      what: said(`1 ${what.en}`, `1 ${what.de}`),
      by: said(`${n} ${other.en}`, `${n} ${other.de}`),
      where: place(say, 'in', 'in'),
    });
  },
};

/** SI-176. */
const UPGRADED: Readonly<Record<string, string>> = { explorer: 'town', town: 'city' };

const upgradable = (m: At, land: string) => groupsOf(m, land, Object.keys(UPGRADED));

const upgradeAt = (m: Game, land: string, piece: Piece): void =>
  replaceNoting(m, land, piece, UPGRADED[piece.kind] ?? piece.kind, 1);

const upgrade: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const [only, ...more] = upgradable(m, land);
    if (only === undefined) return;
    if (more.length === 0) upgradeAt(m, land, pieceOf(only));
    else m.put({ op: 'upgradePiece', seat: seatOf(m), land });
  },
  says: (_, say) =>
    clause(say.you, REPLACE, {
      what: said('1 {town}', '1 {town}'),
      by: said('1 {city} or 1 {explorer} with 1 {town}', '1 {city} oder 1 {explorer} durch 1 {town}'),
      where: place(say, 'in', 'in'),
    }),
};

const add: IslandWord<Add> = {
  run: (m, { n, kind }) => addTo(m, landOf(m), kind, n),
  says: ({ n, kind }, say) => clause(say.you, ADD, { what: someSaid(n, [kind]), where: place(say, 'to', 'in') }),
};

const addBlight: IslandWord<AddBlight> = {
  run: (m, { cascades, spares }) =>
    m.put({
      op: 'addBlight',
      land: landOf(m),
      ...(cascades === false && { still: true as const }),
      ...(spares === true && { spares: whoDecides(m) }),
    }),
  says: ({ cascades, spares }, say) => {
    const { en, de } = someSaid(1, ['blight']);
    if (spares === true) {
      const gentle = said(
        `${en} (which does not destroy your {presence})`,
        `${de} (die keine deiner {presence+} zerstört)`,
      );
      return clause(say.you, ADD, { what: gentle });
    }
    const what = cascades === false ? said(`${en} without cascading`, `${de} (ohne Kettenreaktion)`) : said(en, de);
    return clause(say.you, ADD, { what, where: place(say, 'to', 'in') });
  },
};

export const pieceWords = {
  destroy: harming(destroy),
  drown: harming(drown),
  remove,
  removeAmong,
  removeDamaged,
  unhindered,
  removeHealth,
  replace,
  upgrade,
  add,
  addBlight,
} as const;

const healthOfAll = (m: At, picks: readonly Ref[]): number =>
  picks.reduce((sum: number, pick) => {
    const [land = '', piece] = refs.piece.in(pick) ?? [];
    return sum + healthOf(m, piece ?? { kind: '' }, land);
  }, 0);

export const pieceWordRules: Chapter<PieceWordOps> = {
  takePieces: {
    options: (m, { land, kinds, n }) => offered(m, land, kinds, n),
    min: (m, taking) => (taking.upTo ? 0 : mustTake(m, taking)),
    max: (_, { n }) => n,
    answer: (m, { how, land, n }, picks) => take(m, how, land, picks, n),
  },

  takeAmong: {
    options: amongLands,
    min: 0,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) {
        const [land, piece] = refs.piece.in(pick) ?? [];
        if (land !== undefined && piece !== undefined) removeAt(m, land, piece, 1);
      }
    },
  },

  takeHealth: {
    options: (m, { land, n }) =>
      groupsOf(m, land, INVADERS)
        .filter((group) => healthOf(m, group, land) <= n)
        .map((group) => ({
          ref: refs.piece([land, pieceOf(group)]),
          cap: Math.min(group.n, Math.floor(n / healthOf(m, group, land))),
        })),
    min: 0,
    max: (_, { n }) => n,
    refuses: (m, { n }, picks) => (healthOfAll(m, picks) > n ? 'too-much-health' : undefined),
    answer: (m, { land, n }, picks) => take(m, 'remove', land, picks, n),
  },

  replacePiece: {
    options: (m, { land, from }) => groupsOf(m, land, from).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { land, by, n }, [pick]) => {
      const [, piece] = refs.piece.in(pick) ?? [];
      if (piece !== undefined) replaceNoting(m, land, piece, by, n);
    },
  },

  upgradePiece: {
    options: (m, { land }) => upgradable(m, land).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { land }, [pick]) => {
      const [, piece] = refs.piece.in(pick) ?? [];
      if (piece !== undefined) upgradeAt(m, land, piece);
    },
  },
};
