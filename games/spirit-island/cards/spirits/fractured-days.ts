import { allOf, between, DRY, HAS_INVADERS, has, lacks, NO_INVADERS } from '../../effects/language/lands.ts';
import { build, ravage } from '../../effects/language/words/boards.ts';
import { reclaimUpTo } from '../../effects/language/words/coalescing.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { useSlowNow } from '../../effects/language/words/event-spirits.ts';
import { by, oneOf, times } from '../../effects/language/words/flow.ts';
import { pushUpTo } from '../../effects/language/words/moving.ts';
import { add, remove } from '../../effects/language/words/pieces.ts';
import { gainPower, morePlays, playAnother, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import {
  againHere,
  foresee,
  gainFromDays,
  gainTime,
  gainTimeUpTo,
  mayBury,
  pourSideways,
  suspend,
  swapInvaders,
} from '../../effects/language/words/time.ts';
import {
  ANY_SPIRIT,
  type Card,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  NOBODY,
  ours,
  playSpaces,
  range,
  spirit,
  threshold,
  uniqueOf,
  usedFor,
  YOURSELF,
} from '../card.ts';

/* Fractured Days Split the Sky. */

const unique = uniqueOf('jagged-earth');

/** Which threshold of Visions of a Shifting Future lets the card go to the bottom. */
const BURYING = 1;

export const fracturedDays: Readonly<Record<string, Card>> = {
  'fractured-days-split-the-sky': spirit({
    set: 'jagged-earth',
    name: { en: 'Fractured Days Split the Sky', de: 'Tagessplitter teilen den Himmel' },
    complexity: 'very high',
    setup: [
      { n: 1, in: { first: between(1, 1, 'dahan') } },
      { n: 2, in: { last: lacks('dahan') } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [gainTheseElements('air'), reclaimAll(), gainTimeUpTo(2)] },
        {
          do: [gainTheseElements('moon'), gainPower(), addPresence(2), times(2, oneOf([gainTime(1)], [morePlays(2)]))],
        },
        {
          do: [
            gainTheseElements('sun'),
            movePresence(4),
            gainFromDays(),
            times(3, oneOf([gainTime(1)], [gainEnergy(2)])),
          ],
        },
      ],
    },
    tracks: [energySpaces(1, 1, 2, 2, 2, 3), playSpaces(1, 1, 1, 2, 2, 3)],
    special: [
      {
        name: { en: 'Fragments of Shattered Time', de: 'Splitter zerbrochener Zeit' },
        abilities: [{ always: 'keepsTime' }],
      },
      {
        name: { en: 'Days That Never Were', de: 'Tage, die niemals waren' },
        abilities: [{ always: 'keepsDays' }],
      },
    ],
    innates: [
      usedFor(
        { time: 'uses' },
        innate(
          'fast',
          ['Slip the Flow of Time', 'Dem Fluss der Zeit entschlüpfen'],
          ANY_SPIRIT,
          threshold('3 moon 1 air', by('target', [useSlowNow()])),
          threshold('2 sun 2 moon', by('target', [reclaimUpTo(1, { fromPlay: true })])),
          threshold('3 sun 2 air', by('target', [playAnother()])),
        ),
      ),
      innate(
        'slow',
        ['Visions of a Shifting Future', 'Visionen einer wandelbaren Zukunft'],
        YOURSELF,
        threshold('1 sun 2 moon 2 air', foresee(BURYING)),
        threshold('2 sun 3 moon 2 air', mayBury()),
      ),
    ],
    uniques: ['absolute-stasis', 'blur-the-arc-of-years', 'pour-time-sideways', 'the-past-returns-again'],
  }),
  'absolute-stasis': ours(
    usedFor(
      { time: 1 },
      unique(1, 'fast', 'sun air earth', ['Absolute Stasis', 'Völliger Stillstand'], land(fromSacredSite(2), DRY), [
        suspend(),
      ]),
    ),
  ),
  'blur-the-arc-of-years': ours(
    unique(1, 'fast', 'sun moon air', ['Blur the Arc of Years', 'Den Bogen der Jahre verwischen'], land(range(1)), [
      ifThen(allOf(lacks('dahan'), NO_INVADERS), [remove(1, 'blight')]),
      ifThen(HAS_INVADERS, [build(), ravage()]),
      ifThen(has('dahan'), [add(1, 'dahan')]),
      pushUpTo(2, 'dahan'),
      againHere(1),
    ]),
  ),
  'pour-time-sideways': ours(
    usedFor(
      { time: 3 },
      unique(1, 'fast', 'moon air water', ['Pour Time Sideways', 'Zeit zur Seite gießen'], YOURSELF, [pourSideways()]),
    ),
  ),
  'the-past-returns-again': ours(
    usedFor(
      { time: 'players', energy: 'players' },
      unique(0, 'fast', 'sun moon', ['The Past Returns Again', 'Die Vergangenheit kehrt wieder'], NOBODY, [
        swapInvaders(1),
      ]),
    ),
  ),
};
