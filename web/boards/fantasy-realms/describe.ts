import { cards, cursedItems, fantasyRealms, isCardId, isItemId, suitForms } from '@tafelrunde/fantasy-realms';
import { sayOnce } from '@tafelrunde/kernel';
import { signed } from './signed.ts';

/** A card as it is read out: "Mountain, Land 9. +50 with Smoke and Wildfire." */
export const describe = sayOnce((id, lang) => {
  const { name, text } = fantasyRealms.text.card(id, lang);
  if (isCardId(id)) return `${name}, ${suitForms[cards[id].suit][lang].name} ${cards[id].strength}. ${text}`;
  return isItemId(id) ? `${name}, ${signed(cursedItems[id].points)}. ${text}` : name;
});
