import { clause, headed, putSteps, seatOf, tells, verb } from '@tafelrunde/words';
import { energyOf, gainEnergy as gain, payEnergy } from '../../rules/energy.ts';
import { energyPerTurn } from '../../rules/tracks.ts';
import { amountOf } from '../amounts.ts';
import { spiritOf, userOf, whoDecides } from '../context.ts';
import type { GainEnergy, GainTrackEnergy, PayFor, SplitEnergy } from '../language/words/energy.ts';
import { sayPer } from '../speech/amounts.ts';
import { type IslandWord, said } from './word.ts';

/* Energy: gained, paid and shared. */

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const gainEnergy: IslandWord<GainEnergy> = {
  run: (m, { n }) => gain(m, seatOf(m), amountOf(m, n)),
  says: ({ n }, say) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : (n.plus ?? n.n);
    return clause(say.you, GAIN, { what: said(`${much} {energy}${each.en}`, `${much} {energy}${each.de}`) });
  },
};

const PAY = verb('pay {n} {energy}', 'bezahle bezahlst bezahlt bezahlen | {n} {energy}');

/** Without steps it is the price of something else. */
const payFor: IslandWord<PayFor> = {
  can: (m, { n }) => energyOf(m, whoDecides(m)) >= amountOf(m, n),
  run: (m, { n, do: steps }, at) => {
    const seat = seatOf(m);
    const cost = amountOf(m, n);
    if (energyOf(m, seat) < cost) return;
    payEnergy(m, seat, cost);
    putSteps(m, at, 'do', steps);
  },
  says: ({ n, do: steps }, say) => {
    const { en, de } = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const paying = clause(say.you, PAY, { n: much, energy: said(`{energy}${en}`, `{energy}${de}`) });
    return steps.length === 0 ? paying : headed(paying, say.steps(steps));
  },
};

const gainTrackEnergy: IslandWord<GainTrackEnergy> = {
  run: (m, { less }) => gain(m, seatOf(m), energyPerTurn(m, userOf(m)) - less),
  says: ({ less }, say) =>
    clause(say.you, GAIN, {
      what: said(
        `as much {energy} as your energy track brings, minus ${less}`,
        `so viel {energy}, wie deine Energie-Leiste bringt, minus ${less}`,
      ),
    }),
};

const splitEnergy: IslandWord<SplitEnergy> = {
  run: (m, { n }) => {
    const among = [...new Set([userOf(m), spiritOf(m)])];
    const all = amountOf(m, n);
    for (const seat of among) gain(m, seat, Math.floor(all / among.length));
    if (all % among.length > 0) m.put({ op: 'oddEnergy', seat: userOf(m), among });
  },
  says: ({ n }) => {
    const each = sayPer(n);
    return tells(
      `you and target spirit split ${n.n} {energy}${each.en}, as evenly as possible`,
      `du und der gewählte Geist teilt euch ${n.n} {energy}${each.de}, so gleichmäßig wie möglich`,
    );
  },
};

export const energyWords = {
  gainEnergy,
  gainTrackEnergy,
  payFor,
  splitEnergy,
} as const;
