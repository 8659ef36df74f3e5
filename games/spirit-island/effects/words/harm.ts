import { isAlike, refs, type Said, type Seat } from '@tafelrunde/kernel';
import { clause, named, seatOf, tells, verb, type WordNode } from '@tafelrunde/words';
import { BUILDINGS, countOf, INVADERS, type PieceKind } from '../../pieces.ts';
import { groupsIn, islandIn } from '../../queries.ts';
import {
  dealDamage,
  dealTo,
  hurtDahan as hurtDahanIn,
  hurtEach,
  hurtEachOf,
  spread,
  withBadlands,
} from '../../rules/damage.ts';
import { energyOf, payEnergy } from '../../rules/energy.ts';
import { fearFromPower } from '../../rules/fear.ts';
import { strikeOf } from '../../rules/strength.ts';
import type { Chapter, Game } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { hasLand, isReached, landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { holdsAt, landsSuchThat, sitesOf } from '../lands.ts';
import type { Amount } from '../language/amounts.ts';
import { ANYWHERE } from '../language/lands.ts';
import type {
  BoostDamage,
  Damage,
  DamageDifferent,
  DamageEach,
  Fear,
  HurtDahan,
  MaySplitDamage,
  PayForDamage,
  Spread,
} from '../language/words/harm.ts';
import { sayPer } from '../speech/amounts.ts';
import { sayKind } from '../speech/lands.ts';
import { rangeAdded } from '../standing.ts';
import { harming } from './harming.ts';
import { type IslandWord, place, said } from './word.ts';

/* Fear and damage. */

/** SI-289: they add to each of the two separately. */
const sideOf = (kinds: readonly PieceKind[]): 'invaders' | 'dahan' => (kinds.includes('dahan') ? 'dahan' : 'invaders');

const fear: IslandWord<Fear> = {
  run: (m, { n }) => fearFromPower(m, amountOf(m, n), hasLand(m) ? landOf(m) : undefined),
  says: ({ n, more }) => {
    const each = sayPer(n);
    const much = `${more ? '+' : ''}${typeof n === 'number' ? n : n.n} {fear}`;
    return named(said(`${much}${each.en}`, `${much}${each.de}`));
  },
};

const maySplitDamage: IslandWord<MaySplitDamage> = {
  run: () => undefined,
  says: ({ where, many }) => {
    const land = sayKind(where);
    if (many === true) {
      return tells(
        `you may split this power's damage among target land and any number of other lands: each ${land.en}`,
        `du darfst den Schaden dieser Fähigkeit auf das Zielgebiet und beliebig viele andere Gebiete aufteilen: jedes ${land.de}`,
      );
    }
    return tells(
      `you may split this power's damage between target land and 1 ${land.en}`,
      `du darfst den Schaden dieser Fähigkeit auf das Zielgebiet und 1 ${land.de} aufteilen`,
    );
  },
};

const DEAL = verb('deal {what} {where}', 'verursache verursachst verursacht verursachen | {where} {what}');

/** " to {town+}/{city+}"; a single damage hurts only one. */
function sayWhom(n: Amount, kinds: readonly PieceKind[]): Said {
  const { en, de } = kindsSaid(kinds, n === 1 ? 'one' : 'many');
  return n === 1 ? said(` to 1 ${en}`, ` an 1 ${de}`) : said(` to ${en}`, ` an ${de}`);
}

/** SI-290: badlands add where there is somebody to hurt. */
function dealWithBadlands(m: Game, land: string, n: number, to: readonly PieceKind[], seat: Seat): void {
  const isThere = countOf(groupsIn(m, land), ...to) > 0;
  dealTo(m, land, isThere ? withBadlands(m, land, n, sideOf(to)) : n, to, seat);
}

const damage: IslandWord<Damage> = {
  run: (m, { n, split, to }) => {
    const [seat, land, much] = [seatOf(m), landOf(m), amountOf(m, n)];
    m.let('did', 0);
    if (to !== undefined) {
      dealWithBadlands(m, land, much, to, seat);
      return;
    }
    if (split === undefined || !isReached(m, split.level)) dealDamage(m, land, much, seat);
    else if (split.many === true) spread(m, seat, [...new Set([land, ...landsSuchThat(m, split.where, seat)])], much);
    else m.put({ op: 'splitDamage', seat, land, n: much, lands: landsSuchThat(m, split.where, seat) });
  },
  says: ({ n, more, to }, say) => {
    const each = sayPer(n);
    const whom = to === undefined ? said('', '') : sayWhom(n, to);
    const much = `${more ? '+' : ''}${typeof n === 'number' ? n : n.n}`;
    const what = said(`${much} damage${each.en}${whom.en}`, `${much} Schaden${each.de}${whom.de}`);
    const where = place(say, 'in', 'in');
    return where === undefined ? named(what) : clause(say.you, DEAL, { what, where });
  },
};

const spreadWord: IslandWord<Spread> = {
  run: (m, { n, where }) => {
    m.let('did', 0);
    spread(m, seatOf(m), landsSuchThat(m, where, seatOf(m)), amountOf(m, n));
  },
  says: ({ n, where }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const land = sayKind(where);
    return named(
      said(
        `${much} damage${each.en}, each in any ${land.en}`,
        `${much} Schaden${each.de}, jeweils in einem ${land.de}`,
      ),
    );
  },
};

/** SI-291: badlands add once, to one of them. */
const damageEach: IslandWord<DamageEach> = {
  run: (m, { n, kinds }) => {
    const land = landOf(m);
    const more = countOf(groupsIn(m, land), ...kinds) > 0 ? withBadlands(m, land, n, sideOf(kinds)) - n : 0;
    m.let('did', hurtEach(m, land, kinds, n));
    if (more > 0) m.put({ op: 'deal', seat: seatOf(m), lands: [land], n: more, to: kinds });
  },
  says: ({ n, kinds, more }, say) => {
    const much = more ? `+${n}` : n;
    const what = said(
      `${much} damage to each ${kindsSaid(kinds, 'one').en}`,
      `je ${much} Schaden an jeder Figur: ${kindsSaid(kinds, 'many').de}`,
    );
    const where = place(say, 'in', 'in');
    return where === undefined ? named(what) : clause(say.you, DEAL, { what, where });
  },
};

const damageDifferent: IslandWord<DamageDifferent> = {
  run: (m, { n }) => {
    const land = landOf(m);
    const hit = Math.min(amountOf(m, n), countOf(groupsIn(m, land), ...INVADERS));
    if (hit === 0) return;
    m.let('did', 0);
    const more = withBadlands(m, land, 1, 'invaders') - 1;
    m.put({ op: 'dealDifferent', seat: seatOf(m), land, n: hit });
    if (more > 0) m.put({ op: 'deal', seat: seatOf(m), lands: [land], n: more, to: INVADERS });
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(
        `${much} damage${each.en}, each to a different {invader}`,
        `${much} Schaden${each.de}, jeweils an einem anderen {invader}`,
      ),
    );
  },
};

