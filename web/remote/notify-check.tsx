import { useState } from 'react';
import { askToNotify, mayNotify } from '../app/device/notify.ts';
import { Check } from '../app/fields/check.tsx';
import { change, useSettings } from '../app/kept/settings.ts';
import { useWords } from '../app/text/words.ts';
import controls from '../style/controls.module.css';
import { settingsWords } from '../words/settings.ts';
import { followTurns, stopFollowing } from './push.ts';
import { onlineSeats } from './seats.ts';
import { useSite } from './site.ts';

/** Whether one wants to be told of one's turns outside the page: while it is open, and where the operator has push, always. */
export function NotifyCheck() {
  const t = useWords(settingsWords);
  const { notify } = useSettings();
  const pushKey = useSite()?.pushKey;
  const [blocked, setBlocked] = useState(false);
  const set = async (on: boolean): Promise<void> => {
    const allowed = !on || (await askToNotify());
    setBlocked(!allowed);
    if (!allowed) return;
    change({ notify: on });
    const tokens = onlineSeats.get().map(({ token }) => token);
    if (!on) await stopFollowing();
    else if (pushKey !== undefined) await followTurns(pushKey, tokens);
  };
  return (
    <>
      <Check
        label={t.notify}
        hint={pushKey === undefined ? t.notifyWhy : t.notifyWhyPush}
        // The wish may come from another device, or the browser may have changed its mind.
        checked={notify && mayNotify()}
        // A push service that cannot be reached leaves the notifications of the open page.
        set={(on) => void set(on).catch(() => undefined)}
      />
      {blocked ? (
        <p className={controls.problem} role="alert">
          {t.blocked}
        </p>
      ) : null}
    </>
  );
}
