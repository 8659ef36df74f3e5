import type {
  Crank,
  Groups,
  Layout,
  ObjectNumber,
  Path,
  Piece,
  Position,
  Ref,
  Rules,
  Seat,
  Vars,
  View,
} from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import type { Element, Elements } from './cards/elements.ts';
import type { Finder } from './cards/relics.ts';
import type { Moment } from './effects/language/words/events.ts';
import type { BoardOps } from './effects/words/boards.ts';
import type { CarryingOps } from './effects/words/carrying.ts';
import type { CoalescingOps } from './effects/words/coalescing.ts';
import type { ConditionOps } from './effects/words/conditions.ts';
import type { DeckWordOps } from './effects/words/decks.ts';
import type { DepthOps } from './effects/words/depths.ts';
import type { ElementWordOps } from './effects/words/elements.ts';
import type { EventSpiritWordOps } from './effects/words/event-spirits.ts';
import type { EventWordOps } from './effects/words/events.ts';
import type { FlockOps } from './effects/words/flocks.ts';
import type { FlowOps } from './effects/words/flow.ts';
import type { HarmWordOps } from './effects/words/harm.ts';
import type { MarkerWordOps } from './effects/words/markers.ts';
import type { MistWordOps } from './effects/words/mist.ts';
import type { MovingOps } from './effects/words/moving.ts';
import type { PathOps } from './effects/words/paths.ts';
import type { PieceWordOps } from './effects/words/pieces.ts';
import type { PowerCardWordOps } from './effects/words/power-cards.ts';
import type { PresenceWordOps } from './effects/words/presence.ts';
import type { RainOps } from './effects/words/rain.ts';
import type { SpiritWordOps } from './effects/words/spirits.ts';
import type { TimeWordOps } from './effects/words/time.ts';
import type { TokenWordOps } from './effects/words/tokens.ts';
import type { TrickeryOps } from './effects/words/trickery.ts';
import type { ActionOps } from './rules/actions.ts';
import type { AftermathOps } from './rules/aftermath.ts';
import type { AtoningOps } from './rules/atoning.ts';
import type { BedrockOps } from './rules/bedrock.ts';
import type { BlightOps } from './rules/blight.ts';
import type { BreachingOps } from './rules/breaching.ts';
import type { BurningOps } from './rules/burning.ts';
import type { ChokingOps } from './rules/choking.ts';
import type { ColonyOps } from './rules/colonies.ts';
import type { AllyOps } from './rules/dahan-allies.ts';
import type { DamageOps } from './rules/damage.ts';
import type { EnthrallingOps } from './rules/enthralling.ts';
import type { EventOps } from './rules/events.ts';
import type { FearOps } from './rules/fear.ts';
import type { FlameOps } from './rules/flames.ts';
import type { ForestallingOps } from './rules/forestalling.ts';
import type { GrowthOps } from './rules/growth.ts';
import type { HallowingOps } from './rules/hallowing.ts';
import type { InsurrectionOps } from './rules/insurrection.ts';
import type { InvaderOps } from './rules/invaders.ts';
import type { InvocationOps } from './rules/invocation.ts';
import type { JoiningOps } from './rules/joining.ts';
import type { JudgeOps } from './rules/judge.ts';
import type { AidOps } from './rules/lesser-aid.ts';
import type { LurkingOps } from './rules/lurking.ts';
import type { MarkerOps } from './rules/markers.ts';
import type { MasteryOps } from './rules/mastery.ts';
import type { MeddlingOps } from './rules/meddling.ts';
import type { Meddling } from './rules/mischief.ts';
import type { MistOps } from './rules/mists.ts';
import type { OceanOps } from './rules/oceans.ts';
import type { PlacingOps } from './rules/placing.ts';
import type { PlayingOps } from './rules/playing.ts';
import type { PowerCardOps } from './rules/power-cards.ts';
import type { PowerOps } from './rules/powers.ts';
import type { PresenceOps } from './rules/presence.ts';
import type { QuicksandOps } from './rules/quicksand.ts';
import type { RavageOps } from './rules/ravage.ts';
import type { RelicOps } from './rules/relics.ts';
import type { RitualOps } from './rules/ritual.ts';
import type { RiverOps } from './rules/river.ts';
import type { SlippingOps } from './rules/slipping.ts';
import type { TargetOps } from './rules/targeting.ts';
import type { TheftOps } from './rules/theft.ts';
import type { TimeOps } from './rules/time.ts';
import type { TurnOps } from './rules/turn.ts';
import type { UntouchedOps } from './rules/untouched.ts';
import type { UpheavalOps } from './rules/upheaval.ts';
import type { VengeanceOps } from './rules/vengeance.ts';
import type { WayOps } from './rules/ways.ts';
import type { SetupOps } from './setup.ts';

