import type { Lang } from '@tafelrunde/kernel';
import {
  type Card,
  cardGist,
  type Faction,
  factions,
  keywords,
  piecesOf,
  type Resource,
} from '@tafelrunde/terrors-of-london';
import type { ReactNode } from 'react';
import { deedArt, factionArt, symbolArt } from './card-art.ts';
import { withHyphens } from './hyphens.ts';
import style from './symbols.module.css';

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

/** What a card does, as short as it can be said: signs stand for what has one. */
export function InShort({ text }: { readonly text: string }): ReactNode {
  return piecesOf(text).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    typeof piece === 'string' ? <Spoken key={i} text={withHyphens(piece)} /> : <ShortSign key={i} {...piece} />,
  );
}

type Piece = Exclude<ReturnType<typeof piecesOf>[number], string>;

function ShortSign({ sign, n, after }: Piece) {
  return (
    <span className={style.sign}>
      {isFaction(sign) ? (
        <FactionSign of={sign} />
      ) : n === undefined ? (
        <PlainSymbol of={sign} />
      ) : (
        <CardSymbol of={sign} n={n} />
      )}
      {after}
    </span>
  );
}

function FactionSign({ of }: { readonly of: Faction }) {
  const Sign = factionArt[of];
  return (
    <span className={style.faction} data-house={of}>
      <Sign aria-hidden="true" />
    </span>
  );
}

const isFaction = (sign: Piece['sign']): sign is Faction => factions.some((faction) => faction === sign);

function PlainSymbol({ of }: { readonly of: SymbolName }) {
  const Sign = symbolArt[of];
  return (
    <span className={style.symbol} data-symbol={of} data-plain="">
      <Sign aria-hidden="true" />
    </span>
  );
}

/** A horde ability: symbols, or a sign and a word; the large card has it in full. */
export function HordeAbility({ id, card, ability, lang }: HordeAbilityProps) {
  const steps = card.horde[ability] ?? [];
  const Sign = deedArt[steps[0]?.word ?? ''];
  return (
    <>
      {Sign === undefined ? null : <Sign aria-hidden="true" />}
      <span>
        <InShort text={cardGist(id, lang).horde[ability] ?? ''} />
      </span>
    </>
  );
}

interface HordeAbilityProps {
  readonly id: string;
  readonly card: Card;
  readonly ability: number;
  readonly lang: Lang;
}

const CAPITALS = /([\p{Lu}\u00ad]{3,}(?: \d \p{Lu}{3,})?)/u;

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
