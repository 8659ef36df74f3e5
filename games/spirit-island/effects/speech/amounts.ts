import type { Said } from '@tafelrunde/kernel';
import { kindsSaid } from '../icons.ts';
import type { Amount, Count } from '../language/amounts.ts';
import { isOwn } from './lands.ts';

/* How amounts are said. */

const said = (en: string, de: string): Said => ({ en, de });

/** "per {dahan}". */
export function sayPer(amount: Amount): Said {
  if (typeof amount === 'number') return said('', '');
  const { per: of } = amount;
  if (of === 'did') return said(' for each of them', ' für jeden davon');
  if (of === 'discardedInvaders') return said(' per discarded invader card', ' je abgelegter Invasoren-Karte');
  if (of === 'cardPlays') return said(' per card play', ' je Karte, die du ausspielen darfst');
  if (of === 'replaced') return said(' per {presence} replaced', ' je ersetzter {presence}');
  if (of === 'burst') return said(' per {presence} destroyed', ' je zerstörter {presence}');
  if (of === 'players') {
    const { every } = amount;
    return every === undefined
      ? said(' per player', ' pro Person')
      : said(` per ${every} players`, ` je ${every} Personen`);
  }
  if (of === 'absorbed')
    return said(' per {presence} in your Deep Slumber', ' je {presence} in deinem tiefen Schlummer');
  if (of === 'terrorLevel') return said(' per terror level', ' je Furchtstufe');
  if (of === 'settledSpirits') return said(' per spirit with a {sacred-site}', ' je Geist mit {sacred-site}');
  if (of === 'lands') return said(' per adjacent land', ' je Nachbargebiet');
  if (of === 'drawn')
    return said(' per {energy} that the discarded card costs', ' je {energy}, die die abgelegte Karte kostet');
  if (of === 'spentCards') {
    return said(' per card in the invader discard pile', ' je Karte im Ablagestapel der Invasoren');
  }
  if (of === 'earned')
    return said(` for every ${amount.every} earned fear cards`, ` je ${amount.every} verdiente Furchtkarten`);
  if (of === 'cardsInPlay') return said(' per power card they have in play', ' je ausgespielter Fähigkeitenkarte');
  if (of === 'dahanByPresence') {
    return said(' per {dahan} for each {presence} of yours there', ' je {dahan} für jede deiner {presence+} dort');
  }
  if (of === 'anyPresence') return said(' per {presence} there', ' je {presence} dort');
  if (of === 'threatenedSites') {
    return said(
      ' per {sacred-site} they have in lands with {invader+}',
      ' je eigener {sacred-site} in Gebieten mit {invader+}',
    );
  }
  if (of === 'presenceAround') {
    return said(' per adjacent land with your {presence}', ' je Nachbargebiet mit deiner {presence}');
  }
  if (of === 'sitesNear') {
    return said(
      ' per {sacred-site} of yours in or next to target land',
      ' je eigener {sacred-site} im oder neben dem Zielgebiet',
    );
  }
  const limit =
    amount.most === undefined ? said('', '') : said(` (at most ${amount.most})`, ` (höchstens ${amount.most})`);
  const { en, de } = sayCounted(of, amount.every ?? 1, amount.up === true);
  const past = amount.pastFirst === true ? said(' past the first', ' über die erste hinaus') : said('', '');
  const [first, other] =
    amount.plus === undefined ? ['', ''] : [`, and another ${amount.n}`, `, und weitere ${amount.n}`];
  return said(`${first}${en}${past.en}${limit.en}`, `${other}${de}${past.de}${limit.de}`);
}

function sayCounted(of: Exclude<Count, string>, every: number, isUp: boolean): Said {
  if ('element' in of) {
    const number = every > 1 ? `${every} ` : '';
    return said(` per ${number}{${of.element}} you have`, ` je ${number}{${of.element}}`);
  }
  if ('showing' in of) {
    return said(` per {${of.showing}} on your open spaces`, ` je {${of.showing}} auf deinen offenen Feldern`);
  }
  if ('eachOf' in of) {
    const number = every > 1 ? `${every} ` : '';
    const both = of.eachOf.map((element) => `${number}{${element}}`).join(' + ');
    return said(` per ${both} you have`, ` je ${both}`);
  }
  if ('fallen' in of) {
    const what = kindsSaid(of.fallen, 'one');
    return said(` per ${what.en} this power destroys`, ` je ${what.de}, zerstört durch diese Fähigkeit`);
  }
  if ('types' in of) {
    const what = kindsSaid(of.types, 'one');
    return said(` per type of ${what.en} present`, ` je Art von ${what.de} dort`);
  }
  if ('lesser' in of) {
    const [one, other] = of.lesser.map((kinds) => kindsSaid(kinds, 'one'));
    return said(
      ` per ${one?.en} or per ${other?.en}, whichever is less`,
      ` je ${one?.de} oder je ${other?.de}, was weniger ist`,
    );
  }
  if ('removed' in of) {
    const what = kindsSaid(of.removed, every > 1 ? 'many' : 'one');
    const number = every > 1 ? `${every} ` : '';
    return said(
      ` per ${number}${what.en} this power removes`,
      ` je ${number}${what.de}, entfernt durch diese Fähigkeit`,
    );
  }
  if ('near' in of) {
    const what = kindsSaid(of.near, 'one');
    return said(` per ${what.en} there or in adjacent lands`, ` je ${what.de} dort oder in Nachbargebieten`);
  }
  if ('around' in of) {
    const what = kindsSaid(of.around, 'one');
    return said(` per ${what.en} in adjacent lands`, ` je ${what.de} in Nachbargebieten`);
  }
  if (every > 1) {
    const what = kindsSaid(of.pieces, 'many');
    const up = isUp ? said(' (rounded up)', ' (aufgerundet)') : said('', '');
    return said(` for every ${every} ${what.en}${up.en}`, ` je ${every} ${what.de}${up.de}`);
  }
  if (isOwn(of.pieces)) return said(' per {presence} of yours', ' je eigener {presence}');
  const what = kindsSaid(of.pieces, 'one');
  return said(` per ${what.en}`, ` je ${what.de}`);
}

export const sayAmount = (amount: Amount): Said => {
  const each = sayPer(amount);
  const n = typeof amount === 'number' ? amount : amount.n;
  return said(`${n}${each.en}`, `${n}${each.de}`);
};
