import { below, clause, named, tells, verb } from '@tafelrunde/words';
import { amountOf } from '../amounts.ts';
import { landOf, spiritOf } from '../context.ts';
import type { Defend, DefendWhere, Skip, Skipping, Unharmed, Ward } from '../language/words.ts';
import { sayAmount, sayKind } from '../speech.ts';
import { type IslandWord, said } from './word.ts';

/* What holds in a land for the rest of the turn (SI-306). */

const TURN = { scope: 'turn' } as const;

/** SI-187, SI-189. */
const defend: IslandWord<Defend> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n: amountOf(m, n) }, TURN),
  says: ({ n }) => {
    const much = sayAmount(n);
    return named(said(`Defend ${much.en}`, `Verteidigung ${much.de}`));
  },
};

const defendWhere: IslandWord<DefendWhere> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ n, where }) => {
    const much = sayAmount(n);
    const land = sayKind(where);
    return named(said(`Defend ${much.en} in every ${land.en}`, `Verteidigung ${much.de} in jedem ${land.de}`));
  },
};

const PROVIDE = verb('provide {what} in each of {self} lands', 'gib gibst gibt geben | in jedem eigenen Gebiet {what}');

const ward: IslandWord<Ward> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, spiritOf(m)),
  says: ({ n }, say) => clause(say.you, PROVIDE, { what: said(`Defend ${n}`, `Verteidigung ${n}`) }),
};

const unharmed: IslandWord<Unharmed> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m), n: 1 }, TURN),
  says: () =>
    tells(
      '{dahan+} take no damage from ravaging {invader+} this turn',
      '{dahan+} nehmen in dieser Runde durch Wüten keinen Schaden',
    ),
};

const VERBS: Readonly<Record<Skipping['instead'], readonly [en: string, de: string]>> = {
  ravageIn: ['ravage', 'wüten'],
  buildIn: ['build', 'bauen'],
  exploreIn: ['explore', 'entdecken'],
};

/** SI-224: in place of the action nothing happens. */
const skip: IslandWord<Skip> = {
  run: (m, { of }, at) => {
    of.forEach(({ where }, i) => {
      m.startLasting(below(at, 'of', i), where === undefined ? { land: landOf(m) } : {}, TURN);
    });
  },
  says: ({ of }) => {
    const [first, ...more] = of;
    if (first === undefined || more.length > 0) {
      return tells(
        '{invader+} skip all actions in target land this turn',
        '{invader+} setzen in dieser Runde im Zielgebiet alle Aktionen aus',
      );
    }
    const [en, de] = VERBS[first.instead];
    const land = first.where === undefined ? undefined : sayKind(first.where);
    const there =
      land === undefined ? said('in target land', 'im Zielgebiet') : said(`in any ${land.en}`, `in keinem ${land.de}`);
    const cities = first.cities === true ? ' {city+}' : '';
    const german = land === undefined ? `nicht ${there.de}` : `${there.de}${cities}`;
    return tells(
      `{invader+} do not ${en}${cities} ${there.en} this turn`,
      `{invader+} ${de} in dieser Runde ${german}`,
    );
  },
};

export const landWords = { defend, defendWhere, ward, unharmed, skip } as const;
