import type { Game } from '@tafelrunde/kernel';
import { wordRules } from '@tafelrunde/words';
import { cardData, cards, idsOf } from './cards/catalogue.ts';
import { effects } from './effects/holding.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { boardRules } from './effects/words/boards.ts';
import { carryingRules } from './effects/words/carrying.ts';
import { coalescingRules } from './effects/words/coalescing.ts';
import { conditionRules } from './effects/words/conditions.ts';
import { deckWordRules } from './effects/words/decks.ts';
import { depthRules } from './effects/words/depths.ts';
import { elementWordRules } from './effects/words/elements.ts';
import { eventSpiritWordRules } from './effects/words/event-spirits.ts';
import { eventWordRules } from './effects/words/events.ts';
import { flockRules } from './effects/words/flocks.ts';
import { flowRules } from './effects/words/flow.ts';
import { harmWordRules } from './effects/words/harm.ts';
import { markerWordRules } from './effects/words/markers.ts';
import { mistWordRules } from './effects/words/mist.ts';
import { movingRules } from './effects/words/moving.ts';
import { pathRules } from './effects/words/paths.ts';
import { pieceWordRules } from './effects/words/pieces.ts';
import { powerCardWordRules } from './effects/words/power-cards.ts';
import { presenceWordRules } from './effects/words/presence.ts';
import { rainRules } from './effects/words/rain.ts';
import { spiritWordRules } from './effects/words/spirits.ts';
import { timeWordRules } from './effects/words/time.ts';
import { tokenWordRules } from './effects/words/tokens.ts';
import { trickeryRules } from './effects/words/trickery.ts';
import { figures } from './figures.ts';
import { manifest } from './manifest.ts';
import { fromVersion3 } from './older.ts';
import { isSet, options } from './options.ts';
import { landPlaces, zones } from './places.ts';
import { actionRules } from './rules/actions.ts';
import { aftermathRules } from './rules/aftermath.ts';
import { atoningRules } from './rules/atoning.ts';
import { bedrockRules } from './rules/bedrock.ts';
import { blightRules } from './rules/blight.ts';
import { breachingRules } from './rules/breaching.ts';
import { burningRules } from './rules/burning.ts';
import { chokingRules } from './rules/choking.ts';
import { colonyRules } from './rules/colonies.ts';
import { allyRules } from './rules/dahan-allies.ts';
import { damageRules } from './rules/damage.ts';
import { enthrallingRules } from './rules/enthralling.ts';
import { eventRules } from './rules/events.ts';
import { fearRules } from './rules/fear.ts';
import { flameRules } from './rules/flames.ts';
import { forestallingRules } from './rules/forestalling.ts';
import { growthRules } from './rules/growth.ts';
import { hallowingRules } from './rules/hallowing.ts';
import { insurrectionRules } from './rules/insurrection.ts';
import { invaderRules } from './rules/invaders.ts';
import { invocationRules } from './rules/invocation.ts';
import { joiningRules } from './rules/joining.ts';
import { judge, judgeRules } from './rules/judge.ts';
import { aidRules } from './rules/lesser-aid.ts';
import { lurkingRules } from './rules/lurking.ts';
import { markerRules } from './rules/markers.ts';
import { masteryRules } from './rules/mastery.ts';
import { meddlingRules } from './rules/meddling.ts';
import { mistRules } from './rules/mists.ts';
import { oceanRules } from './rules/oceans.ts';
import { placingRules } from './rules/placing.ts';
import { playingRules } from './rules/playing.ts';
import { powerCardRules } from './rules/power-cards.ts';
import { powerRules } from './rules/powers.ts';
import { presenceRules } from './rules/presence.ts';
import { quicksandRules } from './rules/quicksand.ts';
import { ravageRules } from './rules/ravage.ts';
import { relicRules } from './rules/relics.ts';
import { ritualRules } from './rules/ritual.ts';
import { riverRules } from './rules/river.ts';
import { slippingRules } from './rules/slipping.ts';
import { targetRules } from './rules/targeting.ts';
import { theftRules } from './rules/theft.ts';
import { timeRules } from './rules/time.ts';
import { turnRules } from './rules/turn.ts';
import { untouchedRules } from './rules/untouched.ts';
import { upheavalRules } from './rules/upheaval.ts';
import { vengeanceRules } from './rules/vengeance.ts';
import { wayRules } from './rules/ways.ts';
import { setup, setupRules } from './setup.ts';
import type { Ops, State } from './state.ts';
import { text } from './text.ts';
import { objection } from './variants.ts';

