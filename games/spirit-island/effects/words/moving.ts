import { type Option, type Piece, type Ref, refs, type Said, type Seat } from '@tafelrunde/kernel';
import { clause, seatOf, verb, type WordNode } from '@tafelrunde/words';
import { BUILDINGS, countOf, isFlock, isInvader, pieceOf } from '../../pieces.ts';
import { adjacentTo, allLands, allOceans, groupsIn, indexOf, islandIn, landIn, presenceAt } from '../../queries.ts';
import { putAction } from '../../rules/actions.ts';
import { isRooted, mayUproot } from '../../rules/immunity.ts';
import { isCutOff } from '../../rules/isolate.ts';
import { waysFrom } from '../../rules/oceans.ts';
import { moveTo } from '../../rules/pieces.ts';
import { mayGoTo, moveAny, whose } from '../../rules/presence.ts';
import { isUnchanging } from '../../rules/strength.ts';
import { countsAs, isThief } from '../../rules/thieves.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { isUpTo, landOf, spiritActing, userOf } from '../context.ts';
import { standingOf } from '../held.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt } from '../lands.ts';
import type { LandTest } from '../language/lands.ts';
import type { Gather, Goal, Push } from '../language/words/moving.ts';
import { isSettled } from '../lurking.ts';
import { sayKind, sayTail, withArticle } from '../speech/lands.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* SI-180 to SI-186: push and gather, piece by piece. */

export interface Moving {
  readonly seat: Seat;
  /** So many at least, where not all have to go. */
  readonly least?: number;
  readonly land: string;
  readonly n: number;
  readonly kinds: readonly string[];
  readonly upTo: boolean;
}

export interface MovingOps {
  /** Which pieces are pushed. */
  push: Moving & Where;
  /** Where so many alike ones go, each where one likes. */
  pushTo: { seat: Seat; land: string; piece: Piece; n: number; upTo?: true } & Where;
  /** Of these, which go along to the lands that pieces have been pushed to? */
  pushAlong: { seat: Seat; land: string; kind: string; lands: readonly string[] };
  /** SI-310: for the fear in a land explorers and towns leave it, 1 and 2 fear each. */
  dread: { seat: Seat; land: string; n: number };
  fleeDread: { seat: Seat; land: string; n: number };
  gather: Moving & From;
}

interface Where {
  readonly to?: Push['to'];
  readonly along?: string;
}

interface From {
  readonly from?: LandTest;
}

const buildingsIn = (m: At, land: string): number => countOf(groupsIn(m, land), ...BUILDINGS);

/** How far beasts come or go that the spirit gathers or pushes in what it does itself. */
const flightOf = (m: At, seat: Seat, kinds: readonly string[]): number =>
  spiritActing(m) === undefined
    ? 1
    : standingOf(m, 'flies').reduce(
        (far, { seat: whose, standing: { kind: of, n } }) =>
          whose === seat && of !== undefined && kinds.includes(of) && typeof n === 'number' ? Math.max(far, n) : far,
        1,
      );

/** Lands that lie farther than next to it, within so many lands. */
const landsBeyond = (m: At, land: string, far: number): readonly string[] => {
  const away = islandIn(m).distance[indexOf(m, land)] ?? [];
  return far < 2 ? [] : allLands(m).filter((name) => isBetween(away[indexOf(m, name)] ?? 99, 2, far));
};

const isBetween = (n: number, least: number, most: number): boolean => n >= least && n <= most;

function waysOut(
  m: At,
  { seat, land, to, kinds }: Pick<MovingOps['push'], 'seat' | 'land' | 'to' | 'kinds'>,
): readonly string[] {
  const ways = [...waysFrom(m, land), ...landsBeyond(m, land, flightOf(m, seat, kinds))];
  if (to === 'away') return ways.filter((name) => presenceAt(m, seat, indexOf(m, name)) === 0);
  if (to === 'sea') return ways.filter((name) => toSea(m, name) < toSea(m, land));
  if (to === 'safety') return ways.filter((name) => buildingsIn(m, name) > buildingsIn(m, land));
  if (to === undefined || to === 'everywhere') return ways;
  if ('into' in to) return ways.filter((name) => holdsAt(m, to.into, indexOf(m, name), seat));
  const crowd = (name: string): number => countOf(groupsIn(m, name), ...to.most);
  const most = Math.max(1, ...ways.map(crowd));
  return ways.filter((name) => crowd(name) === most);
}

