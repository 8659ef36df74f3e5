import { NO, type Path, refs, type Said, type Seat, YES } from '@tafelrunde/kernel';
import {
  allowed,
  and,
  below,
  clause,
  headed,
  putSteps,
  seatOf,
  sequence,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { ANYWHERE_IN_RANGE } from '../../cards/card.ts';
import { pieceOf, presenceOf } from '../../pieces.ts';
import { groupsIn, indexOf, islandIn, presenceAt, sharesBoard } from '../../queries.ts';
import { trackRef } from '../../refs.ts';
import { putTides, waysFrom } from '../../rules/oceans.ts';
import { destroyPresence as destroyOwn, moveTo } from '../../rules/pieces.ts';
import {
  movePresence as carryPresence,
  returnPresence as giveBack,
  takeOut,
  tracksWithPresence,
  turnInto,
} from '../../rules/presence.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { isReached, landOf, spiritOf, userOf } from '../context.ts';
import { landsSuchThat, mayLie } from '../lands.ts';
import { YOUR_SACRED_SITE, YOURS } from '../language/lands.ts';
import type {
  AddPresence,
  AddPresenceHere,
  AlsoAlong,
  Bargain,
  Burst,
  Company,
  Darken,
  DestroyAnyPresence,
  DestroyPresence,
  DrawPresence,
  ForDestroyed,
  MovePresence,
  PushPresence,
  ReplacePresence,
  RestorePresence,
  ReturnPresence,
} from '../language/words/presence.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* Presence: added, moved, destroyed and brought back. */

export interface PresenceWordOps {
  /** Does presence come back there? */
  mayReturn: { seat: Seat; land: string; n: number };
  whoReturns: { seat: Seat; land: string };
  /** Which presence is given for it. */
  bargain: { seat: Seat; at: Path; track: boolean };
  /** In which sacred site; nobody has to. */
  darken: { seat: Seat; at: Path };
  /** Which presence is moved, if any. */
  sendPresence: { seat: Seat; company: Company };
  sendTo: { seat: Seat; from: string; company: Company };
  /** Which pieces go with it. */
  bring: { seat: Seat; from: string; to: string; company: Company };
}

const TURN = { scope: 'turn' } as const;

const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');
const REPLACE = verb('replace {what}', 'ersetze ersetzt ersetzt ersetzen | {what}');
const ADD = verb('add 1 {what} at range {range}', 'lege legst legt legen | 1 {what} in Reichweite {range}');
const ADD_ANYWHERE = verb('add 1 {what}', 'lege legst legt legen | 1 {what}');

const destroyPresence: IslandWord<DestroyPresence> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'losePresence', seat: seatOf(m) });
  },
  says: ({ n }, say) =>
    clause(say.you, DESTROY, {
      what: {
        you: said(`${n} of your {presence}`, `${n} deiner {presence+}`),
        they: said(`${n} of their {presence}`, `${n} eigene {presence${n === 1 ? '' : '+'}}`),
      },
    }),
};

const destroyAnyPresence: IslandWord<DestroyAnyPresence> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'loseAnyPresence', lands: [landOf(m)] });
  },
  says: ({ n }, say) =>
    clause(say.you, DESTROY, {
      what: said(`${n} {presence} of any spirit`, `${n} {presence} eines beliebigen Geistes`),
    }),
};

const replacePresence: IslandWord<ReplacePresence> = {
  run: (m, { by }) => m.put({ op: 'replacePresence', seat: seatOf(m), by }),
  says: ({ by }, say) =>
    clause(say.you, REPLACE, {
      what: {
        you: said(`1 of your {presence} with 1 {${by}}`, `1 deiner {presence+} durch 1 {${by}}`),
        they: said(`1 of their {presence} with 1 {${by}}`, `1 eigene {presence} durch 1 {${by}}`),
      },
    }),
};

