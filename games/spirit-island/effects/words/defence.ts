import { clause, named, tells, verb, when } from '@tafelrunde/words';
import { adjacentTo } from '../../queries.ts';
import { amountOf } from '../amounts.ts';
import { landOf, spiritOf, whoDecides } from '../context.ts';
import type {
  AfterForestalling,
  Defend,
  DefendAround,
  DefendWhere,
  Forestall,
  Restrain,
  TakeDefend,
  Ward,
} from '../language/words/defence.ts';
import { sayAmount, sayPer } from '../speech/amounts.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, said } from './word.ts';

/* SI-187 to SI-189: Defend, and what forestalls. */

const TURN = { scope: 'turn' } as const;

/** SI-187, SI-189. */
const defend: IslandWord<Defend> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n: amountOf(m, n) }, TURN),
  says: ({ n, more }) => {
    const much = sayAmount(n);
    return more
      ? named(said(`+${much.en} Defend`, `Verteidigung +${much.de}`))
      : named(said(`Defend ${much.en}`, `Verteidigung ${much.de}`));
  },
};

const defendAround: IslandWord<DefendAround> = {
  run: (m, { n }, at) => {
    const [here, much] = [landOf(m), amountOf(m, n)];
    for (const land of [here, ...adjacentTo(m, here)]) m.startLasting(at, { land, n: much }, TURN);
  },
  says: ({ n }) => {
    const much = sayAmount(n);
    return named(
      said(
        `Defend ${much.en}, in target land and in all adjacent lands`,
        `Verteidigung ${much.de}, im Zielgebiet und in allen Nachbargebieten`,
      ),
    );
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
  says: ({ n }, say) => {
    if (typeof n === 'number') return clause(say.you, PROVIDE, { what: said(`Defend ${n}`, `Verteidigung ${n}`) });
    return clause(say.you, PROVIDE, {
      what: {
        you: said(`Defend ${n.n} per {presence} of yours there`, `Verteidigung ${n.n} je eigener {presence} dort`),
        they: said(`Defend ${n.n} per {presence} of theirs there`, `Verteidigung ${n.n} je eigener {presence} dort`),
      },
    });
  },
};

/** What was counted for it where it stood goes where it went. */
const takeDefend: IslandWord<TakeDefend> = {
  run: (m, { n }, at) => {
    const { pushedTo } = m.vars;
    for (const land of Array.isArray(pushedTo) ? pushedTo : []) {
      m.startLasting(at, { land, n }, TURN);
      m.startLasting(at, { land: landOf(m), n: -n }, TURN);
    }
  },
  says: ({ n }) =>
    tells(`Defend ${n} moves with each of them`, `mit jedem davon geht Verteidigung ${n} ins neue Gebiet`),
};

const restrain: IslandWord<Restrain> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, { scope: 'action' }),
  says: ({ n }) =>
    tells(`{invader+} do −${n} damage on that ravage`, `{invader+} verursachen bei diesem Wüten −${n} Schaden`),
};

const forestall: IslandWord<Forestall> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n: amountOf(m, n) }, TURN),
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return tells(
      `{invader+} skip ${much} action${each.en} in target land this turn, of the players' choice`,
      `{invader+} setzen in dieser Runde im Zielgebiet ${much} Aktion${each.de} aus, nach Wahl der Mitspielenden`,
    );
  },
};

const afterForestalling: IslandWord<AfterForestalling> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m)),
  says: ({ do: steps }, say) =>
    when(
      {
        ...said(
          'after this power causes {invader+} to skip an action',
          'nachdem {invader+} durch diese Fähigkeit eine Aktion ausgesetzt haben',
        ),
        isAdverb: true,
      },
      say.steps(steps),
    ),
};

export const defenceWords = {
  forestall,
  afterForestalling,
  restrain,
  defend,
  defendAround,
  defendWhere,
  ward,
  takeDefend,
} as const;
