import { type Card, cardText } from '@tafelrunde/four-souls';
import type { Lang } from '@tafelrunde/kernel';
import { soulsWords } from './words.ts';

/** A word of the game with what it means and the rule behind it. */
export interface Keyword {
  readonly name: string;
  readonly meaning: string;
  readonly rule: string;
}

type Name = keyof (typeof soulsWords)['en']['keyword'];

const rules: Readonly<Record<Name, string>> = {
  tap: 'FS-059',
  paid: 'FS-060',
  eternal: 'FS-069',
  trinket: 'FS-079',
  curse: 'FS-091',
  guppy: 'FS-113',
  souls: 'FS-003',
  evasion: 'FS-096',
};
const names: readonly Name[] = ['tap', 'paid', 'eternal', 'trinket', 'curse', 'guppy', 'souls', 'evasion'];

/** The words that a card uses. */
export function keywordsOf(id: string, card: Card, lang: Lang): Keyword[] {
  const text = cardText(id, lang);
  const uses: Readonly<Record<Name, boolean>> = {
    tap: text.includes('↷'),
    paid: text.includes('$'),
    eternal: card.eternal === true,
    trinket: card.trinket === true,
    curse: card.kind === 'curse',
    guppy: card.guppy === true,
    souls: card.souls !== undefined,
    evasion: card.stats?.evasion !== undefined,
  };
  return names.filter((name) => uses[name]).map((name) => ({ ...soulsWords[lang].keyword[name], rule: rules[name] }));
}
