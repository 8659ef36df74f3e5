import { at, type GameEvent, type Lang, questionsTo, toldTo } from '@tafelrunde/kernel';
import { playRandomly } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { terrorsOfLondon } from './index.ts';
import { keywords } from './keywords.ts';
import { text } from './text.ts';

const languages: readonly Lang[] = ['en', 'de'];
const games = [1, 2, 3].map((seed) => playRandomly(terrorsOfLondon, { seats: 2, seed }));

describe('what is said', () => {
  const questions = games.flatMap(({ steps }) =>
    steps.flatMap(({ before }) => questionsTo(terrorsOfLondon, before, [0, 1])),
  );

  it.each(languages)('every question is put and every option labelled (%s)', (lang) => {
    expect(new Set(questions.map(({ op }) => op.op)).size).toBeGreaterThan(14);
    const prompts = questions.map((question) => text.prompt(question, lang));
    expect(prompts.filter((prompt) => !/^\S.*[.?]$/.test(prompt))).toEqual([]);
    const labels = questions.flatMap((question) =>
      question.options
        .filter(({ ref }) => typeof ref === 'string')
        .map((option) => text.option(option, question, lang)),
    );
    expect(labels.filter((label) => !/^[^:>]+(: .+)?$/.test(label) || /undefined|button|pile:/.test(label))).toEqual(
      [],
    );
    const keys = questions.flatMap(({ options }) =>
      options.flatMap(({ label = 'play', idle = 'play' }) => [label, idle]),
    );
    expect(keys.filter((key) => text.key(key, lang) === key)).toEqual([]);
  });

  it('every way in which a game ends has a sentence', () => {
    for (const how of ['overlord-fell', 'conceded']) {
      for (const lang of languages) expect(text.key(how, lang)).toMatch(/^\p{Lu}.* .*\.$/u);
    }
  });

  it('log lines are whole sentences, and name no card that the reader does not know', () => {
    const types = new Set<string>();
    for (const event of games.flatMap(({ steps }) => steps.flatMap(({ events }) => events))) {
      for (const lang of languages) {
        const line = text.event(toldTo(event, 0b10), lang, ['Ada', 'Du']);
        if (line === undefined) continue;
        types.add(event.type);
        expect(line).toMatch(/^\S.*\.$/);
        expect(line).not.toMatch(/undefined|\(\)| {2}/);
      }
    }
    expect(types.size).toBeGreaterThan(14);
  });

  it('some of them, word for word', () => {
    const say = (event: GameEvent, lang: Lang) => text.event(toldTo(event, 0b01), lang, ['Ada', 'You']);
    const attacked = { type: 'attacked', seat: 0, data: { n: 5, absorbed: 2, target: 1 } };
    expect(say(attacked, 'en')).toBe('Ada attacks with 5 power; armor absorbs 2.');
    expect(say(attacked, 'de')).toBe('Ada greift mit 5 Macht an; Rüstung fängt 2 ab.');
    const drawn = { type: 'moved', from: { kind: 'deck', seat: 1 }, to: { kind: 'hand', seat: 1 } };
    const cards = [{ card: 'undead-ghoul', obj: 3, sees: 0b10 }];
    expect(say({ ...drawn, cards }, 'en')).toBe('You draw a card.');
    const gained = { type: 'gained', seat: 1, cause: 'starter-cultist', data: { resource: 'coins', n: 1 } };
    expect(say(gained, 'en')).toBe('You gain 1 coin (Cultist).');
    const converted = { type: 'converted', seat: 1, data: { from: 'coins', to: 'power', n: 1 } };
    expect(say(converted, 'en')).toBe('You convert 1 coin into power.');
    expect(say({ ...converted, seat: 0 }, 'de')).toBe('Ada wandelt 1 Münze in Macht um.');
    const mayConvert = { type: 'mayConvert', seat: 0, data: { from: 'power', to: 'coins', most: 3 } };
    expect(say(mayConvert, 'en')).toBe('Ada may convert up to 3 power into coins.');
    expect(say(mayConvert, 'de')).toBe('Ada darf bis zu 3 Macht in Münzen umwandeln.');
    const cleared = { type: 'moved', from: { kind: 'play', seat: 0 }, to: { kind: 'discard', seat: 0 }, cards };
    expect(say(cleared, 'en')).toBeUndefined();
    expect(say({ ...cleared, cause: 'beast-bog-lurker', cards: [{ ...at(cards, 0), sees: 0b11 }] }, 'en')).toBe(
      'Ghoul is destroyed and goes to the discard pile of Ada.',
    );
  });

  it('[TL-035] every keyword is explained in both languages, and names its rules', () => {
    for (const { name, text: said, rules } of Object.values(keywords)) {
      for (const lang of languages) {
        expect(name[lang]).toBe(name[lang].toUpperCase());
        expect(said[lang]).toMatch(/\.$/);
      }
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});
