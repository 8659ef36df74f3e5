import { abilityRef, alteredBy, outcomesOf, type RollItem, resultOf } from '@tafelrunde/four-souls';
import type { Ref, View } from '@tafelrunde/kernel';
import { cardBehind, useTools } from '../../table/tools.tsx';
import style from './outcomes.module.css';
import { cardNamed } from './reading.ts';
import { soulsWords } from './words.ts';

/** What a roll on the stack may come to, with the present outcome lit, and what one's own cards would make of it. */
export function Outcomes({ roll }: { readonly roll: RollItem }) {
  const { board } = useTools();
  const { view, lang, game } = board;
  const outcomes = outcomesOf(view, roll, lang);
  const now = resultOf(view, roll);
  const about = roll.then?.at[0];
  const name = about === undefined || cardNamed(about) === undefined ? undefined : game.text.card(about, lang).name;
  if (outcomes.length === 0) return null;
  return (
    <div className={style.outcomes}>
      {name === undefined ? null : (
        <b className={style.about} data-zoom={about}>
          {name}
        </b>
      )}
      <ol aria-label={soulsWords[lang].outcomes}>
        {outcomes.map(({ from, to, says }) => (
          <li key={from} aria-current={from <= now && now <= to ? 'true' : undefined}>
            <span>{from === to ? from : `${from}–${to}`}</span>
            {says}
          </li>
        ))}
      </ol>
      <Altered roll={roll} />
    </div>
  );
}

/** "Spoon Bender +1: hit". */
function Altered({ roll }: { readonly roll: RollItem }) {
  const { board, question } = useTools();
  const { view, lang, game } = board;
  const altered = (question?.options ?? []).flatMap(({ ref }) => {
    const { card, ability } = effectBehind(view, ref);
    if (card === undefined) return [];
    return alteredBy(view, roll, card, ability, lang).map((each) => ({ ...each, card, ref }));
  });
  if (altered.length === 0) return null;
  return (
    <ul aria-label={soulsWords[lang].altered}>
      {altered.map(({ ref, card, how, says }) => (
        <li key={`${ref} ${how}`}>
          {game.text.card(card, lang).name} <b>{how}</b>: {says}
        </li>
      ))}
    </ul>
  );
}

/** The card behind an option, and which of its effects is meant; none where it is played from the hand. */
function effectBehind(view: View, ref: Ref) {
  const [obj, ability] = abilityRef.in(ref) ?? [];
  if (obj !== undefined) return { card: cardBehind(view, obj), ability };
  const card = cardBehind(view, ref);
  const isInHand = view.zones.some(({ kind, cards }) => kind === 'hand' && cards.some((each) => each.obj === ref));
  const only = cardNamed(card)?.abilities.findIndex((ability) => 'tap' in ability);
  return { card, ability: isInHand ? undefined : only };
}
