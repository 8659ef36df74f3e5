import type { Seated } from '@tafelrunde/table/client';
import { useEffect, useRef } from 'react';
import { notify } from '../../app/device/notify.ts';
import { sound } from '../../app/device/sound.ts';
import { settings } from '../../app/kept/settings.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { useTitle } from '../../app/shell/page.tsx';
import { useWords } from '../../app/text/words.ts';
import { roomWords } from '../../words/room.ts';
import { askedAmong } from './turns.ts';

/** "It is your turn" by the title, a sound, a screen reader, and a notification when nobody looks. */
export function useTurnSignal(states: readonly Seated[], game: string): void {
  const t = useWords(roomWords);
  const asked = askedAmong(states).length > 0;
  const before = useRef(asked);
  useTitle(asked ? t.yourTurnAt(game) : game);
  useEffect(() => {
    if (asked && !before.current) {
      sound('your-turn');
      announce(t.yourTurn);
      if (settings.get().notify) notify(t.yourTurnAt(game), t.yourTurn);
    }
    before.current = asked;
  }, [asked, game, t]);
  useOutcomeSound(states);
}

function useOutcomeSound(states: readonly Seated[]): void {
  const outcome = states[0]?.view?.outcome;
  const known = useRef(outcome !== undefined);
  const mine = states.flatMap(({ you }) => you.seats);
  const won = outcome?.winners.some((seat) => mine.includes(seat)) === true;
  useEffect(() => {
    if (outcome !== undefined && !known.current) sound(won ? 'won' : 'lost');
    known.current = outcome !== undefined;
  }, [outcome, won]);
}
