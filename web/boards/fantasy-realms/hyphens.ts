import { hyphenating } from '../../table/cards/hyphens.ts';

/** Where long names may be broken: browsers know too little German, and a tile on a phone is narrow. */
const BROKEN = `
  Augen-binde Dop-pel-gänger Elben-schützen Feuer-wesen Ge-flügelte Gestalt-wandler Glocken-turm Hand-schuhe Hexen-kessel
  Hexen-meister Ka-vallerie Kampf-zeppelin Kriegs-herr Kriegs-schiff Kristall-kugel Markt-wagen Prin-zessin Prophe-zeiungen
  Regen-sturm Reparatur-set Schatz-truhe Schlacht-ross Schrott-platz Spiege-lung Todes-ritter Toten-beschwörer Trans-mutation
  Verände-rung Ver-schlossener Wald-läufer Wasser-wesen Welten-baum Wirbel-sturm Wunsch-ring Zauber-stab Zwergen-infanterie
  Beast-master Enchan-tress Lepre-chaun Necro-mancer Pro-tection Sar-cophagus Shape-shifter`;

export const withHyphens = hyphenating(BROKEN);
