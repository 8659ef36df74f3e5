import type { CardId, Lang } from '@tafelrunde/kernel';
import {
  cardIds,
  cardNamed,
  type Faction,
  factionName,
  factions,
  isOwn,
  type Kind,
  terrorsOfLondon,
} from '@tafelrunde/terrors-of-london';
import { useState } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { CardsPage } from '../../pages/learn/cards-page.tsx';
import style from '../../pages/learn/learn.module.css';
import { matches } from '../../pages/learn/rule-book.ts';
import { learnWords } from '../../words/learn.ts';
import { CardFace } from './card.tsx';
import { factionArt } from './card-art.ts';

const KINDS = {
  monsters: ['monster', 'acolyte', 'starter'],
  relics: ['relic'],
  overlords: ['overlord'],
  influence: ['influence'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;
type Shown = keyof typeof KINDS;

export function AllCards({ game }: CardsProps) {
  const t = useWords(learnWords);
  const lang = useLang();
  const [kind, setKind] = useState<Shown>('monsters');
  const [faction, setFaction] = useState<Faction>();
  const [search, setSearch] = useState('');
  const kinds: readonly Kind[] = KINDS[kind];
  const found = cardIds.filter((id) => {
    const card = cardNamed(id);
    return (
      kinds.includes(card.kind) &&
      (faction === undefined || card.faction === faction) &&
      matches(searchText(id, lang), search)
    );
  });
  return (
    <CardsPage
      game={game}
      lead={t.ownCards}
      choices={
        <ChoiceRow
          legend={t.sets}
          value={kind}
          choose={(value) => {
            setKind(value);
            setFaction(undefined);
          }}
          choices={(['monsters', 'relics', 'overlords', 'influence'] as const).map((value) => ({
            value,
            label: t[value],
          }))}
        />
      }
      narrower={
        kind === 'relics' ? null : (
          <fieldset className={style.suits}>
            <legend className="visually-hidden">{t.factions}</legend>
            {factions.map((each) => (
              <FactionButton
                key={each}
                faction={each}
                pressed={faction === each}
                press={() => setFaction(faction === each ? undefined : each)}
              />
            ))}
          </fieldset>
        )
      }
      search={{ label: t.searchLondon, value: search, set: setSearch }}
      found={found.length}
    >
      <ul className={style.cards}>
        {found.map((id) => (
          <li key={id}>
            <CardFace id={id} lang={lang} />
            <span className="visually-hidden">{terrorsOfLondon.text.card(id, lang).text}</span>
          </li>
        ))}
      </ul>
    </CardsPage>
  );
}

interface FactionButtonProps {
  readonly faction: Faction;
  readonly pressed: boolean;
  press(): void;
}

function FactionButton({ faction, pressed, press }: FactionButtonProps) {
  const lang = useLang();
  const Sign = factionArt[faction];
  return (
    <button type="button" className={style.suit} data-house={faction} aria-pressed={pressed} onClick={press}>
      <Sign aria-hidden="true" />
      {factionName(faction)[lang]}
    </button>
  );
}

function searchText(id: CardId, lang: Lang): string {
  const { name, text } = terrorsOfLondon.text.card(id, lang);
  const { faction } = cardNamed(id);
  const known = isOwn(id) ? '' : learnWords[lang].published;
  return `${name} ${faction === undefined ? '' : factionName(faction)[lang]} ${text} ${known}`;
}