/** SI-089, SI-091: what a turn consists of, in this order. */
export const PHASES = [
  'spirit',
  'fast',
  'blighted',
  'event',
  'fear',
  'ravage',
  'build',
  'explore',
  'advance',
  'slow',
  'time',
] as const;
export type Phase = (typeof PHASES)[number];

/** Thieves of a land that the action has struck: those with this number, if they lie face up. */
export interface Cornered {
  readonly land: string;
  readonly loot?: number;
  readonly n: number;
  readonly how: 'destroy' | 'remove';
  readonly seat: Seat;
}

/** What lies on the table besides the cards. All of it is public. */
export interface State {
  /** How many turns have begun. */
  round: number;
  /** Where in the turn we are; a scenario begins here. */
  phase: Phase;
  /** The boards by slot and their layout: `A B standard`. Each spirit starts on the board of its own number. */
  map: string;
  /** Open the Ways: lands that are adjacent as long as both are the spirit's. */
  ways: readonly (readonly [seat: Seat, one: string, other: string])[];
  /** Who has changed that since the last action. */
  rewoven: readonly Seat[];
  /** How much presence counts as badlands and beasts, by its spirit and land. */
  lurking: readonly (readonly [seat: Seat, land: string, n: number])[];
  /** Lands that are one until the end of the turn, and who divides what lies there then. */
  woven: readonly (readonly [seat: Seat, one: string, other: string])[];
  /** A board has come to the island: one is left out of builds, and of what adversaries do on each. */
  dreamt: boolean;
  /** The one that is, of an adversary that follows its explorers. */
  spared: string;
  /** What lies in each land, in the order of the island. */
  lands: Groups[];
  /** How many there are of each kind on the whole island. */
  census: Record<string, number>;
  /** By seat. */
  energy: number[];
  /** By seat: how much presence has been taken off each track. */
  uncovered: (readonly number[])[];
  /** SI-120: presence beside the island, by seat. */
  destroyed: number[];
  /** SI-121: presence that has left the game, by seat. */
  gone: number[];
  /** SI-378: by seat: growth options that have opened, and elements that have been settled for good. */
  grown: (readonly number[])[];
  settled: Elements[];
  /** SI-375: the seat of the spirit whose sacred sites are beasts, too; -1 where there is none. */
  flock: Seat;
  /** For what is going on they are none. */
  scattered: boolean;
  /** SI-376: element markers by seat: prepared, and used for the power that is next. */
  prepared: Elements[];
  readied: Elements[];
  /** SI-379: presence that is kept as Time, by seat. */
  time: number[];
  /** Lands that are not there until the slow phase is over. */
  stasis: readonly string[];
  /** SI-367: health of drowned invaders for which there has been no energy yet. */
  drowned: number;
  /** SI-383: presence that a sleeping spirit has absorbed, by the seat that it came from. */
  absorbed: number[];
  /** SI-209: fear generated since the last fear card was earned. */
  fear: number;
  /** SI-048: so many earn one. */
  fearPool: number;
  /** SI-049: how many fear cards belong to each terror level. */
  fearCards: readonly number[];
  /** SI-056: what is left on the blight card. */
  blight: number;
  /** SI-266: the blight card has been turned over. */
  blighted: boolean;
  /** Fear cards resolved in this invader phase. */
  resolved: number;
  /** So many more cards are explored the next time. */
  late: number;
  /** SI-316: the terrain of the card that has made the adversary escalate; one of two is drawn. */
  shown: string;
  /** Boards to which the ravage of this turn has added blight. */
  scarred: readonly string[];
  /** Coastal lands to which the ravage action has added blight. */
  fouled: readonly string[];
  /** Coastal lands that the card brings a town to instead of an explorer. */
  ports: readonly string[];
  /** Habsburg: blight that great ravages have taken off its card. */
  irreparable: number;
  /** Russia: beasts that hunters have destroyed. */
  hunted: number;
  /** Russia: the action has already let an explorer flee. */
  sensed: boolean;
  /** Russia: how many fear cards lie under each invader card that is among them, the next one first. */
  fearBeneath: readonly number[];
  /** France: blight that has been removed and is not back on its card. */
  healing: number;
  /** Habsburg: how many invader cards lie under the one that reminds of something; -1 when there is none. */
  reminder: number;
  /** The Great River: towns that have escaped. */
  escaped: number;
  /** Ward the Shores: cards in play that lie face down. */
  faceDown: readonly ObjectNumber[];
  /** Varied Terrains: the land that is being built in a second time. */
  rebuilding: string;
  /** Despicable Theft: thieves that nobody has seen, by their number; those that are gone in this turn. */
  loot: readonly number[];
  caught: readonly number[];
  /** Thieves that the action has struck, and the lands where thieves were caught when it began. */
  cornered: readonly Cornered[];
  guarded: readonly string[];
  /** Elemental Invocation: which element lies on a corner. */
  invoked: Readonly<Record<string, Element>>;
  /** Second Wave: so much more blight, or less, comes with the blighted side. */
  beside: number;
  /** Power cards in play that the spirits of the first game have left. */
  assisting: readonly ObjectNumber[];
  /** Powers Long Forgotten: markers that nobody has turned up, and how many of them have a number. */
  hidden: number;
  buried: number;
  /** What has been found, by whom, and whether it is in use. */
  found: readonly { readonly n: number; readonly by: Finder; readonly used: boolean }[];
  /** The turn in which every spirit has only 1 card play. */
  strained: number;
  /** In the next normal ravage invaders deal less damage. */
  calmed: boolean;
  /** Rituals of Terror: how many have been performed. */
  rituals: number;
  /** Dahan Insurrection: dahan that the action moved, by land; whether all have risen. */
  moved: Readonly<Record<string, number>>;
  /** Invaders and dahan that the action destroyed. */
  fallen: readonly (readonly [land: string, kind: string])[];
  /** The kinds of what the action removed, one for each piece; strife counts as one. */
  removed: readonly string[];
  /** Invaders that the action has brought to lands. */
  came: readonly Ref[];
  /** Vengeance of the Dead: the effects that the action has come from, one after the other. */
  avenging: readonly number[];
  /** Lands that the action has made a sacred site of a spirit for which that means something. */
  hallowed: readonly (readonly [seat: Seat, land: string])[];
  /** Lands that presence of a spirit has come to in the action, for which that means something. */
  arrived: readonly (readonly [seat: Seat, land: string])[];
  /** Fear that the action has generated, by land. */
  feared: Readonly<Record<string, number>>;
  /** Damage that the action deals has been increased. */
  boosted: boolean;
  /** Where the action has done something after which a special rule of the spirit has more to do. */
  meddled: readonly (readonly [stat: Meddling, seat: Seat, land: string])[];
  /** SI-310: what the action has set off, each an action of its own after it. */
  sequels: readonly (readonly [does: Path, vars: Vars])[];
  /** Damage to lands by invaders in the action. */
  struck: readonly (readonly [land: string, n: number])[];
  /** What the action comes from: a card, or what the invaders do. */
  cause: string;
  /** How many dahan of each land have been kept from being destroyed in the action. */
  sheltered: Readonly<Record<string, number>>;
  /** What the lands that somebody observes looked like when the action began. */
  observed: Readonly<Record<string, string>>;
  /** Who has discarded a card in the action instead of forgetting it. */
  recalled: readonly Seat[];
  /** Lands where the action has done damage to invaders. */
  wounded: readonly string[];
  /** What the action has moved into lands that swallow it. */
  sinking: readonly (readonly [land: string, piece: Piece])[];
  /** Has somebody paid to harm immune invaders with the power, or in these lands, or has nobody? */
  breached: Readonly<Record<string, boolean>>;
  /** What comes at the end of the action. */
  atEnd: readonly Path[];
  risen: boolean;
  /** What events have put off to the next ravage. */
  atRavage: readonly Path[];
  /** By seat: spaces that have brought what they bring only once. */
  dug: (readonly string[])[];
  /** So much blight comes from the box this turn. */
  boxed: number;
  /** Boards on which the invaders have built this turn. */
  built: readonly string[];
  /** The next card is explored wherever no town or city is. */
  astray: boolean;
  /** What is done at the beginning of every turn. */
  eachTurn: readonly Path[];
  /** What the players may have once, in a later spirit phase. */
  inReserve: readonly Path[];
  /** By seat: the turn in which all of its powers are slow. */
  slowed: number[];
  /** What they have put off within the turn. */
  later: readonly (readonly [when: Moment, at: Path])[];
  /** By seat: powers that have been used this turn, and what else can be done once in it. */
  used: (readonly string[])[];
  /** The permissions that have been made use of this turn, as often as they were. */
  taken: readonly number[];
  /** SI-289: where badlands have already added to damage in this action. */
  badlands: readonly string[];
  /** Lands that somebody has chosen for the effect that is being carried out, where all have to choose different ones. */
  chosen: readonly string[];
}

