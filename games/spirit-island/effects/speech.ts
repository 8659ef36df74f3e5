import type { Said } from '@tafelrunde/kernel';
import { type Counted, INVADERS } from '../pieces.ts';
import { isMass, kindsSaid, terrainsSaid } from './icons.ts';
import type { Amount, Count } from './language/amounts.ts';
import type { Beside, BoardHas, LandTest } from './language/lands.ts';
import type { Standing } from './language/standing.ts';

/* How lands, amounts and special rules are said. */

const joined = (all: readonly Said[], en: string, de: string): Said => ({
  en: all.map((each) => each.en).join(en),
  de: all.map((each) => each.de).join(de),
});

const said = (en: string, de: string): Said => ({ en, de });

const isAll = (kinds: readonly Counted[]): boolean => INVADERS.every((kind) => kinds.includes(kind));

const OWN: readonly Counted[] = ['presence'];
const isOwn = (kinds: readonly Counted[]): boolean => kinds.every((kind) => OWN.includes(kind));

/** "at least 2 dahan", "2 or fewer invaders", "dahan". */
function crowd(kinds: readonly Counted[], least: number, most: number | undefined): Said {
  const several = kindsSaid(kinds, least > 1 || most !== undefined ? 'many' : 'any');
  if (most === 1 && least === 1) return joined([said('only 1', 'nur 1'), kindsSaid(kinds, 'one')], ' ', ' ');
  if (most !== undefined) return said(`${most} or fewer ${several.en}`, `höchstens ${most} ${several.de}`);
  return least === 1 ? several : said(`at least ${least} ${several.en}`, `mindestens ${least} ${several.de}`);
}

/** What a land is called of which it holds, after "a": "coastal land with {dahan}"; German without its article, as a neuter. */
export function sayKind(test: LandTest, isYours = true): Said {
  if ('is' in test) return terrainsSaid(test.is);
  if ('ocean' in test) return said('ocean', 'Ozeangebiet');
  if ('isolable' in test) return LAND;
  if ('dry' in test) return said('land (no ocean)', 'Gebiet (kein Ozean)');
  if ('targeted' in test) return said('target land', 'Zielgebiet');
  if ('origin' in test) return ORIGINS[test.origin];
  if ('numbered' in test) return said(`land ${test.numbered}`, `Gebiet ${test.numbered}`);
  if ('alike' in test) return ALIKE[test.alike];
  if ('wounded' in test)
    return said('land in which this power did damage', 'Gebiet, in dem diese Fähigkeit Schaden verursacht hat');
  if ('beside' in test && test.beside === 'adjacent') return said('adjacent land', 'Nachbargebiet');
  if ('shore' in test)
    return test.shore === 'coastal' ? said('coastal land', 'Küstengebiet') : said('inland land', 'Binnengebiet');
  if ('allOf' in test) {
    const [head = LAND] = test.allOf.filter(isKind).map((each) => sayKind(each));
    const tails = test.allOf.filter((each) => !isKind(each));
    const where = tails.filter((each) => 'beside' in each).map((each) => sayTail(each, isYours));
    const what = tails.filter((each) => !('beside' in each)).map((each) => sayTail(each, isYours));
    const all = [head, ...where, joined(what, ' and ', ' und ')];
    return joined(
      all.filter(({ en }) => en !== ''),
      ' ',
      ' ',
    );
  }
  if ('anyOf' in test && test.anyOf.some(isKind))
    return joined(
      test.anyOf.map((each) => sayKind(each, isYours)),
      ' or ',
      ' oder ',
    );
  const tail = sayTail(test, isYours);
  return said(`land ${tail.en}`, `Gebiet ${tail.de}`);
}

/** Several of them, after a number and in German in the dative: "lands with {beasts}", "Gebieten mit {beasts}". */
export function sayLands(test: LandTest): Said {
  const { en, de } = sayKind(test);
  return said(
    en.replace(/\bland\b/, 'lands'),
    de.replace(/gebiet\b/i, (land) => `${land}en`),
  );
}

const ALIKE = {
  terrain: said('land of the same terrain', 'Gebiet derselben Geländeart'),
  shore: said(
    'land that is also coastal/inland (whichever target land is)',
    'Gebiet, das wie das Zielgebiet an der Küste oder im Binnenland liegt',
  ),
} as const;

