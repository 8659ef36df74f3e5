import { type Groups, markPieces, NO, type Path, refs, type Said, type Seat, YES } from '@tafelrunde/kernel';
import {
  below,
  clause,
  headed,
  named,
  nodeAt,
  type Speech,
  type Subject,
  seatOf,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { TERRAINS, type Terrain } from '../../boards/board.ts';
import { cardData, invaderCardNamed } from '../../cards/catalogue.ts';
import type { EventChoice, EventCost } from '../../cards/event.ts';
import { BUILDINGS, damageOn, isInvader, pieceOf, strifeOn } from '../../pieces.ts';
import { spotOf } from '../../places.ts';
import { groupsIn, indexOf, islandIn } from '../../queries.ts';
import { terrainRef } from '../../refs.ts';
import { dealDamage, hurtDahan, withBadlands } from '../../rules/damage.ts';
import { cardsLying } from '../../rules/invaders.ts';
import { destroy } from '../../rules/pieces.ts';
import { blightingIn } from '../../rules/ravage.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { landsSuchThat } from '../lands.ts';
import { DRAWN_COST } from '../language/amounts.ts';
import type { LandTest } from '../language/lands.ts';
import type {
  AtNextRavage,
  Decide,
  EachTurn,
  ElsewhereAct,
  InReserve,
  Later,
  Moment,
} from '../language/words/events.ts';
import type { Counting } from '../language/words/word.ts';
import { totalAt } from '../standing.ts';
import { harming } from './harming.ts';
import { type IslandWord, said } from './word.ts';

/* What only events do. The choice itself and what is paid for it stand in `rules/events.ts`. */

/** "4 {energy} per player, aided by {sun}". */
function sayCost({ energy, aidedBy, per }: EventCost): Said {
  const aid = aidedBy === undefined ? said('', '') : said(`, aided by {${aidedBy}}`, `, mit Hilfe von {${aidedBy}}`);
  const each = sayEach(per);
  return said(`${energy} {energy} ${each.en}${aid.en}`, `${energy} {energy} ${each.de}${aid.de}`);
}

function sayEach(per: EventCost['per']): Said {
  if (per === undefined) return said('per player', 'pro Person');
  if ('lands' in per) return said('per land that you pay for', 'je Gebiet, für das ihr bezahlt');
  const what = kindsSaid([per.kept], 'one');
  return said(
    `per ${what.en} kept on the island, at least ${per.least}`,
    `je ${what.de}, die auf der Insel bleibt, mindestens ${per.least}`,
  );
}

/** The name of a choice, with what it costs. */
export function sayChoice({ name, cost }: EventChoice): Said {
  if (cost === undefined) return name;
  const { en, de } = sayCost(cost);
  return said(`${name.en} (${en})`, `${name.de} (${de})`);
}

const TOGETHER: Subject = {
  en: 'the players together',
  de: { nom: 'alle zusammen', acc: 'alle zusammen', dat: 'allen zusammen', gen: 'aller zusammen' },
  plural: true,
};

const CHOOSE = verb('choose {what}', 'wähle wählst wählt wählen | {what}');

const decide: IslandWord<Decide> = {
  run: (m, _, at) => m.put({ op: 'decide', at }),
  says: ({ choices }, say): Speech => ({
    kind: 'options',
    head: clause(TOGETHER, CHOOSE, { what: said('one', 'eins') }),
    of: choices.map((each) => headed(named(sayChoice(each)), say.steps(each.do))),
  }),
};

const atNextRavage: IslandWord<AtNextRavage> = {
  run: (m, _, at) => {
    m.state.atRavage = [...m.state.atRavage, below(at, 'do')];
  },
  says: ({ do: steps }, say) =>
    when(
      {
        ...said('at the next ravage, this turn or later', 'beim nächsten Wüten, in dieser oder einer späteren Runde'),
        isAdverb: true,
      },
      say.steps(steps),
    ),
};

const MOMENTS: Readonly<Record<Moment, Said>> = {
  beforeRavage: said('when the ravage step begins', 'zu Beginn des Wütens'),
  afterRavage: said('after the ravage step', 'nach dem Wüten'),
  afterAdvance: said('after the invader cards advance', 'nachdem die Invasoren-Karten weitergerückt sind'),
};

const later: IslandWord<Later> = {
  run: (m, node, at) => {
    m.state.later = [...m.state.later, [node.when, below(at, 'do')]];
  },
  says: (node, say) => when({ ...MOMENTS[node.when], isAdverb: true }, say.steps(node.do)),
};

const elsewhereAct: IslandWord<ElsewhereAct> = {
  run: (m, _, at) => {
    if (hiddenTerrains(m).length > 0) m.put({ op: 'chooseTerrain', at });
  },
  says: ({ action, unless }) => {
    const end =
      unless === undefined
        ? said('', '')
        : said(
            `; the players may prevent this on any board by destroying ${unless} {presence} there`,
            `; das lässt sich auf jedem Spielplan verhindern, indem ihr dort ${unless} {presence+} zerstört`,
          );
    return tells(
      `{invader+} ${action} in 1 terrain that no invader card shows${end.en}`,
      `{invader+} ${action === 'ravage' ? 'wüten' : 'bauen'} in 1 Landschaft, die keine Invasoren-Karte zeigt${end.de}`,
    );
  },
};

const eachTurnWord: IslandWord<EachTurn> = {
  run: (m, _, at) => {
    m.state.eachTurn = [...m.state.eachTurn, below(at, 'do')];
  },
  says: ({ do: steps }, say) =>
    when(
      { ...said('from the next turn on, in every turn', 'von der nächsten Runde an in jeder Runde'), isAdverb: true },
      say.steps(steps),
    ),
};

const inReserve: IslandWord<InReserve> = {
  run: (m, _, at) => {
    m.state.inReserve = [...m.state.inReserve, below(at, 'do')];
  },
  says: ({ do: steps }, say) =>
    when(
      {
        ...said('in one later spirit phase, if the players want', 'in einer späteren Geister-Phase, wenn ihr wollt'),
        isAdverb: true,
      },
      say.steps(steps),
    ),
};

const strayExplorers: IslandWord<WordNode> = {
  run: (m) => {
    m.state.astray = true;
  },
  says: () =>
    tells(
      'the next explore card matches all lands without {town+}/{city+} instead, and escalates nothing',
      'die nächste Karte bei „Entdecken“ gilt stattdessen für alle Gebiete ohne {town+}/{city+} und eskaliert nichts',
    ),
};

/** SI-283 and SI-187 as in a ravage: strife is used up, and what is defended counts. */
const retaliate: IslandWord<Counting<'retaliate'>> = {
  run: (m, { n }) => {
    const land = landOf(m);
    const strikers = groupsIn(m, land).filter(({ kind }) => BUILDINGS.some((each) => each === kind));
    const dealt = strikers.reduce((sum, group) => sum + (strifeOn(group) > 0 ? 0 : n * group.n), 0);
    for (const group of strikers) {
      if (strifeOn(group) > 0) markPieces(m, spotOf(land), pieceOf(group), 'strife', -1, group.n);
    }
    const damage = dealt - totalAt(m, 'defend', indexOf(m, land));
    if (damage > 0) hurtDahan(m, land, withBadlands(m, land, damage, 'dahan'));
  },
  says: ({ n }) =>
    tells(
      `each {town}/{city} that is left deals ${n} damage to {dahan+} (defence and {strife} count)`,
      `je {town}/{city}, das noch steht, ${n} Schaden an {dahan+} (Verteidigung und {strife} gelten)`,
    ),
};

const destroyDamaged: IslandWord<Counting<'destroyDamaged'>> = {
  run: (m, { n }) => {
    const land = landOf(m);
    const [only, ...more] = damagedIn(m, land);
    if (only === undefined) return;
    if (more.length === 0) destroy(m, land, pieceOf(only), n);
    else for (let left = n; left > 0; left--) m.put({ op: 'destroyDamaged', seat: seatOf(m), land });
  },
  says: ({ n }) => named(said(`destroy ${n} damaged {invader}`, `zerstöre ${n} verletzten {invader}`)),
};

const REMOVE = verb('remove {what}', 'entferne entfernst entfernt entfernen | {what}');

const removeStrife: IslandWord<Counting<'removeStrife'>> = {
  run: (m, { n }) => {
    const land = landOf(m);
    const [only, ...more] = tornIn(m, land);
    if (only === undefined) return;
    if (more.length === 0 && n === 1) markPieces(m, spotOf(land), pieceOf(only), 'strife', -1, 1);
    else for (let left = n; left > 0; left--) m.put({ op: 'removeStrife', seat: seatOf(m), land });
  },
  says: ({ n }, say) => clause(say.you, REMOVE, { what: said(`${n} {strife}`, `${n} {strife}`) }),
};

const tornIn = (m: At, land: string): Groups => groupsIn(m, land).filter((group) => strifeOn(group) > 0);

const damagedIn = (m: At, land: string): Groups =>
  groupsIn(m, land).filter((group) => isInvader(group) && damageOn(group) > 0);

const isElsewhere = (node: WordNode): node is ElsewhereAct => node.word === 'elsewhereAct';

/** The land suffers as by a ravage. */
const bombard: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const damage = Math.max(0, amountOf(m, DRAWN_COST) - totalAt(m, 'defend', indexOf(m, land)));
    dealDamage(m, land, damage);
    if (damage >= blightingIn(m, land)) m.put({ op: 'addBlight', land });
  },
  says: () =>
    named(
      said(
        'damage to {invader+} and to the land, each as much as the discarded card costs, less what is defended',
        'Schaden an {invader+} und am Gebiet, jeweils so viel, wie die abgelegte Karte kostet, abzüglich Verteidigung',
      ),
    ),
};