/** How far it is to the nearest ocean. */
function toSea(m: At, land: string): number {
  const { distance } = islandIn(m);
  return Math.min(...allOceans(m).map((ocean) => distance[indexOf(m, ocean)]?.[indexOf(m, land)] ?? 99));
}

const pushedSoFar = ({ vars: { pushedTo } }: At): readonly string[] =>
  Array.isArray(pushedTo) ? pushedTo.filter((land) => typeof land === 'string') : [];

/** No land gets one more before every other has as many. */
function isEven(m: At, land: string, picks: readonly Ref[]): boolean {
  const lands = [...pushedSoFar(m), ...picks.flatMap((pick) => refs.land.in(pick) ?? [])];
  const numbers = waysFrom(m, land).map((name) => lands.filter((each) => each === name).length);
  return Math.max(...numbers) - Math.min(...numbers) <= 1;
}

/** Presence of any spirit counts as one kind. */
function isOneOf(m: At, piece: Piece, kinds: readonly string[]): boolean {
  const seat = kinds.includes('anyPresence') ? whose(m, piece) : undefined;
  return seat === undefined ? kinds.includes(piece.kind) : !isSettled(m, seat);
}

export const optionsIn = (m: At, land: string, { kinds, n }: Moving): Option[] =>
  groupsIn(m, land)
    .filter(
      (group) =>
        (isOneOf(m, group, kinds) || countsAs(m, group, kinds)) &&
        !isUnchanging(m, group.kind, land) &&
        !(isInvader(group) && isRooted(m)),
    )
    .map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: Math.min(n, group.n) }));

/** Those who come from farther away are the ones that fly. */
const gathered = (m: At, moving: Moving & From): Option[] => {
  const { land, from, seat } = moving;
  const isMeant = (name: string): boolean => from === undefined || holdsAt(m, from, indexOf(m, name), seat);
  const near = adjacentTo(m, land).filter(isMeant);
  const kinds = moving.kinds.filter((each) => flightOf(m, seat, [each]) > 1);
  const far = landsBeyond(m, land, flightOf(m, seat, kinds)).filter(isMeant);
  const all = [
    ...near.flatMap((name) => optionsIn(m, name, moving)),
    ...far.flatMap((name) => optionsIn(m, name, { ...moving, kinds })),
  ];
  // Nobody drowns a thief.
  return landIn(m, land).ocean ? all.filter(({ ref }) => !isThief(refs.piece.in(ref)?.[1] ?? { kind: '' })) : all;
};

/** SI-297: invaders need not leave an isolated land, nor go where they would come from one or to one; a flock need not count as beasts. */
export function mustGo(options: readonly Option[], isCut: (from: string) => boolean): readonly Option[] {
  return options.filter(({ ref }) => {
    const [from = '', piece] = refs.piece.in(ref) ?? [];
    if (piece !== undefined && isFlock(piece)) return false;
    return piece === undefined || !isInvader(piece) || !isCut(from);
  });
}

const mustLeave = (m: At, moving: Moving & Where, options: readonly Option[]): readonly Option[] =>
  mustGo(options, () => waysOut(m, moving).every((way) => isCutOff(m, moving.land, way)));

const mustCome = (m: At, land: string, options: readonly Option[]): readonly Option[] =>
  mustGo(options, (from) => isCutOff(m, from, land));

export const total = (options: readonly Option[]): number => options.reduce((sum, { cap = 1 }) => sum + cap, 0);

const everyOne = (options: readonly Option[]): Ref[] =>
  options.flatMap(({ ref, cap = 1 }) => Array.from({ length: cap }, () => ref));

function sendOff(m: Game, { seat, land, to, along }: MovingOps['push'], picks: readonly Ref[]): void {
  m.let('did', picks.length);
  m.let(
    'pushed',
    picks.flatMap((pick) => refs.piece.in(pick)?.[1].kind ?? []),
  );
  for (const pick of new Set(picks)) {
    const [, piece] = refs.piece.in(pick) ?? [];
    const n = picks.filter((each) => each === pick).length;
    if (piece !== undefined) m.put({ op: 'pushTo', seat, land, piece, n, ...(to && { to }), ...(along && { along }) });
  }
}

