import { below, clause, tells, verb } from '@tafelrunde/words';
import { landOf } from '../context.ts';
import type { BuildInstead, Skip, SkipCard, SkipFirst, Skipping } from '../language/words/skipping.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, place, said } from './word.ts';

/* Actions of the invaders that are left out, or replaced by others. */

const TURN = { scope: 'turn' } as const;

/** Once, in this turn. */
const NEXT = { scope: 'turn', next: true } as const;

const VERBS: Readonly<Record<Skipping['instead'], readonly [en: string, de: string]>> = {
  ravageIn: ['ravage', 'wüten'],
  buildIn: ['build', 'bauen'],
  exploreIn: ['explore', 'entdecken'],
};

const NO_ACTION = {
  ravageIn: verb('skip ravages {where} this turn', 'setze setzt setzt setzen aus | {where} in dieser Runde das Wüten'),
  buildIn: verb('skip builds {where} this turn', 'setze setzt setzt setzen aus | {where} in dieser Runde das Bauen'),
  exploreIn: verb(
    'skip explores {where} this turn',
    'setze setzt setzt setzen aus | {where} in dieser Runde das Entdecken',
  ),
} as const;

const NEXT_ACTION = {
  ravageIn: said(
    '{invader+} skip the next ravage in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Wüten aus',
  ),
  buildIn: said(
    '{invader+} skip the next build in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Bauen aus',
  ),
  exploreIn: said(
    '{invader+} skip the next explore in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Entdecken aus',
  ),
} as const;

/** SI-224: in place of the action nothing happens. */
const skip: IslandWord<Skip> = {
  run: (m, { of }, at) => {
    of.forEach(({ where, once }, i) => {
      const until = once === true ? ({ ...TURN, next: true } as const) : TURN;
      m.startLasting(below(at, 'of', i), where === undefined ? { land: landOf(m) } : {}, until);
    });
  },
  says: ({ of, there }, say) => {
    const [first, ...more] = of;
    if (first === undefined || more.length > 0) {
      return tells(
        '{invader+} skip all actions in target land this turn',
        '{invader+} setzen in dieser Runde im Zielgebiet alle Aktionen aus',
      );
    }
    if (first.once === true) {
      const { en, de } = NEXT_ACTION[first.instead];
      return there === true
        ? tells(en.replace('in target land', 'there'), de.replace('im Zielgebiet', 'dort'))
        : tells(en, de);
    }
    if (first.where === undefined) return clause(say.you, NO_ACTION[first.instead], { where: place(say, 'in', 'in') });
    const [en, de] = VERBS[first.instead];
    const land = sayKind(first.where);
    const cities = first.cities === true ? ' {city+}' : '';
    return tells(
      `{invader+} do not ${en}${cities} in any ${land.en} this turn`,
      `{invader+} ${de} in dieser Runde in keinem ${land.de}${cities}`,
    );
  },
};

/** "If there is none, nothing is built; of two ravages the first one." */
const buildInstead: IslandWord<BuildInstead> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, NEXT),
  says: () =>
    tells(
      'the first ravage in target land this turn becomes a build there instead',
      'das erste Wüten dieser Runde im Zielgebiet wird stattdessen zu einem Bauen',
    ),
};

const skipFirst: IslandWord<SkipFirst> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ action }) => {
    const [en, de] = VERBS[`${action}In`];
    return tells(
      `{invader+} do not ${en} in the lowest-numbered matching land of each board this turn`,
      `{invader+} ${de} in dieser Runde auf jedem Spielplan nicht im passenden Gebiet mit der niedrigsten Zahl`,
    );
  },
};

const LEFT_OUT = {
  'build stays': said(
    '{invader+} skip 1 build card this turn, which stays where it is',
    '{invader+} setzen in dieser Runde 1 Karte bei „Bauen“ aus; sie bleibt liegen',
  ),
  'build goesOn': said(
    '{invader+} skip 1 build card this turn, which moves on as usual',
    '{invader+} setzen in dieser Runde 1 Karte bei „Bauen“ aus; sie rückt wie üblich weiter',
  ),
  'explore stays': said(
    '{invader+} do not explore this turn, but with 1 more card in their next phase',
    '{invader+} entdecken in dieser Runde nicht, dafür in ihrer nächsten Phase mit 1 Karte mehr',
  ),
  'explore goesOn': said(
    '{invader+} turn up a card this turn and explore nowhere; it moves on as usual',
    '{invader+} decken in dieser Runde eine Karte auf, entdecken aber nirgends; sie rückt wie üblich weiter',
  ),
} as const;

const skipCard: IslandWord<SkipCard> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ action, card }) => {
    const { en, de } = LEFT_OUT[`${action} ${card}`];
    return tells(en, de);
  },
};

export const skippingWords = {
  buildInstead,
  skipFirst,
  skipCard,
  skip,
} as const;
