import { perPlayer } from '../effects/language/amounts.ts';
import { BUILDINGS_HERE, has, nextTo } from '../effects/language/lands.ts';
import { eachBoard, inSeveralLands, onEachBoard, unless } from '../effects/language/words/boards.ts';
import { byTerror, ifThen, inPlayOrCost } from '../effects/language/words/conditions.ts';
import { fillFearPool } from '../effects/language/words/decks.ts';
import { eachTurn } from '../effects/language/words/events.ts';
import { aLand, by, choose } from '../effects/language/words/flow.ts';
import { add, addBlight, upgrade } from '../effects/language/words/pieces.ts';
import { addPresence, destroyPresence } from '../effects/language/words/presence.ts';
import { thisTurn, toughen } from '../effects/language/words/this-turn.ts';
import { BUILDINGS, INVADERS } from '../pieces.ts';
import { type BlightCard, blight, stillHealthy } from './card.ts';

/* The blight cards of Jagged Earth. */

const jagged = blight('jagged-earth');

/** One for every two, rounded down. */
const PER_PAIR = { n: 1, per: 'players', every: 2 } as const;

export const jaggedEarthBlight: Readonly<Record<string, BlightCard>> = {
  'all-things-weaken': jagged(['All Things Weaken', 'Alles wird schwächer'], 3, {
    immediately: [eachTurn(toughen(-1, ...INVADERS, 'dahan'), thisTurn('quickBlight', { n: 1 }), thisTurn('devours'))],
  }),
  'invaders-find-the-land-to-their-liking': stillHealthy(
    jagged(['Invaders Find the Land to Their Liking', 'Das Land gefällt den Invasoren'], 2, {
      immediately: [
        byTerror(
          [fillFearPool(perPlayer(1))],
          [fillFearPool(perPlayer(1)), fillFearPool(PER_PAIR)],
          [fillFearPool(perPlayer(2))],
        ),
      ],
    }),
  ),
  'power-corrodes-the-spirit': jagged(['Power Corrodes the Spirit', 'Macht zersetzt die Geister'], 4, {
    eachPhase: [by('everybody', [ifThen(inPlayOrCost(3, 4), [destroyPresence()])])],
  }),
  'strong-earth-shatters-slowly': stillHealthy(
    jagged(['Strong Earth Shatters Slowly', 'Starke Erde zerbricht langsam'], 2, {
      immediately: [by('everybody', [choose(aLand(nextTo('blight')), [addBlight()])])],
    }),
  ),
  'thriving-communities': jagged(['Thriving Communities', 'Blühende Gemeinden'], 4, {
    immediately: [inSeveralLands(4, has('explorer', 'town'), upgrade())],
  }),
  'unnatural-proliferation': jagged(['Unnatural Proliferation', 'Widernatürliche Wucherung'], 3, {
    immediately: [
      by('everybody', [addPresence(0)]),
      onEachBoard(has('dahan'), add(1, 'dahan')),
      eachBoard(BUILDINGS_HERE, { fewest: BUILDINGS }, add(2, 'city')),
    ],
  }),
  'untended-land-crumbles': jagged(['Untended Land Crumbles', 'Ungepflegtes Land zerfällt'], 4, {
    eachPhase: [unless({ energy: 3, presence: 1 }, onEachBoard(nextTo('blight'), addBlight()))],
  }),
};
