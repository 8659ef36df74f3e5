import type { Option, Question } from '@tafelrunde/kernel';
import {
  cardGist,
  cardIds,
  cardNamed,
  type Faction,
  factionName,
  factionRef,
  factions,
  links,
} from '@tafelrunde/terrors-of-london';
import { GraduationCap } from 'lucide-react';
import { useRef } from 'react';
import controls from '../../style/controls.module.css';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { fitGrid } from '../../table/fit.ts';
import { cardBehind, useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardFace } from './card.tsx';
import { artOf, factionArt } from './card-art.ts';
import style from './chooser.module.css';
import { describe } from './describe.ts';
import { InShort } from './symbols.tsx';
import { londonWords } from './words.ts';

const SETUP = new Set(['chooseFaction', 'chooseOverlord', 'takeInfluence']);

export const isSetup = (question: Question | undefined): boolean => SETUP.has(question?.op.op ?? '');

/** Before the first turn: which faction, which overlord, which influence cards. */
export function Chooser() {
  const { board, question, options } = useTools();
  if (question === undefined || !isSetup(question)) return null;
  return (
    <section className={style.chooser} data-setup="" aria-label={board.game.text.prompt(question, board.lang)}>
      <h2>{board.game.text.prompt(question, board.lang)}</h2>
      {question.op.op === 'chooseFaction' ? <Factions options={options} /> : <Cards options={options} />}
      <Beginner options={options} />
    </section>
  );
}

function Factions({ options }: { readonly options: readonly Option[] }) {
  const { board, question } = useTools();
  const shown = factions.filter((faction) => options.some(({ ref }) => ref === factionRef(faction)));
  return (
    <Zone
      label={question === undefined ? '' : board.game.text.prompt(question, board.lang)}
      refs={shown.map(factionRef)}
      className={style.factions}
    >
      {shown.map((faction) => (
        <FactionCard key={faction} faction={faction} />
      ))}
    </Zone>
  );
}

function FactionCard({ faction }: { readonly faction: Faction }) {
  const { board } = useTools();
  const { lang } = board;
  const t = londonWords[lang];
  const Sign = factionArt[faction];
  const { left, right } = links[faction];
  const lords = cardIds.filter((id) => cardNamed(id).kind === 'overlord' && cardNamed(id).faction === faction);
  const name = factionName(faction)[lang];
  return (
    <Pickable pick={factionRef(faction)} name={`${name}. ${t.about[faction]}`} className={style.faction}>
      <span className={style.banner} data-house={faction}>
        <span className={style.crest}>
          <Sign aria-hidden="true" />
        </span>
        <strong>{name}</strong>
        <span className={style.about}>{t.about[faction]}</span>
        <span className={style.lords}>
          {lords.map((id) => {
            const Portrait = artOf(id);
            return (
              <span key={id} className={style.lord}>
                <Portrait aria-hidden="true" />
                {cardNamed(id).name[lang]}
                <span className={style.does}>
                  <InShort text={cardGist(id, lang).does} />
                </span>
              </span>
            );
          })}
        </span>
        <span className={style.between}>{t.setup.fits(factionName(left)[lang], factionName(right)[lang])}</span>
      </span>
    </Pickable>
  );
}

function Cards({ options }: { readonly options: readonly Option[] }) {
  const { board, question } = useTools();
  const area = useRef<HTMLDivElement>(null);
  const room = useSize(area);
  const { columns, width } = fitGrid(options.length, { ...room, gap: 22, ratio: 1.48, widest: 230 });
  return (
    <div ref={area} className={style.room}>
      <Zone
        label={question === undefined ? '' : board.game.text.prompt(question, board.lang)}
        refs={options.map(({ ref }) => ref)}
        className={style.cards}
        style={{ '--card-width': `${Math.max(90, width)}px`, '--columns': columns }}
      >
        {options.map((option) => (
          <Offered key={option.ref} option={option} />
        ))}
      </Zone>
    </div>
  );
}

function Offered({ option: { ref, label } }: { readonly option: Option }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = londonWords[lang].setup;
  const number = usePickNumber(ref);
  const card = cardBehind(view, ref);
  if (card === undefined) return null;
  const isForBeginners = label === 'beginner';
  return (
    <Pickable
      pick={ref}
      name={`${describe(card, lang)}${isForBeginners ? ` (${t.beginner})` : ''}`}
      zoom={card}
      className={style.card}
    >
      <CardFace id={card} lang={lang} pickNumber={number} />
      {isForBeginners ? (
        <span className={style.badge}>
          <GraduationCap aria-hidden="true" />
          {t.beginner}
        </span>
      ) : null}
    </Pickable>
  );
}

/** TL-012: the two cards that are marked for a first game. */
function Beginner({ options }: { readonly options: readonly Option[] }) {
  const { board, question, pending } = useTools();
  const marked = options.filter(({ label }) => label === 'beginner');
  if (question === undefined || marked.length === 0 || marked.length !== question.max) return null;
  return (
    <button
      type="button"
      className={controls.button}
      disabled={pending}
      onClick={() =>
        board.answer(
          question,
          marked.map(({ ref }) => ref),
        )
      }
    >
      <GraduationCap aria-hidden="true" />
      {londonWords[board.lang].setup.takeBeginner}
    </button>
  );
}
