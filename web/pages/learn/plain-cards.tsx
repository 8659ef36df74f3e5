import { type AnyGame, begin, type CardId, readOptions } from '@tafelrunde/kernel';
import { useMemo, useState } from 'react';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { learnWords } from '../../words/learn.ts';
import { CardsPage } from './cards-page.tsx';
import style from './learn.module.css';
import { matches } from './rule-book.ts';

/** The cards of a game as a list of names and texts, which every game has. */
export function PlainCards({ game }: CardsProps) {
  const t = useWords(learnWords);
  const lang = useLang();
  const [search, setSearch] = useState('');
  const all = useMemo(
    () =>
      cardsOf(game)
        .map((id) => ({ id, ...game.text.card(id, lang) }))
        .sort((one, other) => one.name.localeCompare(other.name, lang)),
    [game, lang],
  );
  const found = all.filter(({ name, text }) => matches(`${name} ${text}`, search));
  return (
    <CardsPage game={game} search={{ label: t.searchCards, value: search, set: setSearch }} found={found.length}>
      <ul className={style.rules}>
        {found.map(({ id, name, text }) => (
          <li key={id} className={style.plain}>
            <h2>{name}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </CardsPage>
  );
}

/** All that comes on the table when it is full, with everything that is in the game as usual and with all that can be switched on. */
function cardsOf(game: AnyGame): readonly CardId[] {
  const switches = Object.entries(game.options).filter(([, { default: usual }]) => typeof usual === 'boolean');
  const laid = [{}, Object.fromEntries(switches.map(([name]) => [name, true]))].flatMap((given) => {
    const options = readOptions(game, given);
    return options.ok ? begin(game, options.value, game.seats.max).table : [];
  });
  return [...new Set(laid)];
}
