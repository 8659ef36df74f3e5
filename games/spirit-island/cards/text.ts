import type { CardId, Lang, Path } from '@tafelrunde/kernel';
import { closed, describe, inWords, type Steps, valueAt, type WordNode } from '@tafelrunde/words';
import { sayKind, sayTail } from '../effects/speech/lands.ts';
import { sayStanding } from '../effects/speech/standing.ts';
import { say, vocabulary } from '../effects/vocabulary.ts';
import { sayChoice } from '../effects/words/events.ts';
import type {
  Card,
  CostToUse,
  FearCard,
  GrowthOption,
  Innate,
  Power,
  PowerCard,
  Space,
  SpiritCard,
  Target,
  Threshold,
} from './card.ts';
import { cardData, cards, spiritNamed } from './catalogue.ts';
import { type Elements, sayElements } from './elements.ts';
import type { EventCard, EventChoice } from './event.ts';
import { type EventFace, eventFaces, eventText } from './event-text.ts';
import { levelText, scenarioText } from './variant-text.ts';

/* The text of a card, spoken by the data that runs; with icons as tokens (`../effects/icons.ts`). */

const WORDS = {
  en: {
    instead: 'Instead:',
    mayInstead: 'You may instead:',
    range: (n: number) => `Increase this power's range to ${n}.`,
    farther: (n: number) => `This power has +${n} range.`,
    cost: (n: number) => `Pay ${n} {energy}.`,
    action: (what: string) => `In each spirit phase you may ${what}.`,
    time: (n: number) => `Cost to use: ${n} Time.`,
    timeEach: 'Cost to use: 1 Time per player, and 1 {energy} per player, which the spirits pay jointly.',
    timeAgain: 'You may use this power any number of times. Cost to use: 1 Time per previous use this turn.',
    fastFor: (n: number) => `You may pay ${n} {energy} to make this power {fast}.`,
    fartherTo: (n: number, land: string) => `This power has +${n} range when it targets a ${land}.`,
    fast: { may: 'This power may be {fast}.', is: 'This power is {fast}.' },
    slow: 'This power may be {slow}.',
    either: 'or',
    there: 'in target land',
    repeat: {
      anywhere: 'Repeat this power.',
      adjacent: 'Repeat this power in an adjacent land, whatever its range and target.',
    },
    always: 'Always:',
    level: (n: number) => `Terror level ${n}:`,
    immediately: 'At once:',
    eachPhase: 'Each invader phase:',
    stillHealthy: 'The island is still healthy; when this is empty another blight card takes its place.',
    perPlayer: (n: number) => `${n} {blight} per player.`,
    growth: 'Growth:',
    growthTrack: (n: number) => `Growth track ${n}`,
    behind: (n: number) => `(Growth track ${n})`,
    or: ' | ',
    energy: 'Energy',
    plays: 'Card plays',
    morePlays: (n: number) => `+${n} card play`,
    widens: (n: number) => `+${n} range on everything`,
    after: 'In the end:',
    spirits: { any: 'any spirit', another: 'another spirit', self: 'yourself', none: 'no target' },
    anyLand: 'any land',
    twoLands: '2 lands from the same {sacred-site}',
    anyElement: '1 element of your choice',
    inPowers: (what: string) => `In each fast and in each slow phase you may ${what}.`,
    aspect: (of: string, without: string | undefined) =>
      without === undefined ? `Aspect of ${of}.` : `Aspect of ${of}, without “${without}”.`,
    begins: (n: number) => `Begin with ${n} {energy}.`,
    later: (gate: string) => `After ${gate}`,
    price: (n: number) => `If you pay ${n} {energy}: `,
  },
  de: {
    instead: 'Stattdessen:',
    mayInstead: 'Du darfst stattdessen:',
    range: (n: number) => `Die Reichweite dieser Fähigkeit steigt auf ${n}.`,
    farther: (n: number) => `Diese Fähigkeit hat Reichweite +${n}.`,
    cost: (n: number) => `Bezahle ${n} {energy}.`,
    action: (what: string) => `In jeder Geister-Phase einmal, wenn du willst: ${what}.`,
    time: (n: number) => `Kosten des Einsatzes: ${n} Zeit.`,
    timeEach: 'Kosten des Einsatzes: pro Person 1 Zeit, und pro Person 1 {energy}, die die Geister gemeinsam bezahlen.',
    timeAgain:
      'Du darfst diese Fähigkeit beliebig oft einsetzen. Kosten des Einsatzes: 1 Zeit je vorherigem Einsatz in dieser Runde.',
    fastFor: (n: number) => `Du darfst ${n} {energy} bezahlen, damit diese Fähigkeit {fast} ist.`,
    fartherTo: (n: number, land: string) => `Diese Fähigkeit hat Reichweite +${n}, wenn ihr Ziel ein ${land} ist.`,
    fast: { may: 'Diese Fähigkeit darf {fast} sein.', is: 'Diese Fähigkeit ist {fast}.' },
    slow: 'Diese Fähigkeit darf {slow} sein.',
    either: 'oder',
    there: 'im Zielgebiet',
    repeat: {
      anywhere: 'Wiederhole diese Fähigkeit.',
      adjacent: 'Wiederhole diese Fähigkeit in einem Nachbargebiet, ungeachtet von Reichweite und Ziel.',
    },
    always: 'Immer:',
    level: (n: number) => `Furchtstufe ${n}:`,
    immediately: 'Sofort:',
    eachPhase: 'In jeder Invasoren-Phase:',
    stillHealthy: 'Die Insel blüht noch; ist diese Karte leer, tritt eine andere Ödniskarte an ihre Stelle.',
    perPlayer: (n: number) => `${n} {blight} pro Person.`,
    growth: 'Wachstum:',
    growthTrack: (n: number) => `Wachstumsleiste ${n}`,
    behind: (n: number) => `(Wachstumsleiste ${n})`,
    or: ' | ',
    energy: 'Energie',
    plays: 'Ausspielen',
    morePlays: (n: number) => `Ausspielen +${n}`,
    widens: (n: number) => `Reichweite +${n} für alles`,
    after: 'Am Ende:',
    spirits: { any: 'ein beliebiger Geist', another: 'ein anderer Geist', self: 'du selbst', none: 'kein Ziel' },
    anyLand: 'beliebiges Gebiet',
    twoLands: '2 Gebiete von derselben {sacred-site} aus',
    anyElement: '1 Element deiner Wahl',
    inPowers: (what: string) =>
      `In jeder Phase der schnellen und der verzögerten Fähigkeiten einmal, wenn du willst: ${what}.`,
    aspect: (of: string, without: string | undefined) =>
      without === undefined ? `Aspekt von „${of}“.` : `Aspekt von „${of}“, ohne „${without}“.`,
    begins: (n: number) => `Beginne mit ${n} {energy}.`,
    later: (gate: string) => `Nach ${gate}`,
    price: (n: number) => `Wenn du ${n} {energy} bezahlst: `,
  },
} as const;

