import {
  cardOf,
  count,
  type Groups,
  markPieces,
  move,
  NO,
  type ObjectNumber,
  objectsIn,
  type Path,
  refs,
  removePieces,
  type Said,
  type Seat,
  topOf,
  type Vars,
  YES,
} from '@tafelrunde/kernel';
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
import { ELEMENTS } from '../../cards/elements.ts';
import type { EventChoice, EventCost } from '../../cards/event.ts';
import { BUILDINGS, damageOn, isInvader, pieceOf, presenceOf, strifeOn } from '../../pieces.ts';
import {
  EARNED,
  EVENT_DECK,
  EVENT_DISCARD,
  FEAR_BOX,
  FEAR_DECK,
  FEAR_DISCARD,
  HEALTHY,
  hand,
  INVADER_DECK,
  REMOVED,
  spotOf,
  stage,
} from '../../places.ts';
import { adjacentTo, groupsIn, indexOf, islandIn, presenceAt, terrorLevel } from '../../queries.ts';
import { elementRef, terrainRef, trackRef } from '../../refs.ts';
import { takeBlight } from '../../rules/blight.ts';
import { entrench, remind } from '../../rules/colonies.ts';
import { dealDamage, hurtDahan, withBadlands } from '../../rules/damage.ts';
import { energyOf, gainEnergy, payEnergy } from '../../rules/energy.ts';
import { cardsLying } from '../../rules/invaders.ts';
import { putLesserAid } from '../../rules/lesser-aid.ts';
import { destroy, destroyPresence } from '../../rules/pieces.ts';
import { discardTop as discardTopOf } from '../../rules/power-cards.ts';
import { slowCardsOf } from '../../rules/powers.ts';
import { placeFrom, returnPresence } from '../../rules/presence.ts';
import { blightingIn } from '../../rules/ravage.ts';
import { isPlaced } from '../../rules/time.ts';
import { spiritAt } from '../../rules/tracks.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { landsSuchThat, mayLie, sitesOf } from '../lands.ts';
import { DRAWN_COST } from '../language/amounts.ts';
import { ANYWHERE, type LandTest } from '../language/lands.ts';
import type {
  AtNextRavage,
  BlightFromBox,
  Counting,
  Decide,
  DiscardTop,
  DropLastCards,
  EachTurn,
  ElsewhereAct,
  Embolden,
  FillCard,
  FillFearPool,
  InReserve,
  Later,
  Moment,
  Rage,
  RenderEnergy,
  ReturnEvent,
  ThisTurn,
  Toughen,
  TurnStat,
  WasteBlight,
} from '../language/words/events.ts';
import { sayAmount, sayKind, sayPer } from '../speech.ts';
import { totalAt } from '../standing.ts';
import { harming } from './harming.ts';
import { type IslandWord, place, said } from './word.ts';

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
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const land = sayKind(where);
    return tells(
      `{invader+} that ravage this turn deal +${much} damage${each.en} in each ${land.en}`,
      `{invader+}, die in dieser Runde wüten, verursachen in jedem ${land.de} +${much} Schaden${each.de}`,
    );
  },
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const toughen: IslandWord<Toughen> = {
  run: (m, { n }, at) => {
    m.startLasting(at, { n }, TURN);
    if (n < 0) m.put({ op: 'weaken' });
  },
  says: ({ n, kinds, where }) => {
    const all = kindsSaid(kinds, 'many');
    const land = where === undefined ? said('', '') : sayKind(where);
    const en = where === undefined ? all.en : `${all.en} in each ${land.en}`;
    const de = where === undefined ? all.de : `${all.de} in jedem ${land.de}`;
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
    // What was placed there stays.
    const top = objectsIn(m, INVADER_DECK).findLast((object) => !isPlaced(m, 'invaders', object));
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
  quickBlight: ({ where = ANYWHERE }) => {
    const land = sayKind(where);
    return said(
      `1 damage is enough to blight a ${land.en} this turn`,
      `in dieser Runde genügt 1 Schaden, um ein ${land.de} zu veröden`,
    );
  },
  fearless: () =>
    said(
      'destroying {town+}/{city+} generates no {fear} this turn',
      'in dieser Runde bringt das Zerstören von {town+}/{city+} keine {fear}',
    ),
  ignoresStrife: () =>
    said(
      '1 {strife} of each {invader} is ignored this turn, and stays',
      'in dieser Runde zählt 1 {strife} jedes {invader} nicht und bleibt liegen',
    ),
  ignoresWilds: () =>
    said('{wilds} do not keep {explorer+} away this turn', '{wilds} hält in dieser Runde keine {explorer+} fern'),
  xenophobia: ({ where = ANYWHERE }) => {
    const land = sayKind(where);
    return said(
      `each {invader} that ravages a ${land.en} this turn deals −1 damage to the land and +1 damage to {dahan+}`,
      `jeder {invader}, der in dieser Runde in einem ${land.de} wütet, verursacht −1 Schaden am Gebiet und +1 Schaden an {dahan+}`,
    );
  },
  firstStrike: () =>
    said(
      'in ravages this turn {dahan+} deal only 1 damage each, but before {invader+} do',
      'beim Wüten dieser Runde verursachen {dahan+} nur je 1 Schaden, aber vor den {invader+}',
    ),
  sameTime: () =>
    said(
      'in ravages this turn {dahan+} deal damage at the same time as {invader+}',
      'beim Wüten dieser Runde verursachen {dahan+} ihren Schaden gleichzeitig mit den {invader+}',
    ),
  truce: () =>
    said(
      'in each land with {dahan+}, 1 {dahan} and 1 {town}/{city} take no part in ravages this turn, and take no damage from them',
      'in jedem Gebiet mit {dahan+} nehmen in dieser Runde 1 {dahan} und 1 {town}/{city} am Wüten nicht teil und dabei keinen Schaden',
    ),
  bystanders: () =>
    said('{dahan+} take no part in ravages this turn', '{dahan+} nehmen in dieser Runde am Wüten nicht teil'),
  asBadlands: () =>
    said('{beasts} also count as {badlands} this turn', '{beasts+} zählen in dieser Runde auch als {badlands+}'),
  resourceful: () =>
    said(
      'after an action this turn destroys any {town+}/{city+}, add 1 {town} to an adjacent land',
      'nachdem eine Aktion dieser Runde {town+}/{city+} zerstört hat, kommt in ein Nachbargebiet 1 {town}',
    ),
  eager: () =>
    said(
      'on each board, after the first build this turn add 1 {explorer} to an adjacent land without {invader+}',
      'auf jedem Spielplan kommt nach dem ersten Bauen dieser Runde 1 {explorer} in ein Nachbargebiet ohne {invader+}',
    ),
  stripsBare: () =>
    said(
      'after a ravage this turn adds {blight}, remove 1 {explorer} and 1 {town} from its land',
      'nach einem Wüten dieser Runde, das {blight} bringt: Entferne 1 {explorer} und 1 {town} aus dem Gebiet',
    ),
  devours: () =>
    said(
      '{blight} that is added this turn destroys all {presence} and {beasts} in its land, and 1 {presence} in an adjacent land',
      '{blight}, die in dieser Runde dazukommt, zerstört alle {presence+} und {beasts+} in ihrem Gebiet und 1 {presence} in einem Nachbargebiet',
    ),
  exposed: ({ n = 0 }) =>
    said(
      `what spirits defend is ${sayAmount(n).en} lower in each land this turn (at least 0)`,
      `Verteidigung durch Geister ist in dieser Runde in jedem Gebiet um ${sayAmount(n).de} niedriger (mindestens 0)`,
    ),
  lastBuild: ({ n }) =>
    n === 1
      ? said(
          'build cards also cause 1 more build in the highest-numbered matching land this turn',
          'Karten bei „Bauen“ lassen in dieser Runde im passenden Gebiet mit der höchsten Zahl 1-mal mehr bauen',
        )
      : said(
          'build cards skip the highest-numbered matching land this turn',
          'Karten bei „Bauen“ lassen in dieser Runde das passende Gebiet mit der höchsten Zahl aus',
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

const blightFromBox: IslandWord<BlightFromBox> = {
  run: (m, { n }) => {
    m.state.boxed += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return tells(
      `the next ${much} {blight}${each.en} added this turn comes from the box`,
      `die nächste ${much} {blight}${each.de}, die in dieser Runde dazukommt, kommt aus der Schachtel`,
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

const overconfide: IslandWord<Counting<'overconfide'>> = {
  run: (m, { n }) => {
    if (count(m, EARNED) > n) m.put({ op: 'dropEarned', n });
    else if (count(m, EARNED) > 0) for (const object of objectsIn(m, EARNED)) move(m, object, FEAR_DISCARD);
    else m.state.fear = Math.max(0, m.state.fear - n * m.seats);
  },
  says: ({ n }) =>
    tells(
      `discard ${n} earned fear cards; if there are none, ${n} generated {fear} per player go back`,
      `legt ${n} verdiente Furchtkarten ab; gibt es keine, gehen pro Person ${n} erzeugte {fear} zurück`,
    ),
};

const ROMAN = ['', 'I', 'II', 'III'];

const dropLastCards: IslandWord<DropLastCards> = {
  run: (m, { stages }) => {
    for (const n of stages) {
      const last = objectsIn(m, INVADER_DECK).find((object) => invaderCardNamed(cardOf(m, object) ?? '').stage === n);
      if (last !== undefined) move(m, last, stage(n));
    }
  },
  says: ({ stages }) => {
    const which = stages.map((n) => ROMAN[n]).join('/');
    return named(
      said(
        `remove the bottommost card of each stage ${which} of the invader deck from the game`,
        `entferne die jeweils unterste Karte der Stufen ${which} des Invasoren-Stapels aus dem Spiel`,
      ),
    );
  },
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

const drainCard: IslandWord<Counting<'drainCard'>> = {
  run: (m, { n }) => {
    const wasHealthy = count(m, HEALTHY);
    let taken = 0;
    while (taken < m.seats || (wasHealthy > 0 && count(m, HEALTHY) === wasHealthy)) {
      takeBlight(m, 1);
      taken += 1;
      if (m.state.blight <= 0) return;
    }
    for (const seat of seatsOf(m)) gainEnergy(m, seat, Math.floor((n * taken) / m.seats));
    const left = (n * taken) % m.seats;
    if (left > 0) m.put({ op: 'shareOut', n: left });
  },
  says: ({ n }) =>
    tells(
      `remove 1 {blight} per player of the blight card from the game, and then more until the card is turned over, if it is not; gain ${n} {energy} for each of them, shared as evenly as possible`,
      `entferne pro Person 1 {blight} der Ödniskarte aus dem Spiel, und dann so viele mehr, bis sie umgedreht wird, falls sie es nicht schon ist; ihr erhaltet für jede davon ${n} {energy}, so gleichmäßig wie möglich verteilt`,
    ),
};

const fillCard: IslandWord<FillCard> = {
  run: (m, { n }) => {
    m.state.blight += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(`add ${much} {blight}${each.en} to the blight card`, `lege${each.de} ${much} {blight} auf die Ödniskarte`),
    );
  },
};

const fillFearPool: IslandWord<FillFearPool> = {
  run: (m, { n }) => {
    m.state.fearPool += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(
        `add ${much} fear marker${much === 1 ? '' : 's'}${each.en} to the fear pool`,
        `lege${each.de} ${much} Furchtmarker in den Vorrat`,
      ),
    );
  },
};

const lesserAid: IslandWord<Counting<'lesserAid'>> = {
  run: (m, { n }) => putLesserAid(m, n),
  says: ({ n }) =>
    tells(
      `draw 1 minor power per player plus ${n} more; each spirit is given 1 of them, which it may use in every turn as if it had played it, without card plays or {energy}; what is left is discarded`,
      `zieht pro Person 1 schwache Fähigkeit und ${n} mehr; jeder Geist bekommt 1 davon und darf sie in jeder Runde einsetzen, als hätte er sie ausgespielt, ohne dass sie zählt oder {energy} kostet; was übrig ist, wird abgelegt`,
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

const REGAIN = verb('regain {what}', 'nimm nimmst nimmt nehmen | {what} wieder auf die Hand');

const regainUnique: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'regainUnique', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, REGAIN, {
      what: said('1 unique power that was forgotten', '1 vergessene einzigartige Fähigkeit'),
    }),
};

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const keepElement: IslandWord<WordNode> = {
  run: (m, _, at) => m.put({ op: 'keepElement', seat: seatOf(m), at }),
  says: (_, say) =>
    clause(say.you, GAIN, {
      what: said('1 element of their choice for the rest of the game', 'für den Rest des Spiels 1 Element nach Wahl'),
    }),
};

const RETURN = verb('return {what}', 'lege legst legt legen | {what}');

const withdrawPresence: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'withdraw', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, RETURN, {
      what: said('1 {presence} to a presence track', '1 {presence} zurück auf eine Präsenz-Leiste'),
    }),
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

const PUSH = verb('push {what}', 'verschiebe verschiebst verschiebt verschieben | {what}');

const driftPresence: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'driftPresence', seat: seatOf(m), land: landOf(m) }),
  says: (_, say) => {
    const from = place(say, 'from', 'aus');
    return clause(say.you, PUSH, {
      what: said(`1 {presence} ${from?.en ?? ''}`.trim(), `1 {presence} ${from?.de ?? ''}`.trim()),
    });
  },
};

const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');

const fragment: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'losePresence', seat: seatOf(m), leaves: 'wilds' }),
  says: (_, say) =>
    clause(say.you, DESTROY, {
      what: said('1 {presence}, leaving 1 {wilds} in its place', '1 {presence}, an deren Stelle 1 {wilds} kommt'),
    }),
};