const addPresence: IslandWord<AddPresence> = {
  run: (m, { range, where, with: token }) =>
    m.put({ op: 'addPresence', seat: seatOf(m), range, ...(where && { where }), ...(token && { with: token }) }),
  says: ({ range, where, with: token }, say) => {
    const land = where === undefined ? undefined : sayKind(where);
    const [en, de] =
      land === undefined ? ['', ''] : [` in ${/^[aeiou]/.test(land.en) ? 'an' : 'a'} ${land.en}`, ` in ein ${land.de}`];
    const more = token === undefined ? said('', '') : said(` and 1 {${token}}`, ` und 1 {${token}}`);
    const what = said(`{presence}${more.en}${en}`, `{presence}${more.de}${de}`);
    return range === ANYWHERE_IN_RANGE
      ? clause(say.you, ADD_ANYWHERE, { what })
      : clause(say.you, ADD, { what, range });
  },
};

const MOVE = verb(
  'move 1 {what} up to {range} lands',
  'bewege bewegst bewegt bewegen | 1 {what} bis zu {range} Gebiete weit',
);

const MOVE_ONE = verb(
  'move 1 {what} to an adjacent land{where}',
  'bewege bewegst bewegt bewegen | 1 {what} in ein Nachbargebiet{where}',
);

const movePresence: IslandWord<MovePresence> = {
  run: (m, { range, where }) => m.put({ op: 'movePresence', seat: seatOf(m), range, ...(where && { where }) }),
  says: ({ range, where }, say) => {
    const land = where === undefined ? undefined : sayKind(where);
    const other =
      land === undefined ? said('', '') : said(` or to any ${land.en}`, ` oder in ein beliebiges ${land.de}`);
    const what = said('{presence}', '{presence}');
    return clause(say.you, range === 1 ? MOVE_ONE : MOVE, { what, range, where: other });
  },
};

const addPresenceHere: IslandWord<AddPresenceHere> = {
  run: (m, { anyLand }) => {
    const [seat, land] = [seatOf(m), landOf(m)];
    if (anyLand || mayLie(m, seat, indexOf(m, land))) m.put({ op: 'addPresenceTo', seat, land });
  },
  says: ({ anyLand }, say) =>
    clause(say.you, ADD_HERE, {
      where: place(say, 'to', 'in', 'acc') ?? said('in target land', 'ins Zielgebiet'),
      what: anyLand
        ? said('{presence} (even where you may not have any)', '{presence} (auch wo du sonst keine haben darfst)')
        : said('{presence}', '{presence}'),
    }),
};

const ADD_HERE = verb('add 1 {what} {where}', 'lege legst legt legen | 1 {what} {where}');

/** "If any was added" asks for `did`. */
const returnPresence: IslandWord<ReturnPresence> = {
  run: (m, { n, upTo }) => {
    const [land, seat] = [landOf(m), spiritOf(m)];
    if (upTo) m.put({ op: 'mayReturn', seat, land, n });
    else m.let('did', giveBack(m, land, seat, n));
  },
  says: ({ n, upTo, own }, say) => {
    const where = place(say, 'in', 'in', 'acc') ?? said('there', 'dort');
    if (own === true) {
      const what = said(`${n} of your destroyed {presence}`, `${n} deiner zerstörten {presence+}`);
      return clause(say.you, ADD_DESTROYED, { what });
    }
    const [adds, legt, legen] = upTo ? ['may add', 'darf', ' legen'] : ['adds', 'legt', ''];
    return tells(
      `target spirit ${adds} ${n} of their destroyed {presence} ${where.en}`,
      `der gewählte Geist ${legt} ${n} seiner zerstörten {presence+} ${where.de}${legen}`,
    );
  },
};

const ADD_DESTROYED = verb('add {what} in target land', 'lege legst legt legen | {what} ins Zielgebiet');

