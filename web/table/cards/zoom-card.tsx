import type { ReactNode } from 'react';
import { useStore } from '../../app/kept/store.ts';
import { optionFor } from '../asking/picking.ts';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import style from './zoom-card.module.css';

interface ZoomedCardProps {
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/** The card in large, and beside it what there is to say about it. */
export function ZoomedCard({ face, children }: ZoomedCardProps) {
  return (
    <div className={style.zoom}>
      <div className={style.card}>{face}</div>
      <div className={style.side}>{children}</div>
    </div>
  );
}

/** What picking the card would do, or why it cannot be picked. */
export function AboutPick() {
  const { board, zoom, question, preview, whyNot } = useTools();
  const obj = useStore(zoom)?.obj;
  if (obj === undefined) return null;
  const effect = preview(obj);
  const why = question !== undefined && optionFor(question, obj) === undefined ? whyNot(obj) : '';
  return (
    <>
      {effect === undefined ? null : <p className={style.effect}>{effect}</p>}
      {why === '' ? null : (
        <p className={style.why}>
          <b>{tableWords[board.lang].whyNot}</b> {why}
        </p>
      )}
    </>
  );
}

interface LinesProps {
  readonly title: ReactNode;
  readonly lines: readonly string[];
}

export function Lines({ title, lines }: LinesProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface Keyword {
  readonly name?: string;
  readonly meaning: string;
  /** Where the rules say so. */
  readonly rules?: string;
}

interface KeywordsProps {
  readonly title: string;
  readonly words: readonly Keyword[];
}

/** What the words on the card mean. */
export function Keywords({ title, words }: KeywordsProps) {
  if (words.length === 0) return null;
  return (
    <section className={style.words}>
      <h3>{title}</h3>
      <ul>
        {words.map(({ name, meaning, rules }) => (
          <li key={meaning}>
            {name === undefined ? null : <b>{name}: </b>}
            <WithRules text={meaning} />
            {rules === undefined ? null : (
              <i>
                {' ('}
                <WithRules text={rules} />)
              </i>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const RULE = /([A-Z]{2,}-\d{3})/;

/** Rules named in a text lead to the rule book, beside the game that goes on; only where they can be clicked. */
function WithRules({ text }: { readonly text: string }) {
  const { zoom, board } = useTools();
  const isHeld = useStore(zoom)?.by === 'held';
  if (!isHeld) return text;
  return text.split(RULE).map((part, i) =>
    RULE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <a key={i} href={`/learn/${board.game.id}/rules#${part}`} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
