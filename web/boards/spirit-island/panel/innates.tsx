import type { Lang, Seat } from '@tafelrunde/kernel';
import { type Elements, innateRef, type PowerFace, powerFace, spelt } from '@tafelrunde/spirit-island';
import { Zone } from '../../../table/cards/zone.tsx';
import { useTools } from '../../../table/tools.tsx';
import { Marked, Sign } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { isReached, shortOf, useElements } from '../measured.ts';
import { ThresholdMark, Thresholds } from '../thresholds.tsx';
import style from './innates.module.css';
import { Part } from './part.tsx';
import { isUsed, spiritOf } from './reading.ts';

interface InnatesProps {
  readonly seat: Seat;
  /** Where there is little room: what is reached in words, of the rest only what it wants. */
  readonly brief?: boolean;
}

/** The innate powers of a spirit, with every threshold lit or what it wants. */
export function Innates({ seat, brief = false }: InnatesProps) {
  const { board } = useTools();
  const { view, lang } = board;
  const { planned } = useElements(seat);
  const t = cardWords[lang];
  const spirit = spiritOf(view, seat);
  if (spirit === undefined) return null;
  const { innates } = spirit.card;
  return (
    <Zone label={t.innates} refs={innates.map((_, i) => innateRef(i))} className={style.innates}>
      {innates.map((innate, i) => {
        const { range, aim, effect, thresholds } = powerFace(innate, lang);
        const used = isUsed(view, seat, innateRef(i));
        const levels = thresholds.map(
          (each) => `${spelt(`${each.needs}: ${each.text}`, lang)} (${shortOf(planned, each, lang) ?? t.reached})`,
        );
        return (
          <Part
            seat={seat}
            key={innate.name.en}
            pick={innateRef(i)}
            name={`${innate.name[lang]}, ${t.speed[innate.speed]}. ${[spelt(effect, lang), ...levels].join(' ').trim()}`}
            className={style.innate}
          >
            <span className={style.power} data-speed={innate.speed} data-used={used || undefined} data-effect="">
              <span className={style.head}>
                <Sign name={innate.speed} />
                <b>{innate.name[lang]}</b>
                <span className={style.reach}>
                  {used ? (
                    t.used
                  ) : (
                    <>
                      {range === undefined ? null : <Marked text={range} lang={lang} />}{' '}
                      <Marked text={aim} lang={lang} />
                    </>
                  )}
                </span>
              </span>
              {brief ? (
                <Brief effect={effect} thresholds={thresholds} own={planned} lang={lang} />
              ) : (
                <>
                  {effect === '' ? null : (
                    <span className={style.effect}>
                      <Marked text={effect} lang={lang} />
                    </span>
                  )}
                  <Thresholds thresholds={thresholds} lang={lang} own={planned} />
                </>
              )}
            </span>
          </Part>
        );
      })}
    </Zone>
  );
}

interface BriefProps {
  /** What it does whichever thresholds are reached. */
  readonly effect: string;
  readonly thresholds: PowerFace['thresholds'];
  readonly own: Elements;
  readonly lang: Lang;
}

/** What the elements reach, and how far it is to the next threshold. */
function Brief({ effect, thresholds, own, lang }: BriefProps) {
  const reached = thresholds.filter((each) => isReached(own, each));
  const told = reached.length === 0 ? [] : [effect, ...reached.map(({ text }) => text)];
  const next = thresholds.find((each) => !isReached(own, each));
  return (
    <span className={style.brief}>
      <Marked text={told.join(' ')} lang={lang} />{' '}
      {next === undefined ? null : <ThresholdMark needs={next} own={own} lang={lang} />}
    </span>
  );
}
