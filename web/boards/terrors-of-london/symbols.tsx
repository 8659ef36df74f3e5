import type { Lang } from '@tafelrunde/kernel';
import { type Card, cardSections, type Draw, type Gain, keywords, type Resource } from '@tafelrunde/terrors-of-london';
import type { ReactNode } from 'react';
import { deedArt, symbolArt } from './card-art.ts';
import style from './symbols.module.css';
import { londonWords } from './words.ts';

type SymbolName = Resource | 'armor';

interface SymbolProps {
  readonly of: SymbolName;
  readonly n: number;
}

/** A number on a coin, a blade, a heart or a shield. */
export function CardSymbol({ of, n }: SymbolProps) {
  const Sign = symbolArt[of];
  return (
    <span className={style.symbol} data-symbol={of}>
      <Sign aria-hidden="true" />
      <b>{n}</b>
    </span>
  );
}

const SYMBOLS: readonly SymbolName[] = ['coins', 'power', 'recovery', 'armor'];

/** The symbols that are printed on a card. */
export const symbolsOn = (card: Card): readonly SymbolProps[] =>
  SYMBOLS.filter((each) => card[each] > 0).map((each) => ({ of: each, n: card[each] }));

type Effect = Card['unique'];

const isGain = (node: Effect[number]): node is Gain => node.word === 'gain';
const isDraw = (node: Effect[number]): node is Draw => node.word === 'draw';

/** A horde ability as small as it can be said: symbols, or a sign and a word; the zoom has it in full. */
export function HordeAbility({ id, card, ability, lang }: HordeAbilityProps) {
  const steps = card.horde[ability] ?? [];
  const symbols = steps.filter(isGain);
  if (symbols.length === steps.length)
    return symbols.map(({ resource, n }) => <CardSymbol key={resource} of={resource} n={n} />);
  const [step] = steps;
  const Sign = deedArt[step?.word ?? ''];
  return (
    <>
      {Sign === undefined ? null : <Sign aria-hidden="true" />}
      <span>{shortOf(step, lang) ?? (cardSections(id, lang).horde[ability] ?? '').replace(/\.$/, '')}</span>
    </>
  );
}

/** Abilities whose words would not fit into their box. */
function shortOf(step: Effect[number] | undefined, lang: Lang): string | undefined {
  const { short } = londonWords[lang];
  if (step === undefined) return undefined;
  if (isDraw(step)) return short.draw(step.n);
  if (step.word === 'hauntOne' || step.word === 'activateHorde') return short[step.word];
  return step.word === 'sacrifice' ? short.sacrifice : undefined;
}

interface HordeAbilityProps {
  readonly id: string;
  readonly card: Card;
  readonly ability: number;
  readonly lang: Lang;
}

const CAPITALS = /(\p{Lu}{3,}(?: \d \p{Lu}{3,})?)/u;

/** Keywords stand out, for there is more to know about them. */
export function Spoken({ text }: { readonly text: string }): ReactNode {
  return (
    <span>
      {text.split(CAPITALS).map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
        i % 2 === 1 ? <b key={i}>{part}</b> : part,
      )}
    </span>
  );
}

/** The keywords that a card's text uses. */
export function keywordsIn(text: string, lang: Lang): (typeof keywords)[keyof typeof keywords][] {
  return Object.values(keywords).filter(({ name }) => new RegExp(`\\b${stemOf(name[lang])}`).test(text));
}

/** German bends them: GEOPFERT, OPFERN. */
const stemOf = (name: string): string => (name === 'OPFER' ? '(?:GE)?OPFER' : name);
