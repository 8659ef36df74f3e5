import { may } from '@tafelrunde/words';
import { perEvery } from '../effects/language/amounts.ts';
import { adjacentTo, allOf, anyOf, atLeast, BUILDINGS_HERE, has, ISOLABLE } from '../effects/language/lands.ts';
import { onEachBoard } from '../effects/language/words/boards.ts';
import { defend } from '../effects/language/words/defence.ts';
import { aLand, by, choose, eachLand, oneOf } from '../effects/language/words/flow.ts';
import { fear as generate } from '../effects/language/words/harm.ts';
import { isolate, noHealingAnywhere } from '../effects/language/words/lands.ts';
import { destroy, remove, replace, replaceOne } from '../effects/language/words/pieces.ts';
import { daunt } from '../effects/language/words/this-turn.ts';
import { BUILDINGS, INVADERS, type PieceKind } from '../pieces.ts';
import { type FearCard, fear as fearOf } from './card.ts';
import { eachPlayer, eachPlayerElsewhere, removes, SMALL } from './fear-steps.ts';

/* The fear cards of Feather & Flame. */

const fear = fearOf('feather-flame');

const CROWDED = atLeast(2, 'explorer');
const TAUGHT = atLeast(2, 'dahan');
const NEAR_DAHAN = anyOf(has('dahan'), adjacentTo(3, 'dahan'));

/** "In each land with 2 or more explorers, destroy 1 of these per 2 explorers." */
const turnsOn = (...kinds: readonly PieceKind[]) => [eachLand(CROWDED, destroy(perEvery(2, 'explorer'), ...kinds))];

export const featherFlameFear: Readonly<Record<string, FearCard>> = {
  'angry-mobs': fear(
    ['Angry Mobs', 'Wütender Pöbel'],
    [by('everybody', [may([generate(1)], { pay: [choose(aLand(has('town')), [replace('town', 'explorer', 2)])] })])],
    turnsOn(...SMALL),
    turnsOn(...INVADERS),
  ),
  'communities-in-disarray': fear(
    ['Communities in Disarray', 'Gemeinden in Auflösung'],
    [daunt(1, 'city'), noHealingAnywhere()],
    [daunt(1, ...BUILDINGS), noHealingAnywhere()],
    [daunt(2, ...BUILDINGS), noHealingAnywhere()],
  ),
  depopulation: fear(
    ['Depopulation', 'Entvölkerung'],
    [onEachBoard(has('town'), replace('town', 'explorer'))],
    [onEachBoard(has('town'), remove(1, 'town'))],
    [onEachBoard(BUILDINGS_HERE, oneOf([remove(1, 'town')], [replace('city', 'town')]))],
  ),
  'mimic-the-dahan': fear(
    ['Mimic the Dahan', 'Nach Art der Dahan'],
    removes(TAUGHT, ...SMALL),
    eachPlayer(allOf(TAUGHT, has(...SMALL)), replaceOne(SMALL, 'dahan')),
    eachPlayer(allOf(NEAR_DAHAN, has(...SMALL)), replaceOne(SMALL, 'dahan')),
  ),
  'spreading-timidity': fear(
    ['Spreading Timidity', 'Verzagtheit greift um sich'],
    eachPlayer(ISOLABLE, isolate()),
    eachPlayerElsewhere(ISOLABLE, isolate(), defend(2)),
    eachPlayerElsewhere(ISOLABLE, isolate(), defend(4)),
  ),
};
