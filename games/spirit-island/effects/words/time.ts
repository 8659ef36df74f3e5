import { NO, type Path, refs, type Seat, YES } from '@tafelrunde/kernel';
import { below, clause, seatOf, tells, verb, type WordNode } from '@tafelrunde/words';
import { islandIn, landIn } from '../../queries.ts';
import { movePresence, ownLands } from '../../rules/presence.ts';
import { resolve } from '../../rules/targeting.ts';
import { timeOf } from '../../rules/time.ts';
import type { At, Chapter, Game } from '../../state.ts';
import { isReached, landOf, userOf } from '../context.ts';
import type { AgainHere, Foresee, GainTime, PourSideways, SwapInvaders } from '../language/words/time.ts';
import { type IslandWord, said } from './word.ts';

/* Fractured Days Split the Sky. */

export interface TimeWordOps {
  /** Is the power used once more on that land? */
  mayUseAgain: { seat: Seat; power: Path; land: string; time: number };
  /** Which presence moves, and to which of its other lands. */
  pourFrom: { seat: Seat; at: Path };
  pourTo: { seat: Seat; at: Path; from: string };
}

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const gainTime: IslandWord<GainTime> = {
  run: (m, { n, upTo }) => m.put({ op: 'gainTime', seat: seatOf(m), n, upTo }),
  says: ({ n, upTo }, say) =>
    clause(say.you, GAIN, { what: said(`${upTo ? 'up to ' : ''}${n} Time`, `${upTo ? 'bis zu ' : ''}${n} Zeit`) }),
};

const gainFromDays: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'gainFromDays', seat: seatOf(m) }),
  says: (_, say) =>
    clause(say.you, GAIN, {
      what: said(
        'a power card of your Days That Never Were',
        'eine Fähigkeitenkarte aus deinen Tagen, die niemals waren',
      ),
    }),
};

const againHere: IslandWord<AgainHere> = {
  run: (m, { time }, at) => {
    if (m.vars.again !== true) {
      m.put({ op: 'mayUseAgain', seat: userOf(m), power: below([at[0]]), land: landOf(m), time });
    }
  },
  says: ({ time }) =>
    tells(
      `you may repeat this power (once) on the same land by spending ${time} Time`,
      `du darfst diese Fähigkeit (einmal) im selben Gebiet wiederholen, wenn du ${time} Zeit ausgibst`,
    ),
};

const foresee: IslandWord<Foresee> = {
  run: (m, { level }) => m.put({ op: 'foresee', seat: userOf(m), mayBury: isReached(m, level) }),
  says: () =>
    tells(
      'look at the top card of the invader deck or of the event deck; return it, then shuffle the top 2 cards of that deck',
      'sieh dir die oberste Karte des Invasoren- oder des Ereignis-Stapels an; lege sie zurück und mische die obersten 2 Karten dieses Stapels',
    ),
};

/** Says only what may become of the card. */
const mayBury: IslandWord<WordNode> = {
  run: () => undefined,
  says: () =>
    tells(
      'instead of returning and shuffling you may put the card on the bottom of its deck (unless it was specially placed during setup)',
      'statt sie zurückzulegen und zu mischen, darfst du die Karte unter ihren Stapel legen (außer sie wurde beim Aufbau eigens platziert)',
    ),
};

const pourSideways: IslandWord<PourSideways> = {
  run: (m, _, at) => m.put({ op: 'pourFrom', seat: userOf(m), at }),
  says: () =>
    tells(
      'move 1 of your {presence} to a different land with your {presence}; during the invader phase, on the board moved from, resolve invader actions and “each board”/“each land” actions one fewer time, and on the board moved to, one more time',
      'bewege 1 deiner {presence+} in ein anderes Gebiet mit deiner {presence}; in der Invasoren-Phase finden Invasoren-Aktionen und Aktionen „auf jedem Spielplan“/„in jedem Gebiet“ auf dem Spielplan, von dem sie kommt, einmal weniger statt, und auf dem, auf den sie kommt, einmal mehr',
    ),
};

const suspend: IslandWord<WordNode> = {
  run: (m) => {
    m.state.stasis = [...m.state.stasis, landOf(m)];
  },
  says: () =>
    tells(
      'until the end of the slow phase, target land and everything in it cease to exist for all purposes except checking victory and defeat; nothing can be targeted into, out of or through where it was',
      'bis zum Ende der Phase der verzögerten Fähigkeiten gibt es das Zielgebiet und alles darin nicht, außer wenn Sieg und Niederlage geprüft werden; nichts zielt hinein, heraus oder hindurch',
    ),
};

const swapInvaders: IslandWord<SwapInvaders> = {
  run: (m, { within }) => m.put({ op: 'swapInvaders', seat: userOf(m), within }),
  says: ({ within }) =>
    tells(
      `swap the top card of the invader deck with a card in the invader discard pile that is within ${within} stage of it; the discarded card stays face-down, the card going onto the deck turns face-down`,
      `tausche die oberste Karte des Invasoren-Stapels mit einer abgelegten Invasoren-Karte, die höchstens ${within} Stufe von ihr entfernt ist; die abgelegte Karte bleibt verdeckt, die andere kommt verdeckt auf den Stapel`,
    ),
};

export const timeWords = {
  gainTime,
  gainFromDays,
  againHere,
  foresee,
  mayBury,
  pourSideways,
  suspend,
  swapInvaders,
} as const;

const othersOf = (m: At, seat: Seat, from: string): readonly string[] =>
  ownLands(m, seat).filter((land) => land !== from);

const boardOf = (m: At, land: string): number => islandIn(m).boards.indexOf(landIn(m, land).board);

/** Within one board nothing changes. */
function pour(m: Game, seat: Seat, at: Path, from: string, to: string): void {
  const [less, more] = [boardOf(m, from), boardOf(m, to)];
  movePresence(m, seat, from, to, 1);
  if (less === more) return;
  m.startLasting(at, { board: less, n: -1 }, { scope: 'turn' });
  m.startLasting(at, { board: more, n: 1 }, { scope: 'turn' });
}

export const timeWordRules: Chapter<TimeWordOps> = {
  mayUseAgain: {
    options: (m, { seat, time }) => (timeOf(m, seat) >= time ? [YES, NO] : []),
    answer: (m, { seat, power, land, time }, [pick]) => {
      if (pick !== YES) return;
      m.put({ op: 'spendTime', seat, n: time });
      resolve(m, { seat, power, key: '', levels: [] }, { land, again: true });
    },
  },

  pourFrom: {
    options: (m, { seat }) => {
      const lands = ownLands(m, seat);
      return lands.length > 1 ? lands.map((land) => refs.land(land)) : [];
    },
    answer: (m, { seat, at }, [pick]) => {
      const from = refs.land.in(pick);
      if (from === undefined) return;
      const [only, ...more] = othersOf(m, seat, from);
      if (only !== undefined && more.length === 0) pour(m, seat, at, from, only);
      else m.put({ op: 'pourTo', seat, at, from });
    },
  },

  pourTo: {
    options: (m, { seat, from }) => othersOf(m, seat, from).map((land) => refs.land(land)),
    answer: (m, { seat, at, from }, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) pour(m, seat, at, from, to);
    },
  },
};