function bring(m: Game, land: string, picks: readonly Ref[]): void {
  m.let('did', picks.length);
  for (const pick of new Set(picks)) {
    const [from, piece] = refs.piece.in(pick) ?? [];
    const n = picks.filter((each) => each === pick).length;
    if (from !== undefined && piece !== undefined) moveTo(m, from, land, piece, n);
  }
}

export const movingOf = (m: Game, { n, kinds, upTo }: Pick<Push, 'n' | 'kinds' | 'upTo'>): Moving => ({
  seat: seatOf(m),
  land: landOf(m),
  n: n === 'all' ? MANY : amountOf(m, n),
  kinds,
  upTo: isUpTo(m, upTo),
});

/** Foreboding. */
const DREAD = 'foreboding';

/** More than there ever are. */
const MANY = 99;

/** What moves invaders with a power: where they stay rooted the spirit may pay for it first. */
const moving = <N extends WordNode & { readonly kinds: readonly string[] }>(word: IslandWord<N>): IslandWord<N> => ({
  ...word,
  run: (m, node, at) => {
    const isAsked = node.kinds.some((kind) => isInvader({ kind })) && mayUproot(m, userOf(m));
    if (isAsked) m.put({ op: 'uproot', seat: userOf(m), at });
    else word.run(m, node, at);
  },
});

const PUSH = verb('push {what} {where}', 'verschiebe verschiebst verschiebt verschieben | {what} {where}');
export const GATHER = verb('gather {what} {where}', 'versammle versammelst versammelt versammeln | {what} {where}');

const WHERE = {
  anywhere: said('', ''),
  safety: said(
    ' into a land with more {town+}/{city+} than the one it came from',
    ' in ein Gebiet mit mehr {town+}/{city+} als das, aus dem er kommt',
  ),
  away: said(' to adjacent lands without your {presence}', ' in Nachbargebiete ohne deine {presence}'),
  sea: said(' one land towards the nearest ocean', ' ein Gebiet weit in Richtung des nächsten Ozeans'),
  everywhere: said(' to as many different lands as possible', ' in so viele verschiedene Gebiete wie möglich'),
} as const satisfies Readonly<Record<string, Said>>;

/** " to a land without {town}". */
function sayGoal(to: Goal): Said {
  if ('most' in to) {
    const { en, de } = kindsSaid(to.most, 'many');
    return said(
      ` to the adjacent land with the most ${en} (at least 1)`,
      ` in das Nachbargebiet mit den meisten ${de} (mindestens 1)`,
    );
  }
  const { en, de } = sayKind(to.into);
  return said(` to ${withArticle(en)}`, ` in ein ${de}`);
}

const push: IslandWord<Push> = {
  run: (m, node) => {
    const { to, along } = node;
    const moving = { ...movingOf(m, node), ...(to && { to }), ...(along && { along }) };
    const { land, n, upTo } = moving;
    const options = optionsIn(m, land, moving);
    const must = mustLeave(m, moving, options);
    m.let('did', 0);
    m.let('pushedTo', []);
    m.let('pushed', []);
    if (n <= 0 || options.length === 0 || waysOut(m, moving).length === 0) return;
    if (!upTo && total(options) <= n && must.length === options.length) sendOff(m, { ...moving }, everyOne(options));
    else m.put({ op: 'push', ...moving });
  },
  says: ({ n, kinds, upTo, to, along }, say) => {
    const what = someSaid(n, kinds, upTo);
    const with1 =
      along === undefined
        ? said('', '')
        : said(`; 1 {${along}} may move along with each of them`, `; mit jeder Figur darf 1 {${along}} mitgehen`);
    const way = typeof to === 'object' ? sayGoal(to) : WHERE[to ?? 'anywhere'];
    const goal = said(`${way.en}${with1.en}`, `${way.de}${with1.de}`);
    const from = place(say, 'from', 'aus');
    if (from === undefined)
      return clause(say.you, PUSH, { what: said(`${what.en}${goal.en}`, `${what.de}${goal.de}`) });
    return clause(say.you, PUSH, { what, where: said(`${from.en}${goal.en}`, `${from.de}${goal.de}`) });
  },
};

