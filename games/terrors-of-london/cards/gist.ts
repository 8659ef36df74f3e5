import type { CardId, Lang, Said } from '@tafelrunde/kernel';
import type { Condition, WordNode } from '@tafelrunde/words';
import type { TestName } from '../effects/conditions.ts';
import type {
  Convert,
  Discount,
  Draw,
  Gain,
  GainForEachOther,
  If,
  LoseLife,
  OpponentLoses,
  PayCoins,
  Sacrifice,
} from '../effects/language.ts';
import type { May } from '../effects/vocabulary.ts';
import { keywords } from '../keywords.ts';
import type { Resource } from '../state.ts';
import type { Occasion, Triggered } from './card.ts';
import { cardNamed } from './catalogue.ts';
import { type Faction, factions } from './factions.ts';

/*
 * What a card does in a line, for where there is little room; its printed symbols are not repeated. What stands in braces is to be
 * shown by its sign: "{power}", "{power:2}" with a number on it, "{undead}".
 */

export interface Gist {
  readonly does: string;
  /** One for each ability. */
  readonly horde: readonly string[];
}

interface Short<N extends WordNode = WordNode> {
  says(node: N): Said;
}

const same = (text: string): Said => ({ en: text, de: text });
const simply = (said: Said): Short => ({ says: () => said });
const sign = (of: Resource | Faction, n?: number): string => (n === undefined ? `{${of}}` : `{${of}:${n}}`);

/** "DESTROY + 2 power". */
const all = (steps: readonly WordNode[], lang: Lang): string =>
  steps.map((step) => inShort[step.word]?.says(step)[lang] ?? '').join(' + ');

/** A condition or a price, and what comes of it. */
const before = (what: Said, steps: readonly WordNode[]): Said => ({
  en: `${what.en}: ${all(steps, 'en')}`,
  de: `${what.de}: ${all(steps, 'de')}`,
});

const tests: Readonly<Record<Exclude<TestName, Faction>, Said>> = {
  hordeFormed: { en: 'horde formed', de: 'Horde gebildet' },
  opponentRelics: { en: 'opponent has a relic', de: 'andere Person hat Reliquie' },
};

const isFaction = (name: TestName): name is Faction => factions.some((faction) => faction === name);

const withMonster = (faction: Faction): Said => ({ en: `with ${sign(faction)}`, de: `mit ${sign(faction)}` });

function tested(condition: Condition<TestName>): Said {
  if ('both' in condition) {
    const [a, b] = condition.both.map(tested);
    return { en: `${a?.en}, ${b?.en}`, de: `${a?.de}, ${b?.de}` };
  }
  return isFaction(condition.test) ? withMonster(condition.test) : tests[condition.test];
}

const gain: Short<Gain> = { says: ({ resource, n }) => same(sign(resource, n)) };

const gainForEachOther: Short<GainForEachOther> = {
  says: ({ resource, n, faction }) => ({
    en: `${sign(resource, n)} per other ${sign(faction)}`,
    de: `${sign(resource, n)} je anderes ${sign(faction)}`,
  }),
};

const convert: Short<Convert> = {
  says: ({ from, to, most }) => ({
    en: `up to ${most} ${sign(from)} as ${sign(to)}`,
    de: `bis ${most} ${sign(from)} als ${sign(to)}`,
  }),
};

