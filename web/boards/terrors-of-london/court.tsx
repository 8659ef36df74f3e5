import type { Seat } from '@tafelrunde/kernel';
import { RELIC_LIMIT } from '@tafelrunde/terrors-of-london';
import { Bot, Crown, Shield, WifiOff } from 'lucide-react';
import Rally from '~icons/game-icons/trumpet-flag';
import type { Layout } from '../../table/layout.ts';
import { cardsOf } from '../../table/reading.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { tableWords } from '../../table/words.ts';
import { Pickable, Zone } from '../../table/zone.tsx';
import { CardFace, houseOf } from './card.tsx';
import { artOf } from './card-art.ts';
import style from './court.module.css';
import { describe } from './describe.ts';
import { FoeHand } from './foe-hand.tsx';
import { LastTurn } from './last-turn.tsx';
import { Life } from './life.tsx';
import { MiniCard } from './mini-card.tsx';
import { Piles } from './piles.tsx';
import { PoolInShort } from './pool.tsx';
import { armorIn, armorLeft, cardOrNone, londonIn, overlordIn } from './reading.ts';
import { londonWords } from './words.ts';

interface CourtProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly layout: Layout;
}

/** An overlord with everything that is theirs: life, armor, relics, deck and discard pile. */
export function Court({ seat, own, layout }: CourtProps) {
  const { board } = useTools();
  const { view, names, lang } = board;
  const { active } = londonIn(view);
  const isActive = view.outcome === undefined && active === seat;
  return (
    <section
      className={style.court}
      data-own={own || undefined}
      data-active={isActive || undefined}
      aria-label={londonWords[lang].overlordOf(names[seat] ?? '')}
    >
      <Who seat={seat} />
      <Lord seat={seat} own={own} />
      <Relics seat={seat} layout={layout} />
      <div className={style.stores}>
        <Piles seat={seat} own={own} />
        {own ? null : <FoeHand seat={seat} />}
      </div>
      {own ? null : (
        <div className={style.news}>
          {isActive ? <PoolInShort seat={seat} /> : null}
          <LastTurn seat={seat} />
        </div>
      )}
    </section>
  );
}

function Who({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, table, names, lang } = board;
  const words = tableWords[lang];
  const who = table.info.seats[seat];
  const name = names[seat] ?? '';
  const isAsked = view.waiting.seats.includes(seat) && view.outcome === undefined;
  const isAway = who?.mind === 'person' && table.presence.seats[seat] === false;
  return (
    <header className={style.who}>
      <SeatToken seat={seat} name={name} />
      <h2 className={style.name}>{name}</h2>
      {who?.mind === 'bot' ? <Bot className={style.mark} aria-label={words.bot} /> : null}
      {isAway ? <WifiOff className={style.mark} aria-label={words.away} /> : null}
      {view.outcome?.winners.includes(seat) === true ? <Crown className={style.crown} aria-hidden="true" /> : null}
      {isAsked ? (
        <span className={style.thinking}>
          <span className="visually-hidden">{words.thinking(name)}</span>
          <i />
          <i />
          <i />
        </span>
      ) : null}
    </header>
  );
}

function Lord({ seat, own }: { readonly seat: Seat; readonly own: boolean }) {
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
          <span className={style.frame} data-house={houseOf(card)} data-used={(own && used) || undefined}>
            <Portrait aria-hidden="true" />
          </span>
          <span className={style.title}>{card.name[lang]}</span>
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

function Relics({ seat, layout }: { readonly seat: Seat; readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const relics = cardsOf(view, 'relics', seat);
  const { usedRelics } = londonIn(view);
  return (
    <Zone
      label={t.relicsOf(names[seat] ?? '')}
      refs={relics.map(({ obj }) => obj)}
      place={`relics-${seat}`}
      className={style.relics}
    >
      {relics.map(({ obj, card }) => {
        const used = usedRelics.includes(obj);
        return (
          <Pickable
            key={obj}
            pick={obj}
            name={`${describe(card, lang)}${used ? ` (${t.used})` : ''}`}
            zoom={card}
            className={style.relic}
          >
            <span className={style.relicFace} data-used={used || undefined}>
              {layout === 'wide' ? <CardFace id={card} lang={lang} /> : <MiniCard id={card} lang={lang} />}
            </span>
          </Pickable>
        );
      })}
      {Array.from({ length: Math.max(0, RELIC_LIMIT - relics.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
        <span key={i} className={style.place} aria-hidden="true">
          {t.relicPlace}
        </span>
      ))}
    </Zone>
  );
}
