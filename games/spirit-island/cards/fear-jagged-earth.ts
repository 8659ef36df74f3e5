import { per, perNear, perPlayer, perThreatenedSite } from '../effects/language/amounts.ts';
import {
  ANY_PRESENCE,
  ANYWHERE,
  adjacentTo,
  allOf,
  anyOf,
  COASTAL,
  HAS_INVADERS,
  has,
  type LandTest,
  MATCHES_RAVAGE,
  NO_RAVAGE_CARD,
} from '../effects/language/lands.ts';
import { eachBoard } from '../effects/language/words/boards.ts';
import { ifThen } from '../effects/language/words/conditions.ts';
import { defendWhere } from '../effects/language/words/defence.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import { by, eachLand, oneOf } from '../effects/language/words/flow.ts';
import { damage, fear as generate } from '../effects/language/words/harm.ts';
import { gatherUpTo, push } from '../effects/language/words/moving.ts';
import { remove } from '../effects/language/words/pieces.ts';
import { addStrife, infight } from '../effects/language/words/tokens.ts';
import { INVADERS, type PieceKind, TOKENS_AND_STRIFE } from '../pieces.ts';
import { type FearCard, fear as fearOf } from './card.ts';
import { eachPlayer, eachPlayerElsewhere, SMALL } from './fear-steps.ts';

/* The fear cards of Jagged Earth. */

const fear = fearOf('jagged-earth');

/** "On each board: remove 1 of these from a land that …". */
const removedOnEach = (where: LandTest, ...kinds: readonly PieceKind[]) => {
  const there = allOf(where, has(...kinds));
  return eachBoard(there, { land: there }, remove(1, ...kinds));
};

const TROUBLED = has(...TOKENS_AND_STRIFE);
const DANGEROUS = has('badlands', 'wilds', 'dahan');
const FLEEING = allOf(DANGEROUS, has(...SMALL));
const CITY_IN_DANGER = allOf(DANGEROUS, has('city'));
const ANY_TO_REMOVE = anyOf(has(...SMALL), CITY_IN_DANGER);
const UNNERVED = allOf(NO_RAVAGE_CARD, HAS_INVADERS);
const FAITHFUL = allOf(ANY_PRESENCE, HAS_INVADERS);

export const jaggedEarthFear: Readonly<Record<string, FearCard>> = {
  'beset-by-many-troubles': fear(
    ['Beset by Many Troubles', 'Von vielen Plagen bedrängt'],
    [defendWhere(3, TROUBLED)],
    [defendWhere(5, anyOf(TROUBLED, adjacentTo(3, ...TOKENS_AND_STRIFE)))],
    [defendWhere(perNear(3, ...TOKENS_AND_STRIFE), ANYWHERE)],
  ),
  'dahan-reclaim-fishing-grounds': fear(
    ['Dahan Reclaim Fishing Grounds', 'Die Dahan holen sich ihre Fischgründe zurück'],
    eachPlayerElsewhere(allOf(COASTAL, has('dahan')), damage(per(1, 'dahan'))),
    eachPlayerElsewhere(COASTAL, gatherUpTo(1, 'dahan'), damage(per(1, 'dahan'))),
    eachPlayerElsewhere(COASTAL, gatherUpTo(1, 'dahan'), damage(per(2, 'dahan'))),
  ),
  'flee-from-dangerous-lands': fear(
    ['Flee from Dangerous Lands', 'Flucht aus gefährlichen Gebieten'],
    [eachBoard(FLEEING, { land: FLEEING }, push(1, ...SMALL))],
    [removedOnEach(DANGEROUS, ...SMALL)],
    [
      eachBoard(
        ANY_TO_REMOVE,
        { land: ANY_TO_REMOVE },
        oneOf([remove(1, ...SMALL)], [ifThen(DANGEROUS, [remove(1, 'city')])]),
      ),
    ],
  ),
  'nerves-fray': fear(
    ['Nerves Fray', 'Die Nerven liegen blank'],
    eachPlayer(UNNERVED, addStrife(1)),
    eachPlayer(UNNERVED, addStrife(2)),
    [...eachPlayer(UNNERVED, addStrife(2)), generate(perPlayer(1))],
  ),
  'sense-of-dread': fear(
    ['Sense of Dread', 'Ein Gefühl des Grauens'],
    [removedOnEach(MATCHES_RAVAGE, 'explorer')],
    [removedOnEach(MATCHES_RAVAGE, ...SMALL)],
    [removedOnEach(MATCHES_RAVAGE, ...INVADERS)],
  ),
  'theological-strife': fear(
    ['Theological Strife', 'Glaubensstreit'],
    eachPlayer(FAITHFUL, addStrife(1)),
    [...eachPlayer(FAITHFUL, addStrife(1)), by('everybody', [gainEnergy(perThreatenedSite(1))])],
    [...eachPlayer(FAITHFUL, addStrife(1)), eachLand(has('strife'), infight())],
  ),
};
