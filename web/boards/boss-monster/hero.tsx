import { figuresIn } from '@tafelrunde/boss-monster';
import type { ViewCard } from '@tafelrunde/kernel';
import { useTools } from '../../table/tools.tsx';
import { Pickable } from '../../table/zone.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import { Icons, Value } from './card.tsx';
import { describe } from './describe.ts';
import { forecastOf } from './forecast.ts';
import style from './hero.module.css';
import { cardNamed, stateOf } from './reading.ts';
import { bossWords } from './words.ts';

interface HeroProps {
  readonly hero: ViewCard;
  /** In town there is room for the reason. */
  readonly place: 'town' | 'entrance' | 'inside';
}

/** A Hero with its Health, what it looks for, and what will become of it. */
export function Hero({ hero: { obj, card: id }, place }: HeroProps) {
  const { board } = useTools();
  const { view, lang, game } = board;
  const t = bossWords[lang];
  const card = cardNamed(id);
  if (card === undefined) return null;
  const { left = 0, health = 0 } = figuresIn(view).heroes[obj] ?? {};
  const forecast = forecastOf(board, obj, id);
  const item = itemOf(board, obj);
  const said = [
    describe(id, lang),
    t.health(left, health),
    forecast?.long,
    item === undefined ? undefined : t.bears(item),
  ];
  return (
    <Pickable
      pick={obj}
      name={said.filter((each) => each !== undefined && each !== '').join('. ')}
      zoom={id}
      className={`${style.hero} ${style[place]}`}
    >
      <span
        className={style.inner}
        data-mood={forecast?.mood}
        data-epic={(card.kind === 'hero' && card.epic) || undefined}
      >
        <span className={style.picture}>
          <Picture id={id} slice />
        </span>
        <span className={style.facts}>
          <span key={left} className={style.health} data-hurt={left < health || undefined}>
            <Value sign="health" value={left} changed={left - health} />
          </span>
          <Icons card={card} />
          {item === undefined ? null : <Sign name="coin" />}
        </span>
        {place === 'town' ? <b className={style.name}>{game.text.card(id, lang).name}</b> : null}
        <span className={style.fate} data-effect="">
          {forecast === undefined ? game.text.printed?.(id, lang) : place === 'town' ? forecast.long : forecast.short}
        </span>
      </span>
    </Pickable>
  );
}

/** The name of the Item that it bears. */
function itemOf({ view, lang, game }: ReturnType<typeof useTools>['board'], hero: number): string | undefined {
  const item = stateOf(view).heroes[hero]?.item;
  const borne = view.zones.find(({ kind }) => kind === 'borne')?.cards.find(({ obj }) => obj === item);
  return item === undefined || borne === undefined ? undefined : game.text.card(borne.card, lang).name;
}
