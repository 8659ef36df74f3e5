import { hyphenating } from '../../table/cards/hyphens.ts';

/*
 * Where long words of card names and keywords may be broken: browsers know too little German, and a card is narrow. What a library knows of
 * German is 141 kB to load, more than all the rest of this game.
 */

const BROKEN = `
  Alche-misten Besessen-heit Besessen-heitsdämon Brust-panzer Diebes-hand Er-trunkener Fress-rausch Friedhofs-pirsch
  Fluss-nebel Gruft-wicht Gruft-wiegenlied Hexen-meister Inqui-sitor Kanopen-krug Knochen-flöte Knochen-pfeifer Kopfgeld-jäger
  Leichen-dieb Methu-selah Mondstein-amulett Moor-lauerer Mumien-wächter Nächt-liche Pest-karren Phantom-kutscher Polter-geist
  Rache-schwur Ratten-schwarm Reliquien-jäger Reliquien-schrein Riesen-spinne Rudel-führer Schlur-fender Schmelz-tiegel
  Schnit-ters Schreckens-fleder-maus Seelen-laterne Skelett-kreatur Sonnen-aufgang Spiegel-phantom Taschen-dieb
  Unstill-barer Vampir-diener Vampir-fürst Vampir-jäger Ver-bannten Verderb-liches Ver-fluchte Ver-schlingen Ver-wilderter
  Wieder-gänger Zauber-schlüssel Zer-fleischen
  FORDE-RUNG ZER-STÖRE SACRI-FICE COM-MAND
  Alche-mist's Breast-plate Corrup-ting Ferry-man's Pick-pocket Posses-sing Posses-sion Unquench-able`;

/** The words with soft hyphens in the long ones. */
export const withHyphens = hyphenating(BROKEN);