const ORIGINS = {
  is: said('origin land', 'Ausgangsgebiet'),
  orTarget: said('origin and target land', 'Ausgangs- und Zielgebiet'),
  between: said(
    'land adjacent to both origin and target land',
    'gemeinsamen Nachbargebiet von Ausgangs- und Zielgebiet',
  ),
} as const;

const LAND = said('land', 'Gebiet');

/** It says what the land is, not what lies there. */
const isKind = (test: LandTest): boolean =>
  'is' in test || 'shore' in test || ('beside' in test && test.beside === 'adjacent');

/** "with {dahan}", "without {blight}". */
export function sayTail(test: LandTest, isYours = true): Said {
  if ('has' in test) {
    if (isOwn(test.has) && (test.least ?? 1) > 1) {
      return said(`with at least ${test.least} of your {presence}`, `mit mindestens ${test.least} deiner {presence+}`);
    }
    if (isOwn(test.has)) {
      return isYours
        ? said('with your {presence}', 'mit deiner {presence}')
        : said('with their {presence}', 'mit eigener {presence}');
    }
    const what = crowd(test.has, test.least ?? 1, test.most);
    return said(`with ${what.en}`, `mit ${what.de}`);
  }
  if ('lacks' in test) {
    const what = kindsSaid(test.lacks, 'any');
    return said(`without ${what.en}`, `ohne ${what.de}`);
  }
  if ('adjacentTo' in test) {
    const what = crowd(test.adjacentTo, test.least ?? 1, undefined);
    return said(`adjacent to ${what.en}`, `neben ${what.de}`);
  }
  if ('matches' in test) return sayMatch(test.matches, test.not === true);
  if ('anyOf' in test)
    return joined(
      test.anyOf.map((each) => sayTail(each, isYours)),
      ' or ',
      ' oder ',
    );
  if ('outnumber' in test) {
    const [many, few] = test.outnumber.map((kinds) => kindsSaid(kinds, 'many'));
    return said(`where ${many?.en} outnumber ${few?.en}`, `mit mehr ${many?.de} als ${few?.de}`);
  }
  if ('noFewer' in test) {
    const [many, few] = test.noFewer.map((kinds) => kindsSaid(kinds, 'many'));
    return said(
      `with at least as many ${many?.en} as ${few?.en}`,
      `mit mindestens so vielen ${many?.de} wie ${few?.de}`,
    );
  }
  if ('sacredSite' in test) {
    if (test.sacredSite === 'any') return said('with a {sacred-site}', 'mit {sacred-site}');
    return !isYours
      ? said('with their {sacred-site}', 'mit eigener {sacred-site}')
      : said('with your {sacred-site}', 'mit deiner {sacred-site}');
  }
  if ('presence' in test) {
    return test.presence === 'any'
      ? said('with {presence}', 'mit {presence}')
      : said('without {presence}', 'ohne {presence}');
  }
  if ('target' in test) {
    return test.target === 'presence'
      ? said("with target spirit's {presence}", 'mit {presence} des gewählten Geistes')
      : said("with target spirit's {sacred-site}", 'mit {sacred-site} des gewählten Geistes');
  }
  if ('ocean' in test) return said('that is an ocean', '(Ozean)');
  if ('beside' in test) return BESIDE[test.beside];
  if ('nextTo' in test) {
    const what = kindsSaid(test.nextTo, 'any');
    return said(`adjacent to ${what.en}`, `neben ${what.de}`);
  }
  if ('boardWithout' in test) {
    const what = kindsSaid(test.boardWithout, 'any');
    return said(`on a board without ${what.en}`, `auf einem Spielplan ohne ${what.de}`);
  }
  if ('shown' in test) return said('of the shown terrain', 'der gezeigten Landschaft');
  if ('unprinted' in test) return said('without set-up symbols', 'ohne Aufbau-Symbole');
  if ('unscarred' in test) return said('without new {blight} of a ravage', 'ohne neue {blight} durch Wüten');
  if ('amid' in test) {
    const { en, de } = sayKind(test.amid, isYours);
    return said(`with nothing but ${en} around it`, `mit nichts als ${de} darum herum`);
  }
  if ('printed' in test) {
    const what = kindsSaid([test.printed === 'strifeTown' ? 'town' : test.printed], 'any');
    return test.not === true
      ? said(`without printed ${what.en}`, `ohne aufgedruckte ${what.de}`)
      : said(`with printed ${what.en}`, `mit aufgedruckten ${what.de}`);
  }
  if ('damaged' in test) return said('with damaged {invader+}', 'mit verletzten {invader+}');
  if ('timid' in test) {
    return said('with no more {invader+} than the terror level', 'mit nicht mehr {invader+} als der Furchtstufe');
  }
  if ('first' in test) {
    return said(
      'with the lowest number of its board that matches a ravage card',
      'mit der niedrigsten Zahl seines Spielplans, zu dem eine Karte bei „Wüten“ passt',
    );
  }
  if ('paid' in test) {
    return test.paid
      ? said('that has been paid for', '(bezahlt)')
      : said('that has not been paid for', '(nicht bezahlt)');
  }
  if ('neighbour' in test) {
    const land = sayKind(test.neighbour);
    return said(`adjacent to a ${land.en}`, `neben einem ${land.de}`);
  }
  if ('boardHas' in test) return sayBoardHas(test);
  if ('boardLands' in test) {
    const land = sayTail(test.boardLands);
    return said(
      `on a board with at least ${test.least} lands ${land.en}`,
      `auf einem Spielplan mit mindestens ${test.least} Gebieten ${land.de}`,
    );
  }
  if ('boardLead' in test) {
    const [many, few] = [test.many, test.few].map((kinds) => kindsSaid(kinds, 'many'));
    return said(
      `on a board with at least ${test.boardLead} more ${many?.en} than ${few?.en}`,
      `auf einem Spielplan mit mindestens ${test.boardLead} ${many?.de} mehr als ${few?.de}`,
    );
  }
  if ('near' in test) return said(`within ${test.near} range`, `in Reichweite ${test.near}`);
  if ('pushedInto' in test) return said('you pushed any into', 'mit dorthin verschobenen Figuren');
  if ('within' in test) {
    return said(`within ${test.within} range of your {presence}`, `in Reichweite ${test.within} deiner {presence}`);
  }
  if ('withinYours' in test) {
    return said(
      `within ${test.withinYours} range of your {presence}`,
      `in Reichweite ${test.withinYours} deiner {presence}`,
    );
  }
  if ('forPresence' in test) {
    return isYours
      ? said(`at range ${test.forPresence} of your {presence}`, `in Reichweite ${test.forPresence} deiner {presence}`)
      : said(
          `at range ${test.forPresence} of their {presence}`,
          `in Reichweite ${test.forPresence} eigener {presence}`,
        );
  }
  if ('allOf' in test)
    return joined(
      test.allOf.map((each) => sayTail(each, isYours)),
      ' and ',
      ' und ',
    );
  const kind = sayKind(test);
  return said(`that is ${kind.en}`, `(${kind.de})`);
}

