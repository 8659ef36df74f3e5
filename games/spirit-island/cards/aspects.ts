import type { CardId } from '@tafelrunde/kernel';
import { may } from '@tafelrunde/words';
import { allOf, atLeast, HAS_INVADERS, has, YOUR_SACRED_SITE, YOURS } from '../effects/language/lands.ts';
import { travel } from '../effects/language/words/carrying.ts';
import { gainTrackEnergy } from '../effects/language/words/energy.ts';
import { aLand, by, choose } from '../effects/language/words/flow.ts';
import { boostDamage, fear } from '../effects/language/words/harm.ts';
import { dreadHere, opensWide } from '../effects/language/words/lands.ts';
import { pushUpTo } from '../effects/language/words/moving.ts';
import { remove } from '../effects/language/words/pieces.ts';
import { gainPower, playAnother } from '../effects/language/words/power-cards.ts';
import { movePresence } from '../effects/language/words/presence.ts';
import { extendRange, hastenLesser } from '../effects/language/words/spirits.ts';
import { addStrife } from '../effects/language/words/tokens.ts';
import {
  ANOTHER_SPIRIT,
  type Card,
  fromSacredSite,
  type Innate,
  innate,
  land,
  ours,
  range,
  type SetName,
  type SpecialRule,
  type SpiritCard,
  threshold,
  thresholdRepeat,
  YOURSELF,
} from './card.ts';
import { lightning } from './spirits/lightning.ts';
import { river } from './spirits/river.ts';
import { shadows } from './spirits/shadows.ts';
import { earth } from './spirits/vital-strength.ts';

/* SI-351: aspects. Each is a panel of which one part has been replaced. */

const powersAndPanels: Readonly<Record<CardId, Card>> = { ...lightning, ...river, ...shadows, ...earth };

function panelOf(of: CardId): SpiritCard {
  const panel = powersAndPanels[of];
  if (panel?.kind !== 'spirit') throw new Error(`${of} has no panel`);
  return panel;
}

interface Change {
  /** What it takes the place of: all special rules, all innate powers, a unique power; nothing unless told. */
  readonly without?: 'special' | 'innates' | { readonly unique: CardId };
  readonly special?: readonly SpecialRule[];
  readonly innates?: readonly Innate[];
  readonly energy?: number;
}

const nameOf = (panel: SpiritCard, without: Change['without']) => {
  if (without === undefined) return undefined;
  if (typeof without === 'object') return powersAndPanels[without.unique]?.name;
  return panel[without][0]?.name;
};

const aspect =
  (set: SetName, of: CardId) =>
  ([en, de]: readonly [string, string], { without, special = [], innates = [], energy }: Change): SpiritCard => {
    const panel = panelOf(of);
    const left = nameOf(panel, without);
    const rules = [...(without === 'special' ? [] : panel.special), ...special];
    return ours({
      ...panel,
      kind: 'aspect',
      set,
      name: { en: `${panel.name.en} (${en})`, de: `${panel.name.de} (${de})` },
      aspect: { of, name: { en, de }, ...(left && { without: left }) },
      ...(energy !== undefined && { energy }),
      special: rules,
      abilities: rules.flatMap(({ abilities }) => abilities),
      innates: [...(without === 'innates' ? [] : panel.innates), ...innates],
      uniques: panel.uniques.filter((id) => typeof without !== 'object' || id !== without.unique),
    });
  };

const LIGHTNING = 'lightnings-swift-strike';
const RIVER = 'river-surges-in-sunlight';
const SHADOWS = 'shadows-flicker-like-flame';
const EARTH = 'vital-strength-of-the-earth';

const MANY_DAHAN = allOf(YOURS, atLeast(4, 'dahan'));

