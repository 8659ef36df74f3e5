import { type CardId, labels, type Seat, type View, type ViewCard, type ViewZone, view } from '@tafelrunde/kernel';
import { orderOf } from '../games.ts';
import { namesFor, type Party } from './seating.ts';
import type { Terminal } from './terminal.ts';

/** The table as one person sees it. */
export function drawTable(party: Party, terminal: Terminal, seat: Seat): string[] {
  const seen = view(party.offer.game, party.journal.match, [seat]);
  const { offer, lang, words } = party;
  const names = namesFor(party, seat);
  const title = ` ${offer.game.text.name[lang]} · ${words.turnOf(names[seat] ?? '')} `;
  const drawn = seen.zones.filter(({ kind, size }) => size > 0 && !offer.aside?.includes(kind));
  return [
    '',
    terminal.style('bold', `──${title}${'─'.repeat(Math.max(0, terminal.width - title.length - 2))}`),
    ...(offer.game.text.facts?.(seen, lang, names) ?? []).map((fact) => terminal.style('dim', `  ${fact}`)),
    ...names.flatMap((name, other) => (other === seat ? [] : [`  ${name}: ${drawOther(party, drawn, other)}`])),
    ...[...drawn.filter(isShared), ...drawn.filter((zone) => zone.seat === seat)].flatMap((zone) => [
      '',
      ...drawZone(party, terminal, seen, seat, zone),
    ]),
  ];
}

/** What lies open for everybody. */
const isShared = (zone: ViewZone): boolean => zone.seat === undefined && zone.cards.length === zone.size;

function drawOther({ offer, lang, words }: Party, drawn: readonly ViewZone[], seat: Seat): string {
  const parts = drawn
    .filter((zone) => zone.seat === seat)
    .map(({ kind, size, cards }) => {
      const label = offer.game.text.key(labels.zone(kind), lang);
      const known = cards.map(({ card }) => offer.game.text.card(card, lang).name).join(', ');
      return `${label} ${cards.length === size ? known : words.cardsOf(size)}${known !== '' && cards.length < size ? ` (${known})` : ''}`;
    });
  return parts.length === 0 ? '–' : parts.join(' · ');
}

/** A zone with its cards, those of a suit on one line. */
function drawZone(party: Party, terminal: Terminal, seen: View, seat: Seat, { kind, cards, size }: ViewZone): string[] {
  const { offer, lang, words } = party;
  const names = namesFor(party, seat);
  const heading = offer.game.text.key(labels.zone(kind), lang);
  const drawn = ({ card, obj }: ViewCard): string => {
    const remark = offer.game.text.remark?.(seen, obj, lang, names);
    return drawCard(offer, lang, terminal, card) + (remark === undefined ? '' : terminal.style('dim', ` (${remark})`));
  };
  const order = orderOf(offer);
  const sorted = cards.toSorted((a, b) => (order.get(a.card) ?? 0) - (order.get(b.card) ?? 0));
  const groups = Map.groupBy(sorted, ({ card }) => offer.look(card, lang).group);
  const width = Math.max(0, ...[...groups.keys()].map((group) => group.length));
  return [
    terminal.style('bold', `  ${heading}`) + (cards.length < size ? ` (${words.cardsOf(size)})` : ''),
    ...[...groups].map(([group, list]) => {
      const row = list.map(drawn).join(', ');
      // The heading has said it already.
      return group === heading ? `    ${row}` : `    ${terminal.style('dim', group.padEnd(width))}  ${row}`;
    }),
  ];
}

export function drawCard(
  { game, look }: Party['offer'],
  lang: Party['lang'],
  terminal: Terminal,
  card: CardId,
): string {
  const { colour, mark } = look(card, lang);
  return `${terminal.style(colour, game.text.card(card, lang).name)} ${mark}`.trimEnd();
}
