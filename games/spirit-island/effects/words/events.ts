import { cardOf, move, type Said, topOf } from '@tafelrunde/kernel';
import {
  below,
  clause,
  headed,
  named,
  type Speech,
  type Subject,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { invaderCardNamed } from '../../cards/catalogue.ts';
import type { EventChoice, EventCost } from '../../cards/event.ts';
import { FEAR_BOX, FEAR_DECK, INVADER_DECK, stage } from '../../places.ts';
import { takeBlight } from '../../rules/blight.ts';
import { kindsSaid } from '../icons.ts';
import type { AtNextRavage, Decide, Embolden, Rage, Toughen, WasteBlight } from '../language/words/events.ts';
import { sayAmount, sayKind } from '../speech.ts';
import { type IslandWord, said } from './word.ts';

/* What only events do. The choice itself and what is paid for it stand in `rules/events.ts`. */

/** "4 {energy} per player, aided by {sun}". */
function sayCost({ energy, aidedBy }: EventCost): Said {
  const aid = aidedBy === undefined ? said('', '') : said(`, aided by {${aidedBy}}`, `, mit Hilfe von {${aidedBy}}`);
  return said(`${energy} {energy} per player${aid.en}`, `${energy} {energy} pro Person${aid.de}`);
}

/** The name of a choice, with what it costs. */
export function sayChoice({ name, cost }: EventChoice): Said {
  if (cost === undefined) return name;
  const { en, de } = sayCost(cost);
  return said(`${name.en} (${en})`, `${name.de} (${de})`);
}

const TOGETHER: Subject = {
  en: 'the players together',
  de: { nom: 'alle zusammen', acc: 'alle zusammen', dat: 'allen zusammen', gen: 'aller zusammen' },
  plural: true,
};
const CHOOSE = verb('choose {what}', 'wähle wählst wählt wählen | {what}');

const decide: IslandWord<Decide> = {
  run: (m, _, at) => m.put({ op: 'decide', at }),
  says: ({ choices }, say): Speech => ({
    kind: 'options',
    head: clause(TOGETHER, CHOOSE, { what: said('one', 'eins') }),
    of: choices.map((each) => headed(named(sayChoice(each)), say.steps(each.do))),
  }),
};

const TURN = { scope: 'turn' } as const;

const rage: IslandWord<Rage> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ n, where }) => {
    const much = sayAmount(n);
    const land = sayKind(where);
    return tells(
      `{invader+} that ravage this turn deal +${much.en} damage in each ${land.en}`,
      `{invader+}, die in dieser Runde wüten, verursachen in jedem ${land.de} +${much.de} Schaden`,
    );
  },
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const toughen: IslandWord<Toughen> = {
  run: (m, { n }, at) => {
    m.startLasting(at, { n }, TURN);
    if (n < 0) m.put({ op: 'weaken' });
  },
  says: ({ n, kinds }) => {
    const { en, de } = kindsSaid(kinds, 'many');
    const least = n < 0 ? said(' (at least 1)', ' (mindestens 1)') : said('', '');
    return tells(
      `${en} have ${signed(n)} health${least.en} this turn`,
      `${de} haben in dieser Runde ${signed(n)} Leben${least.de}`,
    );
  },
};

const embolden: IslandWord<Embolden> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN),
  says: ({ n, kinds }) => {
    const one = kindsSaid(kinds, 'one');
    return tells(`each ${one.en} deals +${n} damage`, `je ${one.de} +${n} Schaden`);
  },
};

const atNextRavage: IslandWord<AtNextRavage> = {
  run: (m, _, at) => {
    m.state.atRavage = [...m.state.atRavage, below(at, 'do')];
  },
  says: ({ do: steps }, say) =>
    when(
      {
        ...said('at the next ravage, this turn or later', 'beim nächsten Wüten, in dieser oder einer späteren Runde'),
        isAdverb: true,
      },
      say.steps(steps),
    ),
};

const dropInvaderCard: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, INVADER_DECK);
    if (top !== undefined) move(m, top, stage(invaderCardNamed(cardOf(m, top) ?? '').stage));
  },
  says: () =>
    named(
      said(
        'return the top card of the invader deck to the box',
        'lege die oberste Invasoren-Karte zurück in die Schachtel',
      ),
    ),
};

const dropFearCard: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, FEAR_DECK);
    if (top !== undefined) move(m, top, FEAR_BOX);
  },
  says: () =>
    named(said('return the top fear card to the box', 'lege die oberste Furchtkarte zurück in die Schachtel')),
};

const wasteBlight: IslandWord<WasteBlight> = {
  run: (m, { n }) => takeBlight(m, n),
  says: ({ n }) =>
    named(
      said(
        `remove ${n} {blight} of the blight card from the game`,
        `entferne ${n} {blight} der Ödniskarte aus dem Spiel`,
      ),
    ),
};

export const eventWords = {
  decide,
  rage,
  toughen,
  embolden,
  atNextRavage,
  dropInvaderCard,
  dropFearCard,
  wasteBlight,
} as const;