const payCoins: Short<PayCoins> = {
  says: ({ n }) => ({ en: `pay ${sign('coins', n)}`, de: `zahle ${sign('coins', n)}` }),
};
const loseLife: Short<LoseLife> = { says: ({ n }) => ({ en: `lose ${n} life`, de: `verliere ${n} Leben` }) };
const opponentLoses: Short<OpponentLoses> = {
  says: ({ n }) => ({ en: `opponent −${n} life`, de: `andere Person −${n} Leben` }),
};
const draw: Short<Draw> = {
  says: ({ n }) => ({ en: `${keywords.draw.name.en} ${n}`, de: `${keywords.draw.name.de} ${n}` }),
};
const sacrifice: Short<Sacrifice> = {
  says: ({ optional }) => (optional ? { en: 'may SACRIFICE', de: 'OPFER möglich' } : keywords.sacrifice.name),
};
const discount: Short<Discount> = {
  says: ({ n }) => ({ en: `next card −${n} ${sign('coins')}`, de: `nächste Karte −${n} ${sign('coins')}` }),
};
const ifThen: Short<If> = { says: ({ condition, do: steps }) => before(tested(condition), steps) };
const may: Short<May> = {
  says: ({ pay, do: steps }) => before({ en: all(pay, 'en'), de: all(pay, 'de') }, steps),
};

/** The words of cards, each as short as it can be said. */
const inShort: Readonly<Record<string, Short>> = {
  gain,
  gainForEachOther,
  convert,
  payCoins,
  loseLife,
  opponentLoses,
  draw,
  sacrifice,
  discount,
  if: ifThen,
  may,
  rage: simply(keywords.rage.name),
  curse: simply(keywords.curse.name),
  command: simply(keywords.command.name),
  destroy: simply(keywords.destroy.name),
  rally: simply(keywords.rally.name),
  haunt: simply(keywords.haunt.name),
  hauntOne: simply({ en: 'HAUNT 1', de: '1x SPUK' }),
  claimNext: simply({ en: 'next monster: CLAIM', de: 'nächstes Monster: FORDERUNG' }),
  activateHorde: simply({ en: 'Horde +1', de: 'Horde +1' }),
  lookAtTop: simply({ en: 'see your top card, may discard it', de: 'oberste Karte ansehen, evtl. abwerfen' }),
  opponentDiscards: simply({ en: 'opponent discards 1', de: 'andere Person wirft 1 ab' }),
};

const occasions: Readonly<Record<Occasion, Said>> = {
  hordeLink: { en: 'horde grows', de: 'Horde wächst' },
  buyMonster: { en: 'monster bought', de: 'Monster gekauft' },
  activateRelic: { en: 'relic used', de: 'Reliquie genutzt' },
  sacrificed: { en: 'after a SACRIFICE', de: 'nach OPFER' },
  hauntAction: { en: 'haunt action', de: 'SPUK-Aktion' },
};

/** Where it comes but once in a turn, that is said. */
function triggered({ when, times, do: steps }: Triggered, lang: Lang): string {
  const often = times === 'once' ? '1x ' : '';
  return `${often}${before(occasions[when], steps)[lang]}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** That a relic or an overlord acts but once in a turn, everybody knows. */
export function cardGist(id: CardId, lang: Lang): Gist {
  const { claim, keywords: words, unique, abilities, influence, faction, horde } = cardNamed(id);
  const parts = [
    ...(claim ? [keywords.claim.name[lang]] : []),
    ...[...words, ...unique].map((step) => all([step], lang)),
    ...abilities.map((ability) => triggered(ability, lang)),
    ...(influence.length === 0 || faction === undefined ? [] : [before(withMonster(faction), influence)[lang]]),
  ];
  return { does: parts.map(capital).join('. '), horde: horde.map((steps) => capital(all(steps, lang))) };
}

/** A sign in a gist, with the number on it if it has one, and the punctuation that stays with it. */
export interface GistSign {
  readonly sign: Resource | Faction;
  readonly n: number | undefined;
  readonly after: string;
}

const signs: readonly GistSign['sign'][] = ['coins', 'power', 'recovery', ...factions];

/** The signs of a gist, apart from its words. */
export function piecesOf(text: string): readonly (string | GistSign)[] {
  return text
    .split(/(\{\w+(?::\d+)?\}[:.]?)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name, n, after = ''] = /^\{(\w+)(?::(\d+))?\}([:.]?)$/.exec(piece) ?? [];
      const sign = signs.find((each) => each === name);
      return sign === undefined ? piece : { sign, n: n === undefined ? undefined : Number(n), after };
    });
}
