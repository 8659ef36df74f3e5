import { may } from '@tafelrunde/words';
import { atMost, per, perType } from '../effects/language/amounts.ts';
import { ADJACENT, allOf, COASTAL, HAS_INVADERS, has, is, THEIRS, YOURS } from '../effects/language/lands.ts';
import { exchange } from '../effects/language/words/carrying.ts';
import { byTerror, ifThen } from '../effects/language/words/conditions.ts';
import { defend, moreDefend } from '../effects/language/words/defence.ts';
import { gainElement } from '../effects/language/words/elements.ts';
import { gainEnergy, payFor } from '../effects/language/words/energy.ts';
import { aLand, by, choose, mayDoBoth, oneOf, oneOrBoth } from '../effects/language/words/flow.ts';
import { damage, damageTo, fear, hurtComers, moreFear } from '../effects/language/words/harm.ts';
import {
  afterEach,
  afterNext,
  isolate,
  meek,
  noCascade,
  noHealing,
  shelterOnce,
} from '../effects/language/words/lands.ts';
import { gather, gatherUpTo, push, pushInto, pushUpTo } from '../effects/language/words/moving.ts';
import { add, addBlight, remove } from '../effects/language/words/pieces.ts';
import { mayReturnPresence, someoneReturns } from '../effects/language/words/presence.ts';
import { afterUse, extendRange, mayRepeatCheapest } from '../effects/language/words/spirits.ts';
import { addStrife, spreadToken } from '../effects/language/words/tokens.ts';
import { INVADERS } from '../pieces.ts';
import {
  ANOTHER_SPIRIT,
  ANY_SPIRIT,
  fartherTo,
  fastFor,
  fromSacredSite,
  land,
  minorOf,
  ours,
  type PowerCard,
  range,
  threshold,
} from './card.ts';

/* The minor powers of Jagged Earth, in the order of their names. */

const minor = minorOf('jagged-earth');

/** The only threshold of a card. */
const FIRST = 0;

