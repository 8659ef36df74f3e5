import { type Option, type Path, refs, type Seat } from '@tafelrunde/kernel';
import {
  allowed,
  asObject,
  below,
  type ChoiceOps,
  choices,
  clause,
  kind,
  listAt,
  mayWord,
  modeRef,
  type Names,
  nodeAt,
  noun,
  putSteps,
  type Say,
  type Steps,
  type Subject,
  sayModes,
  sequence,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { cardData } from '../../cards/catalogue.ts';
import { keeperOf } from '../../queries.ts';
import { eachAsPoured } from '../../rules/sideways.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { isReached, spiritOf, userOf, whoDecides } from '../context.ts';
import { landsSuchThat } from '../lands.ts';
import type { LandTest } from '../language/lands.ts';
import type {
  Absorbed,
  AtEnd,
  AtThreshold,
  Choose,
  EachLand,
  InLands,
  LandPick,
  MayDoBoth,
  OneOrBoth,
  ThereAlso,
  Times,
  Who,
} from '../language/words/flow.ts';
import { sayPer } from '../speech/amounts.ts';
import { sayKind, sayLands } from '../speech/lands.ts';
import { seatIn } from './conditions.ts';
import { type IslandWord, said } from './word.ts';

/* Words that decide what else is done, where and by whom. */

export interface FlowOps extends ChoiceOps {
  /** In which lands the steps are done. */
  choosingLands: { seat: Seat; at: Path };
  /** One of two, or both, if the threshold lets one. */
  oneOrBoth: { seat: Seat; at: Path; both: boolean };
  /** One of so many times. */
  onceMore: { at: Path };
}

const times: IslandWord<Times> = {
  run: (m, { n }, at) => {
    for (let left = amountOf(m, n); left > 0; left--) m.put({ op: 'onceMore', at });
  },
  says: ({ n, do: steps }, say) => {
    const each = sayPer(n);
    const number = typeof n === 'number' ? n : n.n;
    const circumstance =
      typeof n === 'number' || number > 1 ? said(`${number} times${each.en}`, `${number}-mal${each.de}`) : each;
    return when({ ...said(circumstance.en.trim(), circumstance.de.trim()), isAdverb: true }, say.steps(steps));
  },
};

const NEW_LAND = asObject({
  en: 'the new land',
  de: { nom: 'das neue Gebiet', acc: 'das neue Gebiet', dat: 'dem neuen Gebiet', gen: 'des neuen Gebiets' },
  plural: false,
});

const thereAlso: IslandWord<ThereAlso> = {
  run: (m, _, at) => {
    const { pushedTo, chosen: __, ...vars } = m.vars;
    const lands = new Set(Array.isArray(pushedTo) ? pushedTo : []);
    for (const land of lands) m.put({ op: 'run', at: below(at, 'do'), vars: { ...vars, land } });
  },
  says: ({ do: steps }, say) => say.naming('chosen', { first: NEW_LAND, again: NEW_LAND }).steps(steps),
};

/** The steps of a node in each of these lands, one after the other. */
function runInEach(m: Game, at: Path, lands: readonly string[]): void {
  const { chosen: _, ...vars } = m.vars;
  for (const land of lands) {
    m.put({ op: 'run', at: below(at, 'do'), vars: { seat: keeperOf(m, land), ...vars, land } });
  }
}

const eachLand: IslandWord<EachLand> = {
  run: (m, { where }, at) => {
    runInEach(m, at, eachAsPoured(m, landsSuchThat(m, where, seatIn(m))));
  },
  says: ({ where, do: steps }, say) => {
    const land = sayKind(where, say.you === 'you');
    const [en, de] = isOneLand(where) ? ['the', 'im'] : ['each', 'in jedem'];
    return when({ ...said(`in ${en} ${land.en}`, `${de} ${land.de}`), isAdverb: true }, say.steps(steps));
  },
};

const isOneLand = (where: LandTest): boolean => 'origin' in where && where.origin === 'is';

/** Where there are no more lands than that nobody is asked. */
const inLands: IslandWord<InLands> = {
  run: (m, { n, upTo, where }, at) => {
    const lands = landsSuchThat(m, where, seatIn(m));
    if (!upTo && lands.length <= n) runInEach(m, at, lands);
    else m.put({ op: 'choosingLands', seat: whoDecides(m), at });
  },
  says: ({ n, upTo, where, do: steps }, say) => {
    const land = sayLands(where);
    const number = upTo ? said(`up to ${n}`, `bis zu ${n}`) : said(`${n}`, `${n}`);
    return when(
      { ...said(`in ${number.en} ${land.en}`, `in ${number.de} ${land.de}`), isAdverb: true },
      say.steps(steps),
    );
  },
};

const isInLands = (node: WordNode): node is InLands => node.word === 'inLands';

function inLandsAt(at: Path): InLands {
  const node = nodeAt(cardData, at);
  if (!isInLands(node)) throw new Error(`${node.word} stands where another word belongs`);
  return node;
}

/** Says nothing here: the threshold says when it is done. */
const atThreshold: IslandWord<AtThreshold> = {
  run: (m, { level, early }, at) => {
    const power = at.indexOf('do');
    const threshold = below(pathTo(at, power), 'thresholds', level);
    const block = early === true ? below(threshold, 'early') : threshold;
    if (isReached(m, level)) putSteps(m, block, 'do', listAt(cardData, below(block, 'do')));
  },
  says: () => sequence([]),
};

/** The beginning of a path. */
const pathTo = ([card, ...keys]: Path, length: number): Path => [card, ...keys.slice(0, length - 1)];

const atEnd: IslandWord<AtEnd> = {
  run: (m, _, at) => {
    m.state.atEnd = [...m.state.atEnd, below(at, 'do')];
  },
  says: ({ do: steps }, say) => say.steps(steps),
};

const SPIRIT = kind('spirit', 'der Geist/Geister/Geistes');
const PLAYER = kind('player', 'die Person/Personen');

const TARGET = {
  ...noun(SPIRIT, 'the', { being: [{ en: 'target', de: 'gewählt' }], name: 'target' }),
  en: 'target spirit',
};

const EACH = noun(PLAYER, 'each', { name: 'each' });

const BOTH: Subject = {
  en: 'both spirits',
  de: { nom: 'beide Geister', acc: 'beide Geister', dat: 'beiden Geistern', gen: 'beider Geister' },
  plural: true,
};

const SUBJECTS: Readonly<Record<Exclude<Who, Absorbed>, Subject>> = {
  user: 'you',
  target: TARGET,
  everybody: EACH,
  both: BOTH,
};

const isAbsorbed = (who: Who): who is Absorbed => who.startsWith('absorbed');

const absorbedFrom = (m: At, least: number): readonly Seat[] =>
  seatsOf(m).filter((seat) => seat !== userOf(m) && (m.state.absorbed[seat] ?? 0) >= least);

const absorbedSubject = (least: number): Subject => ({
  en:
    least === 1 ? 'other spirits with absorbed {presence}' : `other spirits with at least ${least} absorbed {presence}`,
  de: germanAbsorbed(least === 1 ? 'aufgenommener {presence}' : `mindestens ${least} aufgenommenen {presence+}`),
  plural: true,
});

function germanAbsorbed(how: string): Exclude<Subject, 'you'>['de'] {
  const others = `andere Geister mit ${how}`;
  return { nom: others, acc: others, dat: `anderen Geistern mit ${how}`, gen: `anderer Geister mit ${how}` };
}

const THAT_LAND = noun(kind('land', 'das Gebiet/Gebiete/Gebietes'), 'that');

/** "a coastal land", then "that land". */
function namesOf({ where, different }: LandPick, isYours: boolean): Names {
  const { en, de } = sayKind(where, isYours);
  const other = different ? said('a different', 'ander') : undefined;
  const german = (article: string, ending: string): string =>
    other === undefined ? `${article} ${de}` : `${article} ${other.de}${ending} ${de}`;
  return {
    first: {
      en: `${other?.en ?? (/^[aeiou]/.test(en) ? 'an' : 'a')} ${en}`,
      de: {
        nom: german('ein', 'es'),
        acc: german('ein', 'es'),
        dat: german('einem', 'en'),
        gen: german('eines', 'en'),
      },
      plural: false,
    },
    again: asObject(THAT_LAND),
  };
}

const landsFor = (m: At, { where, different }: LandPick): readonly string[] =>
  landsSuchThat(m, where, seatIn(m)).filter((land) => !different || !m.state.chosen.includes(land));

const { words, rules } = choices({
  data: cardData,
  seat: whoDecides,
  options: (m: At, pick: LandPick) => landsFor(m, pick).map((land) => ({ ref: refs.land(land) })),
  seats: (m: At, who: Who) => {
    if (who === 'everybody') return seatsOf(m);
    if (isAbsorbed(who)) return absorbedFrom(m, Number(who.at(-1)));
    if (who === 'user') return [userOf(m)];
    return who === 'target' ? [spiritOf(m)] : [...new Set([userOf(m), spiritOf(m)])];
  },
  names: (pick: LandPick, say: Say) => namesOf(pick, say.you === 'you'),
  subject: (who: Who) => (isAbsorbed(who) ? absorbedSubject(Number(who.at(-1))) : SUBJECTS[who]),
  target: (_, say: Say) => say.you,
});

const isChoose = (node: WordNode): node is Choose => node.word === 'choose';

function chooseAt(at: Path): Choose {
  const node = nodeAt(cardData, at);
  if (!isChoose(node)) throw new Error(`${node.word} stands where another word belongs`);
  return node;
}

/** SI-154; "or" may be an "and" (Let's See What Happens). */
const oneOf: typeof words.oneOf = {
  ...words.oneOf,
  run: (m, node, at) => {
    if (m.vars.wild !== true) words.oneOf.run(m, node, at);
    else for (const [i, mode] of node.modes.entries()) putSteps(m, below(at, 'modes', i), 'do', mode.do);
  },
};

const BOTH_DONE = verb('do both {where}', 'tue tust tut tun | {where} beides');

const oneOrBoth: IslandWord<OneOrBoth> = {
  run: (m, { level, modes }, at) => {
    const both = modes.length - 1;
    if (m.vars.wild === true) putSteps(m, below(at, 'modes', both), 'do', modes[both]?.do ?? []);
    else m.put({ op: 'oneOrBoth', seat: whoDecides(m), at, both: isReached(m, level) });
  },
  says: ({ modes: [one, other] }, say) =>
    sayModes(
      [one, other].flatMap((mode) => mode ?? []),
      say,
    ),
};

/** Says only what the choice may become. */
const mayDoBoth: IslandWord<MayDoBoth> = {
  run: () => undefined,
  says: ({ inOneLand }, say) =>
    allowed(
      clause(say.you, BOTH_DONE, { where: inOneLand ? said('in the same land', 'im selben Gebiet') : undefined }),
    ),
};

const isOneOrBoth = (node: WordNode): node is OneOrBoth => node.word === 'oneOrBoth';

function modesAt(at: Path, both: boolean): OneOrBoth['modes'] {
  const node = nodeAt(cardData, at);
  if (!isOneOrBoth(node)) return [];
  return both ? node.modes : node.modes.slice(0, -1);
}

/** Is there a land wherever these steps let one choose one? */
const canChoose = (m: At, steps: Steps): boolean =>
  steps.every((node) => !isChoose(node) || landsFor(m, node.pick).length > 0);

export const flowWords = {
  may: mayWord,
  times,
  thereAlso,
  eachLand,
  inLands,
  atThreshold,
  atEnd,
  choose: words.choose,
  oneOrBoth,
  mayDoBoth,
  oneOf,
  by: words.by,
} as const;

export const flowRules: Chapter<FlowOps> = {
  choosingOne: rules.choosingOne,

  oneOrBoth: {
    options: (m, { at, both }) =>
      modesAt(at, both).flatMap((mode, i): Option[] =>
        canChoose(m, mode.do) ? [{ ref: modeRef(i), label: [...at, 'modes', i].join('/') }] : [],
      ),
    answer: (m, { at, both }, [pick]) => {
      const i = modeRef.in(pick) ?? -1;
      const mode = modesAt(at, both)[i];
      if (mode !== undefined) putSteps(m, below(at, 'modes', i), 'do', mode.do);
    },
  },

  // The land that the steps are about; where all choose different ones it is noted.
  choosing: {
    options: (m, { at }) => landsFor(m, chooseAt(at).pick).map((land) => refs.land(land)),
    answer: (m, { at }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined || pick === undefined) return;
      m.state.chosen = [...m.state.chosen, land];
      const node = chooseAt(at);
      if (node.pick.aside === true) {
        m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, chosen: [pick] } });
        return;
      }
      m.let('chosen', [pick]);
      putSteps(m, at, 'do', node.do);
    },
  },

  choosingLands: {
    options: (m, { at }) => landsSuchThat(m, inLandsAt(at).where, seatIn(m)).map((land) => refs.land(land)),
    min: (_, { at }) => (inLandsAt(at).upTo ? 0 : inLandsAt(at).n),
    max: (_, { at }) => inLandsAt(at).n,
    ordered: true,
    answer: (m, { at }, picks) =>
      runInEach(
        m,
        at,
        picks.flatMap((pick) => refs.land.in(pick) ?? []),
      ),
  },

  onceMore: (m, { at }) => m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, since: m.state.fallen.length } }),
};
