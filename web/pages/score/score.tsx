import { type CardId, deckFor, type ItemId } from '@tafelrunde/fantasy-realms';
import { useState } from 'react';
import { announce } from '../../app/announcer.tsx';
import { Page } from '../../app/page.tsx';
import { SearchField } from '../../app/search-field.tsx';
import { recall, remember } from '../../app/storage.ts';
import { useLang, useWords } from '../../app/words.ts';
import { scoreWords } from '../../words/score.ts';
import { CardPicker } from './card-picker.tsx';
import { countsTheDiscard, type Hand, handSize, judge, readHand, toggled } from './hand.ts';
import { type Kept, printedStrength, readKept } from './kept.ts';
import { KeptResults } from './kept-results.tsx';
import { Result } from './result.tsx';
import style from './score.module.css';
import { Setup } from './setup.tsx';

/** For people with the cards on a real table: tap, read, done. */
export function ScorePage() {
  const t = useWords(scoreWords);
  const lang = useLang();
  const [hand, putHand] = useState(() => readHand(recall('hand')));
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState(() => readKept(recall('scores')));
  const judged = judge(hand);
  const setHand = (next: Hand) => {
    putHand(next);
    remember('hand', next);
  };
  const keepAll = (all: readonly Kept[]) => {
    setKept(all);
    remember('scores', all);
  };
  const toggle = (list: 'cards' | 'discard', id: CardId) => setHand(toggled(hand, list, id));
  const keep = () => {
    if (judged === undefined || 'error' in judged) return;
    const name = hand.name.trim() === '' ? t.player(kept.length + 1) : hand.name.trim();
    keepAll([...kept, { name, total: judged.total, strength: printedStrength(hand) }]);
    setHand({ ...hand, cards: [], items: [], name: '' });
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
          <Result
            hand={hand}
            judged={judged}
            lang={lang}
            setName={(name) => setHand({ ...hand, name })}
            remove={(id: CardId | ItemId) => setHand(toggled(hand, 'cards', id))}
            keep={keep}
          />
          <KeptResults kept={kept} clear={() => keepAll([])} />
        </div>
      </div>
      <a className={style.bar} href="#result">
        <span>
          {t.hand}: {t.count(hand.cards.length, handSize(hand.mode))}
        </span>
        <strong>{judged === undefined || 'error' in judged ? '–' : t.points(judged.total)}</strong>
      </a>
    </Page>
  );
}