export { type Aim, aimOf } from './aim.ts';
export { cornersOf } from './boards/corners.ts';
export type { IslandLand } from './boards/island.ts';
export type { Place } from './boards/lattice.ts';
export { boardsAtFirst, islandNamed, laidOut, layoutIn, placesOn } from './boards/named.ts';
export type { Card, PowerCard, Space, SpiritCard } from './cards/card.ts';
export { cardData, idsOf, isSpirit, spiritNamed } from './cards/catalogue.ts';
export { ELEMENTS, type Element, type Elements, hasAll, missing, sayElements, together } from './cards/elements.ts';
export type { EventCard } from './cards/event.ts';
export type { EventFace } from './cards/event-text.ts';
export { STRENGTHS, strengthOf } from './cards/good-at.ts';
export {
  aspectFace,
  cardText,
  eventFace,
  fearFace,
  growthFace,
  type PowerFace,
  powerFace,
  specialFace,
} from './cards/text.ts';
export { cutAtIcons, spelt } from './effects/icons.ts';
export { figuresIn } from './figures.ts';
export type { LandForecast } from './forecast.ts';
export { cornerName, landName, pieceName, presenceSeat } from './names.ts';
export { adversaryNames, OPEN, spiritFor } from './options.ts';
export { islandNow } from './queries.ts';
export { cornerLabel, cornerRef, elementRef, growthRef, innateRef, markerRef, PASS, trackRef } from './refs.ts';
export { relicName, relicText } from './speech.ts';
export { freshState, type State, stateIn } from './state.ts';
export { difficultyOf, difficultyParts, spiritsIn } from './variants.ts';

/** What is printed on the backs of cards; those of invaders show their stage. */
function backOf(id: string): string {
  const card = cards.get(id);
  return card?.kind === 'invader' ? `invader-${card.stage}` : (card?.kind ?? '');
}

export const spiritIsland: Game<Ops, State> = {
  id: manifest.id,
  version: 4,
  // As many as there are spirits.
  seats: { min: manifest.seats.min, max: Math.min(manifest.seats.max, idsOf('spirit').length) },
  options,
  zones,
  places: { land: landPlaces },
  cooperative: true,
  objection,
  oneMind: (chosen) => isSet(chosen, 'alone', true),
  migrate: (match) => (match.rules.version === 3 ? fromVersion3(match) : undefined),
  rules: {
    ...setupRules,
    ...turnRules,
    ...growthRules,
    ...presenceRules,
    ...powerCardRules,
    ...playingRules,
    ...powerRules,
    ...targetRules,
    ...actionRules,
    ...damageRules,
    ...breachingRules,
    ...flameRules,
    ...blightRules,
    ...aidRules,
    ...timeRules,
    ...timeWordRules,
    ...fearRules,
    ...eventRules,
    ...invaderRules,
    ...ravageRules,
    ...placingRules,
    ...ritualRules,
    ...relicRules,
    ...aftermathRules,
    ...invocationRules,
    ...theftRules,
    ...insurrectionRules,
    ...colonyRules,
    ...riverRules,
    ...vengeanceRules,
    ...quicksandRules,
    ...masteryRules,
    ...forestallingRules,
    ...chokingRules,
    ...bedrockRules,
    ...burningRules,
    ...enthrallingRules,
    ...allyRules,
    ...hallowingRules,
    ...meddlingRules,
    ...markerRules,
    ...oceanRules,
    ...upheavalRules,
    ...untouchedRules,
    ...wayRules,
    ...lurkingRules,
    ...atoningRules,
    ...pathRules,
    ...judgeRules,
    ...movingRules,
    ...carryingRules,
    ...flockRules,
    ...joiningRules,
    ...mistRules,
    ...mistWordRules,
    ...slippingRules,
    ...harmWordRules,
    ...pieceWordRules,
    ...tokenWordRules,
    ...trickeryRules,
    ...markerWordRules,
    ...coalescingRules,
    ...spiritWordRules,
    ...elementWordRules,
    ...powerCardWordRules,
    ...presenceWordRules,
    ...rainRules,
    ...depthRules,
    ...flowRules,
    ...conditionRules,
    ...boardRules,
    ...eventWordRules,
    ...eventSpiritWordRules,
    ...deckWordRules,
    ...wordRules(vocabulary, cardData),
  },
  effects,
  atOnce: judge,
  figures,
  text,
  setup,
  turnOf: () => ({ op: 'turn' }) as const,
  back: backOf,
};