const gather: IslandWord<Gather> = {
  run: (m, node) => {
    const { least, from } = node;
    const moving = { ...movingOf(m, node), ...(least !== undefined && { least }), ...(from && { from }) };
    const options = gathered(m, moving);
    m.let('did', 0);
    if (moving.n <= 0 || options.length === 0) return;
    const must = mustCome(m, moving.land, options);
    const isAll = !moving.upTo && total(options) <= (least ?? moving.n);
    if (isAll && must.length === options.length) bring(m, moving.land, everyOne(options));
    else m.put({ op: 'gather', ...moving });
  },
  says: ({ n, kinds, upTo, least, from }, say) => {
    const some = someSaid(n, kinds, upTo);
    const [en, de] = from === undefined ? [some.en, some.de] : outOf(some, sayTail(from));
    const what = least === undefined ? said(en, de) : said(`${least} or ${en}`, `${least} oder ${de}`);
    return clause(say.you, GATHER, { what, where: place(say, 'into', 'in', 'acc') });
  },
};

/** What each of them takes of the fear. */
const fearOf = (pick: Ref): number => (refs.piece.in(pick)?.[1].kind === 'town' ? 2 : 1);

const outOf = (what: Said, from: Said): readonly [en: string, de: string] => [
  `${what.en} from a land ${from.en}`,
  `${what.de} aus einem Gebiet ${from.de}`,
];

export const movingWords = {
  push: moving(push),
  gather: moving(gather),
} as const;

export const movingRules: Chapter<MovingOps> = {
  push: {
    options: (m, moving) => optionsIn(m, moving.land, moving),
    min: (m, moving) =>
      moving.upTo ? 0 : Math.min(moving.n, total(mustLeave(m, moving, optionsIn(m, moving.land, moving)))),
    max: (_, { n }) => n,
    answer: sendOff,
  },

  pushTo: {
    options: (m, { n, piece, ...pushing }) =>
      waysOut(m, { ...pushing, kinds: [piece.kind] })
        .filter((name) => mayGoTo(m, piece, name))
        .map((name) => ({ ref: refs.land(name), cap: n })),
    min: (_, { n, upTo }) => (upTo === true ? 0 : n),
    max: (_, { n }) => n,
    refuses: (m, { land, to }, picks) => (to === 'everywhere' && !isEven(m, land, picks) ? 'more-lands' : undefined),
    answer: (m, { seat, land, piece, along }, picks) => {
      const before = pushedSoFar(m);
      const lands = picks.flatMap((pick) => refs.land.in(pick) ?? []);
      for (const to of new Set(lands)) moveAny(m, land, to, piece, lands.filter((each) => each === to).length);
      m.let('pushedTo', [...before, ...lands]);
      if (along !== undefined) m.put({ op: 'pushAlong', seat, land, kind: along, lands });
    },
  },

  pushAlong: {
    options: (m, { land, kind, lands }) =>
      countOf(groupsIn(m, land), kind) === 0
        ? []
        : [...new Set(lands)].map((to) => ({ ref: refs.land(to), cap: lands.filter((each) => each === to).length })),
    min: 0,
    max: (m, { land, kind }) => countOf(groupsIn(m, land), kind),
    answer: (m, { land, kind }, picks) => {
      for (const pick of picks) {
        const to = refs.land.in(pick);
        if (to !== undefined) moveTo(m, land, to, { kind }, 1);
      }
    },
  },

  gather: {
    options: gathered,
    min: (m, moving) =>
      moving.upTo ? 0 : Math.min(moving.least ?? moving.n, total(mustCome(m, moving.land, gathered(m, moving)))),
    max: (_, { n }) => n,
    answer: (m, { land }, picks) => bring(m, land, picks),
  },

  dread: (m, { seat, land, n }) => putAction(m, DREAD, { seat, rule: true }, { op: 'fleeDread', seat, land, n }),

  fleeDread: {
    options: (m, { seat, land, n }) =>
      waysFrom(m, land).length === 0
        ? []
        : optionsIn(m, land, { seat, land, n, kinds: n > 1 ? ['explorer', 'town'] : ['explorer'], upTo: true }),
    min: 0,
    max: (_, { n }) => n,
    refuses: (_, { n }, picks) =>
      picks.reduce((sum: number, pick) => sum + fearOf(pick), 0) > n ? 'too-little-fear' : undefined,
    answer: (m, { seat, land, n }, picks) => sendOff(m, { seat, land, n, kinds: [], upTo: true }, picks),
  },
};