/** "on a board with 9 or more {town+}/{city+}". */
function sayBoardHas({ boardHas, least = 1, most, in: within }: BoardHas): Said {
  const what =
    least === most
      ? joined(
          [said(`exactly ${least}`, `genau ${least}`), kindsSaid(boardHas, least === 1 ? 'one' : 'many')],
          ' ',
          ' ',
        )
      : crowd(boardHas, least, most);
  const there = within === undefined ? said('', '') : sayKind(within);
  const [en, de] = within === undefined ? ['', ''] : [` in ${there.en}s`, ` in ${there.de}en`];
  return said(`on a board with ${what.en}${en}`, `auf einem Spielplan mit ${what.de}${de}`);
}

const MATCHES = { ravage: said('ravage', 'Wüten'), build: said('build', 'Bauen') } as const;

function sayMatch(action: keyof typeof MATCHES, isNot: boolean): Said {
  const { en, de } = MATCHES[action];
  return isNot
    ? said(`not matching a ${en} card`, `ohne passende Karte bei „${de}“`)
    : said(`matching a ${en} card`, `mit passender Karte bei „${de}“`);
}

const BESIDE: Readonly<Record<Beside, Said>> = {
  adjacent: said('next to it', 'daneben'),
  hereOrAdjacent: said('in or next to target land', 'im oder neben dem Zielgebiet'),
  sameBoard: said('elsewhere on the same board', 'anderswo auf demselben Spielplan'),
};

