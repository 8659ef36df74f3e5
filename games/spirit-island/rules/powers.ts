import {
  alone,
  cardOf,
  move,
  NO,
  type ObjectNumber,
  type OpsOf,
  type Option,
  type Path,
  type Plain,
  type Ref,
  refs,
  type Seat,
  scope,
  type Vars,
  YES,
} from '@tafelrunde/kernel';
import { below, listAt, putSteps } from '@tafelrunde/words';
import type { Speed } from '../cards/card.ts';
import { cardData, powerCardNamed, powerIn } from '../cards/catalogue.ts';
import { ELEMENTS, together } from '../cards/elements.ts';
import { standingOf } from '../effects/held.ts';
import { holdsAt } from '../effects/lands.ts';
import type { LandTest } from '../effects/language/lands.ts';
import { isSettled } from '../effects/lurking.ts';
import { discard } from '../places.ts';
import { adjacentTo, indexOf, presenceOnIsland } from '../queries.ts';
import {
  anyLabel,
  blockRef,
  effectLabel,
  elementRef,
  fewerRef,
  hurryRef,
  levelsRef,
  markerLabel,
  markerRef,
  PASS,
  relicRef,
  spaceRef,
  specialRef,
} from '../refs.ts';
import type { At, Chapter, Game, Ops } from '../state.ts';
import { putAction } from './actions.ts';
import { energyOf, gainEnergy, payEnergy } from './energy.ts';
import { unusedFinds } from './finds.ts';
import { hasMarkers, markersOf, markersUsed, putMarkersBack, readyMarker } from './markers.ts';
import { elementsToward } from './mastery.ts';
import { mayPour, pour } from './permissions.ts';
import { mayShift } from './relics.ts';
import { canPerformRitual } from './ritual.ts';
import { aimAgain, BASE } from './targeting.ts';
import { closedSets, reached } from './thresholds.ts';
import { canAfford, payingFor } from './time.ts';
import { anyElements, elementsOf, panelOf, spiritAt } from './tracks.ts';
import { keyOf, mayHasten, noteUse, powersOf, speedOf, usable, usesOf } from './usable.ts';
import { mayOpenWays } from './ways.ts';

/* SI-143 to SI-164: using powers. */

/** A power as somebody uses it: where it stands, and by what it is picked. */
interface InUse {
  readonly seat: Seat;
  readonly power: Path;
  readonly key: string;
}

export interface PowerOps {
  /** SI-144: whoever likes uses a power, until everybody is done. */
  usePowers: { seat: Seat; speed: Speed };
  usePower: InUse;
  /** SI-130: with which thresholds, if not with all that are reached. */
  chooseLevels: InUse;
  /** SI-132, SI-133: the thresholds that are left to be looked at, and the effects that stand so far. */
  resolvePower: Resolving;
  /** "You may instead". */
  chooseInstead: Resolving & { other: number };
  /** The steps above all thresholds, or those of one of them. */
  block: { power: Path; block: number };
  /** A slow power now instead of later; that card alone, if told. */
  useSlowNow: { seat: Seat; card?: ObjectNumber };
  /** Outpaced: what becomes of a slow power card in play. */
  outpaced: { seat: Seat; card: ObjectNumber };
  /** SI-161, SI-162: once more, with a new target, as an action of its own; next to this land, if told. */
  repeatPower: { seat: Seat; power: Path; beside?: string };
  /** In which of the lands next to it. */
  repeatIn: { seat: Seat; power: Path; levels: readonly number[]; beside: string };
  /** SI-134: a threshold that costs energy, for whoever likes. */
  buyLevel: { seat: Seat; power: Path; block: number };
  /** The same, if its elements have come together by now. */
  unfold: { seat: Seat; power: Path; block: number };
}

interface Resolving {
  readonly seat: Seat;
  readonly power: Path;
  readonly levels: readonly number[];
  readonly blocks: readonly number[];
  readonly vars: Vars;
  /** It is part of another power, which uses it: no action of its own. */
  readonly within?: true;
}

const POUR: Option = { ref: refs.button('pour') };
const LURK: Option = { ref: refs.button('lurk') };
const WAYS: Option = { ref: refs.button('open-ways') };
const RITUAL: Option = { ref: refs.button('ritual') };
const SHIFT: Option = { ref: refs.button('shift') };

/** What special rules let one do once in each phase of powers. */
const inPhase = (m: At, seat: Seat, speed: Speed): Option[] =>
  spiritAt(m, seat).special.flatMap(({ inPowers }, i): Option[] =>
    inPowers === undefined || m.state.used[seat]?.includes(`${specialRef(i)} ${speed}`) === true
      ? []
      : [{ ref: specialRef(i), label: effectLabel(below([panelOf(m, seat)], 'special', i, 'inPowers')) }],
  );

