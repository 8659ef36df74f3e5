import type { Option } from '@tafelrunde/kernel';
import { Pickable, usePickNumber, Zone } from '../../../table/cards/zone.tsx';
import { useLayout } from '../../../table/layout.ts';
import { cardBehind, useTools } from '../../../table/tools.tsx';
import { CardFace } from '../card.tsx';
import { cardWords } from '../card-words.ts';
import { describe } from '../describe.ts';
import { useElements } from '../measured.ts';
import style from './offer.module.css';

/** So many lie side by side, with all that they say. */
const FEW = 4;

/** Cards to choose from that lie nowhere in sight, side by side: spirits, and the powers that were drawn. */
export function Offer({ options }: { readonly options: readonly Option[] }) {
  const { board, question } = useTools();
  const { lang, game, names, view } = board;
  const isWide = useLayout() === 'wide';
  if (options.length === 0 || question === undefined) return null;
  const columns = isWide ? Math.min(FEW, options.length) : 2;
  return (
    <section className={style.offer} aria-label={cardWords[lang].offered} data-wide={isWide || undefined}>
      <h2>{game.text.prompt(question, lang, names, view)}</h2>
      <div className={style.area}>
        <Zone
          label={cardWords[lang].offered}
          refs={options.map(({ ref }) => ref)}
          className={style.cards}
          style={{ '--columns': columns }}
        >
          {options.map((option) => (
            <Offered key={option.ref} option={option} shape={options.length > FEW ? 'tile' : 'card'} />
          ))}
        </Zone>
      </div>
    </section>
  );
}

interface OfferedProps {
  readonly option: Option;
  readonly shape: 'card' | 'tile';
}

function Offered({ option: { ref }, shape }: OfferedProps) {
  const { board, question } = useTools();
  const { lang, view } = board;
  const number = usePickNumber(ref);
  const { now } = useElements(question?.seat ?? 0);
  const card = cardBehind(view, ref);
  if (card === undefined) return null;
  return (
    <Pickable pick={ref} name={describe(card, lang)} zoom={card} className={style.card}>
      <CardFace id={card} lang={lang} shape={shape} pickNumber={number} own={now} />
    </Pickable>
  );
}