export const aspects: Readonly<Record<CardId, Card>> = {
  pandemonium: aspect('jagged-earth', LIGHTNING)(['Pandemonium', 'Pandämonium'], {
    without: 'innates',
    innates: [
      innate(
        'slow',
        ['Lightning-Torn Skies Incite Pandemonium', 'Blitzzerrissene Himmel entfesseln das Pandämonium'],
        land(fromSacredSite(1), HAS_INVADERS),
        threshold('3 fire 2 air', fear(2), addStrife(1)),
        threshold('4 fire 3 air', fear(2), addStrife(1)),
        threshold('5 fire 4 air 1 moon', fear(3), addStrife(1)),
        threshold('5 fire 5 air 2 moon', fear(4), addStrife(1)),
      ),
    ],
  }),
  wind: aspect('jagged-earth', LIGHTNING)(['Wind', 'Wind'], {
    without: 'special',
    innates: [
      innate(
        'fast',
        ['Exaltation of the Storm-Wind', 'Rausch des Sturmwinds'],
        ANOTHER_SPIRIT,
        threshold('1 air', by('both', [hastenLesser(1)])),
        threshold('3 air', by('both', [extendRange(1)])),
        threshold(
          '4 air 1 water',
          by('both', [may([choose(aLand(allOf(YOURS, has('explorer'))), [pushUpTo(2, 'explorer')])])]),
        ),
        thresholdRepeat('5 air 2 water'),
      ),
    ],
  }),
  immense: aspect('feather-flame', LIGHTNING)(['Immense', 'Gewaltig'], {
    special: [
      {
        name: {
          en: 'An Immense Spirit, Towering and Slow',
          de: 'Ein gewaltiger Geist, hoch aufragend und langsam',
        },
        abilities: [{ always: 'lavish', gives: { always: 'element' } }],
      },
    ],
  }),
  sunshine: aspect('jagged-earth', RIVER)(['Sunshine', 'Sonnenschein'], {
    without: { unique: 'boon-of-vigor' },
    energy: 1,
    innates: [
      innate(
        'fast',
        ["Boon of Sunshine's Promise", 'Segen der verheißenen Sonne'],
        ANOTHER_SPIRIT,
        threshold('2 sun', by('target', [gainTrackEnergy(1)])),
        threshold('3 sun 1 water', gainTrackEnergy(1)),
        threshold(
          '4 sun 2 water',
          by('target', [may([choose(aLand(allOf(YOURS, has('blight'), has('dahan'))), [remove(1, 'blight')])])]),
        ),
      ),
    ],
  }),
  travel: aspect('feather-flame', RIVER)(['Travel', 'Reise'], {
    without: 'special',
    special: [
      {
        name: { en: "Travel on the River's Back", de: 'Reise auf dem Rücken des Flusses' },
        abilities: [{ always: 'afterGrowth', do: [travel(2)] }],
      },
      {
        name: {
          en: 'People Tend to the River, River Tends to the People',
          de: 'Das Volk sorgt für den Fluss, der Fluss sorgt für das Volk',
        },
        abilities: [
          { always: 'sacredSite', where: atLeast(4, 'dahan') },
          { always: 'defend', n: 1, where: MANY_DAHAN },
        ],
      },
    ],
  }),
  madness: aspect('jagged-earth', SHADOWS)(['Madness', 'Wahnsinn'], {
    without: 'special',
    special: [
      {
        name: { en: 'Shadows Cast a Subtle Madness', de: 'Schatten säen leisen Wahnsinn' },
        abilities: [{ always: 'arrives', growth: true, do: [may([addStrife(1)])] }],
      },
      {
        name: { en: 'Glimpse of the Shadowed Void', de: 'Blick in die schattige Leere' },
        abilities: [{ always: 'haunts' }],
      },
    ],
  }),
  reach: aspect('jagged-earth', SHADOWS)(['Reach', 'Weite'], {
    without: 'special',
    special: [
      {
        name: { en: 'Reach Through Ephemeral Distance', de: 'Griff durch flüchtige Ferne' },
        abilities: [{ always: 'reach', once: true }],
      },
    ],
  }),
  amorphous: aspect('feather-flame', SHADOWS)(['Amorphous', 'Formlos'], {
    without: 'special',
    special: [
      {
        name: { en: 'Shadows Partake of Amorphous Space', de: 'Schatten haben teil am formlosen Raum' },
        abilities: [],
        inPowers: [movePresence(1, has('dahan'))],
      },
    ],
  }),
  foreboding: aspect('feather-flame', SHADOWS)(['Foreboding', 'Vorahnung'], {
    without: 'special',
    innates: [
      innate(
        'fast',
        ['Stretch Out Coils of Foreboding Dread', 'Windungen düsterer Vorahnung'],
        land(range(2)),
        threshold('2 air', opensWide()),
        threshold('1 moon', dreadHere()),
        threshold('2 fire', fear(1)),
        threshold('2 moon 4 air', fear(2)),
      ),
    ],
  }),
  resilience: aspect('jagged-earth', EARTH)(['Resilience', 'Widerstandskraft'], {
    without: 'special',
    special: [
      {
        name: { en: "Anchor the Land's Resilience", de: 'Anker der Widerstandskraft' },
        abilities: [{ always: 'resilience', n: 8, where: YOUR_SACRED_SITE }],
      },
    ],
  }),
  might: aspect('feather-flame', EARTH)(['Might', 'Macht'], {
    without: 'special',
    innates: [
      {
        ...innate(
          'fast',
          ['Earth Moves with Vigor and Might', 'Die Erde bewegt sich mit Kraft und Macht'],
          YOURSELF,
          threshold('1 plant', playAnother(1)),
          threshold('1 sun 2 earth', boostDamage(1)),
          threshold('2 plant 3 earth', boostDamage(1)),
          threshold('1 sun 3 plant', gainPower()),
        ),
        unfolds: true,
      },
    ],
  }),
};
