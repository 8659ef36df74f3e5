import type { Lang } from '@tafelrunde/kernel';
import { closed, type Steps } from '@tafelrunde/words';
import type { EventCard, EventPart, EventTime } from './event.ts';

/* What event cards say, from their data. */

const WORDS = {
  en: {
    stage: 'Stage',
    terror: 'Terror level',
    healthy: 'Healthy island',
    blighted: 'Blighted island',
    token: 'Tokens',
    dahan: 'Dahan',
  },
  de: {
    stage: 'Stufe',
    terror: 'Furchtstufe',
    healthy: 'Blühende Insel',
    blighted: 'Verödete Insel',
    token: 'Marker',
    dahan: 'Dahan',
  },
} as const;

const ROMAN = ['', 'I', 'II', 'III'];

const sayLevels = (levels: readonly number[]): string => levels.map((n) => ROMAN[n]).join('/');

function sayTime(when: EventTime, lang: Lang): string {
  const t = WORDS[lang];
  if ('stage' in when) return `${t.stage} ${sayLevels(when.stage)}`;
  if ('terror' in when) return `${t.terror} ${sayLevels(when.terror)}`;
  return t[when.island];
}

type InText = (steps: Steps) => string;

/** A part of an event card as it stands on it. */
export interface EventFace {
  /** When it applies, or which half it is; nothing where it always does. */
  readonly lead: string | undefined;
  readonly name: string;
  readonly text: string;
}

const faceOf = ({ name, do: steps }: EventPart, lead: string | undefined, lang: Lang, inText: InText): EventFace => ({
  lead,
  name: name[lang],
  text: inText(steps),
});

export function eventFaces({ main, token, dahan }: EventCard, lang: Lang, inText: InText): EventFace[] {
  const t = WORDS[lang];
  return [
    ...main.map((each) => faceOf(each, each.when && sayTime(each.when, lang), lang, inText)),
    ...(token === undefined ? [] : [faceOf(token, t.token, lang, inText)]),
    ...(dahan === undefined ? [] : [faceOf(dahan, t.dahan, lang, inText)]),
  ];
}

export const eventText = (card: EventCard, lang: Lang, inText: InText): string =>
  eventFaces(card, lang, inText)
    .map(({ lead, name, text }) => `${lead === undefined ? '' : `${lead}: `}${closed(name)} ${text}`)
    .join(' ');
