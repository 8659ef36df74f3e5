import { answer, granted, LANGS, questionsTo, type ToldEvent } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';

/** What the log says of the damage when Anna attacks the first monster and every die shows a six. */
function damageTold(given: object) {
  const match = positionAfter(fourSouls, { options: { deals: false }, given, play: [{ 0: 'attack' }] });
  const [question] = questionsTo(fourSouls, match, [0]);
  const [monster] = question?.options ?? [];
  if (question === undefined || monster === undefined) throw new Error('Nothing to attack.');
  const { events } = granted(answer(fourSouls, match, 0, question.id, [monster.ref], (_, n) => n - 1));
  const told: ToldEvent[] = events.filter(({ type }) => type === 'damaged').map(({ cards: _, ...event }) => event);
  return Object.fromEntries(
    LANGS.map((lang) => [lang, told.map((event) => fourSouls.text.event(event, lang, ['Anna', 'Ben']))]),
  );
}

describe('what the rules tell of damage', () => {
  it('[FS-161] [FS-204] names the monster that was hit, and the player who was hurt with it', () => {
    const given = { active: 0, phase: 'action', 'monster#0': ['dople'], 'damage/dople': 1, 'monster#1': ['clotty'] };
    expect(damageTold(given)).toEqual({
      en: ['Dople takes 1 damage from Anna.', 'Ben takes 1 damage from Anna.'],
      de: ['Dople erleidet 1 Schaden durch Anna.', 'Ben erleidet 1 Schaden durch Anna.'],
    });
  });
});
