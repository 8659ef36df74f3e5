import { figuresIn } from '@tafelrunde/boss-monster';
import type { BoardProps } from '../../app/games/board.ts';
import style from '../../table/cards/zoom-card.module.css';
import { AboutPick, Lines, ZoomedCard } from '../../table/cards/zoom-card.tsx';
import { useTools, type Zoomed } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { forecastOf } from './forecast.ts';
import { cardNamed, stateOf } from './reading.ts';
import { bossWords } from './words.ts';

/** The card in large: its text, and how it stands now. */
export function ZoomCard({ zoomed: { card: id, obj } }: { readonly zoomed: Zoomed }) {
  const { board } = useTools();
  const { lang, game } = board;
  const t = bossWords[lang].zoom;
  const card = cardNamed(id);
  if (card === undefined) return null;
  const { text } = game.text.card(id, lang);
  const now = obj === undefined ? [] : standingOf(board, id, obj);
  return (
    <ZoomedCard face={<CardFace id={id} lang={lang} />}>
      <p className={style.text}>{game.text.printed?.(id, lang)}</p>
      {text.split('\n').map((line) => (
        <p key={line} className={style.text}>
          {line}
        </p>
      ))}
      {now.length === 0 ? null : <Lines title={t.now} lines={now} />}
      <AboutPick />
      {card.own === true ? <p className={style.own}>{t.own}</p> : null}
    </ZoomedCard>
  );
}

/** What a Room deals, what a Hero will do, what lies on it. */
function standingOf(board: BoardProps, id: string, obj: number): string[] {
  const { view, lang } = board;
  const t = bossWords[lang];
  const figures = figuresIn(view);
  const { deactivated, tokens, coinsOn } = stateOf(view);
  const damage = figures.players.flatMap(({ rooms }) => rooms).find(({ room }) => room === obj)?.damage;
  const hero = figures.heroes[obj];
  const forecast = hero === undefined ? undefined : forecastOf(board, obj, id);
  const coins = coinsOn[obj] ?? 0;
  const values = tokens[obj] ?? 0;
  return [
    ...(damage === undefined ? [] : [t.damage(damage)]),
    ...(hero === undefined ? [] : [t.health(hero.left, hero.health)]),
    ...(forecast === undefined ? [] : [forecast.long]),
    ...(deactivated[obj] === 1 ? [t.off2] : []),
    ...(coins > 0 ? [t.coins(coins)] : []),
    ...(values === 0 ? [] : [t.tokens(values)]),
  ];
}