const canReturn = (m: At, seat: Seat, land: string): boolean =>
  (m.state.destroyed[seat] ?? 0) > 0 && mayLie(m, seat, indexOf(m, land));

/** Spirits with presence on the board of the land, and some to bring back. */
function returning(m: At, land: string): readonly Seat[] {
  const here = indexOf(m, land);
  const isOnBoard = (seat: Seat): boolean =>
    islandIn(m).lands.some((_, i) => sharesBoard(m, i, here) && presenceAt(m, seat, i) > 0);
  return seatsOf(m).filter((seat) => isOnBoard(seat) && canReturn(m, seat, land));
}

const someoneReturns: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const [only, ...more] = returning(m, land);
    if (only === undefined) return;
    if (more.length > 0) m.put({ op: 'whoReturns', seat: seatOf(m), land });
    else m.put({ op: 'mayReturn', seat: only, land, n: 1 });
  },
  says: () =>
    tells(
      'a spirit with {presence} on target board may add 1 of their destroyed {presence} in target land',
      'ein Geist mit {presence} auf dem Spielplan des Zielgebiets darf 1 seiner zerstörten {presence+} ins Zielgebiet legen',
    ),
};

const tide = (op: 'ebb' | 'flow', en: string, de: string): IslandWord<WordNode> => ({
  run: (m) => putTides(m, op, seatOf(m)),
  says: () => tells(en, de),
});

const gatherIntoOceans = tide('ebb', 'gather 1 {presence} into each ocean', 'versammle 1 {presence} in jedem Ozean');
const pushFromOceans = tide('flow', 'push 1 {presence} from each ocean', 'verschiebe 1 {presence} aus jedem Ozean');

const spareDahan: IslandWord<WordNode> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: () =>
    tells(
      'if {dahan+} are pushed into your ocean, you may move them to any coastal land instead of drowning them',
      'werden dabei {dahan+} in deinen Ozean verschoben, darfst du sie in beliebige Küstengebiete bewegen, statt sie ertrinken zu lassen',
    ),
};

const BURST = verb('destroy {what} in target land', 'zerstöre zerstörst zerstört zerstören | im Zielgebiet {what}');

const burst: IslandWord<Burst> = {
  run: (m, { least }) => {
    m.let('burst', 0);
    m.put({ op: 'burst', seat: seatOf(m), land: landOf(m), least });
  },
  says: ({ least }, say) =>
    clause(say.you, BURST, {
      what: said(`${least} or more of your {presence}`, `${least} oder mehr deiner {presence+}`),
    }),
};

const DRAW = verb(
  'move {what} from other lands to target land',
  'bewege bewegst bewegt bewegen | {what} aus anderen Gebieten ins Zielgebiet',
);

const drawPresence: IslandWord<DrawPresence> = {
  run: (m, { n }) => {
    const [seat, land] = [seatOf(m), landOf(m)];
    if (mayLie(m, seat, indexOf(m, land))) m.put({ op: 'drawPresence', seat, land, n });
  },
  says: ({ n }, say) =>
    clause(say.you, DRAW, { what: said(`up to ${n} of your {presence}`, `bis zu ${n} deiner {presence+}`) }),
};

const RESTORE = verb(
  'return {what} to your presence tracks',
  'lege legst legt legen zurück | {what} auf deine Präsenzleisten',
);

const restorePresence: IslandWord<RestorePresence> = {
  run: (m, { n }) => m.put({ op: 'restorePresence', seat: seatOf(m), n }),
  says: ({ n }, say) =>
    clause(say.you, RESTORE, {
      what: said(`up to ${n} of your destroyed {presence}`, `bis zu ${n} deiner zerstörten {presence+}`),
    }),
};

