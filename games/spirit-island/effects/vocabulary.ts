import { speaker, type Vocabulary } from '@tafelrunde/words';
import { boardWords } from './words/boards.ts';
import { carryingWords } from './words/carrying.ts';
import { coalescingWords } from './words/coalescing.ts';
import { conditionWords } from './words/conditions.ts';
import { deckWords } from './words/decks.ts';
import { defenceWords } from './words/defence.ts';
import { depthWords } from './words/depths.ts';
import { elementWords } from './words/elements.ts';
import { energyWords } from './words/energy.ts';
import { eventSpiritWords } from './words/event-spirits.ts';
import { eventWords } from './words/events.ts';
import { flockWords } from './words/flocks.ts';
import { flowWords } from './words/flow.ts';
import { harmWords } from './words/harm.ts';
import { landWords } from './words/lands.ts';
import { markerWords } from './words/markers.ts';
import { mistWords } from './words/mist.ts';
import { movingWords } from './words/moving.ts';
import { pathWords } from './words/paths.ts';
import { pieceWords } from './words/pieces.ts';
import { powerCardWords } from './words/power-cards.ts';
import { presenceWords } from './words/presence.ts';
import { rainWords } from './words/rain.ts';
import { skippingWords } from './words/skipping.ts';
import { spiritWords } from './words/spirits.ts';
import { thisTurnWords } from './words/this-turn.ts';
import { timeWords } from './words/time.ts';
import { tokenWords } from './words/tokens.ts';
import { trickeryWords } from './words/trickery.ts';
import { upheavalWords } from './words/upheaval.ts';

/** All words that cards are written in. */
export const vocabulary: Vocabulary = {
  ...flowWords,
  ...conditionWords,
  ...harmWords,
  ...pieceWords,
  ...tokenWords,
  ...trickeryWords,
  ...markerWords,
  ...coalescingWords,
  ...movingWords,
  ...carryingWords,
  ...flockWords,
  ...mistWords,
  ...landWords,
  ...defenceWords,
  ...skippingWords,
  ...spiritWords,
  ...elementWords,
  ...energyWords,
  ...powerCardWords,
  ...presenceWords,
  ...rainWords,
  ...depthWords,
  ...boardWords,
  ...eventWords,
  ...eventSpiritWords,
  ...deckWords,
  ...thisTurnWords,
  ...upheavalWords,
  ...pathWords,
  ...timeWords,
};

export const say = speaker(vocabulary);