/** Where a threshold is done is said by the threshold. */
const isSaid = ({ word }: WordNode): boolean => word !== 'atThreshold';

const inText = (steps: Steps, lang: Lang): string => describe(vocabulary, steps.filter(isSaid), lang);

function leadOf({ instead, lead, cost }: Threshold, lang: Lang): string {
  if (lead !== undefined) return `${lead[lang]}: `;
  if (cost !== undefined) return WORDS[lang].price(cost);
  if (instead === undefined) return '';
  return `${instead === 'must' ? WORDS[lang].instead : WORDS[lang].mayInstead} `;
}

/** What a threshold adds. */
function effectOf(threshold: Threshold, lang: Lang): string {
  const t = WORDS[lang];
  const { do: steps, range, farther, repeat, fast, slow, early } = threshold;
  const parts = [
    ...(early === undefined ? [] : [`${inText(early.do, lang).slice(0, -1)}, ${early.said[lang]}.`]),
    inText(steps, lang),
    ...(range === undefined ? [] : [t.range(range)]),
    ...(farther === undefined ? [] : [t.farther(farther)]),
    ...(fast === undefined ? [] : [t.fast[fast]]),
    ...(slow === undefined ? [] : [t.slow]),
    ...(repeat === undefined ? [] : [t.repeat[repeat]]),
  ];
  return `${leadOf(threshold, lang)}${parts.filter((part) => part !== '').join(' ')}`;
}

