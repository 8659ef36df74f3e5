import { ANYWHERE } from '../effects/language/lands.ts';
import { defend, isolate } from '../effects/language/words/lands.ts';
import { type FearCard, fear as fearOf } from './card.ts';
import { eachPlayer, eachPlayerElsewhere } from './fear-steps.ts';

/* The fear cards of Feather & Flame. */

const fear = fearOf('feather-flame');

export const featherFlameFear: Readonly<Record<string, FearCard>> = {
  'spreading-timidity': fear(
    ['Spreading Timidity', 'Verzagtheit greift um sich'],
    eachPlayer(ANYWHERE, isolate()),
    eachPlayerElsewhere(ANYWHERE, isolate(), defend(2)),
    eachPlayerElsewhere(ANYWHERE, isolate(), defend(4)),
  ),
};
