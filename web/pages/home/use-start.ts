import type { Playable } from '@tafelrunde/games';
import { nameForOthers } from '@tafelrunde/table/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/kept/settings.ts';
import { useWords } from '../../app/text/words.ts';
import { startAlone } from '../../local/start.ts';
import { calledWords } from '../../words/called.ts';

interface Start {
  readonly busy: boolean;
  readonly failed: boolean;
  start(how: { readonly seats: number; readonly bot: string }): Promise<void>;
}

/** One person sits down against bots. */
export function useStart(box: Playable): Start {
  const { you } = useWords(calledWords);
  const { name } = useSettings();
  const [, go] = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  return {
    busy: state === 'busy',
    failed: state === 'failed',
    async start(how) {
      setState('busy');
      try {
        go(`/here/${await startAlone({ box, ...how, name: nameForOthers(name) || you })}`);
      } catch {
        setState('failed');
      }
    },
  };
}
