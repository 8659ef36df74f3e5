import { Link } from 'wouter';
import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { notFoundWords } from '../../words/not-found.ts';
import style from './not-found.module.css';

export function NotFoundPage() {
  const t = useWords(notFoundWords);
  return (
    <Page title={t.title} lead={t.lead} narrow>
      <svg className={style.card} viewBox="0 0 120 168" aria-hidden="true">
        <rect
          x="3"
          y="3"
          width="114"
          height="162"
          rx="10"
          fill="var(--raised)"
          stroke="var(--line-strong)"
          strokeWidth="3"
        />
        <rect
          x="14"
          y="14"
          width="92"
          height="140"
          rx="6"
          fill="none"
          stroke="var(--brass)"
          strokeWidth="2"
          strokeDasharray="5 6"
        />
        <text
          x="60"
          y="96"
          textAnchor="middle"
          fontSize="40"
          fontFamily="var(--title)"
          fontWeight="700"
          fill="var(--brass)"
        >
          404
        </text>
      </svg>
      <div>
        <Link href="/" className={controls.primary}>
          {t.home}
        </Link>
      </div>
    </Page>
  );
}
