/* SI-021. */

export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const;
export type Element = (typeof ELEMENTS)[number];

/** So many of each. */
export type Elements = Readonly<Partial<Record<Element, number>>>;

const isElement = (word: string): word is Element => ELEMENTS.some((element) => element === word);

/** `'2 moon 1 fire'`, `'sun water'`. */
export function elements(text: string): Elements {
  const all: Partial<Record<Element, number>> = {};
  let n = 1;
  for (const word of text.split(' ').filter((each) => each !== '')) {
    if (/^\d+$/.test(word)) n = Number(word);
    else {
      if (!isElement(word)) throw new Error(`${word} is no element`);
      all[word] = (all[word] ?? 0) + n;
      n = 1;
    }
  }
  return all;
}

export const hasAll = (own: Elements, wanted: Elements): boolean =>
  ELEMENTS.every((element) => (own[element] ?? 0) >= (wanted[element] ?? 0));

/** What is wanting. */
export const missing = (own: Elements, wanted: Elements): Elements =>
  Object.fromEntries(
    ELEMENTS.flatMap((element) => {
      const n = (wanted[element] ?? 0) - (own[element] ?? 0);
      return n > 0 ? [[element, n]] : [];
    }),
  );

export function together(all: readonly Elements[]): Elements {
  const sum: Partial<Record<Element, number>> = {};
  for (const each of all) {
    for (const element of ELEMENTS) {
      const n = each[element];
      if (n !== undefined) sum[element] = (sum[element] ?? 0) + n;
    }
  }
  return sum;
}

/** `2 {moon} 1 {fire}`. */
export const sayElements = (wanted: Elements): string =>
  ELEMENTS.flatMap((element) => (wanted[element] === undefined ? [] : [`${wanted[element]} {${element}}`])).join(' ');
