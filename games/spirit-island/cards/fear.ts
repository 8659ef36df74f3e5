import { may } from '@tafelrunde/words';
import { per, perAnyPresence, perThreatenedSite } from '../effects/language/amounts.ts';
import {
  ANY_PRESENCE,
  ANY_SACRED_SITE,
  ANYWHERE,
  allOf,
  atLeast,
  between,
  COASTAL,
  HAS_INVADERS,
  has,
  INLAND,
  lacks,
  outnumber,
} from '../effects/language/lands.ts';
import { ifThen } from '../effects/language/words/conditions.ts';
import { defendWhere } from '../effects/language/words/defence.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import { aLand, by, choose, eachLand, oneOf } from '../effects/language/words/flow.ts';
import { damage } from '../effects/language/words/harm.ts';
import { gather, gatherUpTo, push, pushToSafety, pushUpTo } from '../effects/language/words/moving.ts';
import { destroy, remove, removeHealth, replace } from '../effects/language/words/pieces.ts';
import { noCitiesWhere, skipWhere } from '../effects/language/words/skipping.ts';
import { BUILDINGS, INVADERS } from '../pieces.ts';
import { type FearCard, fear as fearOf } from './card.ts';
import { eachPlayer, eachPlayerElsewhere, eachPlayerMay, removes, SMALL } from './fear-steps.ts';

/* The fear cards of the base game: what they do at terror level I, II and III. */

const fear = fearOf('base');

