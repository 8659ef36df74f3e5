import { Globe, Monitor, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { boxOf } from '../../app/shelf.ts';
import { useLang, useSaid, useWords } from '../../app/words.ts';
import { ApiError } from '../../remote/api.ts';
import controls from '../../style/controls.module.css';
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
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const name = said(boxOf(game)?.name ?? { en: game, de: game });
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const tryToRemove = async () => {
    setFault(undefined);
    try {
      await remove();
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
    }
  };
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
      <button
        type="button"
        className={controls.icon}
        aria-label={`${t.remove}: ${name}, ${who}`}
        title={t.remove}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Dialog title={t.remove} open={asking} close={() => setAsking(false)}>
        <p>
          {t.removeAsk(`${name}: ${who}`)} {leaving}
        </p>
        {fault === undefined ? null : (
          <p className={controls.problem} role="alert">
            {fault}
          </p>
        )}
        <div className={controls.row}>
          <button type="button" className={controls.danger} onClick={() => void tryToRemove()}>
            {t.removeYes}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {t.keep}
          </button>
        </div>
      </Dialog>
    </li>
  );
}
