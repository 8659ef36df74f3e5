import type { AnyGame, CardId, Lang, ObjectNumber, Said, View } from '@tafelrunde/kernel';
import {
  amountOf,
  type Card,
  cardIds,
  cardNamed,
  cardSections,
  type Faction,
  factionForms,
  isOwn,
  type Kind,
  stateIn,
  terrorsOfLondon,
} from '@tafelrunde/terrors-of-london';
import type { CardEntry, CardLook, Colour, Offer, Reader } from '../games.ts';

const game: AnyGame = terrorsOfLondon;

const colours: Readonly<Record<Faction, Colour>> = {
  undead: 'green',
  beast: 'red',
  mortal: 'yellow',
  spirit: 'cyan',
};

const kinds: Readonly<Record<Kind, Said>> = {
  starter: { en: 'Starter', de: 'Startkarte' },
  acolyte: { en: 'Acolyte', de: 'Akolyth' },
  monster: { en: 'Monster', de: 'Monster' },
  relic: { en: 'Relic', de: 'Reliquie' },
  overlord: { en: 'Overlord', de: 'Overlord' },
  influence: { en: 'Influence', de: 'Einfluss' },
};

function groupOf({ kind, faction }: Card, lang: Lang): string {
  const named = kinds[kind][lang];
  if (faction === undefined) return named;
  const of = factionForms[faction][lang].name;
  return kind === 'monster' ? of : `${of}, ${named}`;
}

/** What is printed in the corner: the life of an overlord, the price of what can be bought. */
function markOf({ kind, life, cost }: Card): string {
  if (kind === 'overlord') return `♥${life}`;
  return kind === 'starter' || kind === 'influence' ? '' : String(cost);
}

function look(id: CardId, lang: Lang): CardLook {
  const card = cardNamed(id);
  const colour = card.faction === undefined ? 'white' : colours[card.faction];
  return { group: groupOf(card, lang), colour, mark: markOf(card) };
}

function entryOf(id: CardId, lang: Lang): CardEntry {
  const { kind, faction, cost, copies, life, beginner, overlord } = cardNamed(id);
  const { symbols, keywords, unique, action, triggered, horde } = cardSections(id, lang);
  return {
    id,
    set: kind,
    ...game.text.card(id, lang),
    faction,
    cost,
    copies,
    life,
    overlord,
    beginner: beginner ? 1 : 0,
    own: isOwn(id) ? 1 : 0,
    symbols,
    keywords,
    unique,
    action,
    triggered,
    horde: horde.join(' | '),
  };
}

function standing(view: View, lang: Lang, { names }: Reader): string {
  const state = stateIn(view);
  if (state === undefined) return '';
  const { turns, life, coins, power, recovery } = state;
  if (turns === 0) return { en: 'before the first turn', de: 'vor dem ersten Zug' }[lang];
  const lives = life.map((n, seat) => `${names[seat]} ${n}`).join(', ');
  const pool = [amountOf(coins, 'coins', lang), amountOf(power, 'power', lang), amountOf(recovery, 'recovery', lang)];
  const left = (kind: string): number => view.zones.find((zone) => zone.kind === kind)?.size ?? 0;
  return {
    en: `turn ${turns} · life: ${lives} · ${pool.join(', ')} · ${left('acolytes')} Acolytes, ${left('market')} in the market`,
    de: `Zug ${turns} · Leben: ${lives} · ${pool.join(', ')} · ${left('acolytes')} Akolythen, ${left('market')} im Markt`,
  }[lang];
}

/** Markers, hordes and what has been used. */
function remark(view: View, object: ObjectNumber, { lang }: { readonly lang: Lang }): string | undefined {
  const state = stateIn(view);
  if (state === undefined) return undefined;
  const marker = state.haunts.find(({ card }) => card === object);
  const horde = state.hordes.findIndex((each) => each.includes(object));
  const notes: Said[] = [
    ...(marker === undefined
      ? []
      : [marker.spent ? { en: 'haunt: spent', de: 'SPUK: vorbei' } : { en: 'haunt', de: 'SPUK' }]),
    ...(horde < 0 ? [] : [{ en: `horde ${horde + 1}`, de: `Horde ${horde + 1}` }]),
    ...(state.usedRelics.includes(object) ? [{ en: 'used', de: 'benutzt' }] : []),
  ];
  return notes.length === 0 ? undefined : notes.map((note) => note[lang]).join(', ');
}

export const terrorsOfLondonOffer: Offer = {
  game,
  sets: kinds,
  aside: ['box', 'removed'],
  catalogue: (lang) => cardIds.map((id) => entryOf(id, lang)),
  look,
  standing,
  remark,
  scored: (life, lang) => ({ en: `${life} life`, de: `${life} Leben` })[lang],
  worth: () => undefined,
  explain: () => [],
  propose: () => undefined,
};
