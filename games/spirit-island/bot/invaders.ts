import { cardOf, count, effectsOn, type Groups, objectsIn, topOf, type ZoneName } from '@tafelrunde/kernel';
import type { Island } from '../boards/island.ts';
import { idsOf, invaderCardNamed } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { totalAt } from '../effects/standing.ts';
import { damageOn, isInvader, strengthOf, strifeOn } from '../pieces.ts';
import { BUILD, HEALTHY, INVADER_DECK, RAVAGE } from '../places.ts';
import { islandIn } from '../queries.ts';
import { cardsSeen } from '../rules/invaders.ts';
import { ravageStrikeOf } from '../rules/strength.ts';
import type { At, Phase } from '../state.ts';

/* What the invaders take from the spirits: where they stand, where they will build and ravage, and how much blight that brings. */

/** What each of these takes where it stands, or gives. */
const EXPLORER = 1.3;
const TOWN = 8;
const CITY = 12;
/** A land where invaders are, and one where they are enough to bring blight: sooner or later a card is about it. */
const OCCUPIED = 5;
const DANGEROUS = 7;
const DAHAN = 1.5;
const WOUND = 0.12;
/** Fear for a town that the dahan destroy. */
const FRIGHT = 3.5;
const LYING_BLIGHT = 3;
const PRESENCE_LOST = 2;
/** Land without invaders that explorers can reach only because of towns and cities. */
const REACHED = 2;
/** Invaders in a land that no others would come to. */
const CUT_OFF = 3;

/** Tokens, strife by the damage that it takes from the invaders, and a disease that waits for a build. */
const TOKENS: Readonly<Record<string, number>> = { beasts: 1.5, wilds: 3, badlands: 1.5 };
const STRIFE = 1.2;
const DISEASE = 3;

/** Blight that is still on its card, the healthy side of the card, and how it is to have hardly any left. */
const BLIGHT = 16;
const HEALTHY_ISLAND = 32;
const LITTLE_LEFT = 40;
/** In a land with blight it goes on into another one, and farther if all around have blight. */
const CASCADE = 1.9;
const LONG_CASCADE = 2.8;

/** How much of what threatens will come, after all that the spirits can still do about it. */
interface Threat {
  readonly ravage: number;
  readonly build: number;
  /** The ravage where they build. */
  readonly next: number;
}

const THIS_TURN: Threat = { ravage: 0.95, build: 1, next: 0.5 };
const NEXT_TURN: Threat = { ravage: 0.65, build: 0.7, next: 0.4 };
/** Of a land that may be the next to be explored: how much will be built there. */
const EXPLORED = 0.5;
/** Explorers that come first have to come. */
const EMPTY = 0.6;

const isBefore = (phase: Phase): boolean =>
  phase === 'spirit' || phase === 'fast' || phase === 'blighted' || phase === 'event' || phase === 'fear';

/** What is known of the lands of an island, by what is asked. */
class Book<T> {
  private readonly islands = new WeakMap<Island, Map<string, T>>();

  look(island: Island, key: string, make: () => T): T {
    let known = this.islands.get(island);
    if (known === undefined) {
      known = new Map();
      this.islands.set(island, known);
    }
    let found = known.get(key);
    if (found === undefined) {
      found = make();
      known.set(key, found);
    }
    return found;
  }
}

const cardLands = new Book<readonly boolean[]>();
const exploreChances = new Book<readonly number[]>();

/** Which lands of the island an invader card is about. */
const landsOf = (island: Island, card: string): readonly boolean[] =>
  cardLands.look(island, card, () => {
    const { lands: test } = invaderCardNamed(card);
    const terrains = 'is' in test ? test.is : undefined;
    return island.lands.map(
      ({ terrain, coastal, ocean }) => !ocean && (terrains === undefined ? coastal : terrains.includes(terrain)),
    );
  });

/** Is a land on one of the cards there? */
function onCards(m: At, place: ZoneName): (land: number) => boolean {
  const island = islandIn(m);
  const cards = objectsIn(m, place).map((object) => landsOf(island, cardOf(m, object) ?? ''));
  return (land) => cards.some((lands) => lands[land] === true);
}