function useSpecial(m: Game, seat: Seat, speed: Speed, rule: number): void {
  const panel = panelOf(m, seat);
  m.state.used[seat] = [...(m.state.used[seat] ?? []), `${specialRef(rule)} ${speed}`];
  const vars = { seat, rule: true };
  m.put(alone({ op: 'action', cause: panel, at: below([panel], 'special', rule, 'inPowers'), vars }));
}

/** SI-104: spaces whose element has not been chosen this turn. */
const openChoices = (m: At, seat: Seat): readonly (readonly [track: number, place: number])[] =>
  anyElements(m, seat).filter((space) => m.state.used[seat]?.includes(spaceRef(space)) !== true);

const elementsToChoose = (m: At, seat: Seat): Option[] =>
  openChoices(m, seat).length === 0
    ? []
    : ELEMENTS.map((element) => ({ ref: elementRef(element), label: anyLabel(element) }));

/** Does it count elements? */
const countsElements = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const per = 'per' in value && typeof value.per === 'object' ? value.per : null;
  return (per !== null && ('element' in per || 'eachOf' in per)) || Object.values(value).some(countsElements);
};

/** Would more elements do anything for a power that can be used now? */
function wantsMarkers(
  m: At,
  seat: Seat,
  speed: Speed,
  { ref, power: path }: ReturnType<typeof powersOf>[number],
): boolean {
  const power = powerIn(path);
  const { thresholds } = power;
  const isOfTime = speedOf(m, power) === speed || mayHasten(m, seat, speed, power);
  const may = isOfTime || thresholds.some((threshold) => threshold[speed] !== undefined);
  if (!may || usesOf(m, seat, ref) > 0) return false;
  const own = elementsOf(m, seat);
  const more = together([own, markersOf(m, seat)]);
  return reached(power, more).length > reached(power, own).length || countsElements(power);
}

/** SI-376. */
function markersToUse(m: At, seat: Seat, speed: Speed): Option[] {
  const markers = markersOf(m, seat);
  if (!hasMarkers(markers) || !powersOf(m, seat).some((each) => wantsMarkers(m, seat, speed, each))) return [];
  return ELEMENTS.flatMap((element) =>
    (markers[element] ?? 0) > 0 ? [{ ref: markerRef(element), label: markerLabel(element) }] : [],
  );
}

function chooseElement(m: Game, seat: Seat, element: string): void {
  const [space] = openChoices(m, seat);
  if (space === undefined) return;
  m.state.used[seat] = [...(m.state.used[seat] ?? []), spaceRef(space)];
  m.startLasting(below([panelOf(m, seat)], 'tracks', ...space), { element }, { scope: 'turn' }, seat);
  m.emit({ type: 'elements', seat, data: { element } });
}

const DISCARD = refs.button('outpaced-discard');
const PAY = refs.button('outpaced-energy');
const DESTROY = refs.button('outpaced-presence');

/** What Outpaced asks for a card that is not discarded. */
const PACE = { energy: 3, presence: 2 } as const;

/** In which order they come; where a power unfolds, with those of which the elements are still missing. */
function effectsOf(
  m: At,
  { seat, power, blocks }: Pick<Resolving, 'seat' | 'power' | 'blocks'>,
): readonly OpsOf<Ops>[] {
  const of = powerIn(power);
  const standing = blocks.map(
    (block) => ({ op: of.thresholds[block]?.cost === undefined ? 'block' : 'buyLevel', seat, power, block }) as const,
  );
  if (!('unfolds' in of)) return standing;
  const now = reached(of, elementsOf(m, seat));
  const missing = of.thresholds.flatMap((_, block) => (now.includes(block) ? [] : [block]));
  return [...standing, ...missing.map((block) => ({ op: 'unfold', seat, power, block }) as const)].toSorted(
    (one, other) => one.block - other.block,
  );
}

/** What it costs is paid first; this use has been counted already. */
function putUse(m: Game, use: InUse, levels: readonly number[]): void {
  const uses = (m.state.used[use.seat] ?? []).filter((each) => each === use.key).length;
  m.put(...payingFor(m, use.seat, use.power, uses - 1), { ...use, op: 'findTarget', levels });
}

