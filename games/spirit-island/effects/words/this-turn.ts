import type { Said, Vars } from '@tafelrunde/kernel';
import { tells } from '@tafelrunde/words';
import type { At } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { kindsSaid } from '../icons.ts';
import { ANYWHERE } from '../language/lands.ts';
import type { TurnStat } from '../language/words/events.ts';
import type { Embolden, Rage, ThisTurn, Toughen } from '../language/words/this-turn.ts';
import { sayAmount, sayPer } from '../speech/amounts.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, said } from './word.ts';

/* What events change until the end of the turn. */

const TURN = { scope: 'turn' } as const;

/** Where it is about a board, only there. */
const boardIn = ({ vars: { board } }: At): Vars => (typeof board === 'number' ? { board } : {});

const rage: IslandWord<Rage> = {
  run: (m, { n }, at) => m.startLasting(at, { n: amountOf(m, n), ...boardIn(m) }, TURN),
  says: ({ n, where }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const land = sayKind(where);
    return tells(
      `{invader+} that ravage this turn deal +${much} damage${each.en} in each ${land.en}`,
      `{invader+}, die in dieser Runde wüten, verursachen in jedem ${land.de} +${much} Schaden${each.de}`,
    );
  },
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const toughen: IslandWord<Toughen> = {
  run: (m, { n }, at) => {
    m.startLasting(at, { n }, TURN);
    if (n < 0) m.put({ op: 'weaken' });
  },
  says: ({ n, kinds, where }) => {
    const all = kindsSaid(kinds, 'many');
    const land = where === undefined ? said('', '') : sayKind(where);
    const en = where === undefined ? all.en : `${all.en} in each ${land.en}`;
    const de = where === undefined ? all.de : `${all.de} in jedem ${land.de}`;
    const least = n < 0 ? said(' (at least 1)', ' (mindestens 1)') : said('', '');
    return tells(
      `${en} have ${signed(n)} health${least.en} this turn`,
      `${de} haben in dieser Runde ${signed(n)} Leben${least.de}`,
    );
  },
};

const embolden: IslandWord<Embolden> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN),
  says: ({ n, kinds, inRavages }) => {
    const one = kindsSaid(kinds, 'one');
    const time = inRavages ? said(' during ravages this turn', ' beim Wüten in dieser Runde') : said('', '');
    return tells(`each ${one.en} deals ${signed(n)} damage${time.en}`, `je ${one.de} ${signed(n)} Schaden${time.de}`);
  },
};

