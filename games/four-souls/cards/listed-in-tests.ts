import type { CardId } from '@tafelrunde/kernel';
import { cards } from './catalogue.ts';

/**
 * The printed name; where several cards have the same one (Pills!, Chest), with the id that tells them apart in a bare list. A card
 * keeps its name when one of Four Souls+ has it, too: it was there first.
 */
export function listedAs(id: CardId): string {
  const { name = id, set } = cards[id] ?? {};
  const isShared = Object.entries(cards).some(
    ([other, card]) => other !== id && card.name === name && (set === 'fsp2' || card.set !== 'fsp2'),
  );
  return isShared ? `${name} (${id})` : name;
}
