import type { View } from '../cards/view.ts';
import { consentRef, isAgreeing, objectRef, type Proposal } from '../crank/agreeing.ts';
import type { Question } from '../crank/questions.ts';
import type { Sayings } from '../game.ts';
import type { CardId, Ref, Seat } from '../match.ts';
import type { Lang, Said } from './text.ts';

const answers = {
  consent: { en: 'agree', de: 'zustimmen' },
  object: { en: 'object', de: 'ablehnen' },
} as const satisfies Readonly<Record<string, Said>>;

const refusals: Readonly<Record<string, Said>> = {
  'agree-alone': {
    en: 'Agree, object or propose: one of them.',
    de: 'Zustimmen, ablehnen oder vorschlagen: eins davon.',
  },
  'agree-more': { en: 'That is not enough for a proposal.', de: 'Für einen Vorschlag ist das zu wenig.' },
};

const somebody = { en: 'Somebody', de: 'Jemand' } as const;

const proposes: Readonly<Record<Lang, (who: string, what: string) => string>> = {
  en: (who, what) => `${who}: “${what}”. Do you agree?`,
  de: (who, what) => `${who}: „${what}“. Stimmst du zu?`,
};
/** To those who are for it already. */
const stands: Readonly<Record<Lang, (who: string, what: string) => string>> = {
  en: (who, what) => `${who}: “${what}”. The others are still asked.`,
  de: (who, what) => `${who}: „${what}“. Die anderen werden noch gefragt.`,
};
const isFor: Readonly<Record<Lang, (who: string) => string>> = {
  en: (who) => `In favour: ${who}.`,
  de: (who) => `Dafür: ${who}.`,
};

/** What a game says where its players agree: what was proposed, who is for it, and the answers to it. */
export function withAgreements(text: Sayings): Sayings {
  const { prompt, option, key } = text;
  return {
    ...text,
    key: (asked, lang, names) => refusals[asked]?.[lang] ?? key(asked, lang, names),
    prompt: (question, lang, names, view) => {
      const { op } = question;
      if (!isAgreeing(op)) return prompt(question, lang, names, view);
      const asked = prompt(aboutIn(question), lang, names, view);
      if (op.proposal === undefined) return asked;
      const call = (ref: Ref): string => {
        const card = cardSeen(view, ref);
        return card === undefined ? option({ ref }, aboutIn(question), lang, names, view) : text.card(card, lang).name;
      };
      return `${asked} ${sayProposal(op.proposal, op.seat, lang, names, call)}`;
    },
    option: (offered, question, lang, names, view) => {
      if (consentRef.is(offered.ref)) return answers.consent[lang];
      if (objectRef.is(offered.ref)) return answers.object[lang];
      return option(offered, aboutIn(question), lang, names, view);
    },
  };
}

const aboutIn = (question: Question): Question =>
  isAgreeing(question.op) ? { ...question, op: question.op.about } : question;

/** The card at a reference, where it can be seen. */
const cardSeen = (view: View | undefined, ref: Ref): CardId | undefined =>
  view?.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === ref)?.card;

function sayProposal(
  { by, picks, yes }: Proposal,
  to: Seat,
  lang: Lang,
  names: readonly string[] = [],
  call: (ref: Ref) => string,
): string {
  const nameOf = (seat: number): string => names[seat] ?? somebody[lang];
  const others = yes.filter((seat) => seat !== by && seat !== to && names[seat] !== undefined).map(nameOf);
  const say = yes.includes(to) ? stands[lang] : proposes[lang];
  const said = say(nameOf(by), picks.map(call).join(', '));
  return others.length === 0 ? said : `${said} ${isFor[lang](others.join(', '))}`;
}
