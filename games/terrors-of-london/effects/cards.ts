import { count, look } from '@tafelrunde/kernel';
import { allowed, clause, named, sequence, verb } from '@tafelrunde/words';
import { keywords } from '../keywords.ts';
import { commandable } from '../rules/keywords.ts';
import { drawCards, topCard } from '../rules/moving.ts';
import { deck, discard, hand, opponentOf } from '../state.ts';
import type { Command, Destroy, Draw, LookAtTop, OpponentDiscards, Sacrifice } from './language.ts';
import { type EffectWord, keyword, THE_OTHER } from './word.ts';

const DISCARD = verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}');
const LOOK_AT_TOP = verb(
  'look at the top card of your deck',
  'sieh siehst sieht sehen an | {self} die oberste Karte deines Decks',
);
const SACRIFICE_ONE = verb(
  'SACRIFICE 1 card from your play area',
  'OPFERE OPFERST OPFERT OPFERN | 1 Karte aus deinem Spielbereich',
);

const drawWord: EffectWord<Draw> = {
  can: (m) => count(m, deck(m.state.active)) + count(m, discard(m.state.active)) > 0,
  run: (m, { n }) => drawCards(m, m.state.active, n),
  says: ({ n }) =>
    named({ en: `DRAW ${n} ${n === 1 ? 'CARD' : 'CARDS'}`, de: `ZIEHE ${n} ${n === 1 ? 'KARTE' : 'KARTEN'}` }),
};

const commandWord: EffectWord<Command> = {
  can: (m) => commandable(m, m.state.active).length > 0,
  run: (m) => m.put({ op: 'command', seat: m.state.active }),
  says: keyword(keywords.command.name),
};

/** TL-105: nobody else sees it. */
const lookAtTopWord: EffectWord<LookAtTop> = {
  run: (m) => {
    const seat = m.state.active;
    const card = topCard(m, seat);
    if (card === undefined) return;
    look(m, seat, [card]);
    m.put({ op: 'peek', seat, card });
  },
  says: () =>
    sequence([clause('you', LOOK_AT_TOP), allowed(clause('you', DISCARD, { what: { en: 'it', de: 'sie' } }))]),
};

const opponentDiscardsWord: EffectWord<OpponentDiscards> = {
  can: (m) => count(m, hand(opponentOf(m.state.active))) > 0,
  run: (m) => m.put({ op: 'discardOne', seat: opponentOf(m.state.active) }),
  says: () => clause(THE_OTHER, DISCARD, { what: { en: '1 card', de: '1 Handkarte' } }),
};

const sacrificeWord: EffectWord<Sacrifice> = {
  run: (m, { optional }) => m.put({ op: 'sacrifice', seat: m.state.active, optional }),
  says: ({ optional }) => (optional ? allowed(clause('you', SACRIFICE_ONE)) : named(keywords.sacrifice.name)),
};

const destroyWord: EffectWord<Destroy> = {
  run: (m) => m.put({ op: 'destroy', seat: m.state.active }),
  says: keyword(keywords.destroy.name),
};

export const cardWords = {
  draw: drawWord,
  command: commandWord,
  lookAtTop: lookAtTopWord,
  opponentDiscards: opponentDiscardsWord,
  sacrifice: sacrificeWord,
  destroy: destroyWord,
} as const;
