import {
  type CardId,
  cards,
  chooserNameOf,
  type Explanation,
  explanationIn,
  type ItemId,
  isCardId,
  type Suit,
  suitForms,
} from '@tafelrunde/fantasy-realms';
import { at, type Lang } from '@tafelrunde/kernel';
import { RotateCcw, Sparkles, X } from 'lucide-react';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { scoreWords } from '../../words/score.ts';
import { fetchersIn, type Hand, handSize, isFresh, type judge, mostCards } from './hand.ts';
import style from './score.module.css';

interface ResultProps {
  readonly hand: Hand;
  readonly judged: ReturnType<typeof judge>;
  readonly lang: Lang;
  setName(name: string): void;
  remove(id: CardId | ItemId): void;
  keep(): void;
  clear(): void;
}

export function Result({ hand, judged, lang, setName, remove, keep, clear }: ResultProps) {
  const t = useWords(scoreWords);
  return (
    <section className={style.sheet} aria-labelledby="hand">
      <header className={style.total}>
        <h2 id="hand">{t.hand}</h2>
        <span>{t.count(hand.cards.length, handSize(hand.mode))}</span>
        <output className={style.points} aria-live="polite">
          {judged === undefined || 'error' in judged ? '–' : t.points(judged.total)}
        </output>
      </header>
      {judged === undefined ? <p>{t.empty}</p> : null}
      <Size hand={hand} lang={lang} />
      {judged !== undefined && 'error' in judged ? (
        <p className={controls.problem}>{judged.error.message[lang]}</p>
      ) : null}
      {judged === undefined || 'error' in judged ? null : (
        <>
          <Proposal explanation={judged} lang={lang} />
          <Lines explanation={judged} lang={lang} remove={remove} />
          <div className={style.keep}>
            <label className={controls.field}>
              <span className="visually-hidden">{t.nameOf}</span>
              <input
                className={controls.input}
                placeholder={t.nameOf}
                maxLength={40}
                value={hand.name}
                onChange={({ target }) => setName(target.value)}
              />
            </label>
            <button type="button" className={controls.primary} onClick={keep}>
              {t.keep}
            </button>
          </div>
        </>
      )}
      {isFresh(hand) ? null : (
        <div>
          <button type="button" className={`${controls.quiet} ${style.again}`} onClick={clear}>
            <RotateCcw aria-hidden="true" />
            {t.startOver}
          </button>
        </div>
      )}
    </section>
  );
}

/** What is wrong with a hand of more cards than usual, or why it is right. */
function Size({ hand, lang }: { readonly hand: Hand; readonly lang: Lang }) {
  const t = useWords(scoreWords);
  const [held, size, most] = [hand.cards.length, handSize(hand.mode), mostCards(hand)];
  const fetchers = fetchersIn(hand)
    .map((id) => cards[id].name[lang])
    .join(t.and);
  if (held > most) return <p className={controls.problem}>{t.tooMany(held, size, most, fetchers)}</p>;
  if (held <= size || fetchers === '') return null;
  return <p className={controls.hint}>{t.withFetched(held, size, fetchers)}</p>;
}

function Lines({
  explanation,
  lang,
  remove,
}: {
  explanation: Explanation;
  lang: Lang;
  remove(id: CardId | ItemId): void;
}) {
  const t = useWords(scoreWords);
  const ids = [...explanation.cards, ...explanation.cursedItems].map(({ id }) => id);
  return (
    <ol className={style.lines}>
      {explanationIn(lang, explanation).map(({ title, points, lines }, i) => {
        const id = at(ids, i);
        const blanked = explanation.cards[i]?.blanked === true;
        return (
          <li
            key={id}
            className={style.line}
            data-suit={isCardId(id) ? cards[id].suit : 'item'}
            data-blanked={blanked || undefined}
          >
            <p className={style.name}>
              <span>{title}</span>
              {blanked ? <small>{t.blanked}</small> : null}
            </p>
            <span className={style.worth}>{points > 0 ? `+${points}` : `${points}`.replace('-', '−')}</span>
            <button
              type="button"
              className={controls.icon}
              aria-label={t.remove(title)}
              title={t.remove(title)}
              onClick={() => remove(id)}
            >
              <X aria-hidden="true" />
            </button>
            <ul className={style.reasons}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** What the cards that choose should be: proven best. */
function Proposal({ explanation, lang }: { readonly explanation: Explanation; readonly lang: Lang }) {
  const t = useWords(scoreWords);
  const sentences = explanation.cards.flatMap(({ id }) => {
    const chooser = chooserNameOf(id);
    const action = chooser === undefined ? undefined : explanation.actions[chooser];
    if (action === undefined) return [];
    const name = (card: CardId) => cards[card].name[lang];
    const guise = (as: CardId | Suit) => (isCardId(as) ? name(as) : suitForms[as][lang].name);
    if (action.copies !== undefined) return [t.bestLines.copies(name(id), name(action.copies))];
    if (action.as !== undefined) return [t.bestLines.as(name(id), guise(action.as))];
    if (action.target === undefined) return [];
    return action.suit === undefined
      ? [t.bestLines.target(name(id), name(action.target))]
      : [t.bestLines.suit(name(id), name(action.target), guise(action.suit))];
  });
  if (sentences.length === 0) return null;
  return (
    <div className={style.proposal}>
      <h3>
        <Sparkles aria-hidden="true" />
        {t.best}
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={controls.hint}>{t.bestNote}</p>
    </div>
  );
}
