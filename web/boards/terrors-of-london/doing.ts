import type { Question, Ref } from '@tafelrunde/kernel';
import type { BoardProps } from '../../app/games/board.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { cardBehind } from '../../table/tools.tsx';
import { catalogue } from '../../words/catalogue.ts';
import { cardOrNone, priceOf } from './reading.ts';
import { londonWords } from './words.ts';

const words = catalogue(
  {
    buy: (coins: string) => `Buy for ${coins}`,
    play: 'Play',
    horde: 'Form a horde',
    use: 'Activate',
    overlord: 'Take as overlord',
    hand: 'Take into hand',
    discard: 'Discard',
    sacrifice: 'Sacrifice',
    destroy: 'Destroy',
    haunt: 'Put the marker here',
    link: 'Put it next to this',
    remove: 'Remove from the game',
  },
  {
    buy: (coins: string) => `Für ${coins} kaufen`,
    play: 'Ausspielen',
    horde: 'Horde bilden',
    use: 'Aktivieren',
    overlord: 'Als Overlord nehmen',
    hand: 'Auf die Hand nehmen',
    discard: 'Abwerfen',
    sacrifice: 'Opfern',
    destroy: 'Zerstören',
    haunt: 'Marker hierhin',
    link: 'Hier anlegen',
    remove: 'Aus dem Spiel nehmen',
  },
);

type Verb = Exclude<keyof (typeof words)['en'], 'buy'>;

/** What an answer does to a card: in one's turn by its label, else by what is asked. */
const verbs: Readonly<Record<string, Verb>> = {
  play: 'play',
  horde: 'horde',
  activate: 'use',
  overlord: 'use',
  chooseOverlord: 'overlord',
  command: 'hand',
  curse: 'discard',
  discardOne: 'discard',
  sacrifice: 'sacrifice',
  destroy: 'destroy',
  hauntOne: 'haunt',
  link: 'link',
  placeRelic: 'remove',
};

/** What a button beside a large card says: a verb, where a click does it at once. */
export function doingWith(
  { view, lang }: Pick<BoardProps, 'view' | 'lang'>,
  question: Question | undefined,
  ref: Ref,
): string | undefined {
  const option = question === undefined ? undefined : optionFor(question, ref);
  if (question === undefined || option === undefined || question.max > 1) return undefined;
  const t = words[lang];
  if (option.label === 'buy') {
    const cost = cardOrNone(cardBehind(view, ref))?.cost ?? 0;
    return t.buy(londonWords[lang].warning.coins(priceOf(view, cost)));
  }
  const verb = verbs[question.op.op === 'action' ? (option.label ?? '') : question.op.op];
  return verb === undefined ? undefined : t[verb];
}
