import { cardOf, count, move, objectsIn, type Path, type Said, topOf, type Vars } from '@tafelrunde/kernel';
import {
  allowed,
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
import { EVENT_DECK, EVENT_DISCARD, FEAR_BOX, FEAR_DECK, INVADER_DECK, stage } from '../../places.ts';
import { indexOf, islandIn, presenceAt, terrorLevel } from '../../queries.ts';
import { terrainRef } from '../../refs.ts';
import { takeBlight } from '../../rules/blight.ts';
import { entrench, remind } from '../../rules/colonies.ts';
import { dealDamage } from '../../rules/damage.ts';
import { cardsLying } from '../../rules/invaders.ts';
import { destroyPresence } from '../../rules/pieces.ts';
import { discardTop as discardTopOf } from '../../rules/power-cards.ts';
import { slowCardsOf } from '../../rules/powers.ts';
import { blightingIn } from '../../rules/ravage.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { landsSuchThat } from '../lands.ts';
import { DRAWN_COST } from '../language/amounts.ts';
import { ANYWHERE, type LandTest } from '../language/lands.ts';
import type {
  AtNextRavage,
  Decide,
  DiscardTop,
  ElsewhereAct,
  Embolden,
  Later,
  Moment,
  Rage,
  ReturnEvent,
  ThisTurn,
  Toughen,
  TurnStat,
  WasteBlight,
} from '../language/words/events.ts';
import { sayAmount, sayKind, sayPer } from '../speech.ts';
import { totalAt } from '../standing.ts';
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

const TURN = { scope: 'turn' } as const;

/** Where it is about a board, only there. */
const boardIn = ({ vars: { board } }: At): Vars => (typeof board === 'number' ? { board } : {});

const rage: IslandWord<Rage> = {
  run: (m, { n }, at) => m.startLasting(at, { n: amountOf(m, n), ...boardIn(m) }, TURN),
  says: ({ n, where }) => {
    const much = sayAmount(n);
    const land = sayKind(where);
    return tells(
      `{invader+} that ravage this turn deal +${much.en} damage in each ${land.en}`,
      `{invader+}, die in dieser Runde wüten, verursachen in jedem ${land.de} +${much.de} Schaden`,
    );
  },
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const toughen: IslandWord<Toughen> = {
  run: (m, { n }, at) => {
    m.startLasting(at, { n }, TURN);
    if (n < 0) m.put({ op: 'weaken' });
  },
  says: ({ n, kinds }) => {
    const { en, de } = kindsSaid(kinds, 'many');
    const least = n < 0 ? said(' (at least 1)', ' (mindestens 1)') : said('', '');
    return tells(
      `${en} have ${signed(n)} health${least.en} this turn`,
      `${de} haben in dieser Runde ${signed(n)} Leben${least.de}`,
    );
  },
};

const embolden: IslandWord<Embolden> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN),
  says: ({ n, kinds, inRavages }) => {
    const one = kindsSaid(kinds, 'one');
    const time = inRavages ? said(' during ravages this turn', ' beim Wüten in dieser Runde') : said('', '');
    return tells(`each ${one.en} deals ${signed(n)} damage${time.en}`, `je ${one.de} ${signed(n)} Schaden${time.de}`);
  },
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

const dropInvaderCard: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, INVADER_DECK);
    if (top !== undefined) move(m, top, stage(invaderCardNamed(cardOf(m, top) ?? '').stage));
    remind(m);
  },
  says: () =>
    named(
      said(
        'return the top card of the invader deck to the box',
        'lege die oberste Invasoren-Karte zurück in die Schachtel',
      ),
    ),
};

const dropFearCard: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, FEAR_DECK);
    if (top !== undefined) move(m, top, FEAR_BOX);
    entrench(m);
  },
  says: () =>
    named(said('return the top fear card to the box', 'lege die oberste Furchtkarte zurück in die Schachtel')),
};

const wasteBlight: IslandWord<WasteBlight> = {
  run: (m, { n }) => takeBlight(m, amountOf(m, n)),
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(
        `remove ${much} {blight} of the blight card from the game${each.en}`,
        `entferne${each.de} ${much} {blight} der Ödniskarte aus dem Spiel`,
      ),
    );
  },
};

