import { count, type ObjectNumber, type Seat } from '@tafelrunde/kernel';
import type { Elements } from './cards/elements.ts';
import { standingOf } from './effects/held.ts';
import { isSacredSite } from './effects/lands.ts';
import { rangeAdded, totalAt } from './effects/standing.ts';
import { type Forecast, forecast, NOTHING } from './forecast.ts';
import { INVADERS } from './pieces.ts';
import { spirit } from './places.ts';
import { islandIn, presenceAt, terrorLevel } from './queries.ts';
import { costsInHand } from './rules/playing.ts';
import { healthOf } from './rules/strength.ts';
import { cardPlays, elementsOf, energyToGain } from './rules/tracks.ts';
import { type At, seatsOf } from './state.ts';

/* Values as they are now, with everything that changes them: nobody has to count. */

interface SpiritFigures {
  readonly elements: Elements;
  /** What its tracks give: energy each turn, and how many cards it may play. */
  readonly energy: number;
  readonly plays: number;
  /** SI-338: what its cards in hand cost, where that is not what is printed. */
  readonly costs: Readonly<Record<ObjectNumber, number>>;
  /** SI-158: by so much its powers reach farther. */
  readonly range: number;
}

interface LandFigures {
  readonly defend: number;
  /** Whose sacred site it is. */
  readonly sacred: readonly Seat[];
}

export interface Figures {
  readonly terror: number;
  /** By seat; nothing yet for who has not chosen a spirit. */
  readonly spirits: readonly SpiritFigures[];
  /** The lands of which there is something to say. */
  readonly lands: Readonly<Record<string, LandFigures>>;
  /** Of an invader of each kind, unhurt. */
  readonly health: Readonly<Record<string, number>>;
  /** What the invaders will do if nobody does anything. */
  readonly forecast: Forecast;
}

const spiritFigures = (m: At, seat: Seat): SpiritFigures =>
  count(m, spirit(seat)) === 0
    ? { elements: {}, energy: 0, plays: 0, costs: {}, range: 0 }
    : {
        elements: elementsOf(m, seat),
        energy: energyToGain(m, seat),
        plays: cardPlays(m, seat),
        costs: costsInHand(m, seat),
        range: rangeAdded(m, seat),
      };

function landFigures(m: At): Readonly<Record<string, LandFigures>> {
  const found: Record<string, LandFigures> = {};
  const isDefended = standingOf(m, 'defend').length > 0;
  for (const [i, { name, ocean }] of islandIn(m).lands.entries()) {
    const defend = isDefended && !ocean ? totalAt(m, 'defend', i) : 0;
    const sacred = seatsOf(m).filter((seat) => presenceAt(m, seat, i) > 0 && isSacredSite(m, seat, i));
    if (defend > 0 || sacred.length > 0) found[name] = { defend, sacred };
  }
  return found;
}

export const figures = (m: At): Figures => ({
  terror: terrorLevel(m),
  spirits: seatsOf(m).map((seat) => spiritFigures(m, seat)),
  lands: landFigures(m),
  health: Object.fromEntries(INVADERS.map((kind) => [kind, healthOf(m, { kind }, '')])),
  forecast: forecast(m),
});

const NONE: Figures = { terror: 1, spirits: [], lands: {}, health: {}, forecast: NOTHING };

const isFigures = (told: object): told is Figures => 'terror' in told && 'spirits' in told;

/** The figures that a view tells of. */
export const figuresIn = ({ figures: told = NONE }: { readonly figures?: object }): Figures =>
  isFigures(told) ? told : NONE;
