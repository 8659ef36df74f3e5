import { ELEMENTS, idsOf } from '@tafelrunde/spirit-island';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Print } from './print.tsx';
import { Marked, Sign } from './signs.tsx';

const KINDS = [
  'spirit',
  'aspect',
  'unique',
  'minor',
  'major',
  'fear',
  'event',
  'blight',
  'invader',
  'adversary',
  'scenario',
] as const;

const alike = (drawn: ReadonlyMap<string, string>): string[][] => {
  const by = new Map<string, string[]>();
  for (const [name, picture] of drawn) by.set(picture, [...(by.get(picture) ?? []), name]);
  return [...by.values()].filter(({ length }) => length > 1);
};

describe('the pictures', () => {
  it('are another one for every card', () => {
    const drawn = new Map(idsOf(...KINDS).map((id) => [id, renderToStaticMarkup(<Print id={id} />)]));
    expect(alike(drawn)).toEqual([]);
    expect([...drawn].filter(([, picture]) => !picture.includes('<path'))).toEqual([]);
  });

  it('are the same whenever they are drawn', () => {
    expect(renderToStaticMarkup(<Print id="tsunami" />)).toBe(renderToStaticMarkup(<Print id="tsunami" />));
  });
});

describe('the signs', () => {
  it('are there for every element, and all of them differ', () => {
    const drawn = new Map(ELEMENTS.map((element) => [element, renderToStaticMarkup(<Sign name={element} />)]));
    expect(alike(drawn)).toEqual([]);
  });

  it('stand in texts, and are words for ears', () => {
    const text = renderToStaticMarkup(<Marked text="Push 1 {explorer}/{town+}." lang="de" />);
    expect(text).toContain('aria-label="Entdecker"');
    expect(text).toContain('aria-label="Dörfer"');
    expect(text.match(/<svg/g)).toHaveLength(2);
  });
});
