import type { CardId, Lang } from '@tafelrunde/kernel';
import { type Card, cardData, ELEMENTS, type Element, idsOf, isSpirit, spelt } from '@tafelrunde/spirit-island';
import { useState } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang } from '../../app/text/words.ts';
import { CardsPage } from '../../pages/learn/cards-page.tsx';
import { matches } from '../../pages/learn/rule-book.ts';
import controls from '../../style/controls.module.css';
import own from './all-cards.module.css';
import { Sign } from './art/signs.tsx';
import { CardFace } from './card.tsx';
import { cardWords } from './card-words.ts';
import { describe } from './describe.ts';
import { isPower } from './measured.ts';
import { PanelText } from './panel-text.tsx';
import { NameNote } from './zoom-card.tsx';

const ALL = 'all';

const POWERS = ['minor', 'major', 'unique'] as const;
const KINDS = [...POWERS, 'spirit', 'aspect', 'fear', 'event', 'blight', 'invader', 'adversary', 'scenario'] as const;
type Kind = (typeof KINDS)[number];
/** All powers together, or one kind of card. */
type Shown = Kind | 'power' | typeof ALL;

const ids = idsOf(...KINDS);
const COSTS = [...new Set(ids.flatMap((id) => costOf(id) ?? []))].toSorted((one, other) => one - other);

const SETS = ['base', 'branch-claw', 'jagged-earth', 'feather-flame'] as const;

interface Filters {
  readonly set: (typeof SETS)[number] | typeof ALL;
  readonly kind: Shown;
  readonly speed: 'fast' | 'slow' | typeof ALL;
  readonly cost: number;
  readonly element: Element | typeof ALL;
}

/** Any cost. */
const ANY = -1;

const NOTHING_LEFT_OUT: Filters = { set: ALL, kind: 'power', speed: ALL, cost: ANY, element: ALL };

function costOf(id: CardId): number | undefined {
  const card = cardData(id);
  return isPower(card) ? card.cost : undefined;
}

const isKind = ({ kind: wanted }: Filters, card: Card): boolean =>
  wanted === ALL || wanted === card.kind || (wanted === 'power' && isPower(card));

/** Speed, cost and elements are those of powers: nothing else is found by them. */
function isAmong(filters: Filters, id: CardId): boolean {
  const card = cardData(id);
  if (card === undefined || !isKind(filters, card)) return false;
  if (filters.set !== ALL && card.set !== filters.set) return false;
  const { speed, cost, element } = filters;
  if (!isPower(card)) return speed === ALL && cost === ANY && element === ALL;
  return (
    (speed === ALL || card.speed === speed) &&
    (cost === ANY || card.cost === cost) &&
    (element === ALL || card.elements[element] !== undefined)
  );
}

/** Every card of the game, to look through by kind, speed, cost and element. */
export function AllCards({ game }: CardsProps) {
  const lang = useLang();
  const words = cardWords[lang];
  const [filters, setFilters] = useState<Filters>(NOTHING_LEFT_OUT);
  const [search, setSearch] = useState('');
  const choose = (some: Partial<Filters>): void => setFilters((before) => ({ ...before, ...some }));
  const found = ids.filter((id) =>
    search.trim() === '' ? isAmong(filters, id) : matches(`${describe(id, 'en')} ${describe(id, lang)}`, search),
  );
  const ofPowers = filters.kind === ALL || filters.kind === 'power' || POWERS.some((kind) => kind === filters.kind);
  return (
    <CardsPage
      game={game}
      lead={words.cardsLead}
      choices={
        <>
          <ChoiceRow
            legend={words.kinds}
            value={filters.kind}
            choose={(kind) =>
              choose(
                kind === ALL || kind === 'power' || POWERS.some((each) => each === kind)
                  ? { kind }
                  : { ...NOTHING_LEFT_OUT, set: filters.set, kind },
              )
            }
            choices={[
              { value: ALL, label: words.allKinds },
              { value: 'power', label: words.many.power },
              ...KINDS.map((value) => ({ value, label: words.many[value] })),
            ]}
          />
          <ChoiceRow
            legend={words.set}
            value={filters.set}
            choose={(set) => choose({ set })}
            choices={[
              { value: ALL, label: words.allSets },
              ...SETS.map((value) => ({ value, label: words.sets[value] })),
            ]}
          />
          {ofPowers ? <PowerFilters filters={filters} choose={choose} lang={lang} /> : null}
        </>
      }
      search={{ label: words.search, value: search, set: setSearch }}
      found={found.length}
    >
      <ul className={own.cards}>
        {found.map((id) => (
          <Listed key={id} id={id} lang={lang} />
        ))}
      </ul>
    </CardsPage>
  );
}

interface PowerFiltersProps {
  readonly filters: Filters;
  readonly lang: Lang;
  choose(some: Partial<Filters>): void;
}

function PowerFilters({ filters, choose, lang }: PowerFiltersProps) {
  const words = cardWords[lang];
  return (
    <>
      <ChoiceRow
        legend={words.speeds}
        value={filters.speed}
        choose={(speed) => choose({ speed })}
        choices={[
          { value: ALL, label: words.anySpeed },
          { value: 'fast', label: words.speed.fast },
          { value: 'slow', label: words.speed.slow },
        ]}
      />
      <ChoiceRow
        legend={words.costs}
        value={filters.cost}
        choose={(cost) => choose({ cost })}
        choices={[{ value: ANY, label: words.anyCost }, ...COSTS.map((value) => ({ value, label: String(value) }))]}
      />
      <fieldset className={own.elements}>
        <legend className={controls.label}>{words.element}</legend>
        {[ALL, ...ELEMENTS].map((element) => (
          <button
            key={element}
            type="button"
            className={own.element}
            aria-pressed={filters.element === element}
            onClick={() => choose({ element: ELEMENTS.find((each) => each === element) ?? ALL })}
          >
            {element === ALL ? (
              words.anyElement
            ) : (
              <>
                <Sign name={element} />
                {spelt(`{${element}}`, lang)}
              </>
            )}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function Listed({ id, lang }: { readonly id: CardId; readonly lang: Lang }) {
  const card = cardData(id);
  return (
    <li data-kind={card?.kind}>
      <span className={own.face} aria-hidden="true">
        <CardFace id={id} lang={lang} />
      </span>
      <span className="visually-hidden">{describe(id, lang)}</span>
      {card !== undefined && isSpirit(card) ? (
        <div aria-hidden="true">
          <PanelText card={card} lang={lang} />
        </div>
      ) : null}
      <NameNote id={id} lang={lang} />
    </li>
  );
}