const RULES: Readonly<Record<TurnStat, (node: ThisTurn) => Said>> = {
  explores: ({ n = 1, where = ANYWHERE }) => {
    const much = typeof n === 'number' ? n : n.n;
    const land = sayKind(where);
    return said(
      `explores bring ${much} more {explorer} to each ${land.en} this turn`,
      `beim Entdecken kommt in dieser Runde in jedes ${land.de} ${much} {explorer} mehr`,
    );
  },
  exploresFar: () =>
    said(
      '{explorer+} come from 1 land farther this turn',
      '{explorer+} kommen in dieser Runde auch aus 1 Gebiet mehr Entfernung',
    ),
  quickBlight: ({ where = ANYWHERE }) => {
    const land = sayKind(where);
    return said(
      `1 damage is enough to blight a ${land.en} this turn`,
      `in dieser Runde genügt 1 Schaden, um ein ${land.de} zu veröden`,
    );
  },
  fearless: () =>
    said(
      'destroying {town+}/{city+} generates no {fear} this turn',
      'in dieser Runde bringt das Zerstören von {town+}/{city+} keine {fear}',
    ),
  ignoresStrife: () =>
    said(
      '1 {strife} of each {invader} is ignored this turn, and stays',
      'in dieser Runde zählt 1 {strife} jedes {invader} nicht und bleibt liegen',
    ),
  ignoresWilds: () =>
    said('{wilds} do not keep {explorer+} away this turn', '{wilds} hält in dieser Runde keine {explorer+} fern'),
  xenophobia: ({ where = ANYWHERE }) => {
    const land = sayKind(where);
    return said(
      `each {invader} that ravages a ${land.en} this turn deals −1 damage to the land and +1 damage to {dahan+}`,
      `jeder {invader}, der in dieser Runde in einem ${land.de} wütet, verursacht −1 Schaden am Gebiet und +1 Schaden an {dahan+}`,
    );
  },
  firstStrike: () =>
    said(
      'in ravages this turn {dahan+} deal only 1 damage each, but before {invader+} do',
      'beim Wüten dieser Runde verursachen {dahan+} nur je 1 Schaden, aber vor den {invader+}',
    ),
  sameTime: () =>
    said(
      'in ravages this turn {dahan+} deal damage at the same time as {invader+}',
      'beim Wüten dieser Runde verursachen {dahan+} ihren Schaden gleichzeitig mit den {invader+}',
    ),
  truce: () =>
    said(
      'in each land with {dahan+}, 1 {dahan} and 1 {town}/{city} take no part in ravages this turn, and take no damage from them',
      'in jedem Gebiet mit {dahan+} nehmen in dieser Runde 1 {dahan} und 1 {town}/{city} am Wüten nicht teil und dabei keinen Schaden',
    ),
  bystanders: () =>
    said('{dahan+} take no part in ravages this turn', '{dahan+} nehmen in dieser Runde am Wüten nicht teil'),
  asBadlands: () =>
    said('{beasts} also count as {badlands} this turn', '{beasts+} zählen in dieser Runde auch als {badlands+}'),
  resourceful: () =>
    said(
      'after an action this turn destroys any {town+}/{city+}, add 1 {town} to an adjacent land',
      'nachdem eine Aktion dieser Runde {town+}/{city+} zerstört hat, kommt in ein Nachbargebiet 1 {town}',
    ),
  eager: () =>
    said(
      'on each board, after the first build this turn add 1 {explorer} to an adjacent land without {invader+}',
      'auf jedem Spielplan kommt nach dem ersten Bauen dieser Runde 1 {explorer} in ein Nachbargebiet ohne {invader+}',
    ),
  stripsBare: () =>
    said(
      'after a ravage this turn adds {blight}, remove 1 {explorer} and 1 {town} from its land',
      'nach einem Wüten dieser Runde, das {blight} bringt: Entferne 1 {explorer} und 1 {town} aus dem Gebiet',
    ),
  devours: () =>
    said(
      '{blight} that is added this turn destroys all {presence} and {beasts} in its land, and 1 {presence} in an adjacent land',
      '{blight}, die in dieser Runde dazukommt, zerstört alle {presence+} und {beasts+} in ihrem Gebiet und 1 {presence} in einem Nachbargebiet',
    ),
  exposed: ({ n = 0 }) =>
    said(
      `what spirits defend is ${sayAmount(n).en} lower in each land this turn (at least 0)`,
      `Verteidigung durch Geister ist in dieser Runde in jedem Gebiet um ${sayAmount(n).de} niedriger (mindestens 0)`,
    ),
  lastBuild: ({ n }) =>
    n === 1
      ? said(
          'build cards also cause 1 more build in the highest-numbered matching land this turn',
          'Karten bei „Bauen“ lassen in dieser Runde im passenden Gebiet mit der höchsten Zahl 1-mal mehr bauen',
        )
      : said(
          'build cards skip the highest-numbered matching land this turn',
          'Karten bei „Bauen“ lassen in dieser Runde das passende Gebiet mit der höchsten Zahl aus',
        ),
  harmless: () =>
    said('{disease} does not prevent builds this turn', '{disease+} verhindern in dieser Runde kein Bauen'),
  townsExplore: () =>
    said(
      'when exploring this turn, once per board, 1 {town} comes instead of 1 {explorer}',
      'beim Entdecken kommt in dieser Runde einmal je Spielplan 1 {town} statt 1 {explorer}',
    ),
  buildsInstead: () => said('{invader+} build instead of that ravage', '{invader+} bauen, statt zu wüten'),
};

const thisTurn: IslandWord<ThisTurn> = {
  run: (m, { n = 1 }, at) => m.startLasting(at, { n: amountOf(m, n), ...boardIn(m) }, TURN),
  says: (node) => {
    const { en, de } = RULES[node.always](node);
    return tells(en, de);
  },
};

export const thisTurnWords = {
  rage,
  toughen,
  embolden,
  thisTurn,
} as const;