export const powerRules: Chapter<PowerOps> = {
  usePowers: {
    options: (m, { seat, speed }) => {
      const options: (Ref | Option)[] = [
        ...usable(m, seat, speed),
        ...inPhase(m, seat, speed),
        ...markersToUse(m, seat, speed),
        ...elementsToChoose(m, seat),
      ];
      // Alone nobody can add to what one may do; in company one waits until all are done.
      if (mayPour(m, seat)) options.push(POUR);
      if (canPerformRitual(m)) options.push(RITUAL);
      if (mayShift(m, seat)) options.push(SHIFT);
      options.push(...unusedFinds(m).map((n) => relicRef(n)));
      if (mayOpenWays(m, seat)) options.push(WAYS);
      if (isSettled(m, seat) && options.length > 0) options.push(LURK);
      return options.length > 0 || m.seats > 1 ? [...options, PASS] : [];
    },
    answer: (m, { seat, speed }, [pick = PASS]) => {
      if (pick === PASS) {
        putMarkersBack(m, seat);
        return;
      }
      if (pick === RITUAL.ref) {
        m.put(alone({ op: 'ritual' }), { op: 'usePowers', seat, speed });
        return;
      }
      const find = relicRef.in(pick);
      if (pick === SHIFT.ref || find !== undefined) {
        m.put(alone(find === undefined ? { op: 'shift', seat } : { op: 'mayUseFind', n: find }), {
          op: 'usePowers',
          seat,
          speed,
        });
        return;
      }
      if (pick === LURK.ref) {
        m.put(alone({ op: 'lurk', seat }), { op: 'usePowers', seat, speed });
        return;
      }
      if (pick === WAYS.ref) {
        m.put(alone({ op: 'openWays', seat }), { op: 'usePowers', seat, speed });
        return;
      }
      if (pick === POUR.ref) {
        pour(m, seat);
        m.put({ op: 'usePowers', seat, speed });
        return;
      }
      const element = elementRef.in(pick);
      if (element !== undefined) {
        chooseElement(m, seat, element);
        m.put({ op: 'usePowers', seat, speed });
        return;
      }
      const marker = markerRef.in(pick);
      if (marker !== undefined) {
        readyMarker(m, seat, marker);
        m.put({ op: 'usePowers', seat, speed });
        return;
      }
      const rule = specialRef.in(pick);
      if (rule !== undefined) {
        useSpecial(m, seat, speed, rule);
        m.put({ op: 'usePowers', seat, speed });
        return;
      }
      const [fewer, hurried] = [fewerRef.in(pick), hurryRef.in(pick)];
      const found = powersOf(m, seat).find(({ ref }) => ref === pick || keyOf(ref) === (fewer ?? hurried));
      if (found === undefined) return;
      const use = { seat, power: found.power, key: keyOf(found.ref) };
      noteUse(m, seat, speed, found.ref, found.power, hurried !== undefined);
      m.put(alone(fewer === undefined ? { op: 'usePower', ...use } : { op: 'chooseLevels', ...use }), {
        op: 'usePowers',
        seat,
        speed,
      });
    },
  },

  useSlowNow: {
    options: (m, { seat, card }) => {
      const options = usable(m, seat, 'slow').filter(({ ref }) => card === undefined || ref === card);
      return options.length > 0 ? [...options, { ref: PASS }] : [];
    },
    answer: (m, { seat }, [pick = PASS]) => {
      const fewer = fewerRef.in(pick);
      const found = powersOf(m, seat).find(({ ref }) => ref === pick || keyOf(ref) === fewer);
      if (found === undefined) return;
      const use = { seat, power: found.power, key: keyOf(found.ref) };
      noteUse(m, seat, 'slow', found.ref, found.power);
      m.put(fewer === undefined ? { op: 'usePower', ...use } : { op: 'chooseLevels', ...use });
    },
  },

  outpaced: {
    options: (m, { seat }) => [
      DISCARD,
      ...(energyOf(m, seat) >= PACE.energy ? [PAY] : []),
      ...(presenceOnIsland(m, seat) >= PACE.presence ? [DESTROY] : []),
    ],
    answer: (m, { seat, card }, [pick]) => {
      if (pick === PAY) payEnergy(m, seat, PACE.energy);
      if (pick === DESTROY) for (let i = 0; i < PACE.presence; i++) m.put({ op: 'losePresence', seat });
      if (pick !== DISCARD) {
        m.put({ op: 'useSlowNow', seat, card });
        return;
      }
      const { cost } = powerCardNamed(cardOf(m, card) ?? '');
      move(m, card, discard(seat));
      gainEnergy(m, seat, 1 + cost);
    },
  },

  chooseLevels: {
    options: (m, { seat, power }) =>
      closedSets(powerIn(power), elementsToward(m, seat, power)).map((levels) => levelsRef(levels)),
    answer: (m, use, [pick]) => putUse(m, use, levelsRef.in(pick) ?? []),
  },

  usePower: (m, use) => putUse(m, use, reached(powerIn(use.power), elementsToward(m, use.seat, use.power))),

  resolvePower: (m, { seat, power, levels: elemental, blocks, vars, within }) => {
    const { thresholds, after } = powerIn(power);
    const levels = elemental.filter((level) => suits(m, seat, thresholds[level]?.where, vars.land));
    const repeats = levels.flatMap((level) => thresholds[level]?.repeat ?? []);
    let standing = blocks;
    for (const [i, level] of levels.entries()) {
      const { instead, do: steps, lead } = thresholds[level] ?? {};
      if (instead === 'may') {
        const rest = levels.slice(i + 1);
        const resolving = { seat, power, levels: rest, blocks: standing, vars, ...(within && { within }) };
        m.put({ op: 'chooseInstead', ...resolving, other: level });
        return;
      }
      if (instead === 'must') standing = standing.slice(0, -1);
      if (steps !== undefined && steps.length > 0 && lead === undefined) standing = [...standing, level];
    }
    const all = after === undefined ? standing : [...standing, AFTER];
    const effects = effectsOf(m, { seat, power, blocks: all });
    if (within === true) {
      m.put(scope('effect', { cause: power[0], vars }), ...effects);
      return;
    }
    putAction(m, power[0], vars, ...effects);
    if (hasMarkers(markersUsed(m, seat))) m.put({ op: 'markersSpent', seat });
    if (typeof vars.land === 'string' && standingOf(m, 'afterUse').length > 0) {
      m.put({ op: 'powerUsed', seat, land: vars.land });
    }
    const { land } = vars;
    m.put(
      ...repeats.map((where) => ({
        op: 'repeatPower' as const,
        seat,
        power,
        ...(where === 'adjacent' && typeof land === 'string' && { beside: land }),
      })),
    );
  },

  block: (m, { power, block }) => {
    const at = block < 0 ? power : below(power, 'thresholds', block);
    const key = block === AFTER ? 'after' : 'do';
    putSteps(m, at, key, listAt(cardData, below(at, key)));
  },

  buyLevel: {
    options: (m, { seat, power, block }) =>
      (powerIn(power).thresholds[block]?.cost ?? 0) <= energyOf(m, seat) ? [YES, NO] : [],
    answer: (m, { seat, power, block }, [pick]) => {
      if (pick !== YES) return;
      payEnergy(m, seat, powerIn(power).thresholds[block]?.cost ?? 0);
      m.put({ op: 'block', power, block });
    },
  },

  unfold: (m, { seat, power, block }) => {
    if (reached(powerIn(power), elementsOf(m, seat)).includes(block)) m.put({ op: 'block', power, block });
  },

  repeatPower: (m, { seat, power, beside }) => {
    const { thresholds } = powerIn(power);
    if (!canAfford(m, seat, power, 0)) return;
    m.put(...payingFor(m, seat, power, 0));
    const levels = reached(powerIn(power), elementsToward(m, seat, power)).filter(
      (level) => thresholds[level]?.repeat === undefined,
    );
    if (beside === undefined) m.put({ op: 'findTarget', seat, power, key: '', levels });
    else m.put({ op: 'repeatIn', seat, power, levels, beside });
  },

  repeatIn: {
    options: (m, { beside }) => adjacentTo(m, beside).map((land) => refs.land(land)),
    answer: (m, { seat, power, levels }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) aimAgain(m, { seat, power, key: '', levels }, land);
    },
  },

  chooseInstead: {
    options: (_, { power, blocks, other }) =>
      [blocks.at(-1) ?? BASE, other].map((block) => ({
        ref: blockRef(block),
        label: effectLabel(blockAt(power, block)),
      })),
    answer: (m, { other, ...resolving }, [pick]) => {
      const { blocks } = resolving;
      m.put({
        ...resolving,
        op: 'resolvePower',
        blocks: blockRef.in(pick) === other ? [...blocks.slice(0, -1), other] : blocks,
      });
    },
  },
};

/** Is the target such a land as the threshold asks for? */
const suits = (m: At, seat: Seat, where: LandTest | undefined, land: Plain | undefined): boolean =>
  where === undefined || (typeof land === 'string' && holdsAt(m, where, indexOf(m, land), seat, true));

/** What comes after all thresholds. */
const AFTER = -2;

/** SI-154: the steps above all thresholds, or of one of them. */
const blockAt = (power: Path, block: number): Path =>
  block === BASE ? below(power, 'do') : below(power, 'thresholds', block, 'do');