const forDestroyed: IslandWord<ForDestroyed> = {
  run: (m, { do: steps }, at) => {
    const { destroyed, gone } = m.state;
    const seat = spiritOf(m);
    if ((destroyed[seat] ?? 0) === 0) return;
    destroyed[seat] = (destroyed[seat] ?? 0) - 1;
    gone[seat] = (gone[seat] ?? 0) + 1;
    putSteps(m, at, 'do', steps);
  },
  says: ({ do: steps }, say) =>
    headed(
      tells(
        'target spirit removes 1 of their destroyed {presence} from the game',
        'der gewählte Geist entfernt 1 seiner zerstörten {presence+} aus dem Spiel',
      ),
      say.steps(steps),
    ),
};

const bargain: IslandWord<Bargain> = {
  run: (m, { level }, at) => m.put({ op: 'bargain', seat: seatOf(m), at, track: isReached(m, level) }),
  says: () =>
    sequence([
      tells(
        'remove 1 of your {presence} on the island from the game',
        'entferne 1 deiner {presence+} von der Insel aus dem Spiel',
      ),
      tells(
        'from now on, for each time you have done so, each {dahan} within 1 range of your {presence} provides Defend 1 in its land, and you gain 1 less {energy} each turn',
        'von nun an gilt für jedes Mal, das du dies getan hast: Jeder {dahan} in Reichweite 1 deiner {presence} gibt in seinem Gebiet Verteidigung 1, und du erhältst in jeder Runde 1 {energy} weniger',
      ),
    ]),
};

const fromTrack: IslandWord<WordNode> = {
  run: () => undefined,
  says: () =>
    tells(
      'the {presence} comes from your {presence} tracks instead',
      'die {presence} kommt stattdessen von deinen Präsenzleisten',
    ),
};

const darken: IslandWord<Darken> = {
  run: (m, _, at) => m.put({ op: 'darken', seat: spiritOf(m), at }),
  says: ({ do: steps }, say) =>
    sequence([
      tells(
        'target spirit may choose one of their {sacred-site+} and replace each of their {presence} there with 1 {badlands}; that {presence} leaves the game',
        'der gewählte Geist darf eine seiner {sacred-site+} wählen und dort jede seiner {presence+} durch 1 {badlands} ersetzen; diese {presence+} sind aus dem Spiel',
      ),
      when(said('if they do', 'falls er das tut'), say.steps(steps)),
    ]),
};

