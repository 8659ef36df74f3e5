import type { Suit } from '@tafelrunde/fantasy-realms';
import Item from '~icons/game-icons/cursed-star';
import { suitArt } from './card-art.ts';
import './suits.css';

/** The sign of a suit, as on the cards; its name is said beside it. */
export function SuitSign({ suit }: { readonly suit: Suit | 'item' }) {
  const Sign = suit === 'item' ? Item : suitArt[suit];
  return <Sign aria-hidden="true" />;
}