/** How likely it is for each land that the next card which is turned up is about it. */
function chancesOf(m: At): readonly number[] {
  const island = islandIn(m);
  const top = cardOf(m, topOf(m, INVADER_DECK) ?? -1);
  if (top === undefined) return [];
  const { stage } = invaderCardNamed(top);
  const isOfStage = (id: string): boolean => invaderCardNamed(id).stage === stage;
  const seen = cardsSeen(m).filter(isOfStage);
  return exploreChances.look(island, `${stage} ${seen.join()}`, () => {
    const cards = idsOf('invader').filter((id) => isOfStage(id) && !seen.includes(id));
    const lands = cards.map((id) => landsOf(island, id));
    return island.lands.map((_, i) => lands.filter((each) => each[i] === true).length / Math.max(1, cards.length));
  });
}

/** What stands in a land. */
interface Standing {
  explorers: number;
  towns: number;
  cities: number;
  dahan: number;
  blight: number;
  /** Damage on invaders. */
  wounds: number;
  /** What those with strife would deal if they had none. */
  strife: number;
  disease: number;
  /** What the other tokens are worth. */
  tokens: number;
  presence: number;
  /** How much blight a ravage brings, where it brings any. */
  cascades: number;
}

function standingIn(groups: Groups): Standing {
  const all: Standing = {
    explorers: 0,
    towns: 0,
    cities: 0,
    dahan: 0,
    blight: 0,
    wounds: 0,
    strife: 0,
    disease: 0,
    tokens: 0,
    presence: 0,
    cascades: 1,
  };
  for (const group of groups) {
    const { kind, n } = group;
    if (kind === 'explorer') all.explorers += n;
    else if (kind === 'town') all.towns += n;
    else if (kind === 'city') all.cities += n;
    else if (kind === 'dahan') all.dahan += n;
    else if (kind === 'blight') all.blight += n;
    else if (kind.startsWith('presence')) all.presence += 1;
    else if (kind === 'disease') all.disease += n;
    else all.tokens += (TOKENS[kind] ?? 0) * n;
    if (group.marks === undefined || !isInvader(group)) continue;
    all.wounds += damageOn(group) * n;
    if (strifeOn(group) > 0) all.strife += strengthOf(kind) * n;
  }
  return all;
}

/** The worth of invaders that so many dahan would destroy, the strongest first. */
function foughtBack({ explorers, towns, cities }: Standing, dahan: number): number {
  let left = 2 * dahan;
  const c = Math.min(cities, Math.floor(left / 3));
  left -= 3 * c;
  const t = Math.min(towns, Math.floor(left / 2));
  left -= 2 * t;
  return c * (CITY + 2 * FRIGHT) + t * (TOWN + FRIGHT) + Math.min(explorers, left) * EXPLORER;
}

/** What the invaders are about to do, as far as everybody can see it. */
interface Plan {
  readonly threat: Threat;
  readonly ravages: (land: number) => boolean;
  readonly builds: (land: number) => boolean;
  /** Where they will build nobody knows yet, but how likely it is. */
  readonly chances: readonly number[] | undefined;
  readonly isSpared: (verb: string, land: string) => boolean;
  readonly isDefended: boolean;
  readonly strike: readonly [explorer: number, town: number, city: number];
}

function planOf(m: At): Plan {
  const before = isBefore(m.state.phase);
  const skips = { ravageIn: effectsOn(m, 'instead', 'ravageIn'), buildIn: effectsOn(m, 'instead', 'buildIn') };
  return {
    threat: before ? THIS_TURN : NEXT_TURN,
    ravages: onCards(m, RAVAGE),
    builds: onCards(m, BUILD),
    chances: before || count(m, BUILD) > 0 ? undefined : chancesOf(m),
    isSpared: (verb, land) =>
      (verb === 'ravageIn' ? skips.ravageIn : skips.buildIn).some(
        (effect) => m.game.effects?.applies(m, effect, { op: verb, land }) === true,
      ),
    isDefended: standingOf(m, 'defend').length > 0,
    strike: [ravageStrikeOf(m, 'explorer'), ravageStrikeOf(m, 'town'), ravageStrikeOf(m, 'city')],
  };
}

/** What a land is worth, and how much blight is to be expected there. */
interface Outlook {
  worth: number;
  blight: number;
}

const hasBuildings = (here: Standing | undefined): boolean => here !== undefined && here.towns + here.cities > 0;

/** A land without invaders: explorers may come. */
function emptyOutlook(land: number, isCoastal: boolean, { chances }: Plan): Outlook {
  const comes = (chances?.[land] ?? 0) * EXPLORED * EMPTY;
  return { worth: -comes * TOWN - (isCoastal ? 0 : REACHED), blight: comes * NEXT_TURN.next };
}