const RULES: Readonly<Record<TurnStat, (node: ThisTurn) => Said>> = {
  explores: ({ n = 1, where = ANYWHERE }) => {
    const much = typeof n === 'number' ? n : n.n;
    const land = sayKind(where);
    return said(
      `explores bring ${much} more {explorer} to each ${land.en} this turn`,
      `beim Entdecken kommt in dieser Runde in jedes ${land.de} ${much} {explorer} mehr`,
    );
  },
  exploresFar: () =>
    said(
      '{explorer+} come from 1 land farther this turn',
      '{explorer+} kommen in dieser Runde auch aus 1 Gebiet mehr Entfernung',
    ),
  harmless: () =>
    said('{disease} does not prevent builds this turn', '{disease+} verhindern in dieser Runde kein Bauen'),
  townsExplore: () =>
    said(
      'when exploring this turn, once per board, 1 {town} comes instead of 1 {explorer}',
      'beim Entdecken kommt in dieser Runde einmal je Spielplan 1 {town} statt 1 {explorer}',
    ),
  buildsInstead: () => said('{invader+} build instead of that ravage', '{invader+} bauen, statt zu wüten'),
};

const thisTurn: IslandWord<ThisTurn> = {
  run: (m, { n = 1 }, at) => m.startLasting(at, { n: amountOf(m, n), ...boardIn(m) }, TURN),
  says: (node) => {
    const { en, de } = RULES[node.always](node);
    return tells(en, de);
  },
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

const discardTop: IslandWord<DiscardTop> = {
  run: (m, { deck }) => {
    const card = discardTopOf(m, deck);
    if (card !== undefined) m.let('drawn', card);
  },
  says: ({ deck }) =>
    deck === 'minor'
      ? named(said('discard the top minor power', 'lege die oberste schwache Fähigkeit ab'))
      : named(said('discard the top major power', 'lege die oberste starke Fähigkeit ab')),
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

const isElsewhere = (node: WordNode): node is ElsewhereAct => node.word === 'elsewhereAct';

const returnEvent: IslandWord<ReturnEvent> = {
  run: (m, { under }, at) => {
    const object = objectsIn(m, EVENT_DISCARD).find((each) => cardOf(m, each) === at[0]);
    if (object !== undefined) move(m, object, EVENT_DECK, { to: Math.max(0, count(m, EVENT_DECK) - under) });
  },
  says: ({ under }) =>
    named(
      said(
        `afterwards return this card to the event deck, under the top ${under} cards`,
        `lege diese Karte danach in den Ereignisstapel zurück, unter die obersten ${under} Karten`,
      ),
    ),
};

/** It belongs to the terror level that is reached now. */
const addFearCard: IslandWord<WordNode> = {
  run: (m) => {
    const card = topOf(m, FEAR_BOX);
    if (card === undefined) return;
    const level = terrorLevel(m);
    move(m, card, FEAR_DECK);
    m.state.fearCards = m.state.fearCards.map((n, i) => (i === level - 1 ? n + 1 : n));
  },
  says: () =>
    named(said('add a fear card to the top of the fear deck', 'lege eine Furchtkarte oben auf den Furchtstapel')),
};

const woundSpirits: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    for (const seat of seatsOf(m)) if (presenceAt(m, seat, indexOf(m, land)) > 0) destroyPresence(m, land, seat, 1);
  },
  says: () => named(said('destroy 1 {presence} of each spirit', 'zerstöre 1 {presence} jedes Geistes')),
};

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

const USE_NOW = verb('use {what} now', 'setze setzt setzt setzen ein | jetzt {what}');
const A_SLOW_POWER = said('1 {slow} power', '1 {slow+} Fähigkeit');

const useSlowNow: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'useSlowNow', seat: seatOf(m) }),
  says: (_, say) => allowed(clause(say.you, USE_NOW, { what: A_SLOW_POWER })),
};

const outpace: IslandWord<WordNode> = {
  run: (m) => {
    const seat = seatOf(m);
    for (const card of slowCardsOf(m, seat)) m.put({ op: 'outpaced', seat, card });
  },
  says: () =>
    tells(
      'for each {slow} power card in play its spirit chooses: discard it and gain 1 {energy} plus its cost; or pay 3 {energy} or destroy 2 {presence}, and it may be used now instead of later',
      'für jede ausgespielte {slow+} Fähigkeitenkarte wählt ihr Geist: sie ablegen und 1 {energy} plus ihre Kosten erhalten; oder 3 {energy} bezahlen oder 2 {presence+} zerstören, dann darf sie jetzt statt später eingesetzt werden',
    ),
};

export const eventWords = {
  decide,
  rage,
  toughen,
  embolden,
  atNextRavage,
  dropInvaderCard,
  dropFearCard,
  wasteBlight,
  thisTurn,
  later,
  discardTop,
  elsewhereAct,
  returnEvent,
  addFearCard,
  woundSpirits,
  bombard,
  useSlowNow,
  outpace,
} as const;

export interface EventWordOps {
  /** In which terrain that no card shows. */
  chooseTerrain: { at: Path };
  actIn: { at: Path; terrain: Terrain };
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
