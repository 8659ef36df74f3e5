import { Page } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { joinWords } from '../../words/join.ts';
import { InvitationForm } from './invitation-form.tsx';

/** Where somebody goes who was told a code. */
export function EnterCodePage() {
  const t = useWords(joinWords);
  return (
    <Page title={t.codeTitle} narrow>
      <InvitationForm />
    </Page>
  );
}