const ADD = verb('add {what}', 'lege legst legt legen | {what}');

const regrow: IslandWord<Counting<'regrow'>> = {
  run: (m, { n }) => {
    const seat = seatOf(m);
    const most = Math.min(n, m.state.destroyed[seat] ?? 0);
    for (let left = most; left > 0; left--) m.put({ op: 'regrow', seat });
  },
  says: ({ n }, say) =>
    clause(say.you, ADD, {
      what: said(`${n} destroyed {presence} to one of their lands`, `${n} zerstörte {presence} in ein eigenes Gebiet`),
    }),
};

const slowNextTurn: IslandWord<WordNode> = {
  run: (m) => {
    const seat = seatOf(m);
    m.state.slowed = m.state.slowed.map((turn, i) => (i === seat ? m.state.round + 1 : turn));
  },
  says: () =>
    tells(
      'in the next turn all powers of that spirit are {slow}',
      'in der nächsten Runde sind alle Fähigkeiten dieses Geistes {slow}',
    ),
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

const PAY = verb('pay {what}', 'bezahle bezahlst bezahlt bezahlen | {what}');

const renderEnergy: IslandWord<RenderEnergy> = {
  run: (m, { n }) => payEnergy(m, seatOf(m), Math.min(n, energyOf(m, seatOf(m)))),
  says: ({ n }, say) => clause(say.you, PAY, { what: said(`${n} {energy}`, `${n} {energy}`) }),
};

const damagedIn = (m: At, land: string): Groups =>
  groupsIn(m, land).filter((group) => isInvader(group) && damageOn(group) > 0);

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
  blightFromBox,
  eachTurn: eachTurnWord,
  inReserve,
  overconfide,
  dropLastCards,
  strayExplorers,
  drainCard,
  fillCard,
  fillFearPool,
  lesserAid,
  retaliate,
  regainUnique,
  keepElement,
  withdrawPresence,
  destroyDamaged: harming(destroyDamaged),
  driftPresence,
  fragment,
  regrow,
  slowNextTurn,
  removeStrife,
  renderEnergy,
} as const;

