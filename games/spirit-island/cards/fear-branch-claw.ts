import { per } from '../effects/language/amounts.ts';
import {
  ANYWHERE,
  adjacentTo,
  allOf,
  anyOf,
  atLeast,
  BUILDINGS_HERE,
  COASTAL,
  HAS_INVADERS,
  has,
  INLAND,
  type LandTest,
} from '../effects/language/lands.ts';
import { defendWhere } from '../effects/language/words/defence.ts';
import { aLand, by, choose, eachLand, oneOf } from '../effects/language/words/flow.ts';
import { damage } from '../effects/language/words/harm.ts';
import { noSource } from '../effects/language/words/lands.ts';
import { gather } from '../effects/language/words/moving.ts';
import { remove, removeHealth } from '../effects/language/words/pieces.ts';
import { skip, skipCard, skipFirst, skipWhere } from '../effects/language/words/skipping.ts';
import { addStrife, damageByStrife, frail, infight } from '../effects/language/words/tokens.ts';
import { INVADERS } from '../pieces.ts';
import { type FearCard, fear as fearOf } from './card.ts';
import { eachPlayer, eachPlayerElsewhere, eachPlayerMay, removes, SMALL } from './fear-steps.ts';

/* The fear cards of Branch & Claw. */

const fear = fearOf('branch-claw');

/** "Each player adds 1 strife in a land that …": one without invaders could not have any (SI-284). */
const addsStrife = (where: LandTest) => eachPlayer(allOf(where, HAS_INVADERS), addStrife(1));

const DANGEROUS = anyOf(has('beasts', 'disease'), atLeast(2, 'dahan'));
const UNNERVING = has('beasts', 'disease', 'dahan');
const NEAR_BEASTS = anyOf(has('beasts'), adjacentTo(1, 'beasts'));
const CROWDED = atLeast(2, ...INVADERS);

