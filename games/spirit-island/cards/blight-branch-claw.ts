import { perPlayer } from '../effects/language/amounts.ts';
import { ANY_PRESENCE, allOf, BUILDINGS_HERE, has, INLAND, lacks } from '../effects/language/lands.ts';
import { onEachBoard } from '../effects/language/words/boards.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import { lesserAid, renderEnergy } from '../effects/language/words/event-spirits.ts';
import { eachTurn } from '../effects/language/words/events.ts';
import { by } from '../effects/language/words/flow.ts';
import { fear } from '../effects/language/words/harm.ts';
import { add, addBlight, destroy, remove } from '../effects/language/words/pieces.ts';
import { morePlays } from '../effects/language/words/power-cards.ts';
import { destroyAnyPresence, destroyPresence } from '../effects/language/words/presence.ts';
import { BUILDINGS } from '../pieces.ts';
import { type BlightCard, blight } from './card.ts';

/* The blight cards of Branch & Claw. */

const claw = blight('branch-claw');

export const branchClawBlight: Readonly<Record<string, BlightCard>> = {
  'a-pall-upon-the-land': claw(['A Pall Upon the Land', 'Ein Leichentuch über dem Land'], 3, {
    immediately: [onEachBoard(ANY_PRESENCE, destroyAnyPresence(1)), onEachBoard(has('town'), remove(1, 'town'))],
  }),
  'aid-from-lesser-spirits': claw(['Aid from Lesser Spirits', 'Hilfe niederer Geister'], 2, {
    immediately: [lesserAid(1)],
  }),
  'back-against-the-wall': claw(['Back Against the Wall', 'Mit dem Rücken zur Wand'], 2, {
    immediately: [eachTurn(by('everybody', [gainEnergy(1), morePlays(1)]))],
  }),
  'disintegrating-ecosystem': claw(['Disintegrating Ecosystem', 'Zerfallendes Ökosystem'], 5, {
    immediately: [onEachBoard(has('beasts'), destroy(1, 'beasts')), onEachBoard(BUILDINGS_HERE, addBlight())],
  }),
  'erosion-of-will': claw(['Erosion of Will', 'Schwindender Wille'], 3, {
    immediately: [fear(perPlayer(2)), by('everybody', [destroyPresence(), renderEnergy(1)])],
  }),
  'promising-farmlands': claw(['Promising Farmlands', 'Vielversprechendes Ackerland'], 4, {
    immediately: [onEachBoard(allOf(INLAND, lacks(...BUILDINGS)), add(1, 'town'), add(1, 'city'))],
  }),
  'tipping-point': {
    ...claw(['Tipping Point', 'Kipppunkt'], 5, { immediately: [by('everybody', [destroyPresence(3)])] }),
    retired: true,
  },
};