export interface EventWordOps {
  /** In which terrain that no card shows. */
  chooseTerrain: { at: Path };
  actIn: { at: Path; terrain: Terrain };
  /** Which of the earned fear cards are discarded. */
  dropEarned: { n: number };
  /** Who gains 1 energy more, for what cannot be shared evenly. */
  shareOut: { n: number };
  /** Do the players use what they have in reserve? */
  useReserve: { at: Path };
  regainUnique: { seat: Seat };
  keepElement: { seat: Seat; at: Path };
  /** From where presence goes back to a track, and to which one. */
  withdraw: { seat: Seat };
  withdrawTo: { seat: Seat; land: string };
  destroyDamaged: { seat: Seat; land: string };
  removeStrife: { seat: Seat; land: string };
  /** Where destroyed presence comes back. */
  regrow: { seat: Seat };
  /** To which land. */
  driftPresence: { seat: Seat; land: string };
}

/** SI-221: coastal lands are no terrain. */
function hiddenTerrains(m: At): readonly Terrain[] {
  const shown = cardsLying(m).flatMap((card) => terrainsOf(invaderCardNamed(card).lands));
  return TERRAINS.filter((terrain) => !shown.includes(terrain));
}

const terrainsOf = (test: LandTest): readonly Terrain[] => ('is' in test ? test.is : []);

