import { manifestOf } from '@tafelrunde/games';
import { Globe, Monitor } from 'lucide-react';
import { Link } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { RemoveGame } from '../../app/fields/remove-game.tsx';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import { homeWords } from '../../words/home.ts';
import style from './game-card.module.css';

export interface GameCardProps {
  readonly href: string;
  readonly game: string;
  readonly who: string;
  readonly status: string | undefined;
  readonly place: 'here' | 'online';
  readonly at: number;
  /** What removing it does to the others. */
  readonly leaving?: string;
  remove(): Promise<void>;
}

/** A game of one's own: a click goes to its table. */
export function GameCard({ href, game, who, status, place, at, leaving, remove }: GameCardProps) {
  const t = useWords(homeWords);
  const said = useSaid();
  const lang = useLang();
  const name = said(manifestOf(game)?.name ?? { en: game, de: game });
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className={style.game}>
      <Link href={href} className={style.open}>
        <span className={style.cover}>
          <Cover game={game} />
        </span>
        <span className={style.what}>
          <strong>{name}</strong>
          {status === undefined ? null : <span className={style.status}>{status}</span>}
          <span className={style.who}>{who}</span>
          <span className={style.who}>
            {place === 'here' ? <Monitor aria-hidden="true" /> : <Globe aria-hidden="true" />}
            {place === 'here' ? t.here : t.online} · {when}
          </span>
        </span>
      </Link>
      <RemoveGame what={`${name}, ${who}`} leaving={leaving} remove={remove} />
    </li>
  );
}
