import type { Seated } from '@tafelrunde/table/client';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sound } from '../../app/device/sound.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { placeOf } from '../../table/ending/ending.tsx';
import { meetingWords } from '../../words/meeting.ts';
import style from './notices.module.css';

/** That somebody else would like to play again, as a sentence that is read out once; until whoever sits here says no. */
export function useOffered(
  { info, you }: Seated,
  names: readonly string[],
): { readonly offer: string | undefined; decline(): void } {
  const t = useWords(meetingWords);
  const [declined, setDeclined] = useState<string>();
  const { rematch, rematchBy } = info;
  const isMine = rematchBy !== undefined && you.seats.includes(rematchBy);
  const isOffered = rematch !== undefined && rematch !== declined && you.seats.length > 0 && !isMine;
  const hasLeft = rematchBy !== undefined && hasEnded(info, rematchBy);
  const offers = hasLeft ? t.leftAndOffersRematch : t.offersRematch;
  const sentence = rematchBy === undefined ? t.somebodyOffersRematch : offers(names[rematchBy] ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (!isOffered) return;
    sound('request');
    announce(sentence);
  }, [isOffered, rematch]);
  return { offer: isOffered ? sentence : undefined, decline: () => setDeclined(rematch) };
}

/** Whoever ends a game once they have seen their hand, and wants another, is known to everybody. */
const hasEnded = ({ ended, seats }: Seated['info'], seat: number): boolean =>
  seats[seat]?.conceded === true || (ended?.how === 'aborted' && ended.by === seat);

interface RematchProps {
  readonly offer: string;
  /** The table of the next game. */
  readonly to: string;
  decline(): void;
}

/** The offer: one click leads to the next game, where everybody's seat is kept. */
export function Rematch({ offer, to, decline }: RematchProps) {
  const t = useWords(meetingWords);
  return (
    <div className={style.floating}>
      <div className={controls.notice}>
        <p>{offer}</p>
        <Link className={controls.primary} href={placeOf(to)}>
          <Play aria-hidden="true" />
          {t.playAlong}
        </Link>
        <button type="button" className={controls.button} onClick={decline}>
          {t.notNow}
        </button>
      </div>
    </div>
  );
}
