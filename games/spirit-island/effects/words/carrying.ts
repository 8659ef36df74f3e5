import { isRef, type Option, type Path, type Piece, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import {
  asObject,
  below,
  clause,
  kind,
  listAt,
  nodeAt,
  noun,
  putSteps,
  seatOf,
  sequence,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { countOf, isFlock, pieceOf, presenceOf } from '../../pieces.ts';
import { adjacentTo, allLands, groupsIn, indexOf, islandIn, keeperOf, presenceAt } from '../../queries.ts';
import { isCutOff } from '../../rules/isolate.ts';
import { waysFrom } from '../../rules/oceans.ts';
import { moveTo } from '../../rules/pieces.ts';
import { mayGoTo, moveAny, movePresence } from '../../rules/presence.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { landOf, spiritActing } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt, landsSuchThat, mayLie } from '../lands.ts';
import { type LandTest, YOURS } from '../language/lands.ts';
import type { Carry, DrawIn, Exchange, Roam, Travel } from '../language/words/carrying.ts';
import { rangeOnAll } from '../reach.ts';
import { sayKind } from '../speech/lands.ts';
import { GATHER, type Moving, movingOf, mustGo, optionsIn, total } from './moving.ts';
import { type IslandWord, said, someSaid } from './word.ts';

/* Pieces that are moved otherwise than by push and gather: carried, exchanged, drawn in, roaming. */

export interface CarryingOps {
  /** So many dahan within lands that the presence of the spirit connects. */
  travel: { seat: Seat; n: number };
  travelTo: { seat: Seat; land: string; piece: Piece; n: number };
  /** Which piece of each kind comes from that land. */
  drawFrom: { seat: Seat; land: string; from: string; kinds: readonly string[] };
  /** Which pieces go to another land, and to which one. */
  carry: Moving & { at: Path };
  /** Between the land and which other one. */
  exchangeWith: { seat: Seat; land: string; n: number; kinds: readonly string[]; where: LandTest };
  exchange: { seat: Seat; land: string; other: string; n: number; kinds: readonly string[] };
  carryTo: { seat: Seat; land: string; pieces: readonly Ref[]; at: Path };
}

const travel: IslandWord<Travel> = {
  run: (m, { n }) => m.put({ op: 'travel', seat: seatOf(m), n }),
  says: ({ n }) =>
    tells(`move up to ${n} {dahan+} along your {presence}`, `bewege bis zu ${n} {dahan+} entlang deiner {presence}`),
};

/** All lands of the spirit that hang together with this one. */
function connected(m: At, seat: Seat, land: string): readonly string[] {
  const found = [land];
  for (const each of found) {
    const next = adjacentTo(m, each).filter((name) => presenceAt(m, seat, indexOf(m, name)) > 0);
    found.push(...next.filter((name) => !found.includes(name)));
  }
  return found.slice(1);
}

const dahanIn = (m: At, seat: Seat, n: number): Option[] =>
  landsSuchThat(m, YOURS, seat)
    .filter((land) => connected(m, seat, land).length > 0)
    .flatMap((land) => optionsIn(m, land, { seat, land, n, kinds: ['dahan'], upTo: true }));

const MOVE = verb('move {what} to any land', 'bewege bewegst bewegt bewegen | {what} in ein beliebiges Gebiet');

const carry: IslandWord<Carry> = {
  run: (m, { n, kinds, within, upTo = within === undefined }, at) => {
    const moving = movingOf(m, { n, kinds, upTo });
    const isPossible = optionsIn(m, moving.land, moving).length > 0 && goalsOf(m, moving.land, within).length > 0;
    if (isPossible) m.put({ op: 'carry', ...moving, at });
  },
  says: ({ n, kinds, do: steps, within, upTo }, say) => {
    if (within !== undefined && upTo === true) {
      const { en, de } = sayKind(within.where);
      const where = said(
        `to a single ${en} within range ${within.lands}`,
        `in ein einziges ${de} in Reichweite ${within.lands}`,
      );
      return clause(say.you, MOVE_WITHIN, { what: someSaid(n, kinds, true), where });
    }
    if (within !== undefined) {
      const { en, de } = sayKind(within.where);
      const where = said(
        `to an ${en} within ${within.lands} lands`,
        `in ein höchstens ${within.lands} Gebiete entferntes ${de}`,
      );
      return clause(say.you, MOVE_WITHIN, { what: someSaid(n, kinds), where });
    }
    return sequence([
      clause(say.you, MOVE, { what: someSaid(n, kinds, true) }),
      when(said('if you moved any', 'falls du welche bewegt hast'), say.naming('chosen', THERE).steps(steps)),
    ]);
  },
};

const MOVE_WITHIN = verb('move {what} {where}', 'bewege bewegst bewegt bewegen | {what} {where}');

/** Where they may be moved to. */
function goalsOf(m: At, land: string, within: Carry['within']): readonly string[] {
  if (within === undefined) return allLands(m);
  const { where } = within;
  const actor = spiritActing(m);
  const lands = within.lands + (actor === undefined ? 0 : rangeOnAll(m, actor));
  const away = islandIn(m).distance[indexOf(m, land)] ?? [];
  return allLands(m).filter(
    (name) => name !== land && (away[indexOf(m, name)] ?? 99) <= lands && holdsAt(m, where, indexOf(m, name), actor),
  );
}

const isCarry = (node: WordNode): node is Carry => node.word === 'carry';

function withinAt(at: Path): Carry['within'] {
  const node = nodeAt(cardData, at);
  return isCarry(node) ? node.within : undefined;
}

const EXCHANGE = verb('move {what}', 'bewege bewegst bewegt bewegen | {what}');

/** SI-183: each of them either way. */
const exchange: IslandWord<Exchange> = {
  run: (m, { n, kinds, where }) => {
    const land = landOf(m);
    m.put({ op: 'exchangeWith', seat: seatOf(m), land, n, kinds, where });
  },
  says: ({ n, kinds, where }, say) => {
    const what = someSaid(n, kinds, true);
    const land = sayKind(where);
    return clause(say.you, EXCHANGE, {
      what: said(
        `${what.en} between target land and one other ${land.en}`,
        `${what.de} zwischen dem Zielgebiet und einem anderen ${land.de}`,
      ),
    });
  },
};

/** Other lands that it may be; those that pieces can come from or go to. */
function othersFor(m: At, { seat, land, kinds, where }: CarryingOps['exchangeWith']): readonly string[] {
  const isThere = (name: string): boolean => countOf(groupsIn(m, name), ...kinds) > 0;
  return landsSuchThat(m, where, seat).filter((name) => name !== land && (isThere(land) || isThere(name)));
}

const THAT_LAND = asObject(noun(kind('land', 'das Gebiet/Gebiete/Gebietes'), 'that'));
const THERE = { first: THAT_LAND, again: THAT_LAND };

/** Those that come meanwhile stay where they have come to. */
const roam: IslandWord<Roam> = {
  run: (m, { kind: of, where }) => {
    for (const land of landsSuchThat(m, { allOf: [{ has: [of] }, where] }, undefined)) {
      for (const group of groupsIn(m, land)) {
        if (group.kind !== of || waysFrom(m, land).length === 0) continue;
        const roaming = { op: 'pushTo', seat: keeperOf(m, land), land, piece: pieceOf(group), n: group.n } as const;
        m.put(isFlock(group) ? { ...roaming, upTo: true } : roaming);
      }
    }
  },
  says: ({ kind: of, where }) => {
    const { en, de } = sayKind(where);
    return tells(
      `each {${of}} in a ${en} moves to an adjacent land`,
      `jede {${of}} in einem ${de} zieht in ein Nachbargebiet`,
    );
  },
};

/** SI-125: presence only where it may be. */
const drawable = (m: At, { land, from, kinds }: CarryingOps['drawFrom']): Option[] =>
  groupsIn(m, from).flatMap((group) => {
    const seat = seatsOf(m).find((each) => presenceOf(each) === group.kind);
    const isMeant = seat === undefined ? kinds.includes(group.kind) : mayLie(m, seat, indexOf(m, land));
    return isMeant ? [{ ref: refs.piece([from, pieceOf(group)]) }] : [];
  });

/** Presence of whichever spirit counts as one kind. */
const sortOf = (pick: Ref): string => {
  const kind = refs.piece.in(pick)?.[1].kind ?? '';
  return kind.startsWith('presence-') ? 'presence' : kind;
};

const sorts = (picks: readonly Ref[]): number => new Set(picks.map(sortOf)).size;

/** SI-297. */
const mustBeDrawn = (m: At, drawing: CarryingOps['drawFrom']): Ref[] =>
  mustGo(drawable(m, drawing), (from) => isCutOff(m, from, drawing.land)).map(({ ref }) => ref);

function pull(m: Game, { land, from }: CarryingOps['drawFrom'], picks: readonly Ref[]): void {
  for (const pick of picks) {
    const [, piece] = refs.piece.in(pick) ?? [];
    const seat = seatsOf(m).find((each) => presenceOf(each) === piece?.kind);
    if (seat !== undefined) movePresence(m, seat, from, land, 1);
    else if (piece !== undefined) moveTo(m, from, land, piece, 1);
  }
}

const drawInWord: IslandWord<DrawIn> = {
  run: (m, { kinds }) => {
    const land = landOf(m);
    for (const from of adjacentTo(m, land)) {
      const drawing = { seat: seatOf(m), land, from, kinds };
      const all = drawable(m, drawing).map(({ ref }) => ref);
      const isSettled = sorts(all) === all.length && mustBeDrawn(m, drawing).length === all.length;
      if (isSettled) pull(m, drawing, all);
      else m.put({ op: 'drawFrom', ...drawing });
    }
  },
  says: ({ kinds }, say) => {
    const list = kinds.map((kind) => kindsSaid([kind], 'one'));
    const all = (words: readonly string[]): string => words.map((word) => `1 ${word}`).join(', ');
    return clause(say.you, GATHER, {
      what: said(
        `${all(list.map(({ en }) => en))} and 1 {presence} of any spirit from each adjacent land`,
        `aus jedem Nachbargebiet ${all(list.map(({ de }) => de))} und 1 {presence} eines beliebigen Geistes`,
      ),
    });
  },
};

const replacements = ({ vars }: At): readonly Ref[] =>
  Array.isArray(vars.replacements) ? vars.replacements.filter(isRef) : [];

/** Each where one likes, if anywhere. */
const gatherReplaced: IslandWord<WordNode> = {
  run: (m) => {
    const all = replacements(m);
    for (const ref of new Set(all)) {
      const [land, piece] = refs.piece.in(ref) ?? [];
      if (land === undefined || piece === undefined) continue;
      const n = all.filter((each) => each === ref).length;
      m.put({ op: 'pushTo', seat: seatOf(m), land, piece, n, to: { into: YOURS }, upTo: true });
    }
  },
  says: (_, say) =>
    clause(say.you, GATHER, {
      what: said('any number of the new {explorer+}', 'beliebig viele der neuen {explorer+}'),
      where: said('into your lands', 'in deine Gebiete'),
    }),
};

export const carryingWords = {
  drawIn: drawInWord,
  gatherReplaced,
  carry,
  roam,
  travel,
  exchange,
} as const;

export const carryingRules: Chapter<CarryingOps> = {
  travel: {
    options: (m, { seat, n }) => dahanIn(m, seat, n),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      for (const pick of new Set(picks)) {
        const [land, piece] = refs.piece.in(pick) ?? [];
        const n = picks.filter((each) => each === pick).length;
        if (land !== undefined && piece !== undefined) m.put({ op: 'travelTo', seat, land, piece, n });
      }
    },
  },

  travelTo: {
    options: (m, { seat, land, n }) => connected(m, seat, land).map((name) => ({ ref: refs.land(name), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { land, piece }, picks) => {
      const lands = picks.flatMap((pick) => refs.land.in(pick) ?? []);
      for (const to of new Set(lands)) moveTo(m, land, to, piece, lands.filter((each) => each === to).length);
    },
  },

  carry: {
    options: (m, moving) => optionsIn(m, moving.land, moving),
    min: (m, moving) => (moving.upTo ? 0 : Math.min(moving.n, total(optionsIn(m, moving.land, moving)))),
    max: (_, { n }) => n,
    answer: (m, { seat, land, at }, pieces) => {
      if (pieces.length > 0) m.put({ op: 'carryTo', seat, land, pieces, at });
    },
  },

  exchangeWith: {
    options: (m, exchanging) => othersFor(m, exchanging).map((name) => refs.land(name)),
    answer: (m, { seat, land, n, kinds }, [pick]) => {
      const other = refs.land.in(pick);
      if (other !== undefined) m.put({ op: 'exchange', seat, land, other, n, kinds });
    },
  },

  exchange: {
    options: (m, { seat, land, other, n, kinds }) =>
      [land, other].flatMap((name) => optionsIn(m, name, { seat, land: name, n, kinds, upTo: true })),
    min: 0,
    max: (_, { n }) => n,
    answer: (m, { land, other }, picks) => {
      for (const pick of new Set(picks)) {
        const [from, piece] = refs.piece.in(pick) ?? [];
        const n = picks.filter((each) => each === pick).length;
        if (from !== undefined && piece !== undefined) moveTo(m, from, from === land ? other : land, piece, n);
      }
    },
  },

  carryTo: {
    options: (m, { land, at, pieces }) =>
      goalsOf(m, land, withinAt(at))
        .filter((name) => pieces.every((each) => mayGoTo(m, refs.piece.in(each)?.[1] ?? { kind: '' }, name)))
        .map((name) => refs.land(name)),
    answer: (m, { land, pieces, at }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined || pick === undefined) return;
      for (const each of new Set(pieces)) {
        const [, piece] = refs.piece.in(each) ?? [];
        const n = pieces.filter((other) => other === each).length;
        if (piece !== undefined && to !== land) moveAny(m, land, to, piece, n);
      }
      m.let('chosen', [pick]);
      putSteps(m, at, 'do', listAt(cardData, below(at, 'do')));
    },
  },

  drawFrom: {
    options: drawable,
    min: (m, drawing) => sorts(mustBeDrawn(m, drawing)),
    max: (m, drawing) => sorts(drawable(m, drawing).map(({ ref }) => ref)),
    refuses: (_, __, picks) => (sorts(picks) === picks.length ? undefined : 'one-of-each'),
    answer: pull,
  },
};
