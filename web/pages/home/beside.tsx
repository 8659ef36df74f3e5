import { type Playable, playable } from '@tafelrunde/games';
import { Calculator, GraduationCap, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from '../../app/kept/store.ts';
import { useSaid, useWords } from '../../app/text/words.ts';
import { localTables } from '../../local/tables.ts';
import { onlineSeats } from '../../remote/seats.ts';
import { useSite } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import { joinWords } from '../../words/join.ts';
import { InvitationForm } from '../join/invitation-form.tsx';
import style from './beside.module.css';

/** Somebody who has never been here begins with the first box on the shelf. */
const [first] = playable;

/** What stands beside the shelf: other ways to a table. */
export function Beside() {
  const t = useWords(homeWords);
  const { codeTitle } = useWords(joinWords);
  const site = useSite();
  const here = useStore(localTables);
  const online = useStore(onlineSeats);
  const isNew = here?.length === 0 && online.length === 0;
  return (
    <div className={style.beside}>
      {isNew && first !== undefined ? <FirstTime box={first} /> : null}
      <Panel id="invited" title={codeTitle} icon={<Mail aria-hidden="true" />}>
        <InvitationForm />
        {site?.openTables === true ? (
          <p>
            <Link href="/open">{t.toOpenTables}</Link>
          </p>
        ) : null}
      </Panel>
      <Panel id="real-cards" title={t.realCards} icon={<Calculator aria-hidden="true" />}>
        <p className={controls.hint}>{t.realCardsWhy}</p>
        <Link className={controls.button} href="/score">
          {t.realCardsGo}
        </Link>
      </Panel>
    </div>
  );
}

function FirstTime({ box }: { readonly box: Playable }) {
  const t = useWords(homeWords);
  const said = useSaid();
  return (
    <Panel id="first-time" title={t.firstTime} icon={<GraduationCap aria-hidden="true" />}>
      <p className={controls.hint}>{t.firstTimeWhy(said(box.name))}</p>
      <Link className={controls.button} href={`/learn/${box.id}/lesson/first-game`}>
        {t.firstTimeGo}
      </Link>
    </Panel>
  );
}

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Panel({ id, title, icon, children }: PanelProps) {
  return (
    <section className={style.panel} aria-labelledby={id}>
      <h2 id={id}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
