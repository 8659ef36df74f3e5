import { figuresIn } from '@tafelrunde/boss-monster';
import type { ViewCard } from '@tafelrunde/kernel';
import { Pickable } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import { Icons, Value } from './card.tsx';
import { describe } from './describe.ts';
import { forecastOf } from './forecast.ts';
import style from './hero.module.css';
import { borneBy, cardNamed } from './reading.ts';
import { bossWords } from './words.ts';

interface HeroProps {
  readonly hero: ViewCard;
  readonly place: 'town' | 'entrance' | 'queue' | 'inside';
}

/** A Hero with its Health, what it looks for, what it bears, and what will become of it. */
export function Hero({ hero: { obj, card: id }, place }: HeroProps) {
  const { board } = useTools();
  const { view, lang, game } = board;
  const t = bossWords[lang];
  const card = cardNamed(id);
  if (card?.kind !== 'hero') return null;
  const { left = 0, health = 0 } = figuresIn(view).heroes[obj] ?? {};
  const forecast = forecastOf(board, obj, id);
  const item = borneBy(view, obj);
  const said = [
    describe(id, lang),
    t.health(left, health),
    forecast?.long ?? '',
    item === undefined ? '' : t.bears(describe(item.card, lang)),
  ];
  return (
    <Pickable
      pick={obj}
      name={said.filter((each) => each !== '').join('. ')}
      zoom={id}
      className={`${style.hero} ${style[place]}`}
    >
      <span className={style.inner} data-mood={forecast?.mood} data-epic={card.epic || undefined}>
        <span className={style.picture}>
          <Picture id={id} />
        </span>
        <span className={style.facts}>
          <span key={left} className={style.health} data-hurt={left < health || undefined}>
            <Value sign="health" value={left} changed={left - health} />
          </span>
          <Icons card={card} />
          {item === undefined ? null : (
            <span className={style.item} data-zoom={item.card}>
              <Picture id={item.card} />
            </span>
          )}
          {card.dark === true ? <Sign name="moon" /> : null}
          {card.star === true ? <Sign name="star" /> : null}
        </span>
        <b className={style.name}>{game.text.card(id, lang).name}</b>
        <span className={style.fate} data-effect="">
          {forecast === undefined ? game.text.printed?.(id, lang) : null}
          {forecast === undefined ? null : <b>{forecast.short}</b>}
          {forecast === undefined ? null : <span className={style.why}>{forecast.why}</span>}
          {forecast === undefined ? null : <span className={style.long}>{forecast.long}</span>}
        </span>
      </span>
    </Pickable>
  );
}
