import type { Lang } from '@tafelrunde/kernel';
import { type Elements, type PowerFace, sayElements } from '@tafelrunde/spirit-island';
import { Check } from 'lucide-react';
import { Marked } from './art/signs.tsx';
import { cardWords } from './card-words.ts';
import { type Needs, shortOf, wantingOf } from './measured.ts';
import style from './thresholds.module.css';

interface ThresholdsProps {
  readonly thresholds: PowerFace['thresholds'];
  readonly lang: Lang;
  /** What they are measured against, if against anything. */
  readonly own?: Elements | undefined;
}

/** What elements add to a power, from top to bottom: lit, or what is wanting. */
export function Thresholds({ thresholds, lang, own }: ThresholdsProps) {
  if (thresholds.length === 0) return null;
  return (
    <span className={style.thresholds}>
      {thresholds.map((each) => (
        <Threshold key={each.needs + each.text} threshold={each} lang={lang} own={own} />
      ))}
    </span>
  );
}

interface ThresholdProps extends Omit<ThresholdsProps, 'thresholds'> {
  readonly threshold: ThresholdsProps['thresholds'][number];
}

function Threshold({ threshold, lang, own }: ThresholdProps) {
  const short = own === undefined ? undefined : shortOf(own, threshold, lang);
  return (
    <span className={style.threshold} data-lit={own !== undefined && short === undefined ? '' : undefined}>
      <b className={style.needs}>
        <Marked text={threshold.needs} lang={lang} />
      </b>{' '}
      <Marked text={threshold.text} lang={lang} />
      {own === undefined ? null : (
        <>
          {' '}
          <ThresholdMark needs={threshold} own={own} lang={lang} />
        </>
      )}
    </span>
  );
}

/** In signs, where there is little room: reached, or what is wanting. */
export function ThresholdSign({ needs, own, lang }: ThresholdMarkProps) {
  const short = shortOf(own, needs, lang);
  return short === undefined ? (
    <span className={style.lit} title={cardWords[lang].reached}>
      <Check aria-hidden="true" />
    </span>
  ) : (
    <span className={style.short} title={short}>
      −<Marked text={sayElements(wantingOf(own, needs))} lang={lang} />
    </span>
  );
}

interface ThresholdMarkProps {
  readonly needs: Needs;
  readonly own: Elements;
  readonly lang: Lang;
}

/** "1 moon short", or that it is reached. */
export function ThresholdMark({ needs, own, lang }: ThresholdMarkProps) {
  const short = shortOf(own, needs, lang);
  return short === undefined ? (
    <span className={style.lit}>
      <Check aria-hidden="true" />
      {cardWords[lang].reached}
    </span>
  ) : (
    <span className={style.short}>{short}</span>
  );
}
