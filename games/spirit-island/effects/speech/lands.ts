import type { Said } from '@tafelrunde/kernel';
import { type Counted, INVADERS } from '../../pieces.ts';
import { isMass, kindsSaid, terrainsSaid } from '../icons.ts';
import type { Beside, BoardHas, LandTest } from '../language/lands.ts';

/* How lands are said. */

const joined = (all: readonly Said[], en: string, de: string): Said => ({
  en: all.map((each) => each.en).join(en),
  de: all.map((each) => each.de).join(de),
});

const said = (en: string, de: string): Said => ({ en, de });

const isAll = (kinds: readonly Counted[]): boolean => INVADERS.every((kind) => kinds.includes(kind));

const OWN: readonly Counted[] = ['presence'];
export const isOwn = (kinds: readonly Counted[]): boolean => kinds.every((kind) => OWN.includes(kind));

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

/** "an inland land". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
