import type { CardId, Explanation } from '@tafelrunde/fantasy-realms';
import type { Seat } from '@tafelrunde/kernel';
import { useEffect, useMemo, useState } from 'react';
import { isStill, useSettings } from '../../app/kept/settings.ts';

type Explained = Explanation['cards'][number];

/** A hand as it is scored in the end. */
export interface Scoring {
  readonly seat: Seat;
  readonly explanation: Explanation;
  /** For each card, and then for each cursed item, why it counts what it does. */
  readonly lines: readonly (readonly string[])[];
  readonly rank: number;
}

/** A moment of the ceremony: the hand that is looked at, and how much of it has been turned up. */
export interface Moment {
  readonly seat: Seat;
  readonly turned: number;
  /** Somebody far behind: two hands are worth the wait, with six at the table the others are not. */
  readonly isBrisk: boolean;
}

const SLOW_RANKS = 2;

/** One hand after the other, from the last to the first: card by card, then its items, then a moment for the sum. */
export function momentsOf(scorings: readonly Scoring[]): readonly Moment[] {
  return scorings
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ seat, rank, explanation: { cards, cursedItems } }) =>
      Array.from({ length: cards.length + cursedItems.length + 2 }, (_, turned) => ({
        seat,
        turned,
        isBrisk: rank > SLOW_RANKS,
      })),
    );
}

/** The cards of a hand that have to do with what this one counts. */
export function linkedTo({ id, reasons }: Explained): ReadonlySet<CardId> {
  const linked = reasons.flatMap((reason): readonly CardId[] => {
    if ('cards' in reason) return reason.cards;
    if (reason.kind === 'copies') return [reason.card];
    if ('by' in reason) return [reason.by].flat();
    return [];
  });
  return new Set(linked.filter((card) => card !== id));
}

/** What has been counted of a hand so far. */
export function sumOf({ explanation: { cards, cursedItems } }: Scoring, turned: number): number {
  return [...cards, ...cursedItems].slice(0, turned).reduce((sum, { points }) => sum + points, 0);
}

const PACE = { full: 1_100, quick: 450, off: 0 } as const;
const BRISK = 0.4;
/** So many moments at full length are worth waiting for; more of them, with six at the table, are that much shorter. */
const MOST = 22;

/** What a moment takes, in milliseconds. */
export function paceOf(moments: readonly Moment[], motion: keyof typeof PACE): (moment: Moment) => number {
  const share = ({ isBrisk }: Moment): number => (isBrisk ? BRISK : 1);
  const all = moments.reduce((sum, moment) => sum + share(moment), 0);
  return (moment) => PACE[motion] * share(moment) * Math.min(1, MOST / all);
}

interface Ceremony {
  readonly over: boolean;
  /** What is looked at; undefined when all is over. */
  readonly moment: Moment | undefined;
  /** Whose hand has been counted. */
  isCounted(seat: Seat): boolean;
  next(): void;
  finish(): void;
}

/** It goes on by itself, and at once for whoever does not want to wait. */
export function useCeremony(scorings: readonly Scoring[], atOnce: boolean): Ceremony {
  const { motion } = useSettings();
  const moments = useMemo(() => momentsOf(scorings), [scorings]);
  const lengthOf = useMemo(() => paceOf(moments, motion), [moments, motion]);
  const last = moments.length;
  const [step, setStep] = useState(() => (atOnce || isStill() ? last : 0));
  useEffect(() => {
    const moment = moments[step];
    if (moment === undefined) return;
    const timer = setTimeout(() => setStep(step + 1), lengthOf(moment));
    return () => clearTimeout(timer);
  }, [step, moments, lengthOf]);
  return {
    over: step >= last,
    moment: moments[step],
    isCounted: (seat) => moments.findLastIndex((each) => each.seat === seat) <= step,
    next: () => setStep((now) => now + 1),
    finish: () => setStep(last),
  };
}
