import { figuresIn } from '@tafelrunde/spirit-island';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { FinaleSheet } from '../../table/ending/finale.tsx';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import style from './finale.module.css';
import { Picture } from './picture.tsx';
import { Sign } from './piece-figures.tsx';
import { stateOf } from './reading.ts';
import { islandWords } from './words.ts';

/** The end: all have won, or all have lost; how the island stands, and who was there. */
export function Finale({ close }: { readonly close: () => void }) {
  const { board } = useTools();
  const { lang, view, game, names, table } = board;
  const t = islandWords[lang].finale;
  const { round, census } = stateOf(view);
  // SI-352: told when it is over.
  const scored = table.log.flatMap(({ events = [] }) => events).findLast(({ type }) => type === 'scored');
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <FinaleSheet
      style={style}
      words={t}
      result={view.outcome?.won === true ? t.won : t.lost}
      how={game.text.key(view.outcome?.how ?? '', lang)}
      close={close}
    >
      <ul className={style.spirits}>
        {seats.map((seat) => {
          const [spirit] = cardsOf(view, 'spirit', seat);
          return (
            <li key={seat} className={style.spirit}>
              {spirit === undefined ? null : (
                <span className={style.picture} data-zoom={spirit.card}>
                  <Picture id={spirit.card} />
                </span>
              )}
              <b>
                <SeatToken seat={seat} name={names[seat] ?? ''} /> {names[seat]}
              </b>
              {spirit === undefined ? null : <span>{game.text.card(spirit.card, lang).name}</span>}
            </li>
          );
        })}
      </ul>
      <ul className={style.facts}>
        <li>{islandWords[lang].round(round)}</li>
        <li>{islandWords[lang].terror(figuresIn(view).terror)}</li>
        <li>
          <Sign kind="dahan" /> {t.dahan(census.dahan ?? 0)}
        </li>
        <li>
          <Sign kind="blight" /> {t.blight(census.blight ?? 0)}
        </li>
        <li>{t.cards(sizeOf(view, 'invaderDeck'))}</li>
      </ul>
      {scored === undefined ? null : <p className={style.score}>{t.score(Number(scored.data?.n))}</p>}
    </FinaleSheet>
  );
}
