import { per } from '../../effects/language/amounts.ts';
import { allOf, HAS_INVADERS, has, YOURS } from '../../effects/language/lands.ts';
import {
  bySpiritHere,
  forgetThis,
  gainMinor,
  gatherLight,
  mayBeMajor,
  reclaimHalf,
  reclaimUpTo,
  reimagine,
  repeatThis,
  settleElement,
} from '../../effects/language/words/coalescing.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, by, choose, oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear } from '../../effects/language/words/harm.ts';
import { gatherUpTo, pushUpTo } from '../../effects/language/words/moving.ts';
import { remove } from '../../effects/language/words/pieces.ts';
import { gainPower, morePlays, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import { skip } from '../../effects/language/words/skipping.ts';
import { hasten } from '../../effects/language/words/spirits.ts';
import {
  ANY_SPIRIT,
  type Card,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  ours,
  playSpaces,
  range,
  type Space,
  spirit,
  type Target,
  threshold,
  thresholdInstead,
  uniqueOf,
} from '../card.ts';

/* Starlight Seeks Its Form. */

const unique = uniqueOf('jagged-earth');

const YOURSELF: Target = { spirit: 'self' };

/** A star: an element for the rest of the game. */
const STAR: Space = { taken: [settleElement()] };
/** After its presence has been added: 1 energy. */
const SPARK: Space = { taken: [gainEnergy(1)] };
const SPARKLING_STAR: Space = { taken: [gainEnergy(1), settleElement()] };

/** The tracks that open growth options, by their place on the panel. */
const [FIRST, SECOND, THIRD, FOURTH] = [2, 3, 4, 5] as const;

/** Which threshold of Shape the Self Anew offers a major power. */
const MAJOR = 0;

export const starlight: Readonly<Record<string, Card>> = {
  'starlight-seeks-its-form': spirit({
    set: 'jagged-earth',
    name: { en: 'Starlight Seeks Its Form', de: 'Sternenlicht sucht Gestalt' },
    complexity: 'very high',
    setup: [{ n: 1, in: { any: has('blight') } }],
    growth: {
      pick: 3,
      options: [
        { do: [reclaimOne()] },
        { do: [addPresence(0)] },
        { do: [gainEnergy(1)] },
        { do: [movePresence(3)] },
        { behind: FIRST, do: [reclaimHalf()] },
        { behind: FIRST, do: [gainPower(), movePresence(1)] },
        { behind: SECOND, do: [gainEnergy(3)] },
        { behind: SECOND, do: [morePlays(1), movePresence(2)] },
        { behind: THIRD, do: [reclaimAll()] },
        { behind: THIRD, do: [gainPower(), gainEnergy(1)] },
        { behind: FOURTH, do: [choose(aLand(allOf(YOURS, HAS_INVADERS)), [damage(2)])] },
        { behind: FOURTH, do: [morePlays(1), hasten(1)] },
      ],
    },
    tracks: [
      energySpaces(1, 2, STAR, 4),
      playSpaces(2, STAR, STAR, 3),
      [{}, {}],
      [{}, {}],
      [{}, SPARK, SPARKLING_STAR],
      [{}, SPARK, SPARK],
    ],
    special: [
      {
        name: { en: 'Growth Begets Growth', de: 'Wachstum gebiert Wachstum' },
        abilities: [{ always: 'branches' }],
      },
      {
        name: { en: 'Slowly Coalescing Nature', de: 'Langsam verdichtetes Wesen' },
        abilities: [{ always: 'coalesces' }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Air Moves, Earth Endures', 'Luft bewegt, Erde bleibt'],
        land(range(1)),
        threshold('3 air', oneOf([pushUpTo(2, 'explorer')], [pushUpTo(1, 'town')])),
        threshold('3 earth', defend(5)),
      ),
      innate(
        'slow',
        ['Fire Burns, Water Soothes', 'Feuer brennt, Wasser lindert'],
        land(fromSacredSite(1)),
        threshold('3 fire', fear(1), damage(2)),
        threshold('3 water', remove(1, 'blight')),
      ),
      innate(
        'slow',
        ['Wood Seeks Growth, Humans Seek Freedom', 'Holz sucht Wachstum, Menschen suchen Freiheit'],
        land(range(2)),
        threshold('3 plant', bySpiritHere(gainPower())),
        threshold('3 animal', oneOf([damage(per(1, 'dahan'))], [pushUpTo(3, 'dahan')])),
      ),
      innate(
        'slow',
        ['Sidereal Guidance', 'Weisung der Gestirne'],
        land(range(1)),
        threshold('2 moon', gatherUpTo(1, 'explorer', 'dahan')),
        thresholdInstead('3 moon', gatherUpTo(3, 'explorer')),
      ),
      innate(
        'slow',
        ['Stars Blaze in the Daytime Sky', 'Sterne lodern am Taghimmel'],
        YOURSELF,
        threshold('4 sun', fear(3), gainEnergy(1), reclaimUpTo(1, { fromPlay: true })),
      ),
    ],
    uniques: [
      'boon-of-reimagining',
      'gather-the-scattered-light-of-stars',
      'peace-of-the-nighttime-sky',
      'shape-the-self-anew',
    ],
  }),
  'boon-of-reimagining': ours(
    unique(1, 'slow', 'moon', ['Boon of Reimagining', 'Segen der Neuerfindung'], ANY_SPIRIT, [
      by('target', [reimagine(6, 2)]),
      ifThen({ targets: 'another' }, [by('target', [gainEnergy(1)])]),
    ]),
  ),
  'gather-the-scattered-light-of-stars': ours(
    unique(
      0,
      'slow',
      'moon',
      ['Gather the Scattered Light of Stars', 'Das verstreute Licht der Sterne sammeln'],
      YOURSELF,
      [gatherLight(2, 3)],
    ),
  ),
  'peace-of-the-nighttime-sky': ours(
    unique(1, 'fast', 'moon', ['Peace of the Nighttime Sky', 'Friede des Nachthimmels'], land(fromSacredSite(1)), [
      ifThen({ terror: 1 }, [skip('ravage')]),
      forgetThis(gainTheseElements('moon'), repeatThis()),
    ]),
  ),
  'shape-the-self-anew': ours(
    unique(
      0,
      'slow',
      'moon',
      ['Shape the Self Anew', 'Sich selbst neu formen'],
      YOURSELF,
      [gainMinor(MAJOR), forgetThis(gainEnergy(3))],
      threshold('4 moon', mayBeMajor()),
    ),
  ),
};
