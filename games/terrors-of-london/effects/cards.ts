import { count, look } from '@tafelrunde/kernel';
import { keywords } from '../keywords.ts';
import { commandable } from '../rules/keywords.ts';
import { drawCards, topCard } from '../rules/moving.ts';
import { deck, discard, hand, opponentOf } from '../state.ts';
import type { Command, Destroy, Draw, LookAtTop, OpponentDiscards, Sacrifice } from './language.ts';
import { type EffectWord, simply } from './word.ts';

const drawWord: EffectWord<Draw> = {
  can: (m) => count(m, deck(m.state.active)) + count(m, discard(m.state.active)) > 0,
  run: (m, { n }) => drawCards(m, m.state.active, n),
  text: {
    en: ({ n }) => (n === 1 ? 'DRAW 1 CARD' : `DRAW ${n} CARDS`),
    de: ({ n }) => (n === 1 ? 'ZIEHE 1 KARTE' : `ZIEHE ${n} KARTEN`),
  },
};

const commandWord: EffectWord<Command> = {
  can: (m) => commandable(m, m.state.active).length > 0,
  run: (m) => m.put({ op: 'command', seat: m.state.active }),
  text: simply(keywords.command.name),
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
  text: {
    en: () => 'look at the top card of your deck; you may discard it',
    de: () => 'sieh dir die oberste Karte deines Decks an; du darfst sie abwerfen',
  },
};

const opponentDiscardsWord: EffectWord<OpponentDiscards> = {
  can: (m) => count(m, hand(opponentOf(m.state.active))) > 0,
  run: (m) => m.put({ op: 'discardOne', seat: opponentOf(m.state.active) }),
  text: { en: () => 'the opponent discards 1 card', de: () => 'der Gegner wirft 1 Handkarte ab' },
};

/** "You may" would seem to cover what comes after it, too. */
const sacrificeWord: EffectWord<Sacrifice> = {
  run: (m, { optional }) => m.put({ op: 'sacrifice', seat: m.state.active, optional }),
  text: {
    en: ({ optional }) => (optional ? 'SACRIFICE up to 1 card from your play area' : keywords.sacrifice.name.en),
    de: ({ optional }) => (optional ? 'OPFERE bis zu 1 Karte aus deinem Spielbereich' : keywords.sacrifice.name.de),
  },
};

const destroyWord: EffectWord<Destroy> = {
  run: (m) => m.put({ op: 'destroy', seat: m.state.active }),
  text: simply(keywords.destroy.name),
};

export const cardWords = {
  draw: drawWord,
  command: commandWord,
  lookAtTop: lookAtTopWord,
  opponentDiscards: opponentDiscardsWord,
  sacrifice: sacrificeWord,
  destroy: destroyWord,
} as const;