/** The ops of all chapters. */
export interface Ops
  extends SetupOps,
    TurnOps,
    GrowthOps,
    PresenceOps,
    PowerCardOps,
    PlayingOps,
    PowerOps,
    TargetOps,
    JudgeOps,
    UpheavalOps,
    UntouchedOps,
    WayOps,
    LurkingOps,
    AtoningOps,
    PathOps,
    ActionOps,
    DamageOps,
    BreachingOps,
    FlameOps,
    BlightOps,
    AidOps,
    TimeOps,
    TimeWordOps,
    FearOps,
    EventOps,
    InvaderOps,
    RavageOps,
    PlacingOps,
    RitualOps,
    RelicOps,
    AftermathOps,
    InvocationOps,
    TheftOps,
    InsurrectionOps,
    ColonyOps,
    RiverOps,
    VengeanceOps,
    QuicksandOps,
    MasteryOps,
    ForestallingOps,
    ChokingOps,
    BedrockOps,
    BurningOps,
    EnthrallingOps,
    AllyOps,
    HallowingOps,
    MeddlingOps,
    MarkerOps,
    MarkerWordOps,
    CoalescingOps,
    OceanOps,
    MovingOps,
    CarryingOps,
    FlockOps,
    JoiningOps,
    MistOps,
    MistWordOps,
    SlippingOps,
    HarmWordOps,
    PieceWordOps,
    TokenWordOps,
    TrickeryOps,
    SpiritWordOps,
    ElementWordOps,
    PowerCardWordOps,
    PresenceWordOps,
    RainOps,
    DepthOps,
    FlowOps,
    ConditionOps,
    BoardOps,
    EventWordOps,
    EventSpiritWordOps,
    DeckWordOps,
    WordOps {}

