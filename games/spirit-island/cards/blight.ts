import type { Steps } from '@tafelrunde/words';
import { by, oneOf } from '../effects/language/words/flow.ts';
import { destroyPresence, forgetPower } from '../effects/language/words/spirits.ts';
import type { BlightCard } from './card.ts';

/* The blight cards of the base game, by their blighted side. */

const blight = ([en, de]: readonly [string, string], perPlayer: number, eachPhase: Steps): BlightCard => ({
  kind: 'blight',
  set: 'base',
  name: { en, de },
  ours: true,
  perPlayer,
  eachPhase,
});

export const blightCards: Readonly<Record<string, BlightCard>> = {
  'downward-spiral': blight(['Downward Spiral', 'Abwärtsspirale'], 5, [by('everybody', [destroyPresence()])]),
  'memory-fades-to-dust': blight(['Memory Fades to Dust', 'Erinnerungen zerfallen zu Staub'], 4, [
    by('everybody', [oneOf([forgetPower()], [destroyPresence()])]),
  ]),
};