export const branchClawFear: Readonly<Record<string, FearCard>> = {
  'dahan-attack': fear(
    ['Dahan Attack', 'Die Dahan greifen an'],
    removes(has('dahan'), 'explorer'),
    eachPlayerElsewhere(has('dahan'), damage(per(1, 'dahan'))),
    eachPlayerElsewhere(BUILDINGS_HERE, gather(1, 'dahan'), damage(per(2, 'dahan'))),
  ),
  'dahan-threaten': fear(
    ['Dahan Threaten', 'Die Dahan drohen'],
    addsStrife(has('dahan')),
    [...addsStrife(has('dahan')), frail()],
    [...addsStrife(has('dahan')), eachLand(has('strife'), damage(per(1, 'dahan')))],
  ),
  demoralized: fear(
    ['Demoralized', 'Entmutigt'],
    [defendWhere(1, ANYWHERE)],
    [defendWhere(2, ANYWHERE)],
    [defendWhere(3, ANYWHERE)],
  ),
  'depart-the-dangerous-land': fear(
    ['Depart the Dangerous Land', 'Fort aus dem gefährlichen Land'],
    removes(DANGEROUS, 'explorer'),
    removes(DANGEROUS, ...SMALL),
    eachPlayer(allOf(DANGEROUS, HAS_INVADERS), removeHealth(4)),
  ),
  discord: fear(
    ['Discord', 'Zwietracht'],
    eachPlayerElsewhere(CROWDED, addStrife(1)),
    [...eachPlayerElsewhere(CROWDED, addStrife(1)), eachLand(has('strife'), damageByStrife())],
    [...eachPlayerElsewhere(CROWDED, addStrife(1)), eachLand(has('strife'), infight())],
  ),
  'explorers-are-reluctant': fear(
    ['Explorers are Reluctant', 'Die Entdecker zögern'],
    [skipFirst('explore')],
    [skipCard('explore', 'stays')],
    [skipCard('explore', 'goesOn')],
  ),
  'flee-the-pestilent-land': fear(
    ['Flee the Pestilent Land', 'Flucht aus dem verseuchten Land'],
    removes(has('disease'), ...SMALL),
    [
      by('everybody', [
        oneOf(
          [choose(aLand(allOf(has('disease'), HAS_INVADERS)), [removeHealth(3)])],
          [choose(aLand(allOf(INLAND, has('explorer'))), [remove(1, 'explorer')])],
        ),
      ]),
    ],
    [
      by('everybody', [
        oneOf(
          [choose(aLand(allOf(has('disease'), HAS_INVADERS)), [removeHealth(5)])],
          [choose(aLand(allOf(INLAND, has(...SMALL))), [remove(1, ...SMALL)])],
        ),
      ]),
    ],
  ),
  'immigration-slows': fear(
    ['Immigration Slows', 'Die Einwanderung stockt'],
    [skipFirst('build')],
    [skipCard('build', 'stays')],
    [skipCard('build', 'goesOn')],
  ),
  panic: fear(
    ['Panic', 'Panik'],
    addsStrife(UNNERVING),
    [...addsStrife(UNNERVING), frail()],
    [...eachPlayer(HAS_INVADERS, addStrife(1)), frail()],
  ),
  'panicked-by-wild-beasts': fear(
    ['Panicked by Wild Beasts', 'Panik vor wilden Bestien'],
    addsStrife(NEAR_BEASTS),
    [...addsStrife(NEAR_BEASTS), skipWhere('build', has('beasts')), skipWhere('explore', has('beasts'))],
    [
      ...addsStrife(NEAR_BEASTS),
      skipWhere('ravage', has('beasts')),
      skipWhere('build', has('beasts')),
      skipWhere('explore', has('beasts')),
    ],
  ),
  'plan-for-departure': fear(
    ['Plan for Departure', 'Pläne für die Abreise'],
    eachPlayerMay(COASTAL, gather(1, 'town')),
    [...eachPlayerMay(COASTAL, gather(1, ...SMALL)), defendWhere(2, COASTAL)],
    [...eachPlayerMay(COASTAL, gather(2, ...SMALL)), defendWhere(4, COASTAL)],
  ),
  quarantine: fear(
    ['Quarantine', 'Quarantäne'],
    [skipWhere('explore', COASTAL)],
    [skipWhere('explore', COASTAL), noSource(has('disease'))],
    [
      skipWhere('explore', COASTAL),
      skipWhere('ravage', has('disease')),
      skipWhere('build', has('disease')),
      skipWhere('explore', has('disease')),
    ],
  ),
  'too-many-monsters': fear(
    ['Too Many Monsters', 'Zu viele Ungeheuer'],
    removes(has('beasts'), ...SMALL),
    [
      by('everybody', [
        oneOf(
          [choose(aLand(allOf(has('beasts'), has(...SMALL))), [remove(1, 'explorer'), remove(1, 'town')])],
          [choose(aLand(allOf(adjacentTo(1, 'beasts'), has('explorer'))), [remove(1, 'explorer')])],
        ),
      ]),
    ],
    [
      by('everybody', [
        oneOf(
          [choose(aLand(allOf(has('beasts'), has(...SMALL))), [remove(2, 'explorer'), remove(2, 'town')])],
          [choose(aLand(allOf(adjacentTo(1, 'beasts'), has(...SMALL))), [remove(1, ...SMALL)])],
        ),
      ]),
    ],
  ),
  'tread-carefully': fear(
    ['Tread Carefully', 'Behutsame Schritte'],
    eachPlayerMay(anyOf(has('dahan'), adjacentTo(5, 'dahan')), skip('ravage')),
    eachPlayerMay(anyOf(has('dahan'), adjacentTo(3, 'dahan')), skip('ravage')),
    eachPlayerMay(anyOf(has('dahan'), adjacentTo(1, 'dahan')), skip('ravage')),
  ),
  unrest: fear(
    ['Unrest', 'Unruhen'],
    eachPlayer(has('town'), addStrife(1, 'town')),
    [...eachPlayer(has('town'), addStrife(1, 'town')), frail()],
    [...eachPlayer(HAS_INVADERS, addStrife(1)), frail()],
  ),
};