const hurtDahan: IslandWord<HurtDahan> = {
  run: (m, { n }) => hurtDahanIn(m, landOf(m), withBadlands(m, landOf(m), n, 'dahan')),
  says: ({ n }, say) => {
    const what = said(`${n} damage to {dahan+}`, `${n} Schaden an {dahan+}`);
    const where = place(say, 'in', 'in');
    return where === undefined ? named(what) : clause(say.you, DEAL, { what, where });
  },
};

const payForDamage: IslandWord<PayForDamage> = {
  run: (m, { range }) => {
    if (energyOf(m, seatOf(m)) > 0) m.put({ op: 'damageWhere', seat: seatOf(m), range });
  },
  says: ({ range }, say) =>
    clause(say.you, PAY, {
      what: said(
        `any amount of {energy} (at least 1) to deal as much damage in a land at range ${range}`,
        `beliebig viel {energy} (mindestens 1) und verursache ebenso viel Schaden in einem Gebiet in Reichweite ${range}`,
      ),
    }),
};

const PAY = verb('pay {what}', 'bezahle bezahlst bezahlt bezahlen | {what}');

/** Those that can be told from others; SI-291: badlands add once. */
const hurtComers: IslandWord<WordNode> = {
  run: (m) => {
    const [land, { came }] = [landOf(m), m.vars];
    const comers = (Array.isArray(came) ? came : []).flatMap((each) => refs.piece.in(each)?.[1] ?? []);
    const there = comers.filter(({ kind }) => countOf(groupsIn(m, land), kind) > 0);
    const more = there.length > 0 ? withBadlands(m, land, 1, 'invaders') - 1 : 0;
    for (const comer of there) {
      const alike = groupsIn(m, land).find((group) => isAlike(group, comer));
      const found = alike ?? groupsIn(m, land).find(({ kind }) => kind === comer.kind);
      if (found !== undefined) hurtEachOf(m, land, { ...found, n: 1 }, 1);
    }
    const kinds = [...new Set(there.map(({ kind }) => kind))];
    if (more > 0) m.put({ op: 'deal', seat: seatOf(m), lands: [land], n: more, to: kinds });
  },
  says: () => named(said('1 damage to each of them', '1 Schaden an jedem davon')),
};