/** After "if", about the land that was targeted; in German with the verb at the end. */
export function sayWhether(test: LandTest): Said {
  if ('ocean' in test) return said('target land is the ocean', 'das Zielgebiet der Ozean ist');
  if ('is' in test || 'shore' in test) {
    const kind = sayKind(test);
    return 'is' in test
      ? said(`target land is ${kind.en}`, `das Zielgebiet ${kind.de} ist`)
      : said(`target land is ${test.shore}`, `das Zielgebiet ein ${kind.de} ist`);
  }
  if ('has' in test) {
    if (isOwn(test.has)) return said('target land has your {presence}', 'du dort {presence} hast');
    if (isAll(test.has) && test.least === undefined) return said('{invader+} are present', 'dort {invader+} sind');
    const what = crowd(test.has, test.least ?? 1, test.most);
    return said(`target land has ${what.en}`, `dort ${what.de} ${isMass(test.has) ? 'ist' : 'sind'}`);
  }
  if ('lacks' in test) {
    const what = kindsSaid(test.lacks, 'any');
    const [are, sind] = isMass(test.lacks) ? ['is', 'ist'] : ['are', 'sind'];
    return said(`no ${what.en} ${are} present`, `dort keine ${what.de} ${sind}`);
  }
  if ('outnumber' in test) {
    const [many, few] = test.outnumber.map((kinds) => kindsSaid(kinds, 'many'));
    return said(`${many?.en} outnumber ${few?.en}`, `dort mehr ${many?.de} als ${few?.de} sind`);
  }
  if ('noFewer' in test) {
    const [many, few] = test.noFewer.map((kinds) => kindsSaid(kinds, 'many'));
    return said(
      `at least as many ${many?.en} as ${few?.en} are present`,
      `dort mindestens so viele ${many?.de} wie ${few?.de} sind`,
    );
  }
  if ('target' in test) {
    return test.target === 'presence'
      ? said('target spirit has {presence} there', 'der gewählte Geist dort {presence} hat')
      : said('target spirit has a {sacred-site} there', 'der gewählte Geist dort eine {sacred-site} hat');
  }
  if ('amid' in test) {
    const { en, de } = sayTail(test.amid);
    return said(`every adjacent land is one ${en}`, `jedes Nachbargebiet eines ${de} ist`);
  }
  if ('allOf' in test) return joined(test.allOf.map(sayWhether), ' and ', ' und ');
  if ('anyOf' in test) return joined(test.anyOf.map(sayWhether), ' or ', ' oder ');
  const tail = sayTail(test);
  return said(`target land is one ${tail.en}`, `es ein Gebiet ${tail.de} ist`);
}

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