export const eventWords = {
  decide,
  atNextRavage,
  later,
  elsewhereAct,
  bombard,
  eachTurn: eachTurnWord,
  inReserve,
  strayExplorers,
  retaliate,
  destroyDamaged: harming(destroyDamaged),
  removeStrife,
} as const;

export interface EventWordOps {
  /** In which terrain that no card shows. */
  chooseTerrain: { at: Path };
  actIn: { at: Path; terrain: Terrain };
  /** Do the players use what they have in reserve? */
  useReserve: { at: Path };
  destroyDamaged: { seat: Seat; land: string };
  removeStrife: { seat: Seat; land: string };
}

/** SI-221: coastal lands are no terrain. */
function hiddenTerrains(m: At): readonly Terrain[] {
  const shown = cardsLying(m).flatMap((card) => terrainsOf(invaderCardNamed(card).lands));
  return TERRAINS.filter((terrain) => !shown.includes(terrain));
}

const terrainsOf = (test: LandTest): readonly Terrain[] => ('is' in test ? test.is : []);

export const eventWordRules: Chapter<EventWordOps> = {
  chooseTerrain: {
    among: seatsOf,
    options: (m) => hiddenTerrains(m).map((terrain) => terrainRef(terrain)),
    answer: (m, { at }, [pick]) => {
      const terrain = terrainRef.in(pick);
      if (terrain !== undefined) m.put({ op: 'actIn', at, terrain });
    },
  },

  useReserve: {
    among: seatsOf,
    options: () => [YES, NO],
    answer: (m, { at }, [pick]) => {
      if (pick !== YES) return;
      m.state.inReserve = m.state.inReserve.filter((each) => String(each) !== String(at));
      m.put({ op: 'action', cause: at[0], at, vars: {} });
    },
  },

  destroyDamaged: {
    options: (m, { land }) => damagedIn(m, land).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { land }, [pick]) => {
      const [, piece] = refs.piece.in(pick) ?? [];
      if (piece !== undefined) destroy(m, land, piece, 1);
    },
  },

  removeStrife: {
    options: (m, { land }) => tornIn(m, land).map((group) => refs.piece([land, pieceOf(group)])),
    answer: (m, { land }, [pick]) => {
      const [, piece] = refs.piece.in(pick) ?? [];
      if (piece !== undefined) markPieces(m, spotOf(land), piece, 'strife', -1, 1);
    },
  },

  actIn: (m, { at, terrain }) => {
    const node = nodeAt(cardData, at);
    if (!isElsewhere(node)) return;
    const lands = landsSuchThat(m, { is: [terrain] }, undefined);
    if (node.action === 'build') m.put(...lands.map((land) => ({ op: 'buildIn', land, settled: false }) as const));
    else if (node.unless === undefined) m.put({ op: 'ravageLands', lands });
    else {
      for (const board of islandIn(m).onBoard) {
        const here = board.map((i) => islandIn(m).lands[i]?.name ?? '');
        const ravaged = lands.filter((land) => here.includes(land));
        m.put({
          op: 'unlessPaid',
          lands: here,
          price: { presence: node.unless },
          otherwise: { op: 'ravageLands', lands: ravaged },
        });
      }
    }
  },
};
