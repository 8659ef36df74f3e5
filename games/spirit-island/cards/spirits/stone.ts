import { per } from '../../effects/language/amounts.ts';
import { allOf, anyOf, has, is, lacks, nextTo, YOURS } from '../../effects/language/lands.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { oneOf } from '../../effects/language/words/flow.ts';
import { damage, damageEach } from '../../effects/language/words/harm.ts';
import { breaks, breaksByHalf, dahanUnchanging } from '../../effects/language/words/lands.ts';
import { pushUpTo } from '../../effects/language/words/moving.ts';
import { add, destroy, removeForGood } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { bulwark, steadfast } from '../../effects/language/words/spirits.ts';
import {
  type Card,
  element,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  ours,
  playSpaces,
  range,
  type Space,
  spirit,
  threshold,
  thresholdInstead,
  thresholdRepeat,
  uniqueOf,
  YOURSELF,
} from '../card.ts';

/* Stone's Unyielding Defiance. */

const unique = uniqueOf('jagged-earth');

/** SI-101. */
const MORE_PLAYS: Space = { morePlays: 1 };

export const stone: Readonly<Record<string, Card>> = {
  'stones-unyielding-defiance': spirit({
    set: 'jagged-earth',
    name: { en: "Stone's Unyielding Defiance", de: 'Trotzendes Felsgestein' },
    complexity: 'moderate',
    setup: [
      { n: 1, in: { first: allOf(is('mountain'), lacks('dahan')) } },
      { n: 1, in: { any: allOf(nextTo('presence'), has('blight')), else: allOf(nextTo('presence'), is('sands')) } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainTheseElements('2 earth'), addPresence(3, anyOf(is('mountain'), YOURS))] },
        { do: [addPresence(2), gainEnergy(3)] },
        { do: [gainPower(), addPresence(1)] },
      ],
    },
    tracks: [
      energySpaces(2, 3, MORE_PLAYS, 4, MORE_PLAYS, 6, MORE_PLAYS),
      playSpaces(
        1,
        element('earth'),
        element('earth'),
        { ...element('earth'), action: [reclaimOne()] },
        { ...element('earth'), always: 'element' },
        { plays: 2, ...element('earth') },
      ),
    ],
    special: [
      {
        name: { en: 'Bestow the Endurance of Bedrock', de: 'Ausdauer des Urgesteins' },
        abilities: [{ always: 'bedrock' }],
      },
      {
        name: { en: 'Deep Layers Exposed to the Surface', de: 'Freigelegte Tiefenschichten' },
        abilities: [{ always: 'layers', do: [gainPower('minor')] }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Hold the Island Fast with a Bulwark of Will', 'Ein Bollwerk des Willens hält die Insel'],
        YOURSELF,
        threshold('2 earth', bulwark(2)),
        thresholdInstead('4 earth', bulwark(1)),
        threshold('6 earth 1 plant', steadfast(1)),
      ),
      innate(
        'fast',
        ['Let Them Break Themselves Against the Stone', 'Am Stein sollen sie zerbrechen'],
        land(range(0)),
        threshold('3 earth', breaks(2)),
        thresholdInstead('5 earth', breaksByHalf(2)),
        thresholdRepeat('7 earth 2 sun'),
      ),
    ],
    uniques: [
      'jagged-shards-push-from-the-earth',
      'plows-shatter-on-rocky-ground',
      'scarred-and-stony-land',
      'stubborn-solidity',
    ],
  }),
  'jagged-shards-push-from-the-earth': ours(
    unique(
      0,
      'slow',
      'fire earth',
      ['Jagged Shards Push from the Earth', 'Scharfkantige Splitter dringen aus der Erde'],
      land(range(1)),
      [add(1, 'badlands'), pushUpTo(2, 'dahan')],
    ),
  ),
  'plows-shatter-on-rocky-ground': ours(
    unique(
      2,
      'slow',
      'earth',
      ['Plows Shatter on Rocky Ground', 'Pflüge zerbrechen auf felsigem Grund'],
      land(range(1)),
      [oneOf([damageEach(1, 'town', 'city'), pushUpTo(1, 'town')], [destroy(1, 'town')])],
    ),
  ),
  'scarred-and-stony-land': ours(
    unique(
      2,
      'slow',
      'moon earth',
      ['Scarred and Stony Land', 'Narbiges, steiniges Land'],
      land(fromSacredSite(1), has('blight')),
      [damage(2), add(1, 'badlands'), removeForGood(1, 'blight')],
    ),
  ),
  'stubborn-solidity': ours(
    unique(1, 'fast', 'sun earth animal', ['Stubborn Solidity', 'Unbeugsame Festigkeit'], land(range(1)), [
      defend(per(1, 'dahan')),
      dahanUnchanging(),
    ]),
  ),
};
