import { type Lang, refs } from '@tafelrunde/kernel';
import { type LandForecast, pieceName } from '@tafelrunde/spirit-island';
import type { fallsBy } from './dividing.ts';
import type { Act } from './marks.ts';
import style from './note.module.css';
import { Sign } from './piece-figures.tsx';
import { islandWords } from './words.ts';

interface NoteProps {
  readonly told: LandForecast;
  readonly act: Act;
  readonly isCertain: boolean;
}

/** What becomes of a land, in figures: damage, what falls, what comes. */
export function Note({ told: { ravage, build, explore, skipped = [] }, act, isCertain }: NoteProps) {
  return (
    <span className={style.note} data-act={act}>
      {skipped.includes(act) ? <b>✕</b> : null}
      {act === 'ravage' && ravage !== undefined ? (
        <>
          <b>⚔ {ravage.damage}</b>
          {Object.entries(ravage.destroyed).map(([kind, n]) => (
            <b key={kind}>
              −{n} {kind.startsWith('presence') ? '◉' : <Sign kind={kind} />}
            </b>
          ))}
          {ravage.blight > 0 ? (
            <b>
              +{ravage.blight} <Sign kind="blight" />
              {ravage.cascades ? ' ⇢' : null}
            </b>
          ) : null}
        </>
      ) : null}
      {act === 'build'
        ? (build ?? []).map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike ones are alike
            <b key={i}>
              + <Sign kind={kind} />
            </b>
          ))
        : null}
      {act === 'explore' && explore !== undefined ? (
        <b>
          + <Sign kind="explorer" />
          {isCertain ? null : ' ?'}
        </b>
      ) : null}
    </span>
  );
}

interface FallsProps {
  readonly falls: ReturnType<typeof fallsBy>;
  readonly lang: Lang;
}

/** What falls by the damage that is being divided, and what is only hurt. */
export function Falls({ falls, lang }: FallsProps) {
  const t = islandWords[lang];
  return (
    <span className={style.note} data-act="ravage">
      {falls.map(({ ref, fallen, hurt }) => {
        const [, piece = { kind: '' }] = refs.piece.in(ref) ?? [];
        return (
          <b key={ref}>
            {fallen > 0 ? t.falls(pieceName({ kind: piece.kind }, lang, fallen)) : null}
            {fallen > 0 && hurt > 0 ? ', ' : null}
            {hurt > 0 ? t.hurt(pieceName({ kind: piece.kind }, lang), hurt) : null}
          </b>
        );
      })}
    </span>
  );
}
