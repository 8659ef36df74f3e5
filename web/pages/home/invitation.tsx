import { Link } from 'wouter';
import { useWords } from '../../app/words.ts';
import { useSite } from '../../remote/site.ts';
import { homeWords } from '../../words/home.ts';
import { joinWords } from '../../words/join.ts';
import { InvitationForm } from '../join/invitation-form.tsx';
import style from './invitation.module.css';

export function Invitation() {
  const t = useWords(homeWords);
  const { codeTitle } = useWords(joinWords);
  const site = useSite();
  return (
    <section className={style.invitation} aria-labelledby="invited">
      <h2 id="invited">{codeTitle}</h2>
      <InvitationForm />
      {site?.openTables === true ? (
        <p>
          <Link href="/open">{t.toOpenTables}</Link>
        </p>
      ) : null}
    </section>
  );
}