export const fearCards: Readonly<Record<string, FearCard>> = {
  'avoid-the-dahan': fear(
    ['Avoid the Dahan', 'Die Dahan meiden'],
    [skipWhere('explore', atLeast(2, 'dahan'))],
    [skipWhere('build', outnumber(['dahan'], BUILDINGS))],
    [skipWhere('build', has('dahan'))],
  ),
  'belief-takes-root': fear(
    ['Belief Takes Root', 'Der Glaube schlägt Wurzeln'],
    [defendWhere(2, ANY_PRESENCE)],
    [defendWhere(2, ANY_PRESENCE), by('everybody', [gainEnergy(perThreatenedSite(1))])],
    eachPlayerElsewhere(allOf(HAS_INVADERS, ANY_PRESENCE), removeHealth(perAnyPresence(2))),
  ),
  'dahan-enheartened': fear(
    ['Dahan Enheartened', 'Die Dahan fassen Mut'],
    [
      by('everybody', [
        may([
          oneOf(
            [choose(aLand(allOf(HAS_INVADERS, has('dahan'))), [push(1, 'dahan')])],
            [choose(aLand(HAS_INVADERS), [gather(1, 'dahan')])],
          ),
        ]),
      ]),
    ],
    eachPlayerElsewhere(ANYWHERE, gatherUpTo(2, 'dahan'), ifThen(has('dahan'), [damage(1)])),
    eachPlayerElsewhere(ANYWHERE, gatherUpTo(2, 'dahan'), damage(per(1, 'dahan'))),
  ),
  'dahan-raid': fear(
    ['Dahan Raid', 'Überfall der Dahan'],
    eachPlayerElsewhere(has('dahan'), damage(1)),
    eachPlayerElsewhere(has('dahan'), damage(per(1, 'dahan'))),
    eachPlayerElsewhere(has('dahan'), damage(per(2, 'dahan'))),
  ),
  'dahan-on-their-guard': fear(
    ['Dahan on their Guard', 'Die Dahan sind auf der Hut'],
    [defendWhere(per(1, 'dahan'), has('dahan'))],
    [defendWhere(1, has('dahan')), defendWhere(per(1, 'dahan'), has('dahan'))],
    [defendWhere(per(2, 'dahan'), has('dahan'))],
  ),
  'emigration-accelerates': fear(
    ['Emigration Accelerates', 'Die Abwanderung beschleunigt sich'],
    removes(COASTAL, 'explorer'),
    removes(COASTAL, ...SMALL),
    removes(undefined, ...SMALL),
  ),
  'fear-of-the-unseen': fear(
    ['Fear of the Unseen', 'Furcht vor dem Ungesehenen'],
    removes(ANY_SACRED_SITE, ...SMALL),
    removes(ANY_PRESENCE, ...SMALL),
    [
      by('everybody', [
        oneOf(
          [choose(aLand(allOf(ANY_PRESENCE, has(...SMALL))), [remove(1, ...SMALL)])],
          [choose(aLand(allOf(ANY_SACRED_SITE, has('city'))), [remove(1, 'city')])],
        ),
      ]),
    ],
  ),
  isolation: fear(
    ['Isolation', 'Abgeschiedenheit'],
    removes(between(1, 1, ...INVADERS), ...SMALL),
    removes(between(1, 2, ...INVADERS), ...SMALL),
    removes(between(1, 2, ...INVADERS), ...INVADERS),
  ),
  'overseas-trade-seems-safer': fear(
    ['Overseas Trade Seems Safer', 'Überseehandel scheint sicherer'],
    [defendWhere(3, COASTAL)],
    [defendWhere(6, COASTAL), noCitiesWhere(COASTAL)],
    [defendWhere(9, COASTAL), skipWhere('build', COASTAL)],
  ),
  retreat: fear(
    ['Retreat!', 'Rückzug!'],
    eachPlayerMay(allOf(INLAND, has('explorer')), pushUpTo(2, 'explorer')),
    eachPlayerMay(allOf(INLAND, has(...SMALL)), pushUpTo(3, ...SMALL)),
    eachPlayerMay(has(...SMALL), pushUpTo('all', ...SMALL)),
  ),
  scapegoats: fear(
    ['Scapegoats', 'Sündenböcke'],
    [eachLand(has('town'), destroy(per(1, 'town'), 'explorer'))],
    [eachLand(has(...BUILDINGS), destroy(per(1, 'town'), 'explorer'), destroy(per(2, 'city'), 'explorer'))],
    [eachLand(has(...BUILDINGS), destroy('all', 'explorer'), destroy(per(1, 'city'), 'town'))],
  ),
  'seek-safety': fear(
    ['Seek Safety', 'Suche nach Sicherheit'],
    eachPlayer(has('explorer'), pushToSafety(1, 'explorer')),
    [
      by('everybody', [
        may([
          oneOf(
            [choose(aLand(has(...BUILDINGS)), [gather(1, 'explorer')])],
            [choose(aLand(has('city')), [gather(1, 'town')])],
          ),
        ]),
      ]),
    ],
    eachPlayer(allOf(lacks('city'), has(...SMALL)), removeHealth(3)),
  ),
  'tall-tales-of-savagery': fear(
    ['Tall Tales of Savagery', 'Schauergeschichten'],
    removes(has('dahan'), 'explorer'),
    [
      by('everybody', [
        choose(aLand(allOf(has('dahan'), has(...SMALL))), [oneOf([remove(2, 'explorer')], [remove(1, 'town')])]),
      ]),
    ],
    [
      eachLand(has('dahan'), oneOf([remove(2, 'explorer')], [remove(1, 'town')])),
      eachLand(atLeast(2, 'dahan'), remove(1, 'city')),
    ],
  ),
  'trade-suffers': fear(
    ['Trade Suffers', 'Der Handel leidet'],
    [skipWhere('build', has('city'))],
    eachPlayerMay(allOf(COASTAL, has('town')), replace('town', 'explorer')),
    eachPlayerMay(allOf(COASTAL, has(...BUILDINGS)), oneOf([replace('city', 'town')], [replace('town', 'explorer')])),
  ),
  'wary-of-the-interior': fear(
    ['Wary of the Interior', 'Misstrauen gegen das Landesinnere'],
    removes(INLAND, 'explorer'),
    removes(INLAND, ...SMALL),
    removes(undefined, ...SMALL),
  ),
};
