import { figuresIn } from '@tafelrunde/four-souls';
import type { BoardProps } from '../../app/games/board.ts';
import style from '../../table/cards/zoom-card.module.css';
import { AboutPick, Keywords, Lines, ZoomedCard } from '../../table/cards/zoom-card.tsx';
import { useTools, type Zoomed } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { keywordsOf } from './keywords.ts';
import { cardNamed, countersOn, isTapped } from './reading.ts';
import { soulsWords } from './words.ts';

interface ZoomCardProps {
  readonly zoomed: Zoomed;
}

/** The card in large: its text, how it stands now, and what the words on it mean. */
export function ZoomCard({ zoomed: { card: id, obj } }: ZoomCardProps) {
  const { board } = useTools();
  const { lang, game, view } = board;
  const t = soulsWords[lang];
  const card = cardNamed(id);
  if (card === undefined) return null;
  const now = obj === undefined ? undefined : figuresIn(view).bodies[obj];
  const standing = obj === undefined ? [] : standingOf(board, obj);
  const keywords = keywordsOf(id, card, lang);
  return (
    <ZoomedCard
      face={<CardFace id={id} lang={lang} now={now} counters={obj === undefined ? 0 : countersOn(view, obj)} />}
    >
      {game.text
        .card(id, lang)
        .text.split('\n')
        .map((line) => (
          <p key={line} className={style.text}>
            {line}
          </p>
        ))}
      {standing.length === 0 ? null : <Lines title={t.zoom.now} lines={standing} />}
      <AboutPick />
      <Keywords
        title={t.zoom.words}
        words={keywords.map(({ name, meaning, rule }) => ({ name, meaning, rules: rule }))}
      />
    </ZoomedCard>
  );
}

/** What is not as it is printed: marks, and values that something changes. */
function standingOf({ view, lang }: BoardProps, obj: number): string[] {
  const t = soulsWords[lang];
  const counters = countersOn(view, obj);
  const now = figuresIn(view).bodies[obj];
  const stats = cardNamed(view.zones.flatMap(({ cards }) => cards).find((each) => each.obj === obj)?.card)?.stats;
  const value = (name: string, is: number | undefined, printed: number | undefined): string[] =>
    is === undefined || printed === undefined || is === printed ? [] : [t.zoom.value(name, is, printed)];
  return [
    ...(isTapped(view, obj) ? [t.tapped] : []),
    ...(counters > 0 ? [t.counters(counters)] : []),
    ...value(t.stat.hp, now?.hp, stats?.hp),
    ...value(t.stat.evasion, now?.evasion, stats?.evasion),
    ...value(t.stat.attack, now?.attack, stats?.attack),
  ];
}