/** "3 {sun} or 3 {fire}". */
const needsText = ({ elements, or, where }: Threshold, lang: Lang): string => {
  const other = or === undefined ? '' : ` ${WORDS[lang].either} ${sayElements(or)}`;
  const there = where === undefined ? '' : `, ${sayTail(where)[lang]} ${WORDS[lang].there}`;
  return `${sayElements(elements)}${other}${there}`;
};

const thresholdText = (threshold: Threshold, lang: Lang): string =>
  `${needsText(threshold, lang)}: ${effectOf(threshold, lang)}`;

function sayCostToUse({ time }: CostToUse, lang: Lang): string {
  const t = WORDS[lang];
  if (time === 'uses') return t.timeAgain;
  return time === 'players' ? t.timeEach : t.time(time);
}

/** What is said of its cost, range and speed comes first. */
function ownText({ do: steps, target, fastFor, costToUse }: Power, lang: Lang): string {
  const t = WORDS[lang];
  const farther = 'range' in target ? target.range.farther : undefined;
  const parts = [
    ...(farther === undefined ? [] : [t.fartherTo(farther.n, sayKind(farther.where)[lang])]),
    ...(fastFor === undefined ? [] : [t.fastFor(fastFor)]),
    ...(costToUse === undefined ? [] : [sayCostToUse(costToUse, lang)]),
    inText(steps, lang),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const powerText = (power: Power, lang: Lang): string =>
  [ownText(power, lang), ...power.thresholds.map((each) => thresholdText(each, lang)), afterText(power, lang)]
    .filter((text) => text !== '')
    .join(' ');

/** What comes last. */
const afterText = ({ after }: Power, lang: Lang): string =>
  after === undefined ? '' : `${WORDS[lang].after} ${inText(after, lang)}`;

/** SI-149, SI-150: "{presence} 1"; nothing where a spirit is the target. */
function sayRange(target: Target): string | undefined {
  if ('spirit' in target) return undefined;
  const { from, distance, terrain } = target.range;
  const second = target.second === undefined ? '' : ` + ${target.second}`;
  return `{${from}}${terrain === undefined ? '' : ` ({${terrain}})`} ${distance}${second}`;
}

/** SI-151: "land with {dahan}". */
function sayAim(target: Target, lang: Lang): string {
  const t = WORDS[lang];
  if ('spirit' in target) return t.spirits[target.spirit];
  if (target.second !== undefined) return t.twoLands;
  return target.land === undefined ? t.anyLand : sayKind(target.land)[lang];
}

const sayTarget = (target: Target, lang: Lang): string =>
  [sayRange(target) ?? [], sayAim(target, lang)].flat().join(', ');

/** A power as its parts stand on a card, with icons as tokens. */
export interface PowerFace {
  readonly range: string | undefined;
  readonly aim: string;
  readonly effect: string;
  readonly thresholds: readonly {
    readonly elements: Elements;
    readonly or?: Elements;
    readonly needs: string;
    readonly text: string;
  }[];
}

export const powerFace = (power: Power, lang: Lang): PowerFace => ({
  range: sayRange(power.target),
  aim: sayAim(power.target, lang),
  effect: [ownText(power, lang), afterText(power, lang)].filter((text) => text !== '').join(' '),
  thresholds: power.thresholds.map((each) => ({
    elements: each.elements,
    ...(each.or && { or: each.or }),
    needs: needsText(each, lang),
    text: effectOf(each, lang),
  })),
});

const innateText = (innate: Innate, lang: Lang): string =>
  `${innate.name[lang]} ({${innate.speed}}, ${sayTarget(innate.target, lang)}): ${powerText(innate, lang)}`;

function spaceText(
  { energy, plays, morePlays, moreEnergy, widens, elements, action, always, taken }: Space,
  lang: Lang,
): string {
  const parts = [
    ...(energy === undefined ? [] : [elements === undefined ? String(energy) : `${energy} {energy}`]),
    ...(plays === undefined ? [] : [String(plays)]),
    ...(morePlays === undefined ? [] : [WORDS[lang].morePlays(morePlays)]),
    ...(moreEnergy === undefined ? [] : [`+${moreEnergy} {energy}`]),
    ...(widens === undefined ? [] : [WORDS[lang].widens(widens)]),
    ...(elements === undefined ? [] : [sayElements(elements)]),
    ...(always === undefined ? [] : [WORDS[lang].anyElement]),
    ...(action === undefined ? [] : [inText(action, lang)]),
    ...(taken === undefined ? [] : [inWords(say.steps(taken), lang)]),
  ];
  return parts.length === 0 ? '–' : parts.join(' ');
}

/** How the tracks besides those of energy and card plays are counted. */
const growthTrack = (track: number): number => track - 1;
/** What a track besides those of energy and card plays is called: it opens growth options, or others open it. */
function trackTitle({ tracks, gates }: SpiritCard, track: number, lang: Lang): string {
  const t = WORDS[lang];
  const gate = gates?.[track];
  if (gate === undefined) return t.growthTrack(growthTrack(track));
  const last = (i: number): string =>
    [t.energy, t.plays][i] ?? spaceText(tracks[i]?.at(-1) ?? {}, lang).replace(/\.$/, '');
  return t.later('all' in gate ? gate.all.map(last).join(' + ') : gate.any.map(last).join(' / '));
}

/** A space of a track at a path, in words. */
export function spaceAt(path: Path, lang: Lang): string {
  const found = valueAt(cardData, path);
  return isSpace(found) ? spaceText(found, lang) : '';
}

const isSpace = (found: unknown): found is Space => typeof found === 'object' && found !== null;

/** What an option costs, and its actions one by one. */
const optionText = ({ behind, cost, do: steps }: GrowthOption, lang: Lang): string[] => [
  ...(behind === undefined ? [] : [WORDS[lang].behind(growthTrack(behind))]),
  ...(cost === undefined ? [] : [WORDS[lang].cost(cost)]),
  ...steps.map((step) => inText([step], lang)),
];

function growthText({ always = [], options }: SpiritCard['growth'], lang: Lang): string {
  const t = WORDS[lang];
  const choices = options.map((option) => optionText(option, lang).join(' ')).join(t.or);
  return always.length === 0 ? choices : `${t.always} ${inText(always, lang)} ${choices}`;
}

/** A growth option action by action, with what comes in any case (SI-093). */
export const growthFace = ({ growth }: SpiritCard, lang: Lang): { always: string[]; options: string[][] } => ({
  always: (growth.always ?? []).map((step) => inText([step], lang)),
  options: growth.options.map((option) => optionText(option, lang)),
});

export const specialFace = ({ special }: SpiritCard, lang: Lang): { name: string; text: string }[] =>
  special.map(({ name, abilities, action = [], inPowers = [] }) => ({
    name: name[lang],
    text: [
      ...abilities.map((each) => sayStanding(each)[lang]),
      ...(action.length === 0 ? [] : [WORDS[lang].action(inWords(say.steps(action), lang))]),
      ...(inPowers.length === 0 ? [] : [WORDS[lang].inPowers(inWords(say.steps(inPowers), lang))]),
    ].join(' '),
  }));

/** Which panel it has changed, and how; nothing where it is none. */
export function aspectFace({ aspect, energy }: SpiritCard, lang: Lang): string | undefined {
  if (aspect === undefined) return undefined;
  const t = WORDS[lang];
  const { name } = spiritNamed(aspect.of);
  return [t.aspect(name[lang], aspect.without?.[lang]), ...(energy === undefined ? [] : [t.begins(energy)])].join(' ');
}

function spiritText(card: SpiritCard, lang: Lang): string {
  const { growth, tracks, innates } = card;
  const t = WORDS[lang];
  const [energy = [], plays = [], ...others] = tracks;
  const rules = specialFace(card, lang).map(({ name, text }) => `${name}: ${text}`);
  return [
    ...[aspectFace(card, lang) ?? []].flat(),
    `${t.growth} ${growthText(growth, lang)}`,
    closed(`${t.energy}: ${energy.map((space) => spaceText(space, lang)).join(', ')}`),
    closed(`${t.plays}: ${plays.map((space) => spaceText(space, lang)).join(', ')}`),
    ...others.map(([, ...spaces], i) =>
      closed(`${trackTitle(card, i + 2, lang)}: ${spaces.map((space) => spaceText(space, lang)).join(', ')}`),
    ),
    ...rules,
    ...innates.map((innate) => innateText(innate, lang)),
  ].join(' ');
}

/** What a fear card does, by terror level. */
export const fearFace = ({ levels }: FearCard, lang: Lang): string[] =>
  levels.map(({ do: steps }) => inText(steps, lang));

/** The parts of an event, from top to bottom. */
export const eventFace = (card: EventCard, lang: Lang): EventFace[] =>
  eventFaces(card, lang, (steps) => inText(steps, lang));

/** The whole text of a card, with its icons as tokens. */
export function cardText(id: CardId, lang: Lang): string {
  const card = cards.get(id);
  return card === undefined ? '' : textOf(card, lang);
}

function textOf(card: Card, lang: Lang): string {
  const t = WORDS[lang];
  switch (card.kind) {
    case 'minor':
    case 'major':
    case 'unique':
      return powerText(card, lang);
    case 'spirit':
    case 'aspect':
      return spiritText(card, lang);
    case 'fear':
      return fearFace(card, lang)
        .map((text, i) => `${t.level(i + 1)} ${text}`)
        .join(' ');
    case 'event':
      return eventText(card, lang, (steps) => inText(steps, lang));
    case 'blight':
      return [
        ...(card.stillHealthy === true ? [t.stillHealthy] : []),
        t.perPlayer(card.perPlayer),
        ...(card.immediately.length === 0 ? [] : [t.immediately, inText(card.immediately, lang)]),
        ...(card.eachPhase.length === 0 ? [] : [t.eachPhase, inText(card.eachPhase, lang)]),
      ].join(' ');
    case 'invader':
      return closed(sayKind(card.lands)[lang]);
    case 'adversary':
      return levelText(card, lang, (steps) => inText(steps, lang));
    case 'scenario':
      return scenarioText(card, lang, (power) => innateText(power, lang));
  }
}

const isSteps = (found: unknown): found is readonly WordNode[] => Array.isArray(found);
const isNode = (found: unknown): found is WordNode => typeof found === 'object' && found !== null && 'word' in found;

/** What stands at a path of card data, in words: steps, one step, or something with steps in it. */
export function textAt(at: Path, lang: Lang): string {
  const found = valueAt(cardData, at);
  if (isSteps(found)) return inText(found, lang);
  if (isNode(found)) return inText([found], lang);
  if (typeof found === 'object' && found !== null && 'do' in found && isSteps(found.do)) return inText(found.do, lang);
  return '';
}

const isChoice = (found: unknown): found is EventChoice =>
  typeof found === 'object' && found !== null && 'name' in found && 'do' in found;

/** A choice of an event, by its name. */
export function choiceName(at: Path, lang: Lang): string {
  const found = valueAt(cardData, at);
  return isChoice(found) ? found.name[lang] : '';
}

/** A choice of an event: its name, what it costs, what it does. */
export function choiceText(at: Path, lang: Lang): string {
  const found = valueAt(cardData, at);
  return isChoice(found) ? `${sayChoice(found)[lang]}: ${inText(found.do, lang)}` : '';
}

/** A short phrase for a step: no capital, no full stop. */
export const phraseAt = (at: Path, lang: Lang): string => {
  const found = valueAt(cardData, at);
  return isNode(found) ? inWords(say.steps([found]), lang) : textAt(at, lang);
};

/** What is printed besides the text: "1 {energy}, {fast}, {presence} 1, any land; {sun} {water}". */
export function printedOn({ cost, speed, target, elements }: PowerCard, lang: Lang): string {
  const own = sayElements(elements);
  return [`${cost} {energy}`, `{${speed}}`, sayTarget(target, lang), ...(own === '' ? [] : [own])].join('; ');
}
