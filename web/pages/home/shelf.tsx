import { manifests } from '@tafelrunde/games';
import type { Manifest } from '@tafelrunde/kernel';
import { Clock, Users } from 'lucide-react';
import { Cover } from '../../app/covers/cover.tsx';
import { peopleAt, range } from '../../app/games/ranges.ts';
import { useSaid, useWords } from '../../app/text/words.ts';
import { homeWords } from '../../words/home.ts';
import style from './shelf.module.css';

interface ShelfProps {
  readonly chosen: string | undefined;
  choose(game: string | undefined): void;
}

export function Shelf({ chosen, choose }: ShelfProps) {
  const t = useWords(homeWords);
  return (
    <section aria-label={t.shelf} className={style.shelf}>
      <ul className={style.boxes}>
        {manifests.map((box) => (
          <li key={box.id} className={style.place}>
            {box.play === undefined ? (
              <UnfinishedBox box={box} />
            ) : (
              <button
                type="button"
                className={style.box}
                aria-expanded={chosen === box.id}
                aria-controls="opened-box"
                onClick={() => choose(chosen === box.id ? undefined : box.id)}
              >
                <Lid box={box} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnfinishedBox({ box }: { readonly box: Manifest }) {
  const t = useWords(homeWords);
  return (
    <div className={style.unfinished} title={t.inTheWorksLong}>
      <Lid box={box} />
    </div>
  );
}

function Lid({ box }: { readonly box: Manifest }) {
  const t = useWords(homeWords);
  const said = useSaid();
  const ready = box.play !== undefined;
  return (
    <>
      <span className={style.body} data-game={box.id}>
        <span className={style.lid}>
          <Cover game={box.id} />
          <span className={style.name}>{said(box.name)}</span>
        </span>
        {ready ? null : <span className={style.ribbon}>{t.inTheWorks}</span>}
      </span>
      <span className={style.facts}>
        <span>
          <Users aria-hidden="true" />
          <span className="visually-hidden">{t.players(peopleAt(box))}</span>
          <span aria-hidden="true">{peopleAt(box)}</span>
        </span>
        <span>
          <Clock aria-hidden="true" />
          <span className="visually-hidden">{t.minutes(range(box.minutes))}</span>
          <span aria-hidden="true">{range(box.minutes)}′</span>
        </span>
      </span>
    </>
  );
}
