import type { Steps } from '@tafelrunde/words';
import { per } from '../effects/language/amounts.ts';
import {
  ANY_PRESENCE,
  ANYWHERE,
  allOf,
  boardWithout,
  HAS_INVADERS,
  has,
  type LandTest,
  lacks,
  NO_INVADERS,
  neighbour,
  outnumber,
} from '../effects/language/lands.ts';
import {
  type EachBoard,
  inALand,
  onEachBoard,
  onEveryBoard,
  onHalfTheBoards,
  perBoard,
  timesOnEachBoard,
  unlessPresence,
  whereMost,
} from '../effects/language/words/boards.ts';
import { roam } from '../effects/language/words/carrying.ts';
import { amongLands, felled, ifThen, pushedTo } from '../effects/language/words/conditions.ts';
import { defendWhere } from '../effects/language/words/defence.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import { by, eachLand, oneOf, thereAlso, times } from '../effects/language/words/flow.ts';
import { damage, fear, hurtDahan } from '../effects/language/words/harm.ts';
import { pushInto, pushUpTo } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove } from '../effects/language/words/pieces.ts';
import { skipWhere } from '../effects/language/words/skipping.ts';
import { thisTurn } from '../effects/language/words/this-turn.ts';
import { BUILDINGS, type TokenKind } from '../pieces.ts';
import { type EventPart, part } from './event.ts';

/* Parts that stand on several event cards. */

export const PREY_ON_THE_UNWARY = part(
  ['Prey on the Unwary', 'Jagd auf Unvorsichtige'],
  eachLand(has('beasts'), destroy(per(1, 'beasts'), 'explorer')),
  inALand(boardWithout('beasts'), add(1, 'beasts')),
);

export const NEW_DISEASES = part(
  ['New Diseases', 'Neue Seuchen'],
  onHalfTheBoards(allOf(has('dahan'), HAS_INVADERS), add(1, 'disease'), hurtDahan(2)),
);

export const OFFERINGS = part(
  ['Offerings of Pattern and Dance', 'Gaben aus Muster und Tanz'],
  by('everybody', [ifThen(amongLands(2, 'dahan'), [gainEnergy(1)])]),
);

export const LINGERING_PLAGUES = part(
  ['Lingering Plagues', 'Anhaltende Seuchen'],
  onEachBoard(ANYWHERE, add(1, 'disease')),
  thisTurn('harmless'),
);

export const BEASTS_PROWL = part(
  ['Beasts Prowl', 'Umherstreifende Bestien'],
  eachLand(allOf(has('beasts'), HAS_INVADERS), fear(per(1, 'beasts'))),
  roam('beasts', NO_INVADERS),
);

export const BEASTS_ATTACK = part(
  ['Beasts Attack', 'Bestien greifen an'],
  eachLand(has('beasts'), times(per(1, 'beasts'), damage(2), ifThen(felled(...BUILDINGS), [remove(1, 'beasts')]))),
);

export const STRICKEN = part(['Stricken', 'Heimgesucht'], skipWhere('ravage', has('disease', 'strife')));

export const GRIM_TOLL = part(['Grim Toll', 'Trauriger Tribut'], onEachBoard(has('disease'), damage(2), hurtDahan(2)));

export const CANNY_DEFENSE = part(['Canny Defense', 'Schlaue Verteidigung'], defendWhere(per(1, 'dahan'), ANYWHERE));

export const CAREFUL_DEFENSE = part(['Careful Defense', 'Vorsichtige Verteidigung'], defendWhere(2, has('dahan')));

export const COORDINATED_DEFENSE = part(
  ['Coordinated Defense', 'Abgestimmte Verteidigung'],
  defendWhere(5, allOf(has('dahan'), ANY_PRESENCE)),
);

export const FIERCE_MIEN = part(
  ['Fierce Mien', 'Grimmige Mienen'],
  eachLand(allOf(HAS_INVADERS, outnumber(['dahan'], BUILDINGS)), fear(1)),
);

/** A dahan comes to a land of this kind that has dahan. */
export const comingOfAge = (where: LandTest): EventPart =>
  part(['Coming of Age', 'Volljährigkeit'], onEachBoard(where, add(1, 'dahan')));

/** Tokens that are pushed to a land without something, with what comes of it there. */
const pushedFromEach = (
  name: readonly [en: string, de: string],
  token: TokenKind,
  to: LandTest,
  ...then: Steps
): EventPart => part(name, onEachBoard(allOf(has(token), neighbour(to)), pushInto(to, 1, token), ...then));

export const DISTANT_HUNT = pushedFromEach(
  ['Distant Hunt', 'Ferne Jagd'],
  'beasts',
  lacks('blight'),
  thereAlso(damage(1)),
);

export const BEASTS_FIND_NEW_HOMES = pushedFromEach(
  ['Beasts Find New Homes', 'Bestien finden eine neue Heimat'],
  'beasts',
  lacks('blight'),
  ifThen(pushedTo(HAS_INVADERS), [fear(1)]),
);

export const QUIT_THE_FARMED_LANDS = pushedFromEach(
  ['Quit the Farmed Lands', 'Fort aus bestelltem Land'],
  'beasts',
  lacks(...BUILDINGS),
  ifThen(pushedTo(has('explorer')), [fear(1)]),
);

export const EXPLORERS_BLUNDER = part(
  ['Explorers Blunder', 'Entdecker tappen in die Falle'],
  timesOnEachBoard(2, allOf(has('explorer'), has('beasts')), destroy(1, 'explorer')),
);

export const PREY_ON_THE_HEEDLESS = part(
  ['Prey on the Heedless', 'Jagd auf Achtlose'],
  eachLand(allOf(has('beasts'), HAS_INVADERS), damage(per(1, 'beasts'))),
);

export const BEASTS_CHASE_OFF_HOMESTEADERS = part(
  ['Beasts Chase Off Homesteaders', 'Bestien vertreiben Siedler'],
  onEachBoard(allOf(has('beasts'), has('explorer', 'town')), oneOf([pushUpTo(2, 'explorer')], [pushUpTo(1, 'town')])),
);

export const PLAGUES_BRING_FEAR_AND_DEATH = part(
  ['Plagues Bring Fear and Death', 'Seuchen bringen Furcht und Tod'],
  perBoard(has('disease'), fear(1)),
  onEachBoard(allOf(has('disease'), has('dahan')), hurtDahan(2)),
);

export const A_THOUSAND_SMALL_STRUGGLES = part(
  ['A Thousand Small Struggles', 'Tausend kleine Kämpfe'],
  onEachBoard(
    allOf(lacks('dahan'), { boardHas: BUILDINGS, least: 4 }, { boardHas: ['dahan'], least: 0, most: 4 }),
    addBlight(),
  ),
);

/** 1 disease for the land of a kind with the most towns and cities. */
export const outbreak = (name: readonly [en: string, de: string], where: LandTest): EventPart =>
  part(name, whereMost(BUILDINGS, where, add(1, 'disease')));

/** On each board 1 blight for a land of a kind, from which so much presence may protect a board. */
export const spreading = (presence: number, where: LandTest): EachBoard =>
  unlessPresence(presence, onEveryBoard(where, addBlight()));