const companySaid = (company: Company): Said => {
  const list = company.map(([n, kind]) => someSaid(n, [kind]));
  const joinedBy = (words: readonly string[], and: string): string =>
    [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(and);
  return said(
    joinedBy(
      list.map(({ en }) => en),
      ' and ',
    ),
    joinedBy(
      list.map(({ de }) => de),
      ' und ',
    ),
  );
};

const pushPresence: IslandWord<PushPresence> = {
  run: (m, { with: company, level, more }) =>
    m.put({ op: 'sendPresence', seat: seatOf(m), company: isReached(m, level) ? [...company, ...more] : company }),
  says: ({ with: company }, say) => {
    const pushing = clause(say.you, PUSH, {
      what: {
        you: said('1 of your {presence}', '1 deiner {presence+}'),
        they: said('1 of their {presence}', '1 eigene {presence}'),
      },
    });
    if (company.length === 0) return allowed(pushing);
    return allowed(and(pushing, BRING, { what: companySaid(company) }));
  },
};

const PUSH = verb('push {what}', 'verschiebe verschiebst verschiebt verschieben | {what}');
const BRING = verb('bring along up to {what}', 'nimm nimmst nimmt nehmen mit | dabei bis zu {what}');

const alsoAlong: IslandWord<AlsoAlong> = {
  run: () => undefined,
  says: ({ with: company }) => {
    const { en, de } = companySaid(company);
    return tells(`that {presence} may also bring along up to ${en}`, `die {presence} darf auch bis zu ${de} mitnehmen`);
  },
};

const destroyEachPresence: IslandWord<WordNode> = {
  run: (m) => {
    for (const seat of seatsOf(m)) destroyOwn(m, landOf(m), seat, 1);
  },
  says: (_, say) =>
    clause(say.you, DESTROY, { what: said('1 {presence} of each spirit there', 'dort 1 {presence} jedes Geistes') }),
};

export const presenceWords = {
  destroyEachPresence,
  bargain,
  fromTrack,
  darken,
  pushPresence,
  alsoAlong,
  destroyPresence,
  destroyAnyPresence,
  replacePresence,
  addPresence,
  addPresenceHere,
  movePresence,
  returnPresence,
  gatherIntoOceans,
  pushFromOceans,
  spareDahan,
  someoneReturns,
  burst,
  drawPresence,
  restorePresence,
  forDestroyed,
} as const;

export const presenceWordRules: Chapter<PresenceWordOps> = {
  whoReturns: {
    options: (m, { land }) => returning(m, land).map((each) => refs.seat(each)),
    answer: (m, { land }, [pick]) => {
      const seat = refs.seat.in(pick);
      if (seat !== undefined) m.put({ op: 'mayReturn', seat, land, n: 1 });
    },
  },

  mayReturn: {
    options: (m, { seat, land }) => (canReturn(m, seat, land) ? [YES, NO] : []),
    answer: (m, { seat, land, n }, [pick]) => {
      if (pick === YES) giveBack(m, land, seat, n);
    },
  },

  bargain: {
    options: (m, { seat, track }) =>
      track
        ? tracksWithPresence(m, seat).map((i) => trackRef(i))
        : landsSuchThat(m, YOURS, seat).map((land) => refs.land(land)),
    answer: (m, { seat, at }, [pick]) => {
      if (pick === undefined) return;
      takeOut(m, seat, pick);
      m.startLasting(below(at, 'of', 0), {}, { game: true }, seat);
      m.startLasting(below(at, 'of', 1), { n: 1 }, { game: true }, seat);
    },
  },

  darken: {
    options: (m, { seat }) => landsSuchThat(m, YOUR_SACRED_SITE, seat).map((land) => refs.land(land)),
    min: 0,
    max: 1,
    answer: (m, { seat, at }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      const did = turnInto(m, seat, land, 'badlands');
      m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, land, replaced: did } });
    },
  },

  sendPresence: {
    options: (m, { seat }) =>
      landsSuchThat(m, YOURS, seat).map((land) => refs.piece([land, { kind: presenceOf(seat) }])),
    min: 0,
    max: 1,
    answer: (m, { seat, company }, [pick]) => {
      const [from] = refs.piece.in(pick) ?? [];
      if (from !== undefined) m.put({ op: 'sendTo', seat, from, company });
    },
  },

  sendTo: {
    options: (m, { seat, from }) =>
      waysFrom(m, from)
        .filter((land) => mayLie(m, seat, indexOf(m, land)))
        .map((land) => refs.land(land)),
    answer: (m, { seat, from, company }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      carryPresence(m, seat, from, to, 1);
      if (company.length > 0) m.put({ op: 'bring', seat, from, to, company });
    },
  },

  bring: {
    options: (m, { from, company }) =>
      groupsIn(m, from).flatMap((group) => {
        const [n = 0] = company.find(([, kind]) => kind === group.kind) ?? [];
        return n === 0 ? [] : [{ ref: refs.piece([from, pieceOf(group)]), cap: Math.min(n, group.n) }];
      }),
    min: 0,
    max: (_, { company }) => company.reduce((sum, [n]) => sum + n, 0),
    refuses: (_, { company }, picks) => {
      const kinds = picks.flatMap((pick) => refs.piece.in(pick)?.[1].kind ?? []);
      const isOk = company.every(([n, kind]) => kinds.filter((each) => each === kind).length <= n);
      return isOk ? undefined : 'too-many-of-a-kind';
    },
    answer: (m, { from, to }, picks) => {
      for (const pick of picks) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) moveTo(m, from, to, piece, 1);
      }
    },
  },
};
