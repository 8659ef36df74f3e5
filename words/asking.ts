import { type CardId, type Lang, labels, NO, PASS, type Path, type Question, type Said, YES } from '@tafelrunde/kernel';
import type { Effectful } from './declaring.ts';
import { readPath } from './paths.ts';
import type { Say } from './say.ts';
import { inWords } from './speech/sentences.ts';
import { type CardData, nodeAt } from './word.ts';

/*
 * Questions that effects ask say which card asks and what it is about, and labels that name an effect say what it does. What all games
 * ask that declare effects, and what stands on the buttons then, is said once, here.
 */

const say = (en: string, de: string): Said => ({ en, de });

const askedByAll: Readonly<Record<string, Said>> = {
  chooseMode: say('Choose one.', 'Wähle eins.'),
  aimAt: say('Choose the target.', 'Wähle das Ziel.'),
  mayDo: say('Do you want to?', 'Möchtest du das?'),
  choosing: say('Choose.', 'Wähle.'),
  choosingOne: say('Choose one.', 'Wähle eins.'),
  $orderTriggers: say('Several effects at once: which comes first?', 'Mehrere Effekte zugleich: Welcher kommt zuerst?'),
  $whichFirst: say('Several effects apply: which one first?', 'Mehrere Effekte gelten: Welcher zuerst?'),
};

const saidByAll: Readonly<Record<string, Said>> = {
  [PASS]: say('let it happen', 'geschehen lassen'),
  [YES]: say('yes', 'ja'),
  [NO]: say('no', 'nein'),
  play: say('play', 'spiele'),
  use: say('use', 'nutze'),
  'alarm:winning': say('somebody is about to win', 'jemand kurz vor dem Sieg steht'),
  'cannot-pay': say('You cannot pay for it.', 'Das kannst du nicht bezahlen.'),
  conceded: say('Given up.', 'Aufgegeben.'),
};

/** What a game says of its cards and effects. */
interface Told {
  readonly data: CardData;
  /** How steps are said. */
  say(): Say;
  effectAt(path: Path): Effectful | undefined;
  nameOf(card: CardId, lang: Lang): string;
  sayEffect(effect: Effectful, lang: Lang): string;
  /** What its own questions ask; where one belongs to a card, the name stands before it. */
  readonly prompts: Readonly<Record<string, Said>>;
  /** What stands on its buttons and piles, and its reasons and endings. */
  readonly keys: Readonly<Record<string, Said>>;
  /** What is about to happen, said to who may react to it; for everything else its card is named. */
  readonly imminent: Readonly<Record<string, Said>>;
}

interface Asking {
  /** What is asked, behind the card and what it is about; `card` where no effect asks. */
  prompt(question: Question, lang: Lang, card?: CardId): string;
  /** A button or a reason, what may be reacted to, an effect such as `the-bone/abilities/1` or `…/modes/0`, or a card. */
  key(key: string, lang: Lang): string;
}

export function askingOf(told: Told): Asking {
  const { nameOf, effectAt, sayEffect } = told;
  const prompts = { ...askedByAll, ...told.prompts };
  const keys = { ...saidByAll, ...told.keys };

  /** The step that asks, or the effect that is being declared, in its own words. */
  function meaningOf(path: Path, lang: Lang): string {
    const found = effectAt(path);
    if (found !== undefined && !('word' in found)) return sayEffect(found, lang);
    return inWords(told.say().steps([nodeAt(told.data, path)]), lang);
  }

  function effectNamed(label: string, lang: Lang): string | undefined {
    const path = readPath(label);
    const found = path.length === 1 ? undefined : effectAt(path);
    if (found === undefined) return undefined;
    // Whose modes they are stands in the question.
    const said = sayEffect(found, lang);
    return path.includes('modes') ? said : `${nameOf(path[0], lang)}: ${said}`;
  }

  function aboutToHappen(coming: string, lang: Lang): string {
    const name = nameOf(coming, lang);
    const ofCard = { en: `${name} is about to take effect.`, de: `${name} wirkt gleich.` };
    return (told.imminent[coming] ?? ofCard)[lang];
  }

  return {
    prompt({ op }, lang, card) {
      const asked = prompts[op.op]?.[lang] ?? op.op;
      const path = 'at' in op && Array.isArray(op.at) ? readPath(op.at.join('/')) : undefined;
      if (path === undefined)
        return card === undefined || op.op === 'mayReact' ? asked : `${nameOf(card, lang)}: ${asked}`;
      const about = op.op === 'chooseMode' ? '' : ` (${meaningOf(path, lang)})`;
      return `${nameOf(path[0], lang)}${about}: ${asked}`;
    },
    key(key, lang) {
      const said = keys[key]?.[lang];
      if (said !== undefined) return said;
      const coming = labels.to.in(key);
      if (coming !== undefined) return aboutToHappen(coming, lang);
      const name = labels.card.in(key) ?? key;
      return effectNamed(name, lang) ?? nameOf(name, lang);
    },
  };
}
