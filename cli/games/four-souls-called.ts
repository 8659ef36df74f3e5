import { dealLabel, fourSouls, type Item, stateIn } from '@tafelrunde/four-souls';
import type { CardId, Lang, Option, View } from '@tafelrunde/kernel';
import type { Reader } from '../games.ts';

const say = {
  en: {
    by: (card: string, who: string) => `${card} (${who})`,
    roll: (who: string, n: number) => `roll: ${n} (${who})`,
    attackRoll: (who: string, n: number) => `attack roll: ${n} (${who})`,
    damage: (n: number, whom: string) => `${n} damage: ${whom}`,
    death: (who: string) => `death: ${who}`,
    offer: (whom: string) => `offer ¢: ${whom}`,
  },
  de: {
    by: (card: string, who: string) => `${card} (${who})`,
    roll: (who: string, n: number) => `Wurf: ${n} (${who})`,
    attackRoll: (who: string, n: number) => `Angriffswurf: ${n} (${who})`,
    damage: (n: number, whom: string) => `${n} Schaden: ${whom}`,
    death: (who: string) => `Tod: ${who}`,
    offer: (whom: string) => `¢ anbieten: ${whom}`,
  },
} as const;

/** What waits to happen, the next first (FS-199). */
export function waiting(view: View, reader: Reader): string[] {
  return stateIn(view)
    .stack.toReversed()
    .flatMap((item) => itemText(view, item, reader) ?? []);
}

function itemText(view: View, item: Item, reader: Reader): string | undefined {
  const { lang, names } = reader;
  const words = say[lang];
  switch (item.kind) {
    case 'effect': {
      const card = words.by(nameOf(item.at[0], lang), names[item.seat] ?? '');
      const targets = refsIn(item.vars.target).map((target) => calledIn(view, target, reader));
      return targets.length === 0 ? card : `${card} → ${targets.join(', ')}`;
    }
    case 'roll':
      return (item.attack ? words.attackRoll : words.roll)(names[item.seat] ?? '', item.value);
    case 'damage':
      return words.damage(item.n, calledIn(view, item.to, reader));
    case 'death':
      return words.death(calledIn(view, item.who, reader));
    case 'after':
      return undefined;
  }
}

const nameOf = (card: CardId, lang: Lang): string => fourSouls.text.card(card, lang).name;

function refsIn(value: unknown): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(refsIn) : [];
}

/** A person, a card on the table, something on the stack, a deck. */
function calledIn(view: View, ref: number | string, { lang, names }: Reader): string {
  if (typeof ref === 'number') {
    const found = view.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === ref);
    return found === undefined ? '…' : nameOf(found.card, lang);
  }
  const [kind, n] = ref.split(':');
  if (kind === 'seat') return names[Number(n)] ?? '';
  if (kind !== 'item') return fourSouls.text.key(ref, lang);
  const item = stateIn(view).stack.find(({ id }) => id === Number(n));
  return item?.kind === 'effect' ? nameOf(item.at[0], lang) : fourSouls.text.key(item?.kind ?? ref, lang);
}

/** Options that are people, by their names. */
export function called({ ref, label }: Option, { lang, names }: Reader): string | undefined {
  if (label !== undefined) return dealLabel(label, lang, names);
  const [kind, seat] = String(ref).split(':');
  const name = names[Number(seat)];
  if (name === undefined) return undefined;
  if (kind === 'seat') return name;
  return kind === 'offer' ? say[lang].offer(name) : undefined;
}
