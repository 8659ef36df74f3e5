import { type AnyGame, type MatchRecord, type Verdict, verify } from '@tafelrunde/kernel';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { replayWords } from '../../words/replay.ts';
import style from './replay.module.css';

interface FairnessProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  /** The seal that this browser was shown at the table; without it there is only the one in the record. */
  readonly seal: string | undefined;
  /** The random number that this browser added to the shuffle. */
  readonly part: string | undefined;
}

/** The verdict of the kernel, for somebody who has never heard of a hash. */
export function Fairness({ game, record, seal, part }: FairnessProps) {
  const t = useWords(replayWords);
  const verdict = useMemo(() => verify(game, record), [game, record]);
  const added = record.notes.flatMap(({ entry }) =>
    entry.kind === 'entropy' || entry.kind === 'reveal' ? [entry.text] : [],
  );
  const leftOut = leftOutIn(record);
  return (
    <div className={controls.stack}>
      <p>{t.verifyLead}</p>
      <ul className={style.checks}>
        {sentences(verdict, t, {
          sameSeal: seal === undefined ? undefined : seal === record.commitment,
          isPartIn: part === undefined ? undefined : added.includes(part),
        }).map(({ found, sentence }) => (
          <li key={sentence} data-found={String(found)}>
            {found === undefined ? (
              <CircleHelp aria-hidden="true" />
            ) : found ? (
              <CircleCheck aria-hidden="true" />
            ) : (
              <CircleAlert aria-hidden="true" />
            )}
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.howItWorks}</summary>
        <div className={controls.tight}>
          <p>{t.how}</p>
          <p>{t.proves}</p>
          <p>{t.provesNot}</p>
          {leftOut.length === 0 ? null : <p>{t.leftOut(leftOut.join(', '))}</p>}
          <dl className={style.numbers}>
            <dt>{t.seal}</dt>
            <dd>{record.commitment ?? '–'}</dd>
            <dt>{t.seed}</dt>
            <dd>{record.seed ?? '–'}</dd>
            {added.length === 0 ? null : <dt>{t.added}</dt>}
            {added.map((text, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in the order in which they were added
              <dd key={i}>{text}</dd>
            ))}
          </dl>
        </div>
      </details>
    </div>
  );
}

type Words = (typeof replayWords)['en'];

/** Who promised a random number and did not reveal it. */
function leftOutIn({ notes, names }: MatchRecord): readonly string[] {
  const of = (kind: 'commit' | 'reveal') =>
    new Set(notes.flatMap(({ entry }) => (entry.kind === kind ? [entry.by] : [])));
  const revealed = of('reveal');
  return revealed.size === 0
    ? []
    : [...of('commit')].filter((seat) => !revealed.has(seat)).map((seat) => names[seat] ?? '');
}

interface SeenHere {
  readonly sameSeal: boolean | undefined;
  readonly isPartIn: boolean | undefined;
}

function sentences({ commitment, promises, chance, replay }: Verdict, t: Words, { sameSeal, isPartIn }: SeenHere) {
  const say = (found: boolean | undefined, yes: string, no: string, none: string) => ({
    found,
    sentence: found === undefined ? none : found ? yes : no,
  });
  return [
    sameSeal === undefined
      ? say(commitment, t.sealOwnYes, t.sealOwnNo, t.sealNone)
      : say(commitment === undefined ? undefined : commitment && sameSeal, t.sealYes, t.sealNo, t.sealNone),
    ...(promises === undefined
      ? sameSeal === undefined
        ? []
        : [say(undefined, '', '', t.promisesNone)]
      : [
          say(
            promises && isPartIn !== false,
            isPartIn === true ? t.promisesOwn : t.promisesYes,
            promises ? t.partMissing : t.promisesNo,
            '',
          ),
        ]),
    ...(chance === undefined ? [] : [say(chance, t.chanceYes, t.chanceNo, '')]),
    say(replay, t.replayYes, t.replayNo, t.replayNone),
  ];
}