const cards: Readonly<Record<string, PowerCard>> = {
  'bats-scout-for-raids-by-darkness': minor(
    1,
    'slow',
    'moon air animal',
    ['Bats Scout for Raids by Darkness', 'Fledermäuse spähen für nächtliche Überfälle'],
    land(range(2)),
    [oneOf([damageTo(per(1, 'dahan'), 'town', 'city')], [fear(1), gatherUpTo(2, 'dahan')])],
  ),
  'birds-cry-warning': minor(
    1,
    'fast',
    'sun air animal',
    ['Birds Cry Warning', 'Warnende Vogelrufe'],
    land(range(3), has('dahan')),
    [oneOf([shelterOnce(2)], [pushUpTo(3, 'dahan')])],
  ),
  'blood-draws-predators': minor(
    1,
    'fast',
    'sun fire water animal',
    ['Blood Draws Predators', 'Blut lockt Raubtiere an'],
    land(range(1)),
    [afterNext('invadersFell', add(1, 'beasts'), damage(atMost(3, per(1, 'beasts'))))],
  ),
  'call-to-guard': minor(0, 'fast', 'sun air earth', ['Call to Guard', 'Ruf zur Wacht'], land(range(1)), [
    gatherUpTo(1, 'dahan'),
    ifThen(has('dahan'), [oneOf([defend(per(1, 'dahan'))], [afterEach('invadersCame', hurtComers())])]),
  ]),
  'carapaced-land': minor(
    0,
    'fast',
    'earth plant animal',
    ['Carapaced Land', 'Gepanzertes Land'],
    land(fartherTo(1, has('beasts'), range(0))),
    [defend(3)],
    threshold('2 earth', moreDefend(3)),
  ),
  'desiccating-winds': minor(
    1,
    'slow',
    'fire air earth',
    ['Desiccating Winds', 'Ausdörrende Winde'],
    land(fromSacredSite(1), is('mountain', 'sands')),
    [ifThen(has('badlands'), [damage(1)]), add(1, 'badlands')],
  ),
  'dire-metamorphosis': minor(
    1,
    'slow',
    'moon air earth animal',
    ['Dire Metamorphosis', 'Grausige Verwandlung'],
    land(range(1)),
    [
      fear(1),
      damage(1),
      damageTo(1, 'dahan'),
      add(1, 'badlands'),
      add(1, 'beasts'),
      add(1, 'disease'),
      addStrife(1),
      add(1, 'wilds'),
      addBlight(),
    ],
  ),
  'domesticated-animals-go-berserk': minor(
    1,
    'fast',
    'moon fire animal',
    ['Domesticated Animals Go Berserk', 'Rasende Haustiere'],
    land(range(0), has('town', 'city')),
    [fear(1), defend(5)],
    threshold('3 moon', add(1, 'beasts')),
  ),
  'dry-wood-explodes-in-smoldering-splinters': fastFor(
    1,
    minor(
      1,
      'slow',
      'fire air plant',
      ['Dry Wood Explodes in Smoldering Splinters', 'Trockenes Holz birst in glimmende Splitter'],
      land(range(0), is('jungle', 'mountain', 'sands')),
      [fear(2), damage(1)],
    ),
  ),
  'entrap-the-forces-of-corruption': minor(
    1,
    'fast',
    'earth plant animal',
    ['Entrap the Forces of Corruption', 'Die Kräfte der Verderbnis fangen'],
    land(range(1)),
    [gatherUpTo(1, 'blight'), isolate(), noCascade()],
  ),
  'favor-of-the-sun-and-star-lit-dark': minor(
    1,
    'fast',
    'sun moon plant',
    ['Favor of the Sun and Star-Lit Dark', 'Gunst der Sonne und des Sternendunkels'],
    land(fromSacredSite(1)),
    [defend(4), pushUpTo(1, 'blight')],
    threshold('2 sun', fear(1)),
  ),
  'flow-downriver-blow-downwind': minor(
    0,
    'slow',
    'air water plant',
    ['Flow Downriver, Blow Downwind', 'Flussabwärts treiben, mit dem Wind wehen'],
    land(fromSacredSite(2)),
    [pushUpTo(1, 'blight', 'explorer', 'town')],
  ),
  'gift-of-natures-connection': minor(
    0,
    'fast',
    '',
    ["Gift of Nature's Connection", 'Gabe der Verbundenheit mit der Natur'],
    ANY_SPIRIT,
    [by('target', [oneOf([gainEnergy(2)], [gainElement(2)])]), ifThen({ targets: 'another' }, [gainElement(1)])],
  ),
  'gift-of-twinned-days': minor(
    1,
    'fast',
    'sun moon',
    ['Gift of Twinned Days', 'Gabe der doppelten Tage'],
    ANOTHER_SPIRIT,
    [by('target', [mayRepeatCheapest()]), mayRepeatCheapest()],
  ),
  'haunted-by-primal-memories': minor(
    1,
    'fast',
    'moon air earth',
    ['Haunted by Primal Memories', 'Von Urerinnerungen heimgesucht'],
    land(fromSacredSite(2), HAS_INVADERS),
    [fear(1), defend(3), ifThen(has('beasts'), [moreFear(2)])],
  ),
  'hazards-spread-across-the-island': minor(
    0,
    'fast',
    'fire air earth plant',
    ['Hazards Spread Across the Island', 'Gefahren breiten sich aus'],
    land(fromSacredSite(2)),
    [spreadToken(1)],
  ),
  'like-calls-to-like': minor(
    1,
    'slow',
    'sun water plant',
    ['Like Calls to Like', 'Gleiches ruft Gleiches'],
    land(range(1)),
    (['explorer', 'town', 'dahan', 'blight', 'beasts'] as const).map((kind) =>
      ifThen(has(kind), [gatherUpTo(1, kind)]),
    ),
  ),
  'mesmerized-tranquility': minor(
    0,
    'fast',
    'water earth animal',
    ['Mesmerized Tranquility', 'Gebannte Ruhe'],
    land(range(0)),
    [isolate(), meek(1)],
  ),
  'renewing-boon': minor(1, 'slow', 'sun earth plant', ['Renewing Boon', 'Segen der Erneuerung'], ANOTHER_SPIRIT, [
    choose(aLand(allOf(YOURS, THEIRS)), [remove(1, 'blight'), mayReturnPresence(1)]),
  ]),
  'scream-disease-into-the-wind': minor(
    1,
    'fast',
    'air water animal',
    ['Scream Disease into the Wind', 'Seuchen in den Wind schreien'],
    ANOTHER_SPIRIT,
    [by('target', [extendRange(1), afterUse(add(1, 'disease'))])],
  ),
  'sear-anger-into-the-wild-lands': minor(
    0,
    'slow',
    'sun fire plant',
    ['Sear Anger into the Wild Lands', 'Zorn in wilde Lande brennen'],
    land(range(1)),
    [oneOf([add(1, 'badlands')], [ifThen(allOf(has('wilds'), HAS_INVADERS), [fear(1), damage(1)])])],
  ),
  'set-them-on-an-ever-twisting-trail': minor(
    1,
    'fast',
    'air plant animal',
    ['Set Them on an Ever-Twisting Trail', 'Auf ewig verschlungenen Pfaden'],
    land(fromSacredSite(1)),
    [oneOf([gather(1, 'explorer')], [push(1, 'explorer')]), isolate()],
  ),
  'skies-herald-the-season-of-return': minor(
    1,
    'fast',
    'sun moon plant animal',
    ['Skies Herald the Season of Return', 'Der Himmel verkündet die Zeit der Rückkehr'],
    land(range(1)),
    [someoneReturns(), gatherUpTo(2, 'dahan'), push(1, 'blight')],
  ),
  'strong-and-constant-currents': minor(
    0,
    'fast',
    'sun water earth',
    ['Strong and Constant Currents', 'Starke stete Strömungen'],
    land(range(0), COASTAL),
    [oneOrBoth(FIRST, [pushInto(COASTAL, 1, 'explorer', 'town')], [exchange(2, COASTAL, 'dahan')])],
    threshold('2 water', mayDoBoth()),
  ),
  'sucking-ooze': minor(
    0,
    'fast',
    'moon water earth',
    ['Sucking Ooze', 'Saugender Schlamm'],
    land(range(1), is('sands', 'wetland')),
    [ifThen(HAS_INVADERS, [fear(2)]), isolate()],
  ),
  'sunsets-fire-flows-across-the-land': minor(
    1,
    'slow',
    'sun moon fire water',
    ["Sunset's Fire Flows Across the Land", 'Feuer des Sonnenuntergangs fließt über das Land'],
    land(fromSacredSite(1)),
    [fear(1), damage(1), may([choose(aLand(ADJACENT), [damage(1)])], { pay: [payFor(1)] })],
  ),
  'territorial-strife': minor(
    0,
    'slow',
    'sun fire animal',
    ['Territorial Strife', 'Streit ums Land'],
    land(range(1), has('city')),
    [oneOf([damageTo(3, 'explorer', 'town')], [addStrife(1)])],
  ),
  'terror-turns-to-madness': minor(
    0,
    'slow',
    'moon air water',
    ['Terror Turns to Madness', 'Schrecken wird Wahnsinn'],
    land(range(2), HAS_INVADERS),
    [byTerror([fear(3)], [oneOf([fear(2)], [addStrife(1)])], [addStrife(1)])],
  ),
  'the-shore-seethes-with-hatred': minor(
    1,
    'slow',
    'fire water earth plant',
    ['The Shore Seethes with Hatred', 'Die Küste kocht vor Hass'],
    land(range(1), COASTAL),
    [fear(1), add(1, 'badlands'), add(1, 'wilds')],
  ),
  'thriving-chokefungus': minor(
    1,
    'slow',
    'moon water plant',
    ['Thriving Chokefungus', 'Wuchernder Würgepilz'],
    land(fromSacredSite(1), is('jungle', 'wetland')),
    [add(1, 'disease'), add(1, 'badlands')],
  ),
  'treacherous-waterways': minor(
    0,
    'fast',
    'fire water earth',
    ['Treacherous Waterways', 'Tückische Wasserwege'],
    land(range(1), is('mountain', 'wetland')),
    [oneOf([add(1, 'wilds')], [push(1, 'explorer')])],
  ),
  'unquenchable-flames': minor(
    1,
    'slow',
    'moon fire earth',
    ['Unquenchable Flames', 'Unlöschbare Flammen'],
    land(fromSacredSite(2)),
    [fear(1), damageTo(1, 'town', 'city'), noHealing()],
    threshold('2 fire', add(1, 'badlands')),
  ),
  'weep-for-what-is-lost': minor(
    0,
    'slow',
    'fire water animal',
    ['Weep for What Is Lost', 'Trauer um Verlorenes'],
    land(range(1), has('blight')),
    [fear(perType(1, ...INVADERS)), pushUpTo(per(1, 'blight'), 'explorer', 'town')],
  ),
};

export const jaggedEarthMinors: Readonly<Record<string, PowerCard>> = Object.fromEntries(
  Object.entries(cards).map(([id, card]) => [id, ours(card)]),
);
