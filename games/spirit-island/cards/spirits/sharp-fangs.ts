import { per, plusPer } from '../../effects/language/amounts.ts';
import { allOf, anyOf, HAS_INVADERS, has, is, lacks } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear, moreDamage, moreFear } from '../../effects/language/words/harm.ts';
import { gatherUpTo, push, pushUpTo } from '../../effects/language/words/moving.ts';
import { add, destroy, remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence, replacePresence } from '../../effects/language/words/presence.ts';
import { skip } from '../../effects/language/words/skipping.ts';
import { INVADERS } from '../../pieces.ts';
import {
  type Card,
  element,
  energySpaces,
  innate,
  land,
  ours,
  playSpaces,
  range,
  spirit,
  threshold,
  uniqueOf,
} from '../card.ts';

/* Sharp Fangs Behind the Leaves. */

const unique = uniqueOf('branch-claw');

export const sharpFangs: Readonly<Record<string, Card>> = {
  'sharp-fangs-behind-the-leaves': spirit({
    set: 'branch-claw',
    name: { en: 'Sharp Fangs Behind the Leaves', de: 'Reißzähne im Dickicht' },
    complexity: 'moderate',
    setup: [
      { n: 1, in: { highest: 'jungle' }, with: ['beasts'] },
      { n: 1, in: { anywhere: has('beasts') } },
    ],
    growth: {
      pick: 2,
      options: [
        { cost: 1, do: [reclaimAll(), gainPower()] },
        { do: [addPresence(3, anyOf(is('jungle'), has('beasts')))] },
        { do: [gainPower(), gainEnergy(1)] },
        { do: [gainEnergy(3)] },
      ],
    },
    tracks: [
      energySpaces(1, element('animal'), element('plant'), 2, element('animal'), 3, 4),
      playSpaces(2, 2, 3, { action: [reclaimOne()] }, 4, { plays: 5, action: [reclaimOne()] }),
    ],
    special: [
      {
        name: { en: 'Ally of the Beasts', de: 'Verbündeter der Bestien' },
        abilities: [{ always: 'follows', kind: 'beasts' }],
      },
      {
        name: { en: 'Call Forth Predators', de: 'Ruf nach Raubtieren' },
        abilities: [],
        action: [replacePresence('beasts')],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Ranging Hunt', 'Streifende Jagd'],
        land(range(1), lacks('blight')),
        threshold('2 animal', gatherUpTo(1, 'beasts')),
        threshold('2 plant 3 animal', damage(per(1, 'beasts'))),
        threshold('2 animal', pushUpTo(2, 'beasts')),
      ),
      innate(
        'slow',
        ['Frenzied Assault', 'Rasender Angriff'],
        land(range(1), has('beasts')),
        threshold('1 moon 1 fire 4 animal', fear(1), damage(2), remove(1, 'beasts')),
        threshold('1 moon 2 fire 5 animal', moreFear(1), moreDamage(1)),
      ),
    ],
    uniques: ['prey-on-the-builders', 'teeth-gleam-from-darkness', 'terrifying-chase', 'too-near-the-jungle'],
  }),
  'prey-on-the-builders': ours(
    unique(1, 'fast', 'moon fire animal', ['Prey on the Builders', 'Jagd auf die Bauenden'], land(range(0)), [
      gatherUpTo(1, 'beasts'),
      ifThen(has('beasts'), [skip('build')]),
    ]),
  ),
  'teeth-gleam-from-darkness': ours(
    unique(
      1,
      'slow',
      'moon plant animal',
      ['Teeth Gleam from Darkness', 'Zähne blitzen im Dunkel'],
      land(range(1, 'jungle'), lacks('blight')),
      [oneOf([fear(1), add(1, 'beasts')], [ifThen(allOf(has('beasts'), HAS_INVADERS), [fear(3)])])],
    ),
  ),
  'terrifying-chase': ours(
    unique(1, 'slow', 'sun animal', ['Terrifying Chase', 'Schreckliche Hatz'], land(range(0)), [
      push(plusPer(2, per(2, 'beasts')), 'explorer', 'town', 'dahan'),
      ifThen({ pushed: INVADERS }, [fear(2)]),
    ]),
  ),
  'too-near-the-jungle': ours(
    unique(0, 'slow', 'plant animal', ['Too Near the Jungle', 'Zu nah am Dschungel'], land(range(1, 'jungle')), [
      fear(1),
      destroy(1, 'explorer'),
    ]),
  ),
};
