import { atLeast, has, YOUR_SACRED_SITE } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by } from '../../effects/language/words/flow.ts';
import { damage, fear, moreDamage } from '../../effects/language/words/harm.ts';
import { gatherUpTo } from '../../effects/language/words/moving.ts';
import { remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { skipAll } from '../../effects/language/words/skipping.ts';
import { mayRepeat } from '../../effects/language/words/spirits.ts';
import {
  ANY_SPIRIT,
  type Card,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  playSpaces,
  range,
  spirit,
  threshold,
  thresholdInstead,
  unique,
} from '../card.ts';

/* Vital Strength of the Earth. */

export const earth: Readonly<Record<string, Card>> = {
  'vital-strength-of-the-earth': spirit({
    set: 'base',
    name: { en: 'Vital Strength of the Earth', de: 'Lebenskraft der Erde' },
    complexity: 'low',
    setup: [
      { n: 2, in: { highest: 'mountain' } },
      { n: 1, in: { highest: 'jungle' } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), addPresence(2)] },
        { do: [gainPower(), addPresence(0)] },
        { do: [addPresence(1), gainEnergy(2)] },
      ],
    },
    tracks: [energySpaces(2, 3, 4, 6, 7, 8), playSpaces(1, 1, 2, 2, 3, 4)],
    special: [
      {
        name: { en: "Earth's Vitality", de: 'Lebenskraft der Erde' },
        abilities: [{ always: 'defend', n: 3, where: YOUR_SACRED_SITE }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Gift of Strength', 'Gabe der Stärke'],
        ANY_SPIRIT,
        threshold('1 sun 2 earth 2 plant', by('target', [mayRepeat(1)])),
        thresholdInstead('2 sun 3 earth 2 plant', by('target', [mayRepeat(3)])),
        thresholdInstead('2 sun 4 earth 3 plant', by('target', [mayRepeat(6)])),
      ),
    ],
    uniques: [
      'a-year-of-perfect-stillness',
      'draw-of-the-fruitful-earth',
      'guard-the-healing-land',
      'rituals-of-destruction',
    ],
  }),
  'a-year-of-perfect-stillness': unique(
    3,
    'fast',
    'sun earth',
    ['A Year of Perfect Stillness', 'Ein Jahr absoluter Stille'],
    land(range(1)),
    [skipAll()],
  ),
  'draw-of-the-fruitful-earth': unique(
    1,
    'slow',
    'earth plant animal',
    ['Draw of the Fruitful Earth', 'Verlockung fruchtbarer Erde'],
    land(range(1)),
    [gatherUpTo(2, 'explorer'), gatherUpTo(2, 'dahan')],
  ),
  'guard-the-healing-land': unique(
    3,
    'fast',
    'water earth plant',
    ['Guard the Healing Land', 'Wacht über heilendes Land'],
    land(fromSacredSite(1)),
    [remove(1, 'blight'), defend(4)],
  ),
  'rituals-of-destruction': unique(
    3,
    'slow',
    'sun moon fire earth plant',
    ['Rituals of Destruction', 'Ritual der Zerstörung'],
    land(fromSacredSite(1), has('dahan')),
    [damage(2), ifThen(atLeast(3, 'dahan'), [moreDamage(3), fear(2)])],
  ),
};
