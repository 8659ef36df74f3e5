import { cardOf, disguise, type ObjectNumber, type Path, type Seat } from '@tafelrunde/kernel';
import { clause, numberIn, verb, type WordNode } from '@tafelrunde/words';
import { abilityLabel, copyRef } from '../../refs.ts';
import { itemWith } from '../../rules/stack.ts';
import { cardIn, setCounters } from '../../rules/table.ts';
import type { At, Chapter } from '../../state.ts';
import { isCopyable } from '../language/card.ts';
import { here } from '../language/context.ts';
import type { SoulWord } from '../language/word.ts';
import { nounOf, objectsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words that copy: an item, a loot card on the stack, an effect (FS-276 to FS-278). */

interface CopyItem extends WordNode {
  readonly word: 'copyItem';
  readonly what: Who;
  readonly tillEndOfTurn: boolean;
}

interface CopyLoot extends WordNode {
  readonly word: 'copyLoot';
}

interface CopyTap extends WordNode {
  readonly word: 'copyTap';
  readonly what: Who;
}

/** This becomes a copy until it leaves play (FS-276). */
export const copyItem = (what: Who, more: { readonly tillEndOfTurn?: true } = {}): CopyItem => ({
  word: 'copyItem',
  what,
  tillEndOfTurn: more.tillEndOfTurn === true,
});
/** The loot card whose playing the trigger answers, if it is still on the stack. */
export const copyLoot = (): CopyLoot => ({ word: 'copyLoot' });
/** One of the effects that exhaust that card. */
export const copyTap = (what: Who): CopyTap => ({ word: 'copyTap', what });

export interface CopyOps {
  copyWhich: { seat: Seat; object: ObjectNumber };
}

const BECOME_COPY = verb('become a copy of {what}', '- wirst wird werden | zur Kopie {what.gen}');
const COPY_TILL = verb(
  'become a copy of {what} till end of turn',
  '- wirst wird werden | bis zum Ende des Zugs zur Kopie {what.gen}',
);
const COPY_IT = verb('copy it', 'kopiere kopierst kopiert kopieren | sie');
const COPY_TAP = verb('copy the ↷ effect of {what}', 'kopiere kopierst kopiert kopieren | den ↷-Effekt {what.gen}');

const copyWord: SoulWord<CopyItem> = {
  run: (m, { what, tillEndOfTurn }) => {
    const { source } = here(m);
    const [other] = objectsOf(m, what, here(m));
    const [own, id] = [source, other].map((object) => (object === undefined ? undefined : cardOf(m, object)));
    if (source === undefined || own === undefined || id === undefined) return;
    m.emit({ type: 'copied', cause: own, data: { card: id } });
    disguise(m, source, id);
    if (tillEndOfTurn) m.state.copies = [...m.state.copies, { object: source, own }];
    const counters = cardIn(m, source)?.counters;
    if (counters !== undefined) setCounters(m, source, counters);
  },
  says: ({ what, tillEndOfTurn }, say) =>
    clause(subjectOf('this', say), tillEndOfTurn ? COPY_TILL : BECOME_COPY, { what: nounOf(what, say) }),
};

const copyLootWord: SoulWord<CopyLoot> = {
  run: (m) => {
    const { seat, vars } = here(m);
    const item = itemWith(m, numberIn(vars, 'item') ?? 0);
    if (item?.kind === 'effect') m.put({ op: 'putCopy', seat, at: [item.at[0], 'play'] });
  },
  says: (_, say) => clause(say.you, COPY_IT),
};

/** The effects of the card that exhaust it, as paths. */
function tapsOf(m: At, object: ObjectNumber): Path[] {
  const id = cardOf(m, object) ?? '';
  return (cardIn(m, object)?.abilities ?? []).flatMap((ability, i): Path[] =>
    isCopyable(ability) ? [[id, 'abilities', i]] : [],
  );
}

const copyTapWord: SoulWord<CopyTap> = {
  run: (m, { what }) => {
    const { seat, source } = here(m);
    for (const object of objectsOf(m, what, here(m))) {
      const [path, ...more] = tapsOf(m, object);
      if (more.length > 0) m.put({ op: 'copyWhich', seat, object });
      else if (path !== undefined && source !== undefined) m.put({ op: 'putCopy', seat, at: path, source });
    }
  },
  says: ({ what }, say) => clause(say.you, COPY_TAP, { what: nounOf(what, say) }),
};

export const copyWords = {
  copyItem: copyWord,
  copyLoot: copyLootWord,
  copyTap: copyTapWord,
} as const;

export const copyRules: Chapter<CopyOps> = {
  copyWhich: {
    options: (m, { object }) =>
      tapsOf(m, object).map(([card, , i]) => ({
        ref: copyRef(Number(i)),
        label: abilityLabel.write([card, Number(i)]),
      })),
    answer: (m, { seat, object }, [pick]) => {
      const path = tapsOf(m, object).find(([, , i]) => i === copyRef.in(pick));
      const { source } = here(m);
      if (path !== undefined && source !== undefined) m.put({ op: 'putCopy', seat, at: path, source });
    },
  },
};