export type At = Position<State>;
export type Game = Crank<Ops, State>;
export type Chapter<C> = Rules<C, Ops, State>;
export type IslandLayout = Layout<State>;

export const freshState = (map: string, lands: number, seats: number): State => ({
  round: 0,
  phase: 'spirit',
  map,
  ways: [],
  rewoven: [],
  lurking: [],
  woven: [],
  dreamt: false,
  spared: '',
  lands: Array.from({ length: lands }, () => []),
  census: {},
  energy: Array.from({ length: seats }, () => 0),
  uncovered: Array.from({ length: seats }, () => [0, 0]),
  destroyed: Array.from({ length: seats }, () => 0),
  gone: Array.from({ length: seats }, () => 0),
  grown: Array.from({ length: seats }, () => []),
  settled: Array.from({ length: seats }, () => ({})),
  flock: -1,
  scattered: false,
  prepared: Array.from({ length: seats }, () => ({})),
  readied: Array.from({ length: seats }, () => ({})),
  time: Array.from({ length: seats }, () => 0),
  stasis: [],
  drowned: 0,
  absorbed: Array.from({ length: seats }, () => 0),
  fear: 0,
  fearPool: 4 * seats,
  fearCards: [3, 3, 3],
  blight: 2 * seats + 1,
  blighted: false,
  resolved: 0,
  late: 0,
  shown: '',
  scarred: [],
  fouled: [],
  ports: [],
  irreparable: 0,
  hunted: 0,
  sensed: false,
  fearBeneath: [],
  healing: 0,
  reminder: -1,
  escaped: 0,
  faceDown: [],
  rebuilding: '',
  loot: [12, 3, 2, 1],
  caught: [],
  cornered: [],
  guarded: [],
  invoked: {},
  beside: 0,
  assisting: [],
  hidden: 0,
  buried: 0,
  found: [],
  strained: 0,
  calmed: false,
  rituals: 0,
  moved: {},
  fallen: [],
  came: [],
  removed: [],
  avenging: [],
  hallowed: [],
  arrived: [],
  feared: {},
  boosted: false,
  meddled: [],
  sequels: [],
  struck: [],
  cause: '',
  sheltered: {},
  observed: {},
  recalled: [],
  wounded: [],
  sinking: [],
  breached: {},
  atEnd: [],
  risen: false,
  atRavage: [],
  dug: Array.from({ length: seats }, () => []),
  slowed: Array.from({ length: seats }, () => 0),
  boxed: 0,
  built: [],
  astray: false,
  eachTurn: [],
  inReserve: [],
  later: [],
  used: Array.from({ length: seats }, () => []),
  taken: [],
  badlands: [],
  chosen: [],
});

/** The state as a view shows it; a view of another game has none of this. */
export const stateIn = ({ state }: View): State | undefined => (isState(state) ? state : undefined);

export const isState = (state: object): state is State => 'fearCards' in state && 'census' in state;

/** A position of this game, not of another. */
export const isSpiritIsland = <M extends Position>(m: M): m is M & At => isState(m.state);

export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => EVERY_SEAT.slice(0, seats);

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5];
