/** How many of a kind of piece are at each place, by `place` and `kind`. */
export type Standing = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Pieces of a kind that have gone from one place to another. */
export interface Journey {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** Who has gone where, as far as it can be told: what one place has less, another has more. */
export function journeys(before: Standing, after: Standing): readonly Journey[] {
  const [lost, gained] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(place), after.get(place)];
    for (const kind of new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const more = (now?.get(kind) ?? 0) - (then?.get(kind) ?? 0);
      const side = more < 0 ? lost : gained;
      const places = Array.from({ length: Math.abs(more) }, () => place);
      if (more !== 0) side.set(kind, [...(side.get(kind) ?? []), ...places]);
    }
  }
  return [...lost].flatMap(([kind, from]) => {
    const to = gained.get(kind) ?? [];
    return from.flatMap((place, i) => {
      const target = to[i];
      return target === undefined ? [] : [{ kind, from: place, to: target }];
    });
  });
}