/** "an inland land". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A special rule in words. */
export function sayStanding({
  always,
  cards,
  n = 1,
  where,
  perElement,
  cost,
  kind,
  growth,
  once,
  kinds = [],
  every,
  most,
  orEnergy,
  lacking,
  terrain,
  limits = [],
}: Standing): Said {
  const land = where === undefined ? said('land', 'Gebiet') : sayKind(where);
  const much = sayAmount(n);
  const counted = kindsSaid(kinds, 'any');
  switch (always) {
    case 'defend':
      return said(`Defend ${much.en} in every ${land.en}.`, `Verteidigung ${much.de} in jedem ${land.de}.`);
    case 'sacredSite':
      return said(
        `Your {presence} in ${land.en} counts as your {sacred-site}; 1 is enough.`,
        `Deine {presence} im ${land.de} gilt als deine {sacred-site}; 1 genügt.`,
      );
    case 'hasten':
      return said(
        `For each {${perElement}} you have, you may use 1 {slow} power as if it were {fast} this turn.`,
        `Für jedes {${perElement}}, das du hast, darfst du in dieser Runde 1 {slow+} Fähigkeit wie eine {fast+} einsetzen.`,
      );
    case 'reach':
      if (once === true) {
        return said(
          'Once per turn you may ignore range: of a power, of growth, or of anything else that you do.',
          'Einmal pro Runde darfst du eine Reichweite missachten: die einer Fähigkeit, des Wachstums oder sonst einer Aktion von dir.',
        );
      }
      return said(
        `Whenever you use a power, you may pay ${cost} {energy} to target a ${land.en} whatever its range.`,
        `Setzt du eine Fähigkeit ein, darfst du ${cost} {energy} bezahlen, um ein ${land.de} unabhängig von der Reichweite zu wählen.`,
      );
    case 'follows':
      return said(
        `Whenever {${kind}+} move from one of your lands, you may move 1 {presence} along with each of them.`,
        `Immer wenn {${kind}+} eines deiner Gebiete verlassen, darfst du mit jedem davon 1 {presence} mitziehen lassen.`,
      );
    case 'hallows':
      return said(
        'Whenever a land becomes your {sacred-site}, push all {dahan+} from it. Events never move {dahan+} into your {sacred-site+}.',
        'Immer wenn ein Gebiet zu deiner {sacred-site} wird, verschiebe alle {dahan+} daraus. Ereignisse bewegen nie {dahan+} in deine {sacred-site+}.',
      );
    case 'arrives':
      if (growth === true) {
        return said(
          'Whenever you add {presence} during growth, you may add 1 {strife} in that land.',
          'Immer wenn du durch Wachstum {presence} legst, darfst du in diesem Gebiet 1 {strife} hinzufügen.',
        );
      }
      return said(
        'After {presence} of yours is added or moved, once per land: 1 damage there per {fire} on your open spaces; if there are at least 2, add 1 {blight}; push all {beasts} and any number of {dahan+}.',
        'Nachdem deine {presence} in ein Gebiet gelegt oder bewegt wurde, je Gebiet einmal: dort 1 Schaden je {fire} auf deinen offenen Feldern; sind es mindestens 2, füge 1 {blight} hinzu; verschiebe alle {beasts+} und beliebig viele {dahan+}.',
      );
    case 'fireproof':
      return said(
        '{blight} added by spirits does not destroy your {presence}.',
        '{blight}, die durch Geister ins Spiel kommt, zerstört deine {presence+} nicht.',
      );
    case 'branches':
      return said(
        'You have 6 presence tracks and may add {presence} from any of them. When you empty one beside growth options, choose one of its two: it is open at once, the other stays shut for good.',
        'Du hast 6 Präsenz-Leisten und darfst {presence} von jeder davon legen. Leerst du eine neben Wachstumsoptionen, wähle eine der beiden: Sie ist sofort offen, die andere bleibt für immer verschlossen.',
      );
    case 'coalesces':
      return said(
        'When you reveal a star, choose an element: it is yours for the rest of the game.',
        'Deckst du einen Stern auf, wähle ein Element: Du hast es für den Rest der Partie.',
      );
    case 'remembers':
      return said(
        'When you would forget a power card from your hand, you may discard it instead (once per action).',
        'Würdest du eine Fähigkeitenkarte aus deiner Hand vergessen, darfst du sie stattdessen ablegen (je Aktion einmal).',
      );
    case 'keepsTime':
      return said(
        'Each {presence} here is 1 Time. Many of your powers cost Time to use, spent when you use them. To gain 1 Time, put 1 {presence} here from a presence track, or from the island if you like. To spend 1 Time, return it to a presence track; if none has a free space it is destroyed.',
        'Jede {presence} hier ist 1 Zeit. Viele deiner Fähigkeiten kosten beim Einsetzen Zeit. Für 1 Zeit legst du 1 {presence} von einer Präsenz-Leiste hierher oder, wenn du willst, von der Insel. Gibst du 1 Zeit aus, kommt sie zurück auf eine Präsenz-Leiste; ist dort kein Platz, wird sie zerstört.',
      );
    case 'keepsDays':
      return said(
        'At the beginning 4 minor and 4 major powers are dealt face-up as your Days That Never Were (6 of each with 1 or 2 players). Your third growth option lets you gain any one of them. When you gain a power card in any other way, you may add one of those that were not chosen. With 1 board you begin with 1 Time.',
        'Zu Beginn liegen 4 schwache und 4 starke Fähigkeiten offen als deine Tage, die niemals waren, aus (je 6 bei 1 oder 2 Personen). Mit der dritten Wachstumsoption erhältst du eine davon. Erhältst du auf andere Weise eine Fähigkeitenkarte, darfst du eine nicht gewählte dazulegen. Mit 1 Spielplan beginnst du mit 1 Zeit.',
      );
    case 'prepares':
      return said(
        'Some effects let you prepare element markers of your choice. They stay here until you use them: each grants 1 of its element for a single action, such as one use of a power.',
        'Manche Effekte lassen dich Element-Marker deiner Wahl vorbereiten. Sie bleiben hier, bis du sie nutzt: Jeder gibt für eine einzige Aktion 1 seines Elements, etwa für einen Einsatz einer Fähigkeit.',
      );
    case 'sowsDiscord':
      return said(
        'After one of your powers adds {strife} in a land, you may pay 1 {energy} to add 1 {strife} within 1 range of that land.',
        'Nachdem eine deiner Fähigkeiten in einem Gebiet {strife} hinzugefügt hat, darfst du 1 {energy} bezahlen, um in Reichweite 1 dieses Gebiets 1 {strife} hinzuzufügen.',
      );
    case 'leavesMesses':
      return said(
        "After one of your powers removes {blight}, destroy 1 of your {presence}. (Not for Let's See What Happens.)",
        'Nachdem eine deiner Fähigkeiten {blight} entfernt hat, zerstöre 1 deiner {presence+}. (Gilt nicht für „Mal sehen, was passiert“.)',
      );
    case 'drenches':
      return said(
        `For everything that spirits and their special rules do, your {sacred-site+} are {${terrain}}, too.`,
        `Für alles, was Geister und ihre Sonderregeln tun, sind deine {sacred-site+} auch {${terrain}}.`,
      );
    case 'repeat':
      return said(
        `For every ${every} {${perElement}} you have, in the fast or slow phase you may either gain ${orEnergy} {energy} or repeat one of your power cards that target a land by paying its cost again. At most ${most} times per turn.`,
        `Je ${every} {${perElement}} darfst du in der Phase der schnellen oder der verzögerten Fähigkeiten entweder ${orEnergy} {energy} erhalten oder eine deiner Fähigkeitenkarten, die ein Gebiet wählt, für ihre Kosten wiederholen. Höchstens ${most}-mal pro Runde.`,
      );
    case 'slumbers':
      return said(
        `You may have no more than ${limits[0]} {presence} on the island. Each {presence} that you absorb raises this limit: to ${limits.slice(1).join(', ')}.`,
        `Du darfst höchstens ${limits[0]} {presence+} auf der Insel haben. Jede {presence}, die du aufnimmst, hebt diese Grenze: auf ${limits.slice(1).join(', ')}.`,
      );
    case 'lavish':
      return said(
        'Your energy track brings twice as much {energy}. In the spirit phase each power card takes 2 card plays; if any card play is left over, gain 1 element of your choice. For each major power you play, gain 2 different elements of your choice.',
        'Deine Energie-Leiste bringt doppelt so viel {energy}. In der Geister-Phase kostet jede Fähigkeitenkarte 2 Ausspielen; bleibt eines übrig, erhalte 1 Element deiner Wahl. Für jede starke Fähigkeit, die du ausspielst, erhalte 2 verschiedene Elemente deiner Wahl.',
      );
    case 'haunts':
      return said(
        'When your {presence} is destroyed where {invader+} are, 1 {fear} for each.',
        'Wird deine {presence} zerstört, wo {invader+} sind: je 1 {fear}.',
      );
    case 'afterGrowth':
      return said(
        'After growth, choose up to 2 {dahan+} in your lands; move each to any land that contiguous lands with your {presence} connect it to.',
        'Wähle nach dem Wachstum bis zu 2 {dahan+} in deinen Gebieten; bewege jeden in ein beliebiges Gebiet, mit dem ihn zusammenhängende Gebiete mit deiner {presence} verbinden.',
      );
    case 'resilience':
      return said(
        `In every ${land.en} it takes ${much.en} more damage to add {blight}.`,
        `In jedem ${land.de} braucht es ${much.de} Schaden mehr, bis {blight} ins Gebiet kommt.`,
      );
    case 'sworn':
      return said(
        'After a ravage that destroys {dahan+}: for each of them, destroy 1 of your {presence} within 1 range.',
        'Nach einem Wüten, das {dahan+} zerstört: Zerstöre für jeden davon 1 deiner {presence+} in Reichweite 1.',
      );
    case 'chokes':
      return said(
        'Whenever {invader+} would ravage or build in a land with your {sacred-site}, you may destroy 1 of your {presence} there to skip it.',
        'Wenn {invader+} in einem Gebiet mit deiner {sacred-site} wüten oder bauen würden, darfst du dort 1 deiner {presence+} zerstören, damit sie es nicht tun.',
      );
    case 'regrows':
      return said(
        'When growth adds {presence}, you may use destroyed {presence}; while the island is blighted, that costs 1 {energy} each.',
        'Wenn du durch Wachstum {presence+} legst, darfst du zerstörte nehmen; auf der verödeten Insel kostet das je 1 {energy}.',
      );
    case 'ocean':
      return said(
        'You may have {presence} in oceans, but not in inland lands. On boards with your {presence} the ocean counts as a coastal {wetland} for powers and {blight}. {invader+} and {dahan+} moved into it drown: they are destroyed, and drowned {invader+} bring you 1 {energy} for as much health as there are players.',
        'Du darfst {presence+} in Ozeanen haben, aber nicht in Binnengebieten. Auf Spielplänen mit deiner {presence} gilt der Ozean für Fähigkeiten und {blight} als {wetland} an der Küste. {invader+} und {dahan+}, die hinein bewegt werden, ertrinken: Sie werden zerstört, und ertrunkene {invader+} bringen dir 1 {energy} für je so viele Leben, wie Personen mitspielen.',
      );
    case 'dreams':
      return said(
        'Your powers never damage or destroy anything but your own {presence}. Where one would destroy {explorer}/{town}/{city}, it generates 0/2/5 {fear} instead and pushes {explorer+} and {town+}. No power does that to the same piece twice.',
        'Deine Fähigkeiten schaden nichts und zerstören nichts als deine eigene {presence}. Würde eine {explorer}/{town}/{city} zerstören, erzeugt sie stattdessen 0/2/5 {fear} und verschiebt {explorer+} und {town+}. Keine Fähigkeit tut dies einer Figur zweimal an.',
      );
    case 'bedrock':
      return said(
        "When {blight} is added to one of your lands, it neither cascades nor destroys {presence} (anybody's) unless there is more {blight} than your {presence} then.",
        'Kommt {blight} in eins deiner Gebiete, löst sie keine Kettenreaktion aus und zerstört keine {presence} (egal wessen), außer dort ist dann mehr {blight} als deine {presence}.',
      );
    case 'dwells':
      return said(
        `Your {presence} may only be added or moved to ${withArticle(land.en)}.`,
        `Deine {presence} darf nur in ein ${land.de} gelegt oder bewegt werden.`,
      );
    case 'erupts':
      return said(
        `When your {presence} is destroyed, ${much.en} damage in that land per {presence} destroyed to {invader+} and (separately) to {dahan+}.`,
        `Wird deine {presence} zerstört: je zerstörter {presence} in diesem Gebiet ${much.de} Schaden an {invader+} und (getrennt) an {dahan+}.`,
      );
    case 'rangeFrom':
      return said(
        `Your ${cards === true ? 'power cards' : 'powers'} have +${much.en} range from a ${land.en}.`,
        `Deine ${cards === true ? 'Fähigkeitenkarten' : 'Fähigkeiten'} haben Reichweite +${much.de} aus einem ${land.de}.`,
      );
    case 'enthralls':
      return said(
        `For each of your {presence} in a land, up to ${much.en} {explorer+} there do not participate in a ravage.`,
        `Für jede deiner {presence+} in einem Gebiet nehmen bis zu ${much.de} {explorer+} dort nicht am Wüten teil.`,
      );
    case 'cools':
      return said(
        `Once per turn, when you gain a power card without {${lacking}}, gain ${much.en} {energy}.`,
        `Einmal pro Runde, wenn du eine Fähigkeitenkarte ohne {${lacking}} erhältst, erhalte ${much.de} {energy}.`,
      );
    case 'flows':
      return said(
        'When you target a land with a power, you may gather 1 of your {presence} into it or into an adjacent land. So you may come to meet range and target.',
        'Wählst du für eine Fähigkeit ein Gebiet, darfst du 1 deiner {presence+} darin oder in einem Nachbargebiet versammeln. So kannst du Reichweite und Ziel erst erfüllen.',
      );
    case 'smothers':
      return said(
        `{invader+} and {dahan+} in your lands do not heal. When time passes: 1 {fear} per land of yours with damaged {invader+} (at most ${most}), and 1 {energy} for every ${every} of them.`,
        `{invader+} und {dahan+} in deinen Gebieten heilen nicht. Am Ende der Runde: 1 {fear} je eigenem Gebiet mit beschädigten {invader+} (höchstens ${most}) und 1 {energy} je ${every} davon.`,
      );
    case 'flocks':
      return said(
        'Your {sacred-site+} may also count as {beasts} (at most 1 per land). If something changes {beasts} that are your {sacred-site}, it affects 2 of your {presence} there.',
        'Deine {sacred-site+} dürfen auch als {beasts+} zählen (höchstens 1 pro Gebiet). Was eine {beasts} verändert, die deine {sacred-site} ist, verändert dort 2 deiner {presence+}.',
      );
    case 'flies':
      return said(
        `When you gather or push {${kind}}, they may come from or go to lands up to ${much.en} distant.`,
        `Versammelst oder verschiebst du {${kind}+}, dürfen sie aus bis zu ${much.de} Gebiete entfernten Gebieten kommen oder in solche gehen.`,
      );
    case 'festers':
      return said(
        `When {disease} would prevent a build on a board with your {presence}, you may let the build happen and keep the {disease}. If you do, ${much.en} {fear}.`,
        `Würde {disease} auf einem Spielplan mit deiner {presence} ein Bauen verhindern, darfst du es geschehen lassen und die {disease} behalten. Dann ${much.de} {fear}.`,
      );
    case 'lingers':
      return said(
        'After your {presence} is destroyed by anything but a spirit action, add 1 {disease} where each of them was.',
        'Nachdem deine {presence+} durch etwas anderes als die Aktion eines Geistes zerstört wurden, füge für jede davon dort, wo sie war, 1 {disease} hinzu.',
      );
    case 'scorched':
      return said(
        `Your actions treat ${counted.en} on the island as {badlands}, too.`,
        `Für deine Aktionen ist ${counted.de} auf der Insel auch {badlands}.`,
      );
    case 'layers':
      return said(
        'After you first uncover each of your +1 card play spaces, gain a minor power card.',
        'Nachdem du eins deiner Felder mit Ausspielen +1 zum ersten Mal aufgedeckt hast, erhalte eine schwache Fähigkeitenkarte.',
      );
    case 'opensWays':
      return said(
        'Two of your lands may be adjacent. You can change which pair of lands (if any) is adjacent once between actions.',
        'Zwei deiner Gebiete dürfen benachbart sein. Welches Paar das ist (wenn überhaupt eins), darfst du zwischen zwei Aktionen einmal ändern.',
      );
    case 'atones':
      return said(
        'After one of your actions destroys at least 1 {dahan}/{invader}, or directly causes that by moving them, destroy 1 of your {presence} and lose 1 {energy}. If you have none to lose, destroy another {presence}.',
        'Nachdem eine deiner Aktionen mindestens 1 {dahan}/{invader} zerstört oder das durch Bewegen unmittelbar ausgelöst hat, zerstöre 1 deiner {presence+} und verliere 1 {energy}. Hast du keine, zerstöre noch 1 {presence}.',
      );
    case 'hunts':
    case 'disperses':
    case 'bulwark':
    case 'steadfast':
    case 'breaks':
    case 'unchanging':
    case 'meek':
    case 'noCascade':
    case 'unhealed':
    case 'afterUse':
    case 'spares':
    case 'observes':
    case 'gathersLight':
    case 'sheltered':
    case 'boost':
    case 'becalms':
    case 'withers':
    case 'dreads':
    case 'frail':
    case 'isolated':
    case 'noSource':
    case 'skipsFirst':
    case 'skipsCard':
    case 'apparition':
    case 'sameTime':
    case 'plays':
    case 'unharmed':
    case 'dahanHealth':
    case 'everlasting':
    case 'rage':
    case 'toughness':
    case 'boldness':
    case 'quickBlight':
    case 'fearless':
    case 'ignoresStrife':
    case 'ignoresWilds':
    case 'xenophobia':
    case 'firstStrike':
    case 'bystanders':
    case 'asBadlands':
    case 'resourceful':
    case 'eager':
    case 'stripsBare':
    case 'devours':
    case 'truce':
    case 'sideways':
    case 'exposed':
    case 'lastBuild':
    case 'explores':
    case 'exploresFar':
    case 'harmless':
    case 'townsExplore':
    case 'buildsInstead':
    case 'noBlight':
    case 'avenge':
    case 'avengeAround':
    case 'shared':
    case 'tithe':
    case 'mastered':
    case 'swallows':
    case 'forestalls':
    case 'forestalled':
    case 'alongside':
    case 'outward':
    case 'unnerves':
    case 'slips':
    case 'range':
    case 'element':
    case 'keep':
      return said('', '');
  }
}
