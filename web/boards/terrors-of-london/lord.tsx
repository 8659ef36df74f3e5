import type { Seat } from '@tafelrunde/kernel';
import { armorIn, armorLeft, cardGist } from '@tafelrunde/terrors-of-london';
import { Shield } from 'lucide-react';
import Rally from '~icons/game-icons/trumpet-flag';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { CardFace, houseOf } from './card.tsx';
import { artOf } from './card-art.ts';
import { describe } from './describe.ts';
import { Life } from './life.tsx';
import style from './lord.module.css';
import { cardOrNone, londonIn, overlordIn } from './reading.ts';
import { InShort } from './symbols.tsx';
import { londonWords } from './words.ts';

interface LordProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly layout: Layout;
}

/** An overlord: the portrait, the life, the armor and the rally markers. */
export function Lord({ seat, own, layout }: LordProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const lord = overlordIn(view, seat);
  const card = cardOrNone(lord?.card);
  const { life: lives, turns, rally, overlordUsed, active } = londonIn(view);
  if (lord === undefined || card === undefined) return <div className={style.lord} data-place={`overlord-${seat}`} />;
  // TL-010: the markers are set when both have chosen.
  const life = turns === 0 ? card.life : (lives[seat] ?? 0);
  const Portrait = artOf(lord.card);
  const used = active === seat && overlordUsed;
  const markers = rally[seat] ?? 0;
  const armor = armorIn(view, seat);
  return (
    <div className={style.lord}>
      <Zone label={t.overlordOf(names[seat] ?? '')} refs={[lord.obj]} place={`overlord-${seat}`}>
        <Pickable
          pick={lord.obj}
          name={`${describe(lord.card, lang)}${used ? ` (${t.used})` : ''}`}
          zoom={lord.card}
          className={style.portrait}
        >
          {layout === 'wide' ? (
            <>
              <span className={style.frame} data-house={houseOf(card)} data-used={(own && used) || undefined}>
                <Portrait aria-hidden="true" />
              </span>
              <span className={style.title}>{card.name[lang]}</span>
              <span className={style.effect} data-effect="">
                <InShort text={cardGist(lord.card, lang).does} />
              </span>
            </>
          ) : (
            <span className={style.tile} data-used={(own && used) || undefined}>
              <CardFace id={lord.card} lang={lang} shape="tile" />
            </span>
          )}
        </Pickable>
      </Zone>
      <Life life={life} full={card.life} label={t.life(life, card.life)} />
      <div className={style.tokens}>
        {armor === 0 ? null : (
          <span className={style.armor} title={t.armor(armorLeft(view, seat))} data-place={`armor-${seat}`}>
            <Shield aria-hidden="true" />
            <b aria-hidden="true">{armorLeft(view, seat)}</b>
            <span className="visually-hidden">{t.armor(armorLeft(view, seat))}</span>
          </span>
        )}
        {markers === 0 ? null : (
          <span className={style.rally} title={t.rally(markers)}>
            <Rally aria-hidden="true" />
            <b aria-hidden="true">{markers}</b>
            <span className="visually-hidden">{t.rally(markers)}</span>
          </span>
        )}
      </div>
    </div>
  );
}
