import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { useSite, useUnreachable } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import page from '../../style/page.module.css';
import { legalWords } from '../../words/legal.ts';

/** What the operator has written, and on the privacy page what the program does by itself. */
export function LegalPage({ kind }: { readonly kind: 'imprint' | 'privacy' }) {
  const t = useWords(legalWords);
  const site = useSite();
  const unreachable = useUnreachable();
  const own = site?.[kind];
  const nothing = kind === 'imprint' ? t.noImprint : t.noPrivacy;
  const notice = unreachable ? t.unreachable : site === undefined ? undefined : nothing;
  return (
    <Page title={t[kind]} narrow>
      {own === undefined ? null : <Paragraphs text={own} />}
      {own !== undefined || notice === undefined ? null : <p className={controls.notice}>{notice}</p>}
      {kind === 'privacy' ? (
        <section className={page.section}>
          <h2>{t.program}</h2>
          <Paragraphs text={t.programText} />
        </section>
      ) : null}
    </Page>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={page.text}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
