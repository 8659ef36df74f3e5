import { at } from '../at.ts';
import { cardOf, knows, objectsIn } from '../cards/cards.ts';
import type { GameEvent } from '../cards/events.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { type Question, questionOf } from '../crank/questions.ts';
import { type Open, Run } from '../crank/run.ts';
import type { AnyGame, Option } from '../game.ts';
import type { CardId, Match, ObjectNumber, Outcome, Seat, ZoneName } from '../match.ts';

/** A table that a test of rules has laid out, and on which it plays for everybody by the names of things. */
export interface RulesTable {
  readonly run: Run;
  readonly events: readonly GameEvent[];
  question(seat: Seat): Question;
  /** Who is asked what, in the order of the seats. */
  asked(): [Seat, string][];
  /** Everything that may be picked, sorted: cards by their ids, the rest by its label or its ref. */
  options(seat: Seat): string[];
  /** What may be picked with this label. */
  labelled(seat: Seat, label: string): string[];
  option(seat: Seat, name: string): Option | undefined;
  /** A card id, one with its label before it (`buy king`), a label or a ref. */
  pick<T>(this: T, seat: Seat, ...names: readonly string[]): T;
  /** In the order in which they lie, a pile from the bottom. */
  in(place: ZoneName): CardId[];
  /** The top card first. */
  pile(place: ZoneName): CardId[];
  object(place: ZoneName, card: CardId): ObjectNumber;
  /** The seats that know the card there. */
  knowing(place: ZoneName, card: CardId): Seat[];
  outcome(): Outcome | undefined;
}

export function rulesTable(game: AnyGame, match: Match, chance: Chance = quickChance(1)): RulesTable {
  const events: GameEvent[] = [];
  const run = new Run(game, match, chance, events);
  run.crank();
  const idOf = (object: ObjectNumber): CardId => cardOf(run, object) ?? 'gone';
  const idsIn = (place: ZoneName): CardId[] => objectsIn(run, place).map(idOf);
  const namesOf = ({ ref, label }: Option): readonly [string, ...string[]] => {
    if (typeof ref === 'number') return [idOf(ref), `${label} ${idOf(ref)}`];
    return label === undefined ? [ref] : [label, ref];
  };
  const openTo = (seat: Seat): Open => {
    const open = run.open().find((each) => each.seat === seat);
    if (open === undefined) throw new Error(`seat ${seat} is asked nothing`);
    return open;
  };
  const table: RulesTable = {
    run,
    events,
    question: (seat) => questionOf(run, openTo(seat)),
    asked: () => run.open().map(({ seat, op }) => [seat, op.op]),
    options: (seat) =>
      table
        .question(seat)
        .options.map((option) => namesOf(option)[0])
        .sort(),
    labelled: (seat, label) =>
      table
        .question(seat)
        .options.filter((option) => option.label === label)
        .map((option) => namesOf(option)[0])
        .sort(),
    option: (seat, name) => table.question(seat).options.find((option) => namesOf(option).includes(name)),
    pick(seat, ...names) {
      const { min, max } = table.question(seat);
      if (names.length < min || names.length > max) throw new Error(`${min} to ${max} picks, not ${names.length}`);
      const picks = names.map((name) => {
        const found = table.option(seat, name);
        if (found === undefined) throw new Error(`${name} is not among ${table.options(seat).join(', ')}`);
        return found.ref;
      });
      run.choose(openTo(seat), picks);
      return this;
    },
    in: idsIn,
    pile: (place) => idsIn(place).reverse(),
    object: (place, card) => at(objectsIn(run, place), idsIn(place).indexOf(card)),
    knowing: (place, card) => {
      const object = table.object(place, card);
      return Array.from({ length: run.seats }, (_, seat) => seat).filter((seat) => knows(run, seat, object));
    },
    outcome: () => run.match.outcome,
  };
  return table;
}
