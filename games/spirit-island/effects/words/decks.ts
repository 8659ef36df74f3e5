import { cardOf, count, move, objectsIn, refs, topOf } from '@tafelrunde/kernel';
import { named, tells, type WordNode } from '@tafelrunde/words';
import { invaderCardNamed } from '../../cards/catalogue.ts';
import {
  EARNED,
  EVENT_DECK,
  EVENT_DISCARD,
  FEAR_BOX,
  FEAR_DECK,
  FEAR_DISCARD,
  HEALTHY,
  INVADER_DECK,
  stage,
} from '../../places.ts';
import { terrorLevel } from '../../queries.ts';
import { takeBlight } from '../../rules/blight.ts';
import { entrench, remind } from '../../rules/colonies.ts';
import { gainEnergy } from '../../rules/energy.ts';
import { discardTop as discardTopOf } from '../../rules/power-cards.ts';
import { isPlaced } from '../../rules/time.ts';
import { type Chapter, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import type {
  BlightFromBox,
  DiscardTop,
  DropLastCards,
  FillCard,
  FillFearPool,
  ReturnEvent,
  WasteBlight,
} from '../language/words/decks.ts';
import type { Counting } from '../language/words/word.ts';
import { sayPer } from '../speech/amounts.ts';
import { type IslandWord, said } from './word.ts';

/* What events do to decks, to earned fear cards and to the blight card. */

const dropInvaderCard: IslandWord<WordNode> = {
  run: (m) => {
    // What was placed there stays.
    const top = objectsIn(m, INVADER_DECK).findLast((object) => !isPlaced(m, 'invaders', object));
    if (top !== undefined) move(m, top, stage(invaderCardNamed(cardOf(m, top) ?? '').stage));
    remind(m);
  },
  says: () =>
    named(
      said(
        'return the top card of the invader deck to the box',
        'lege die oberste Invasoren-Karte zurück in die Schachtel',
      ),
    ),
};

const dropFearCard: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, FEAR_DECK);
    if (top !== undefined) move(m, top, FEAR_BOX);
    entrench(m);
  },
  says: () =>
    named(said('return the top fear card to the box', 'lege die oberste Furchtkarte zurück in die Schachtel')),
};

const wasteBlight: IslandWord<WasteBlight> = {
  run: (m, { n }) => takeBlight(m, amountOf(m, n)),
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(
        `remove ${much} {blight} of the blight card from the game${each.en}`,
        `entferne${each.de} ${much} {blight} der Ödniskarte aus dem Spiel`,
      ),
    );
  },
};

const discardTop: IslandWord<DiscardTop> = {
  run: (m, { deck }) => {
    const card = discardTopOf(m, deck);
    if (card !== undefined) m.let('drawn', card);
  },
  says: ({ deck }) =>
    deck === 'minor'
      ? named(said('discard the top minor power', 'lege die oberste schwache Fähigkeit ab'))
      : named(said('discard the top major power', 'lege die oberste starke Fähigkeit ab')),
};

const blightFromBox: IslandWord<BlightFromBox> = {
  run: (m, { n }) => {
    m.state.boxed += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return tells(
      `the next ${much} {blight}${each.en} added this turn comes from the box`,
      `die nächste ${much} {blight}${each.de}, die in dieser Runde dazukommt, kommt aus der Schachtel`,
    );
  },
};

const overconfide: IslandWord<Counting<'overconfide'>> = {
  run: (m, { n }) => {
    if (count(m, EARNED) > n) m.put({ op: 'dropEarned', n });
    else if (count(m, EARNED) > 0) for (const object of objectsIn(m, EARNED)) move(m, object, FEAR_DISCARD);
    else m.state.fear = Math.max(0, m.state.fear - n * m.seats);
  },
  says: ({ n }) =>
    tells(
      `discard ${n} earned fear cards; if there are none, ${n} generated {fear} per player go back`,
      `legt ${n} verdiente Furchtkarten ab; gibt es keine, gehen pro Person ${n} erzeugte {fear} zurück`,
    ),
};

const ROMAN = ['', 'I', 'II', 'III'];

