import type { Lang, Path, Question } from '@tafelrunde/kernel';
import { describe, nodeAt, type WordOps } from '@tafelrunde/words';
import { resourceName } from './amounts.ts';
import { vocabulary } from './effects/vocabulary.ts';
import { CURSE_LIFE, INFLUENCE_CARDS, RELIC_LIMIT } from './numbers.ts';
import { cardData } from './rules/activations.ts';
import { nameOf, type Prompt, simply } from './speech.ts';
import type { Ops, Resource } from './state.ts';

/** The ops that only act. */
type Acting =
  | 'setUp'
  | 'setLife'
  | 'deal'
  | 'turn'
  | 'cleanUp'
  | 'drawPhase'
  | 'refill'
  | 'trigger'
  | Exclude<keyof WordOps, 'mayDo'>;

const prompts: Readonly<Record<Exclude<keyof Ops, Acting> | '$orderTriggers', Prompt>> = {
  chooseFaction: simply('Choose a faction.', 'Wähle eine Fraktion.'),
  chooseOverlord: simply('Choose your overlord.', 'Wähle deinen Overlord.'),
  takeInfluence: simply(
    `Take ${INFLUENCE_CARDS} influence cards of your overlord.`,
    `Nimm ${INFLUENCE_CARDS} Einflusskarten deines Overlords.`,
  ),
  action: simply('Your turn: take an action.', 'Du bist am Zug: Führe eine Aktion aus.'),
  attackWith: simply('With how much power do you attack?', 'Mit wie viel Macht greifst du an?'),
  recoverBy: simply('How much recovery do you use?', 'Wie viel Erholung nutzt du?'),
  convertSome: { en: (question) => convertPrompt(question, 'en'), de: (question) => convertPrompt(question, 'de') },
  link: simply('Horde: which monster do you put it next to?', 'Horde: An welches Monster legst du es an?'),
  hordeAbility: simply('Activate a horde ability.', 'Aktiviere eine Horden-Fähigkeit.'),
  placeRelic: simply(
    `You have ${RELIC_LIMIT} relics: which one do you remove from the game?`,
    `Du hast ${RELIC_LIMIT} Reliquien: Welche nimmst du aus dem Spiel?`,
  ),
  claim: simply('CLAIM: where does the card go?', 'FORDERUNG: Wohin kommt die Karte?'),
  rage: simply('RAGE: what do you gain?', 'WUT: Was erhältst du?'),
  command: simply(
    'COMMAND: which monster do you take into your hand?',
    'BEFEHL: Welches Monster nimmst du auf die Hand?',
  ),
  curse: simply(
    `CURSE: lose ${CURSE_LIFE} life or discard a card.`,
    `FLUCH: Verliere ${CURSE_LIFE} Leben oder wirf eine Handkarte ab.`,
  ),
  discardOne: simply('Discard a card.', 'Wirf eine Handkarte ab.'),
  sacrifice: simply('SACRIFICE: which card leaves the game?', 'OPFER: Welche Karte verlässt das Spiel?'),
  destroy: simply('DESTROY: a card in play or in the street?', 'ZERSTÖRE: eine Karte im Spiel oder auf der Straße?'),
  hauntOne: simply('HAUNT: which monster gets the marker?', 'SPUK: Welches Monster erhält den Marker?'),
  peek: simply('The top card of your deck: do you discard it?', 'Die oberste Karte deines Decks: Wirfst du sie ab?'),
  mayDo: { en: (question) => mayPrompt(question, 'en'), de: (question) => mayPrompt(question, 'de') },
  $orderTriggers: simply('Which ability comes next?', 'Welche Fähigkeit kommt als nächste?'),
};

const RESOURCES: readonly Resource[] = ['coins', 'power', 'recovery'];

/** An argument of the op that asks. */
const argument = ({ op }: Question, name: string): unknown => new Map<string, unknown>(Object.entries(op)).get(name);

function convertPrompt(question: Question, lang: Lang): string {
  const named = (argumentName: string): string => {
    const found = RESOURCES.find((each) => each === argument(question, argumentName));
    return found === undefined ? '' : resourceName(found, lang);
  };
  return {
    en: `How much do you convert from ${named('from')} into ${named('to')}?`,
    de: `Wie viel wandelst du von ${named('from')} in ${named('to')} um?`,
  }[lang];
}

const isPath = (found: unknown): found is Path => Array.isArray(found) && typeof found[0] === 'string';

/** The very text of the card that offers it. */
function mayPrompt(question: Question, lang: Lang): string {
  const path = argument(question, 'at');
  if (!isPath(path)) return '';
  return `${nameOf(path[0], lang)}: ${describe(vocabulary, [nodeAt(cardData, path)], lang)}`;
}

const all: Readonly<Record<string, Prompt>> = prompts;

export const promptOf = (question: Question, lang: Lang): string =>
  all[question.op.op]?.[lang](question) ?? question.op.op;