/** What this turn's ravage, or the next turn's, would do. */
function ravageOutlook(m: At, land: number, here: Standing, dealt: number, { threat, isDefended }: Plan): Outlook {
  const damage = Math.max(0, dealt - (isDefended ? totalAt(m, 'defend', land) : 0));
  const fallen = Math.min(here.dahan, Math.floor(damage / 2));
  const worth = threat.ravage * (foughtBack(here, here.dahan - fallen) - 1.2 * DAHAN * fallen);
  if (damage < 2) return { worth, blight: 0 };
  return { worth: worth - threat.ravage * PRESENCE_LOST * here.presence, blight: threat.ravage * here.cascades };
}

/** What a building, and the ravage after it, would do. */
function buildOutlook(here: Standing, dealt: number, { threat, strike }: Plan): Outlook {
  const isCity = here.towns > here.cities;
  const damage = dealt + (isCity ? strike[2] : strike[1]);
  const fallen = Math.min(here.dahan, Math.floor(damage / 2));
  return {
    worth: 0.5 * threat.next * foughtBack(here, here.dahan - fallen) - threat.build * (isCity ? CITY : TOWN),
    blight: damage >= 2 ? threat.next * here.cascades : 0,
  };
}

/** What a building would do if the next card were about the land. */
function likelyOutlook(chance: number, here: Standing): Outlook {
  const comes = chance * EXPLORED;
  return {
    worth: -comes * (here.towns > here.cities ? CITY : TOWN),
    blight: comes * NEXT_TURN.next * here.cascades,
  };
}

function add(sum: Outlook, { worth, blight }: Outlook): void {
  sum.worth += worth;
  sum.blight += blight;
}

export function invadersWorth(m: At): number {
  const { lands: island } = islandIn(m);
  const plan = planOf(m);
  const all = m.state.lands.map(standingIn);
  const sum: Outlook = { worth: 0, blight: 0 };
  all.forEach((here, i) => {
    const land = island[i];
    if (land === undefined || land.ocean) return;
    const isReached = land.coastal || hasBuildings(here) || land.adjacent.some((each) => hasBuildings(all[each]));
    if (here.blight > 0) here.cascades = land.adjacent.some((each) => all[each]?.blight === 0) ? CASCADE : LONG_CASCADE;
    sum.worth += DAHAN * here.dahan - LYING_BLIGHT * here.blight + here.tokens + DISEASE * here.disease;
    if (here.explorers + here.towns + here.cities === 0) {
      if (isReached) add(sum, emptyOutlook(i, land.coastal, plan));
      return;
    }
    sum.worth +=
      STRIFE * here.strife +
      WOUND * here.wounds -
      EXPLORER * here.explorers -
      TOWN * here.towns -
      CITY * here.cities -
      OCCUPIED;
    if (!isReached) sum.worth -= CUT_OFF;
    const { strike } = plan;
    const dealt = strike[0] * here.explorers + strike[1] * here.towns + strike[2] * here.cities;
    if (dealt >= 2) sum.worth -= DANGEROUS * here.cascades;
    if (plan.ravages(i) && !plan.isSpared('ravageIn', land.name))
      add(sum, ravageOutlook(m, i, here, Math.max(0, dealt - here.strife), plan));
    if (plan.chances !== undefined) add(sum, likelyOutlook(plan.chances[i] ?? 0, here));
    else if (plan.builds(i) && here.disease === 0 && !plan.isSpared('buildIn', land.name))
      add(sum, buildOutlook(here, dealt, plan));
  });
  return sum.worth + blightWorth(m, sum.blight);
}

/** Of a blight card that has not been turned over, nobody knows how much more it brings. */
const AT_LEAST = 4;

/** What is left until all is lost, when what is to be expected has come. Blight that lies on the island already costs as much. */
function blightWorth(m: At, expected: number): number {
  const isHealthy = count(m, HEALTHY) > 0;
  const here = m.state.blight - expected;
  const left = here + (isHealthy ? AT_LEAST * m.seats : 0);
  const healthy = isHealthy ? HEALTHY_ISLAND * m.seats * Math.min(1, Math.max(0, here / 4)) : 0;
  return BLIGHT * left + healthy - Math.min(300, LITTLE_LEFT / Math.max(0.1, left / m.seats + 0.3));
}
