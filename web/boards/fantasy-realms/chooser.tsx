import { cards, DECLINE, nameRef, proposalAt, type Suit, suitForms, suitRef } from '@tafelrunde/fantasy-realms';
import type { Option, Question, Ref } from '@tafelrunde/kernel';
import { Search, Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import controls from '../../style/controls.module.css';
import { timesPicked } from '../../table/asking/picking.ts';
import { Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { cardArt, suitArt } from './card-art.ts';
import style from './chooser.module.css';
import { chooserOf } from './choosing.ts';
import { plain } from './signed.ts';
import { suitOrder } from './suit-marks.ts';
import { fantasyWords } from './words.ts';

interface ChooserProps {
  readonly question: Question;
  readonly proposed: Ref | undefined;
  /** Answers this and what follows with the best choice. */
  takeAll(): void;
}

/** A wild card, the Book, Island or Angel at the end: the best choice is proposed and chosen already, and can be changed. */
export function Chooser({ question, proposed, takeAll }: ChooserProps) {
  const { board, picking, label } = useTools();
  const { lang, view, game, answer } = board;
  const t = fantasyWords[lang];
  const card = chooserOf(question);
  const best = useMemo(() => proposalAt(view, question).total, [view, question]);
  const [pick] = picking.picks;
  const total = useMemo(
    () => (pick === undefined ? undefined : proposalAt(view, question, pick).total),
    [view, question, pick],
  );
  const option = question.options.find(({ ref }) => ref === proposed);
  return (
    <section className={style.chooser} aria-label={game.text.prompt(question, lang)}>
      <div className={style.about}>
        <div className={style.card}>
          <CardFace id={card} lang={lang} />
        </div>
        <div className={style.proposal}>
          {option === undefined ? null : (
            <p className={style.best}>
              <Sparkles aria-hidden="true" />
              <span>
                {t.proposal}: <b>{option.ref === DECLINE ? t.unused : label(option)}</b>
                <br />
                {t.proposalBest(plain(best))}
              </span>
            </p>
          )}
          {pick !== undefined && pick !== proposed && total !== undefined ? (
            <p className={style.yours}>{t.yours(plain(total))}</p>
          ) : null}
          <div className={controls.row}>
            {proposed === undefined || pick === proposed ? null : (
              <button type="button" className={controls.primary} onClick={() => answer(question, [proposed])}>
                {t.takeProposal}
              </button>
            )}
            <button type="button" className={controls.button} onClick={takeAll}>
              {t.takeAll}
            </button>
          </div>
        </div>
      </div>
      <Names key={question.id} question={question} proposed={proposed} />
    </section>
  );
}

/** All cards that a wild card may stand for, by suit, with a search. */
function Names({ question, proposed }: Pick<ChooserProps, 'question' | 'proposed'>) {
  const { board, picking } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const [wanted, setWanted] = useState('');
  const named = question.options.filter(({ ref }) => nameRef.is(ref));
  const suits = question.options.filter(({ ref }) => suitRef.is(ref));
  const fits = ({ ref }: Option): boolean => {
    const id = nameRef.in(ref);
    return id !== undefined && cards[id].name[lang].toLowerCase().includes(wanted.trim().toLowerCase());
  };
  if (named.length === 0 && suits.length === 0) return null;
  const found = named.filter(fits);
  const groups = suitOrder.map((suit) => ({
    suit,
    options: found.filter(({ ref }) => suitOfName(ref) === suit),
    only: wanted === '' ? suits.find(({ ref }) => suitRef.in(ref) === suit) : undefined,
  }));
  const shown = groups.flatMap(({ options, only }) => (only === undefined ? options : [...options, only]));
  // The search may hide what is chosen and what is proposed: the Tab key leads to what was found.
  const stop = [...picking.picks, proposed, shown[0]?.ref].find((each) => shown.some(({ ref }) => ref === each));
  return (
    <div className={style.names}>
      {named.length === 0 ? null : (
        <label className={style.search}>
          <Search aria-hidden="true" />
          <span className="visually-hidden">{t.search}</span>
          <input
            type="search"
            className={controls.input}
            placeholder={t.search}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
      )}
      <Zone label={t.choose} refs={question.options.map(({ ref }) => ref)} className={style.suits}>
        {groups.map((group) => (
          <SuitGroup key={group.suit} {...group} isOnly={named.length === 0} proposed={proposed} stop={stop} />
        ))}
        {named.length > 0 && found.length === 0 ? <p>{t.noMatch}</p> : null}
      </Zone>
    </div>
  );
}

function suitOfName(ref: Ref): Suit | undefined {
  const id = nameRef.in(ref);
  return id === undefined ? undefined : cards[id].suit;
}

interface SuitGroupProps {
  readonly suit: Suit;
  readonly options: readonly Option[];
  /** The suit itself, without a name. */
  readonly only: Option | undefined;
  readonly isOnly: boolean;
  readonly proposed: Ref | undefined;
  /** Where the Tab key comes to; the arrows lead on. */
  readonly stop: Ref | undefined;
}

function SuitGroup({ suit, options, only, isOnly, proposed, stop }: SuitGroupProps) {
  const { board } = useTools();
  const { lang } = board;
  const Sign = suitArt[suit];
  if (options.length === 0 && only === undefined) return null;
  return (
    <div className={style.group} data-suit={suit} data-lone={isOnly || undefined}>
      {isOnly ? null : (
        <h3>
          <Sign aria-hidden="true" /> {suitForms[suit][lang].name}
        </h3>
      )}
      {options.map((option) => (
        <NameButton key={option.ref} option={option} proposed={proposed} stop={stop} />
      ))}
      {only === undefined ? null : (
        <NameButton option={only} proposed={proposed} stop={stop} isSuit={suit} lone={isOnly} />
      )}
    </div>
  );
}

interface NameButtonProps {
  readonly option: Option;
  readonly proposed: Ref | undefined;
  readonly stop: Ref | undefined;
  readonly isSuit?: Suit;
  readonly lone?: boolean;
}

function NameButton({ option, proposed, stop, isSuit, lone = false }: NameButtonProps) {
  const { picking, board } = useTools();
  const { lang } = board;
  const id = nameRef.in(option.ref);
  const Picture = id !== undefined ? cardArt[id] : isSuit === undefined ? Sparkles : suitArt[isSuit];
  const picked = timesPicked(picking.picks, option.ref) > 0;
  const name =
    id !== undefined
      ? cards[id].name[lang]
      : isSuit !== undefined && lone
        ? suitForms[isSuit][lang].name
        : fantasyWords[lang].onlySuit;
  return (
    <button
      type="button"
      className={style.name}
      data-ref={option.ref}
      data-state={picked ? 'picked' : 'open'}
      data-zoom={id}
      aria-pressed={picked}
      tabIndex={option.ref === stop ? 0 : -1}
      onClick={() => picking.pick(option.ref)}
    >
      <Picture aria-hidden="true" />
      <span>{name}</span>
      {option.ref === proposed ? <Sparkles aria-hidden="true" className={style.star} /> : null}
    </button>
  );
}
