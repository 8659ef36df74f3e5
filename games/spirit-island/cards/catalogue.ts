import type { CardId, Path } from '@tafelrunde/kernel';
import { valueAt } from '@tafelrunde/words';
import { adversaries } from './adversaries.ts';
import { aspects } from './aspects.ts';
import { blightCards } from './blight.ts';
import { branchClawBlight } from './blight-branch-claw.ts';
import { jaggedEarthBlight } from './blight-jagged-earth.ts';
import type { BlightCard, Card, InvaderCard, Power, PowerCard, SpiritCard } from './card.ts';
import type { EventCard } from './event.ts';
import { branchClawEvents } from './events-branch-claw.ts';
import { jaggedEarthEvents } from './events-jagged-earth.ts';
import { fearCards } from './fear.ts';
import { branchClawFear } from './fear-branch-claw.ts';
import { featherFlameFear } from './fear-feather-flame.ts';
import { jaggedEarthFear } from './fear-jagged-earth.ts';
import { invaderCards } from './invaders.ts';
import { majorPowers } from './major.ts';
import { branchClawMajors } from './major-branch-claw.ts';
import { jaggedEarthMajors } from './major-jagged-earth.ts';
import { minorPowers } from './minor.ts';
import { branchClawMinors } from './minor-branch-claw.ts';
import { jaggedEarthMinors } from './minor-jagged-earth.ts';
import { scenarios } from './scenarios.ts';
import { bringer } from './spirits/bringer.ts';
import { downpour } from './spirits/downpour.ts';
import { finder } from './spirits/finder.ts';
import { fracturedDays } from './spirits/fractured-days.ts';
import { wildfire } from './spirits/heart-of-the-wildfire.ts';
import { keeper } from './spirits/keeper.ts';
import { lightning } from './spirits/lightning.ts';
import { lure } from './spirits/lure.ts';
import { manyMinds } from './spirits/many-minds.ts';
import { ocean } from './spirits/ocean.ts';
import { rampantGreen } from './spirits/rampant-green.ts';
import { river } from './spirits/river.ts';
import { serpent } from './spirits/serpent.ts';
import { shadows } from './spirits/shadows.ts';
import { sharpFangs } from './spirits/sharp-fangs.ts';
import { shiftingMemory } from './spirits/shifting-memory.ts';
import { shroud } from './spirits/shroud.ts';
import { starlight } from './spirits/starlight.ts';
import { stone } from './spirits/stone.ts';
import { thunderspeaker } from './spirits/thunderspeaker.ts';
import { trickster } from './spirits/trickster.ts';
import { vengeance } from './spirits/vengeance.ts';
import { earth } from './spirits/vital-strength.ts';
import { volcano } from './spirits/volcano.ts';
import type { LevelCard, ScenarioCard } from './variant.ts';

const all: Readonly<Record<CardId, Card>> = {
  ...river,
  ...earth,
  ...lightning,
  ...shadows,
  ...thunderspeaker,
  ...rampantGreen,
  ...ocean,
  ...bringer,
  ...sharpFangs,
  ...keeper,
  ...wildfire,
  ...downpour,
  ...serpent,
  ...trickster,
  ...stone,
  ...shiftingMemory,
  ...starlight,
  ...fracturedDays,
  ...aspects,
  ...volcano,
  ...vengeance,
  ...lure,
  ...manyMinds,
  ...shroud,
  ...finder,
  ...minorPowers,
  ...branchClawMinors,
  ...jaggedEarthMinors,
  ...majorPowers,
  ...branchClawMajors,
  ...jaggedEarthMajors,
  ...fearCards,
  ...branchClawEvents,
  ...jaggedEarthEvents,
  ...branchClawFear,
  ...jaggedEarthFear,
  ...featherFlameFear,
  ...blightCards,
  ...branchClawBlight,
  ...jaggedEarthBlight,
  ...invaderCards,
  ...adversaries,
  ...scenarios,
};

/** All cards in the order in which they are listed. */
export const cards: ReadonlyMap<CardId, Card> = new Map(Object.entries(all));

/** Where paths lead. */
export const cardData = (id: CardId): Card | undefined => cards.get(id);

export const idsOf = (...kinds: readonly Card['kind'][]): CardId[] =>
  [...cards].flatMap(([id, { kind }]) => (kinds.includes(kind) ? [id] : []));

const isPowerCard = (card: Card): card is PowerCard =>
  card.kind === 'minor' || card.kind === 'major' || card.kind === 'unique';
/** A panel, with or without an aspect. */
export const isSpirit = (card: Card): card is SpiritCard => card.kind === 'spirit' || card.kind === 'aspect';
const isBlight = (card: Card): card is BlightCard => card.kind === 'blight';
const isEvent = (card: Card): card is EventCard => card.kind === 'event';
const isLevel = (card: Card): card is LevelCard => card.kind === 'adversary';
const isScenario = (card: Card): card is ScenarioCard => card.kind === 'scenario';
const isInvaderCard = (card: Card): card is InvaderCard => card.kind === 'invader';

function named<C extends Card>(id: CardId, is: (card: Card) => card is C): C {
  const found = cards.get(id);
  if (found === undefined || !is(found)) throw new Error(`there is no such card as ${id}`);
  return found;
}

export const powerCardNamed = (id: CardId): PowerCard => named(id, isPowerCard);
export const spiritNamed = (id: CardId): SpiritCard => named(id, isSpirit);
export const blightCardNamed = (id: CardId): BlightCard => named(id, isBlight);
export const eventNamed = (id: CardId): EventCard => named(id, isEvent);
export const invaderCardNamed = (id: CardId): InvaderCard => named(id, isInvaderCard);

/** SI-316. */
export const isAdversary = (id: CardId): boolean => cards.get(id)?.kind === 'adversary';
export const escalationIn = (id: CardId): LevelCard['escalation'] => named(id, isLevel).escalation;
export const levelNamed = (id: CardId): LevelCard => named(id, isLevel);
export const scenarioNamed = (id: CardId): ScenarioCard => named(id, isScenario);

const isPower = (found: unknown): found is Power =>
  typeof found === 'object' && found !== null && 'thresholds' in found && 'target' in found;

/** The power at a path: a card, or an innate power of a panel. */
export function powerIn(path: Path): Power {
  const found = valueAt(cardData, path);
  if (isPower(found)) return found;
  throw new Error(`there is no power at ${path.join('/')}`);
}