/** The unique powers of the spirit that have left the game. */
const forgottenBy = (m: At, seat: Seat): readonly ObjectNumber[] =>
  objectsIn(m, REMOVED).filter((object) => spiritAt(m, seat).uniques.includes(cardOf(m, object) ?? ''));

export const eventWordRules: Chapter<EventWordOps> = {
  chooseTerrain: {
    among: seatsOf,
    options: (m) => hiddenTerrains(m).map((terrain) => terrainRef(terrain)),
    answer: (m, { at }, [pick]) => {
      const terrain = terrainRef.in(pick);
      if (terrain !== undefined) m.put({ op: 'actIn', at, terrain });
    },
  },

  dropEarned: {
    among: seatsOf,
    options: (m) => objectsIn(m, EARNED),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, FEAR_DISCARD);
    },
  },

  shareOut: {
    among: seatsOf,
    options: (m) => seatsOf(m).map((seat) => refs.seat(seat)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) gainEnergy(m, refs.seat.in(pick) ?? 0, 1);
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

  regainUnique: {
    options: (m, { seat }) => forgottenBy(m, seat),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  keepElement: {
    options: () => ELEMENTS.map((element) => elementRef(element)),
    answer: (m, { seat, at }, [pick]) => {
      const element = elementRef.in(pick);
      if (element === undefined) return;
      m.startLasting(at, { element }, { game: true }, seat);
      m.emit({ type: 'elements', seat, data: { element } });
    },
  },

  withdraw: {
    options: (m, { seat }) => sitesOf(m, seat, 'presence').map((i) => refs.land(islandIn(m).lands[i]?.name ?? '')),
    answer: (m, { seat }, [pick]) => m.put({ op: 'withdrawTo', seat, land: refs.land.in(pick) ?? '' }),
  },

  withdrawTo: {
    options: (m, { seat }) => (m.state.uncovered[seat] ?? []).flatMap((open, i) => (open > 0 ? [trackRef(i)] : [])),
    answer: (m, { seat, land }, [pick]) => {
      const track = trackRef.in(pick);
      if (track === undefined) return;
      removePieces(m, spotOf(land), { kind: presenceOf(seat) }, 1);
      m.state.uncovered[seat] = (m.state.uncovered[seat] ?? []).map((open, i) => (i === track ? open - 1 : open));
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

  regrow: {
    options: (m, { seat }) => sitesOf(m, seat, 'presence').map((i) => refs.land(islandIn(m).lands[i]?.name ?? '')),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) returnPresence(m, land, seat, 1);
    },
  },

  driftPresence: {
    options: (m, { seat, land }) =>
      adjacentTo(m, land)
        .filter((name) => mayLie(m, seat, indexOf(m, name)))
        .map((name) => refs.land(name)),
    answer: (m, { seat, land }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      placeFrom(m, seat, refs.land(land), to);
      m.let('pushedTo', [to]);
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
