import { type CardId, deckFor, type ItemId } from '@tafelrunde/fantasy-realms';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../app/fields/search-field.tsx';
import { useStore } from '../../app/kept/store.ts';
import { createStored } from '../../app/kept/stored.ts';
import { announce } from '../../app/shell/announcer.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { scoreWords } from '../../words/score.ts';
import { CardPicker } from './card-picker.tsx';
import { countsTheDiscard, freshHand, type Hand, handSize, judge, nextHand, readHand, toggled } from './hand.ts';
import { type Kept, printedStrength, readKept } from './kept.ts';
import { KeptResults } from './kept-results.tsx';
import { Result } from './result.tsx';
import style from './score.module.css';
import { Setup } from './setup.tsx';

const hands = createStored('hand', readHand);
const results = createStored('scores', readKept);

/** For people with the cards on a real table: tap, read, done. */
export function ScorePage() {
  const t = useWords(scoreWords);
  const lang = useLang();
  const hand = useStore(hands);
  const kept = useStore(results);
  const [search, setSearch] = useState('');
  const judged = judge(hand);
  const [before, setBefore] = useState<Before>();
  const setHand = (next: Hand) => {
    hands.set(next);
    setBefore(undefined);
  };
  const clear = (next: Hand, all: readonly Kept[]) => {
    setHand(next);
    results.set(all);
    setBefore({ hand, kept });
  };
  const bringBack = (was: Before) => {
    setHand(was.hand);
    results.set(was.kept);
  };
  const toggle = (list: 'cards' | 'discard', id: CardId) => setHand(toggled(hand, list, id));
  const keep = () => {
    if (judged === undefined || 'error' in judged) return;
    const name = hand.name.trim() === '' ? t.player(kept.length + 1) : hand.name.trim();
    results.set((others) => [...others, { name, total: judged.total, strength: printedStrength(hand) }]);
    setHand(nextHand(hand));
    setSearch('');
    announce(`${name}: ${t.points(judged.total)}`);
  };
  const deck = deckFor(hand.mode);
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={style.columns}>
        <div className={style.pick}>
          <Setup hand={hand} set={setHand} />
          <section className={style.section} aria-labelledby="pick">
            <div className={style.find}>
              <h2 id="pick">{t.pick}</h2>
              <SearchField label={t.search} value={search} set={setSearch} />
            </div>
            <CardPicker
              ids={deck}
              chosen={hand.cards}
              search={search}
              full={hand.cards.length >= handSize(hand.mode) + 2}
              toggle={(id) => toggle('cards', id)}
            />
          </section>
          {countsTheDiscard(hand) ? (
            <section className={style.section} aria-labelledby="discard">
              <h2 id="discard">{t.discard}</h2>
              <p>{t.discardWhy}</p>
              <CardPicker
                ids={deck.filter((id) => !hand.cards.includes(id))}
                chosen={hand.discard}
                search=""
                full={false}
                toggle={(id) => toggle('discard', id)}
              />
            </section>
          ) : null}
        </div>
        <div className={style.result} id="result">
          {before === undefined ? null : <Cleared bringBack={() => bringBack(before)} />}
          <Result
            hand={hand}
            judged={judged}
            lang={lang}
            setName={(name) => setHand({ ...hand, name })}
            remove={(id: CardId | ItemId) => setHand(toggled(hand, 'cards', id))}
            keep={keep}
            clear={() => clear(freshHand(hand), kept)}
          />
          <KeptResults kept={kept} clear={() => clear({ ...hand, discard: [] }, [])} />
        </div>
      </div>
      <Below hand={hand} judged={judged} />
    </Page>
  );
}

/** On a phone: from the cards to what they are worth, and from there to the cards of the next hand. */
function Below({ hand, judged }: { readonly hand: Hand; readonly judged: ReturnType<typeof judge> }) {
  const t = useWords(scoreWords);
  return (
    <a className={style.bar} href={judged === undefined ? '#pick' : '#result'}>
      <span>
        {t.hand}: {t.count(hand.cards.length, handSize(hand.mode))}
      </span>
      <strong>{judged === undefined ? t.toCards : 'error' in judged ? '–' : t.points(judged.total)}</strong>
    </a>
  );
}

/** What was there before it was cleared. */
interface Before {
  readonly hand: Hand;
  readonly kept: readonly Kept[];
}

/** Nothing is gone by a slip of the finger. What was pressed may be gone: the focus goes to the way back. */
function Cleared({ bringBack }: { bringBack(): void }) {
  const t = useWords(scoreWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${controls.notice} ${style.cleared}`}>
      <p role="status">{t.cleared}</p>
      <button type="button" ref={button} className={controls.button} onClick={bringBack}>
        <Undo2 aria-hidden="true" />
        {t.bringBack}
      </button>
    </div>
  );
}
