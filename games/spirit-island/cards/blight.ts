import { by, oneOf } from '../effects/language/words/flow.ts';
import { forgetPower } from '../effects/language/words/power-cards.ts';
import { destroyPresence } from '../effects/language/words/presence.ts';
import { type BlightCard, blight } from './card.ts';

/* The blight cards of the base game, by their blighted side. */

const base = blight('base');

export const blightCards: Readonly<Record<string, BlightCard>> = {
  'downward-spiral': base(['Downward Spiral', 'Abwärtsspirale'], 5, {
    eachPhase: [by('everybody', [destroyPresence()])],
  }),
  'memory-fades-to-dust': base(['Memory Fades to Dust', 'Erinnerungen zerfallen zu Staub'], 4, {
    eachPhase: [by('everybody', [oneOf([forgetPower()], [destroyPresence()])])],
  }),
};
