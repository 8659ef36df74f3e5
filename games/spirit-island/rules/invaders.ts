import {
  at,
  cardOf,
  count,
  type Groups,
  move,
  type ObjectNumber,
  objectsIn,
  refs,
  topOf,
  type ZoneName,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { escalationIn, invaderCardNamed, levelNamed } from '../cards/catalogue.ts';
import type { Escalation } from '../cards/variant.ts';
import { amountOf } from '../effects/amounts.ts';
import { standingOf } from '../effects/held.ts';
import { isCrowded, landsSuchThat } from '../effects/lands.ts';
import { lacks } from '../effects/language/lands.ts';
import { totalAt } from '../effects/standing.ts';
import { hasTwist, twistsOf, twistTotal } from '../effects/twists.ts';
import { BUILDINGS, countOf, hasInvaders } from '../pieces.ts';
import { ADVERSARY, BUILD, EXPLORE, IMMIGRATION, INVADER_DECK, INVADER_DISCARD, RAVAGE } from '../places.ts';
import { adjacentTo, allLands, groupsIn, indexOf, islandIn, keeperOf, landIn, piecesAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { afterBuild, isUnsettled, remind } from './colonies.ts';
import { has } from './finds.ts';
import { isCutOff, isIsolated, isOceanIsolated } from './isolate.ts';
import { festererOf } from './kindling.ts';
import { add, remove } from './pieces.ts';
import { landAndExplore } from './river.ts';
import { asOftenAsPoured } from './sideways.ts';
import { isThiefLeft } from './thieves.ts';
import { pause } from './ways.ts';

/* SI-219 to SI-225, SI-241 to SI-255: what the invaders do. */

export interface InvaderOps {
  /** SI-324: before the ravage, with the card that ravaged last. */
  immigrate: object;
  ravage: object;
  /** In all lands of the card. */
  ravageCard: { card: string };
  build: object;
  explore: object;
  advance: object;
  /** `settled`: there are towns and cities enough around it, whether or not it has invaders (SI-325). */
  buildIn: { land: string; settled: boolean };
  builds: { land: string };
  /** `town`: one of them is a town. */
  exploreIn: { land: string; n: number; town?: true };
  explores: { land: string; n: number; town?: true };
  /** Promising Farmland: in which of these lands of a board it is. */
  exploreTown: { lands: readonly string[]; more?: string };
  /** SI-246: the top card is turned up, and its lands are explored. */
  revealAndExplore: object;
  exploreCard: { card: string };
  /** Scotland: which of these lands get a town instead of an explorer. */
  tradeIn: { lands: readonly string[]; n: number };
  afterCard: { card: string };
  /** The whole step is over. */
  afterExplore: object;
  /** Fortune-Seekers have had their card. */
  strayed: object;
  /** Blitz: which of the explored lands of a board gets one more. */
  exploreMore: { lands: readonly string[] };
}

/** SI-222: the cards that lie there. */
const cardsIn = (m: At, place: ZoneName): readonly string[] =>
  objectsIn(m, place).map((object) => cardOf(m, object) ?? '');

/** The lands that a card is about, as they are numbered. */
const landsFor = (m: At, card: string): readonly string[] => landsSuchThat(m, invaderCardNamed(card).lands, undefined);

/** SI-222, SI-329: the lands of a card, and those that match whatever card ravages. */
const ravagedBy = (m: At, card: string): readonly string[] => {
  const own = landsFor(m, card);
  return allLands(m).filter((land) => own.includes(land) || isCrowded(m, indexOf(m, land)));
};

/** Those that it is explored by. */
const exploredFor = (m: At, card: string): readonly string[] =>
  m.state.astray ? landsSuchThat(m, lacks(...BUILDINGS), undefined) : landsFor(m, card);

/** Powers Long Forgotten: lands whose invaders are in this one, too. */
const linkedTo = (m: At, land: number): readonly number[] => {
  const { lands } = islandIn(m);
  if (lands[land]?.terrains.includes('sands') !== true || !has(m, 'loop', 'invaders')) return [];
  return lands.flatMap(({ terrains }, i) => (terrains.includes('sands') && i !== land ? [i] : []));
};

const groupsFor = (m: At, land: string): Groups => [
  ...groupsIn(m, land),
  ...linkedTo(m, indexOf(m, land)).flatMap((each) => piecesAt(m, each)),
];

/** Despicable Theft: where thieves come along. */
const isFarIn = (m: At, land: string): boolean => landIn(m, land).number >= twistTotal(m, 'theft');

/** What a build brings, SI-242; for the Habsburgs two towns for a city inland. */
function builtIn(m: At, land: string): { readonly kind: 'town' | 'city'; readonly n: number } {
  const groups = groupsFor(m, land);
  if (countOf(groups, 'town') <= countOf(groups, 'city')) return { kind: 'town', n: 1 };
  const isRural = hasTwist(m, 'rural') && m.state.round > 0 && !landIn(m, land).coastal;
  return isRural ? { kind: 'town', n: twistTotal(m, 'rural') } : { kind: 'city', n: 1 };
}

export const wouldBuild = (m: At, land: string): 'town' | 'city' => builtIn(m, land).kind;

const buildingsAt = (m: At, land: number): number => countOf(piecesAt(m, land), ...BUILDINGS);

/** SI-248: a town or a city there or beside it, or the ocean beside it; events let them come from farther. */
function hasSource(m: At, name: string): boolean {
  if (isIsolated(m, name)) return false; // SI-296
  const { lands, distance } = islandIn(m);
  const here = indexOf(m, name);
  const reach = 1 + standingOf(m, 'exploresFar').length;
  const hasBuilding = (each: number): boolean =>
    [each, ...linkedTo(m, each)].some((one) => buildingsAt(m, one) > 0) && totalAt(m, 'noSource', each) === 0;
  const sends = (each: number): boolean => hasBuilding(each) && !isIsolated(m, lands[each]?.name ?? '');
  return lands.some((land, each) => {
    const away = distance[here]?.[each] ?? 99;
    if (land.ocean || away > reach) return false;
    if (away === 0 ? hasBuilding(each) : sends(each)) return true;
    return land.coastal && away < reach && !isOceanIsolated(m, land.name);
  });
}

/** Those that nothing keeps explorers from, if there are any. */
function welcoming(m: At, lands: readonly string[]): readonly string[] {
  const open = lands.filter((land) => countOf(groupsIn(m, land), 'wilds') === 0);
  return open.length > 0 ? open : lands;
}

/** SI-325: counted over all adjacent lands. On the coast a city beside it is enough for the Scots. */
function isSettled(m: At, name: string): boolean {
  const [settle] = twistsOf(m, 'settle');
  const isCharted = landIn(m, name).coastal && hasTwist(m, 'coastline');
  if (settle === undefined && !isCharted) return false;
  const around = adjacentTo(m, name).filter((each) => !isCutOff(m, each, name)); // SI-301
  if (isCharted && around.some((each) => countOf(groupsIn(m, each), 'city') > 0)) return true;
  const near = around.reduce((sum, each) => sum + buildingsAt(m, indexOf(m, each)), 0);
  return settle !== undefined && near >= (settle.n ?? 0);
}

/** SI-248, SI-251: the lands that the card brings explorers to. */
export const exploredBy = (m: At, card: string): readonly string[] =>
  landsBut(m, 'explore', card).filter((land) => hasSource(m, land));

const isLeftOut = (m: At, action: Action, card: 'stays' | 'goesOn'): boolean =>
  standingOf(m, 'skipsCard').some(({ standing }) => standing.action === action && standing.card === card);

type Action = 'build' | 'explore';

/** The last of these lands on each board is left out where an event says so, or built in once more. */
function withLast(m: At, lands: readonly string[]): readonly string[] {
  return lands.flatMap((land, i) => {
    const { board } = landIn(m, land);
    const isLast = lands.findLastIndex((each) => landIn(m, each).board === board) === i;
    const more = isLast ? totalAt(m, 'lastBuild', indexOf(m, land)) : 0;
    return Array.from({ length: Math.max(0, 1 + more) }, () => land);
  });
}

/** Eager Explorers: once on each board. */
function comeEagerly(m: Game, land: string): void {
  const { board } = landIn(m, land);
  if (standingOf(m, 'eager').length === 0 || m.state.built.includes(board)) return;
  m.state.built = [...m.state.built, board];
  m.put({
    op: 'addOne',
    kind: 'explorer',
    lands: adjacentTo(m, land).filter((each) => !hasInvaders(groupsIn(m, each))),
  });
}

/** The lands of a card, without the first one of each board where something keeps the invaders from it. */
function landsBut(m: At, action: Action, card: string): readonly string[] {
  const lands = action === 'explore' ? exploredFor(m, card) : landsFor(m, card);
  if (!standingOf(m, 'skipsFirst').some(({ standing }) => standing.action === action)) return lands;
  const boardOf = (name: string): string => landIn(m, name).board;
  return lands.filter((land, i) => lands.findIndex((each) => boardOf(each) === boardOf(land)) < i);
}

/** SI-314: the top card of the lowest stage; what lies there earlier than it should stays. */
function nextOfStage(m: At): ObjectNumber | undefined {
  const stageOf = (object: ObjectNumber): number => invaderCardNamed(cardOf(m, object) ?? '').stage;
  const cards = objectsIn(m, INVADER_DECK);
  const first = Math.min(...cards.map(stageOf));
  return cards.findLast((object) => stageOf(object) === first);
}

/** SI-314. */
export function accelerate(m: Game): void {
  const next = nextOfStage(m);
  if (next !== undefined) move(m, next, INVADER_DISCARD);
  remind(m);
}

const LYING: readonly ZoneName[] = [EXPLORE, BUILD, RAVAGE, IMMIGRATION];

/** The cards that lie at the actions of the invaders. */
export const cardsLying = (m: At): readonly string[] => LYING.flatMap((place) => cardsIn(m, place));

/** The cards that have been turned up. */
export const cardsSeen = (m: At): readonly string[] => [...cardsLying(m), ...cardsIn(m, INVADER_DISCARD)];

function buildWith(m: Game, cards: readonly string[], lands = landsFor): void {
  for (const card of cards) {
    const builds = asOftenAsPoured(m, lands(m, card)).map((land) => ({ land, settled: isSettled(m, land) }));
    m.put({ op: m.state.dreamt ? 'leaveOut' : 'buildAll', builds });
  }
}

/** Each land once, then those that have another turn. */
function inTurn(lands: readonly string[]): readonly (readonly string[])[] {
  const again = lands.filter((land, i) => lands.indexOf(land) < i);
  return again.length === 0 ? [lands] : [lands.filter((land, i) => lands.indexOf(land) === i), ...inTurn(again)];
}

/** SI-316, SI-317: stage II cards of a terrain bear the sign of escalation; those of stage III make the supporting adversary escalate (SI-350). */
function escalating(m: At, card: string): string | undefined {
  if (m.state.astray) return undefined;
  const { stage, lands } = invaderCardNamed(card);
  const [leading, supporting] = cardsIn(m, ADVERSARY).filter((id) => levelNamed(id).level === 0);
  if (!('is' in lands)) return undefined;
  return stage === 2 ? leading : stage === 3 ? supporting : undefined;
}

/** Does the adversary act in each land that is explored? */
function follows(m: At, card: string): boolean {
  const adversary = escalating(m, card);
  return adversary !== undefined && escalationIn(adversary)?.timing === 'each';
}

function escalate(m: Game, card: string, timing: Escalation['timing'], land?: string): void {
  const adversary = escalating(m, card);
  if (adversary === undefined || escalationIn(adversary)?.timing !== timing) return;
  if (land !== undefined && landIn(m, land).board === m.state.spared) return;
  if (land !== undefined && !landIn(m, land).terrains.some((each) => each === m.state.shown)) return;
  m.emit({ type: 'escalation', cause: adversary });
  const vars = land === undefined ? {} : { land, seat: keeperOf(m, land) };
  m.put({ op: 'action', cause: adversary, at: below([adversary], 'escalation', 'do'), vars });
}

/** SI-350: where the card shows two terrains and the escalation is about one, it is drawn. */
function show(m: Game, card: string): void {
  const { lands } = invaderCardNamed(card);
  const adversary = escalating(m, card);
  const timing = adversary === undefined ? undefined : escalationIn(adversary)?.timing;
  const isAboutOne = timing === 'each' || timing === 'after';
  if (!isAboutOne || !('is' in lands)) return;
  m.state.shown = at(lands.is, lands.is.length > 1 ? m.chance('terrain', lands.is.length) : 0);
}

/** Scotland: towns come to all coastal lands of a card, for the Coastal Lands to so many of each board. */
function trade(m: Game, card: string, lands: readonly string[]): void {
  const [port] = twistsOf(m, 'port');
  const coast = lands.filter((land) => landIn(m, land).coastal);
  m.state.ports = port === undefined || m.state.round === 0 || isCoastal(card) ? [] : coast;
  if (port === undefined || m.state.round === 0 || !isCoastal(card)) return;
  for (const board of islandIn(m).boards) {
    const open = coast.filter((land) => landIn(m, land).board === board && countOf(groupsIn(m, land), 'wilds') === 0);
    if (open.length > 0) m.put({ op: 'tradeIn', lands: open, n: Math.min(port.n ?? 0, open.length) });
  }
}

/** The card that shows no terrain. */
const isCoastal = (card: string): boolean => !('is' in invaderCardNamed(card).lands);

/** SI-324: does a card slide on to the additional build when it has ravaged? */
function hasImmigration(m: At, card: string): boolean {
  const wasThere = (stage: number): boolean =>
    [...cardsIn(m, INVADER_DISCARD), card].some((each) => invaderCardNamed(each).stage >= stage);
  return twistsOf(m, 'immigration').some(({ n }) => n === undefined || !wasThere(n));
}

/** Ward the Shores. */
const surgeOf = (m: At): number =>
  m.state.phase === 'explore' && invaderCardNamed(cardsIn(m, EXPLORE).at(-1) ?? '').stage === 3
    ? twistTotal(m, 'surge')
    : 0;

const explored = (land: string, n = 1) => ({ op: 'exploreIn', land, n }) as const;

const TOWN = { town: true } as const;

const hasTowns = (m: At): boolean => standingOf(m, 'townsExplore').length > 0;

/** What is built there, and what comes of it. */
export function build(m: Game, land: string): void {
  const { kind, n } = builtIn(m, land);
  add(m, land, kind, n);
  afterBuild(m, land, kind);
  comeEagerly(m, land);
}

export const invaderRules: Chapter<InvaderOps> = {
  immigrate: (m) => buildWith(m, cardsIn(m, IMMIGRATION)),

  ravage: (m) => {
    if (count(m, IMMIGRATION) > 0) {
      m.put({ op: 'immigrate' });
      if (hasTwist(m, 'resolve') && m.state.resolved === 0) m.put({ op: 'immigrate' });
    }
    const cards = cardsIn(m, RAVAGE);
    if (cards.length > 0) {
      m.put(...m.state.atRavage.map((at) => ({ op: 'run', at, vars: {} }) as const));
      m.state.atRavage = [];
    }
    m.put({ op: 'due', when: 'beforeRavage' });
    m.state.scarred = [];
    for (const card of cards) m.put({ op: 'ravageCard', card });
    m.put({ op: 'afterStep', what: 'ravage' });
    m.put({ op: 'due', when: 'afterRavage' });
  },

  ravageCard: (m, { card }) => {
    if (standingOf(m, 'buildsInstead').length > 0) buildWith(m, [card]);
    else for (const lands of inTurn(asOftenAsPoured(m, ravagedBy(m, card)))) m.put({ op: 'ravageLands', lands });
  },

  build: (m) => {
    const cards = cardsIn(m, BUILD);
    const isOneLess = isLeftOut(m, 'build', 'stays') || isLeftOut(m, 'build', 'goesOn');
    buildWith(m, isOneLess ? cards.slice(1) : cards, (where, card) => withLast(where, landsBut(where, 'build', card)));
    m.put({ op: 'afterStep', what: 'build' });
  },

  buildIn: {
    affected: () => 0,
    act: (m, { land, settled }) => {
      if (settled || hasInvaders(groupsFor(m, land))) m.put({ op: 'unlessForestalled', land, action: 'build' }); // SI-241
    },
  },

  // SI-243, SI-278, SI-279.
  builds: (m, { land }) => {
    const isHarmless = standingOf(m, 'harmless').length > 0;
    const festerer = festererOf(m, land);
    if (isHarmless || countOf(groupsIn(m, land), 'disease') === 0) build(m, land);
    else if (festerer?.seat === undefined) remove(m, land, { kind: 'disease' }, 1);
    else m.put({ op: 'fester', seat: festerer.seat, land, fear: amountOf(m, festerer.standing.n ?? 1) });
  },

  explore: (m) => {
    if (isLeftOut(m, 'explore', 'stays')) {
      m.state.late += 1;
      return;
    }
    for (let i = 0; i <= m.state.late; i++) m.put(...(i > 0 ? pause(m) : []), { op: 'revealAndExplore' });
    m.state.late = 0;
    m.put({ op: 'afterExplore' });
  },

  revealAndExplore: (m) => {
    if (count(m, INVADER_DECK) === 0) {
      m.put({ op: 'over', won: false, how: 'no-invader-card' }); // SI-083
      return;
    }
    const card = cardOf(m, move(m, topOf(m, INVADER_DECK) ?? 0, EXPLORE) ?? 0) ?? '';
    show(m, card);
    escalate(m, card, 'before'); // SI-247, SI-318
    if (m.state.dreamt && follows(m, card)) m.put({ op: 'shield' });
    m.put({ op: 'exploreCard', card }, { op: 'afterCard', card }, { op: 'strayed' });
  },

  afterCard: (m, { card }) => {
    m.state.ports = [];
    m.state.spared = '';
    escalate(m, card, 'after');
    m.put({ op: 'afterStep', what: 'exploreCard' });
  },

  afterExplore: (m) => {
    for (const card of cardsIn(m, EXPLORE)) escalate(m, card, 'step');
    if (m.state.round > 0) landAndExplore(m);
  },

  tradeIn: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      m.state.ports = [...m.state.ports, ...picks.flatMap((pick) => refs.land.in(pick) ?? [])];
    },
  },

  exploreCard: (m, { card }) => {
    const lands = isLeftOut(m, 'explore', 'goesOn') ? [] : asOftenAsPoured(m, exploredBy(m, card));
    trade(m, card, [...new Set(lands)]);
    const isMore = hasTwist(m, 'moreExplorers');
    if (!isMore && !hasTowns(m)) {
      m.put(...lands.map((land) => explored(land)));
      return;
    }
    for (const board of islandIn(m).boards) {
      const here = lands.filter((land) => landIn(m, land).board === board);
      if (here.length > 0) m.put({ op: isMore ? 'exploreMore' : 'exploreTown', lands: here });
    }
  },

  strayed: (m) => {
    m.state.astray = false;
  },

  exploreMore: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    answer: (m, { lands }, [pick]) => {
      const more = refs.land.in(pick);
      if (more !== undefined && hasTowns(m)) m.put({ op: 'exploreTown', lands, more });
      else m.put(...lands.map((land) => explored(land, land === more ? 2 : 1)));
    },
  },

  exploreTown: {
    among: seatsOf,
    options: (m, { lands }) => welcoming(m, lands).map((land) => refs.land(land)),
    answer: (m, { lands, more }, [pick]) => {
      const town = refs.land.in(pick);
      m.put(...lands.map((land) => ({ ...explored(land, land === more ? 2 : 1), ...(land === town && TOWN) })));
    },
  },

  exploreIn: {
    affected: () => 0,
    act: (m, { land, n, town }) =>
      m.put({ op: 'unlessForestalled', land, action: 'explore', n, ...(town === true && { town }) }),
  },

  // SI-252, SI-280 to SI-282; SI-253: only where an explorer came the adversary may follow.
  explores: (m, { land, n, town }) => {
    const isWild = standingOf(m, 'ignoresWilds').length === 0 && countOf(groupsIn(m, land), 'wilds') > 0;
    if (isWild) remove(m, land, { kind: 'wilds' }, 1);
    else {
      const isWild = isUnsettled(m, land);
      const more = landIn(m, land).terrains.includes('mountain') ? twistTotal(m, 'peaks') : 0;
      const explorers = n + more + totalAt(m, 'explores', indexOf(m, land));
      const towns = Math.min(explorers, (town === true ? 1 : 0) + (m.state.ports.includes(land) ? 1 : 0));
      add(m, land, 'town', towns + surgeOf(m));
      add(m, land, 'explorer', explorers - towns);
      if (m.state.round > 0 && isThiefLeft(m) && isFarIn(m, land)) add(m, land, 'thief', 1);
      if (isWild && m.state.round > 0 && hasTwist(m, 'frontier')) {
        m.put({ op: 'addSome', kind: 'explorer', lands: [land], n: twistTotal(m, 'frontier') });
      }
      if (has(m, 'tooth', 'invaders') && landIn(m, land).terrains.includes('wetland')) {
        m.put({ op: 'buildIn', land, settled: false });
      }
      escalate(m, cardsIn(m, EXPLORE).at(-1) ?? '', 'each', land);
    }
  },

  // SI-254.
  advance: (m) => {
    if (count(m, RAVAGE) > 0) m.state.calmed = false;
    for (const object of objectsIn(m, IMMIGRATION)) move(m, object, INVADER_DISCARD);
    for (const object of objectsIn(m, RAVAGE)) {
      move(m, object, hasImmigration(m, cardOf(m, object) ?? '') ? IMMIGRATION : INVADER_DISCARD);
    }
    const [, ...others] = objectsIn(m, BUILD);
    const going = isLeftOut(m, 'build', 'stays') ? others : objectsIn(m, BUILD);
    for (const object of going) move(m, object, RAVAGE);
    for (const object of objectsIn(m, EXPLORE)) move(m, object, BUILD);
    remind(m);
    m.put({ op: 'due', when: 'afterAdvance' });
  },
};
