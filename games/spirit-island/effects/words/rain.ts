import { count, move, objectsIn, refs, type Seat } from '@tafelrunde/kernel';
import { below, clause, seatOf, tells, verb } from '@tafelrunde/words';
import { discard, hand } from '../../places.ts';
import { removePresence as removeIt } from '../../rules/pieces.ts';
import { returnPresence } from '../../rules/presence.ts';
import type { Chapter } from '../../state.ts';
import { landOf, spiritOf, userOf } from '../context.ts';
import { landsSuchThat } from '../lands.ts';
import type { LandTest } from '../language/lands.ts';
import type { DiscardPower, EitherReturns, RemovePresence, Suppress, Wither } from '../language/words/rain.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, said } from './word.ts';

/* What the rain of Downpour Drenches the World does. */

export interface RainOps {
  /** Which of the spirits gets destroyed presence back, and into which land. */
  returnWhose: { seat: Seat; spirits: readonly Seat[]; where: LandTest };
  returnInto: { seat: Seat; whose: Seat; where: LandTest };
  discardPower: { seat: Seat; n: number };
}

const TURN = { scope: 'turn' } as const;

const suppress: IslandWord<Suppress> = {
  run: (m, _, at) => {
    m.startLasting(at, {}, TURN, seatOf(m));
    m.startLasting(below(at, 'gives'), {}, TURN, seatOf(m));
  },
  says: () =>
    tells(
      'each of your {presence} provides Defend 1 in its land this turn, and the {dahan+} there deal 1 less damage in all when they fight back',
      'jede deiner {presence+} gibt in dieser Runde in ihrem Gebiet Verteidigung 1, und die {dahan+} dort verursachen zusammen 1 Schaden weniger, wenn sie zurückschlagen',
    ),
};

const wither: IslandWord<Wither> = {
  run: (m, _, at) => {
    m.startLasting(at, {}, TURN, seatOf(m));
    m.put({ op: 'weaken' });
  },
  says: () =>
    tells(
      'in your lands {invader+} and {dahan+} have 1 health less this turn (at least 1)',
      'in deinen Gebieten haben {invader+} und {dahan+} in dieser Runde 1 Leben weniger (mindestens 1)',
    ),
};

const eitherReturns: IslandWord<EitherReturns> = {
  run: (m, { where }) => {
    const user = userOf(m);
    const spirits = [...new Set([user, spiritOf(m)])].filter((seat) => (m.state.destroyed[seat] ?? 0) > 0);
    if (landsSuchThat(m, where, user).length > 0) m.put({ op: 'returnWhose', seat: user, spirits, where });
  },
  says: ({ where }) => {
    const land = sayKind(where);
    return tells(
      `you or target spirit may add 1 of their destroyed {presence} in a ${land.en}`,
      `du oder der gewählte Geist darf 1 eigene zerstörte {presence} in ein ${land.de} legen`,
    );
  },
};

const REMOVE = verb('remove {what} from the game', 'entferne entfernst entfernt entfernen | {what} aus dem Spiel');

const removePresence: IslandWord<RemovePresence> = {
  run: (m, { n }) => removeIt(m, landOf(m), seatOf(m), n),
  says: ({ n }, say) =>
    clause(say.you, REMOVE, {
      what: {
        you: said(`${n} of your {presence} there`, `dort ${n} deiner {presence+}`),
        they: said(`${n} of their {presence} there`, `dort ${n} eigene {presence}`),
      },
    }),
};

const DISCARD = verb('discard {what}', 'lege legst legt legen ab | {what}');

const discardPower: IslandWord<DiscardPower> = {
  run: (m, { n }) => m.put({ op: 'discardPower', seat: seatOf(m), n }),
  says: ({ n }, say) => clause(say.you, DISCARD, { what: said(`${n} power cards`, `${n} Fähigkeitenkarten`) }),
};

export const rainWords = { suppress, wither, eitherReturns, removePresence, discardPower } as const;

export const rainRules: Chapter<RainOps> = {
  returnWhose: {
    options: (_, { spirits }) => spirits.map((each) => refs.seat(each)),
    min: 0,
    max: 1,
    answer: (m, { seat, where }, [pick]) => {
      const whose = refs.seat.in(pick);
      if (whose !== undefined) m.put({ op: 'returnInto', seat, whose, where });
    },
  },

  returnInto: {
    options: (m, { seat, where }) => landsSuchThat(m, where, seat).map((land) => refs.land(land)),
    answer: (m, { whose }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) returnPresence(m, land, whose, 1);
    },
  },

  discardPower: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: (m, { seat, n }) => Math.min(n, count(m, hand(seat))),
    max: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, discard(seat));
    },
  },
};