/** Both sides at the same time: how strong they are is counted first. */
const clash: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const strike = (...kinds: readonly string[]): number =>
      groupsIn(m, land).reduce((sum, { kind, n }) => sum + (kinds.includes(kind) ? n * strikeOf(m, kind) : 0), 0);
    const [few, many] = [strike('explorer'), strike(...BUILDINGS)];
    dealTo(m, land, many, ['explorer'], seatOf(m));
    dealTo(m, land, few, BUILDINGS, seatOf(m));
  },
  says: () =>
    tells('{explorer+} and {town+}/{city+} damage each other', '{explorer+} und {town+}/{city+} schaden einander'),
};

const DO_MORE = verb(
  'do +{n} damage with each of {self} powers that deals damage this turn',
  'verursache verursachst verursacht verursachen | in dieser Runde mit jeder eigenen Fähigkeit, die Schaden verursacht, +{n} Schaden',
);

const boostDamage: IslandWord<BoostDamage> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, { scope: 'turn' }, seatOf(m)),
  says: ({ n }, say) => clause(say.you, DO_MORE, { n }),
};

/** The land, and those that the damage may be split among. */
const landsSplit = (m: Game, { split }: Damage): readonly string[] => [
  landOf(m),
  ...(split !== undefined && isReached(m, split.level) ? landsSuchThat(m, split.where, seatOf(m)) : []),
];

export const harmWords = {
  fear,
  damage: harming(damage, landsSplit),
  boostDamage,
  spread: harming(spreadWord, (m, { where }) => landsSuchThat(m, where, seatOf(m))),
  maySplitDamage,
  damageEach: harming(damageEach),
  damageDifferent: harming(damageDifferent),
  hurtDahan,
  payForDamage,
  hurtComers: harming(hurtComers),
  clash: harming(clash),
} as const;

export interface HarmWordOps {
  /** SI-158: in which land within range. */
  damageWhere: { seat: Seat; range: number };
  /** For how much energy. */
  damagePaid: { seat: Seat; land: string };
}

export const harmWordRules: Chapter<HarmWordOps> = {
  damageWhere: {
    options: (m, { seat, range }) => {
      const { lands, distance } = islandIn(m);
      const origins = sitesOf(m, seat, 'presence');
      return lands.flatMap(({ name }, i) => {
        const reach = range + rangeAdded(m, seat, i);
        const isNear = origins.some((from) => (distance[from]?.[i] ?? 99) <= reach);
        return isNear && holdsAt(m, ANYWHERE, i, seat) ? [refs.land(name)] : [];
      });
    },
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) m.put({ op: 'damagePaid', seat, land });
    },
  },

  damagePaid: {
    options: (m, { seat }) => [{ ref: refs.seat(seat), cap: energyOf(m, seat) }],
    min: 1,
    max: (m, { seat }) => energyOf(m, seat),
    answer: (m, { seat, land }, picks) => {
      payEnergy(m, seat, picks.length);
      m.let('did', 0);
      dealDamage(m, land, picks.length, seat);
    },
  },
};
