import type { Lang } from '@tafelrunde/kernel';
import { aspectFace, growthFace, powerFace, type SpiritCard } from '@tafelrunde/spirit-island';
import { Marked, Sign } from './art/signs.tsx';
import { cardWords } from './card-words.ts';
import style from './panel-text.module.css';
import { firstShown, spaceText, trackTitle } from './spaces.ts';
import { Thresholds } from './thresholds.tsx';

interface PanelTextProps {
  readonly card: SpiritCard;
  readonly lang: Lang;
}

/** All that a panel says besides its special rules: growth, tracks, innate powers. */
export function PanelText({ card, lang }: PanelTextProps) {
  const t = cardWords[lang];
  const { always, options } = growthFace(card, lang);
  const lead = aspectFace(card, lang);
  return (
    <div className={style.panel}>
      {lead === undefined ? null : (
        <p>
          <Marked text={lead} lang={lang} />
        </p>
      )}
      <h3>{t.growth}</h3>
      {always.length === 0 ? null : (
        <p>
          {t.always}: <Marked text={always.join(' ')} lang={lang} />
        </p>
      )}
      <ul>
        {options.map((actions) => (
          <li key={actions.join(' ')}>
            <Marked text={actions.join(' ')} lang={lang} />
          </li>
        ))}
      </ul>
      {card.tracks.map((spaces, track) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tracks never move
        <p key={track}>
          <b>
            <Marked text={trackTitle(card, track, lang)} lang={lang} />:
          </b>{' '}
          <Marked
            text={spaces
              .slice(firstShown(track))
              .map((space) => spaceText(space) || '–')
              .join(' · ')}
            lang={lang}
          />
        </p>
      ))}
      {card.innates.map((innate) => {
        const { range, aim, effect, thresholds } = powerFace(innate, lang);
        return (
          <section key={innate.name.en}>
            <h3>
              {innate.name[lang]} <Sign name={innate.speed} />
            </h3>
            <p>
              {range === undefined ? null : (
                <>
                  <Marked text={range} lang={lang} />
                  {', '}
                </>
              )}
              <Marked text={aim} lang={lang} />
            </p>
            {effect === '' ? null : (
              <p>
                <Marked text={effect} lang={lang} />
              </p>
            )}
            <Thresholds thresholds={thresholds} lang={lang} />
          </section>
        );
      })}
    </div>
  );
}