const dropLastCards: IslandWord<DropLastCards> = {
  run: (m, { stages }) => {
    for (const n of stages) {
      const last = objectsIn(m, INVADER_DECK).find((object) => invaderCardNamed(cardOf(m, object) ?? '').stage === n);
      if (last !== undefined) move(m, last, stage(n));
    }
  },
  says: ({ stages }) => {
    const which = stages.map((n) => ROMAN[n]).join('/');
    return named(
      said(
        `remove the bottommost card of each stage ${which} of the invader deck from the game`,
        `entferne die jeweils unterste Karte der Stufen ${which} des Invasoren-Stapels aus dem Spiel`,
      ),
    );
  },
};

const drainCard: IslandWord<Counting<'drainCard'>> = {
  run: (m, { n }) => {
    const wasHealthy = count(m, HEALTHY);
    let taken = 0;
    while (taken < m.seats || (wasHealthy > 0 && count(m, HEALTHY) === wasHealthy)) {
      takeBlight(m, 1);
      taken += 1;
      if (m.state.blight <= 0) return;
    }
    for (const seat of seatsOf(m)) gainEnergy(m, seat, Math.floor((n * taken) / m.seats));
    const left = (n * taken) % m.seats;
    if (left > 0) m.put({ op: 'shareOut', n: left });
  },
  says: ({ n }) =>
    tells(
      `remove 1 {blight} per player of the blight card from the game, and then more until the card is turned over, if it is not; gain ${n} {energy} for each of them, shared as evenly as possible`,
      `entferne pro Person 1 {blight} der Ödniskarte aus dem Spiel, und dann so viele mehr, bis sie umgedreht wird, falls sie es nicht schon ist; ihr erhaltet für jede davon ${n} {energy}, so gleichmäßig wie möglich verteilt`,
    ),
};

const fillCard: IslandWord<FillCard> = {
  run: (m, { n }) => {
    m.state.blight += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(`add ${much} {blight}${each.en} to the blight card`, `lege${each.de} ${much} {blight} auf die Ödniskarte`),
    );
  },
};

const fillFearPool: IslandWord<FillFearPool> = {
  run: (m, { n }) => {
    m.state.fearPool += amountOf(m, n);
  },
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return named(
      said(
        `add ${much} fear marker${much === 1 ? '' : 's'}${each.en} to the fear pool`,
        `lege${each.de} ${much} Furchtmarker in den Vorrat`,
      ),
    );
  },
};

const returnEvent: IslandWord<ReturnEvent> = {
  run: (m, { under }, at) => {
    const object = objectsIn(m, EVENT_DISCARD).find((each) => cardOf(m, each) === at[0]);
    if (object !== undefined) move(m, object, EVENT_DECK, { to: Math.max(0, count(m, EVENT_DECK) - under) });
  },
  says: ({ under }) =>
    named(
      said(
        `afterwards return this card to the event deck, under the top ${under} cards`,
        `lege diese Karte danach in den Ereignisstapel zurück, unter die obersten ${under} Karten`,
      ),
    ),
};

/** It belongs to the terror level that is reached now. */
const addFearCard: IslandWord<WordNode> = {
  run: (m) => {
    const card = topOf(m, FEAR_BOX);
    if (card === undefined) return;
    const level = terrorLevel(m);
    move(m, card, FEAR_DECK);
    m.state.fearCards = m.state.fearCards.map((n, i) => (i === level - 1 ? n + 1 : n));
  },
  says: () =>
    named(said('add a fear card to the top of the fear deck', 'lege eine Furchtkarte oben auf den Furchtstapel')),
};

export const deckWords = {
  dropInvaderCard,
  dropFearCard,
  wasteBlight,
  discardTop,
  returnEvent,
  addFearCard,
  blightFromBox,
  overconfide,
  dropLastCards,
  drainCard,
  fillCard,
  fillFearPool,
} as const;

export interface DeckWordOps {
  /** Which of the earned fear cards are discarded. */
  dropEarned: { n: number };
  /** Who gains 1 energy more, for what cannot be shared evenly. */
  shareOut: { n: number };
}

export const deckWordRules: Chapter<DeckWordOps> = {
  dropEarned: {
    among: seatsOf,
    options: (m) => objectsIn(m, EARNED),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, FEAR_DISCARD);
    },
  },

  shareOut: {
    among: seatsOf,
    options: (m) => seatsOf(m).map((seat) => refs.seat(seat)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const pick of picks) gainEnergy(m, refs.seat.in(pick) ?? 0, 1);
    },
  },
};
