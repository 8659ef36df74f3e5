import {
  cardOf,
  type ObjectNumber,
  type Option,
  objectsIn,
  type Path,
  refs,
  type Said,
  type Seat,
} from '@tafelrunde/kernel';
import {
  allowed,
  asObject,
  below,
  type ChoiceOps,
  choices,
  clause,
  headed,
  kind,
  listAt,
  mayWord,
  modeRef,
  type Names,
  named,
  nodeAt,
  noun,
  permitted,
  putSteps,
  type Say,
  type Steps,
  type Subject,
  sayIf,
  sayModes,
  sequence,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { cardData, powerCardNamed } from '../../cards/catalogue.ts';
import { hasInvaders } from '../../pieces.ts';
import { play } from '../../places.ts';
import { groupsIn, indexOf, islandIn, keeperOf, presenceOnIsland, terrorLevel } from '../../queries.ts';
import { effectLabel } from '../../refs.ts';
import { energyOf } from '../../rules/energy.ts';
import { eachAsPoured } from '../../rules/sideways.ts';
import { showing } from '../../rules/tracks.ts';
import { type At, type Chapter, type Game, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { isReached, landOf, spiritOf, userOf, whoDecides } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { countAt, holdsAt, isSacredSite, landsSuchThat, sitesOf } from '../lands.ts';
import type { LandTest } from '../language/lands.ts';
import type {
  Absorbed,
  AtEnd,
  AtThreshold,
  ByTerror,
  Choose,
  Condition,
  Drawn,
  EachLand,
  If,
  InLands,
  InsteadIf,
  LandPick,
  MayDoBoth,
  OneOrBoth,
  ThereAlso,
  Times,
  Who,
} from '../language/words/flow.ts';
import { sayKind, sayLands, sayPer, sayTail, sayWhether } from '../speech.ts';
import { type IslandWord, said } from './word.ts';

/* Words that decide what else is done, where and by whom. */

export interface FlowOps extends ChoiceOps {
  /** In which lands the steps are done. */
  choosingLands: { seat: Seat; at: Path };
  /** "You may instead". */
  mayInstead: { seat: Seat; at: Path };
  /** One of two, or both, if the threshold lets one. */
  oneOrBoth: { seat: Seat; at: Path; both: boolean };
  /** One of so many times. */
  onceMore: { at: Path };
}

function holds(m: At, condition: Condition): boolean {
  if ('targets' in condition) return (spiritOf(m) === userOf(m)) === (condition.targets === 'yourself');
  if ('terror' in condition) return terrorLevel(m) <= condition.terror;
  if ('terrorFrom' in condition) return terrorLevel(m) >= condition.terrorFrom;
  if ('cards' in condition) return objectsIn(m, play(userOf(m))).every((card) => cardOf(m, card) === m.state.cause);
  if ('originIs' in condition) {
    const { origin } = m.vars;
    return typeof origin === 'string' && holdsAt(m, condition.originIs, indexOf(m, origin), seatIn(m));
  }
  if ('showing' in condition) return showing(m, whoDecides(m), condition.showing) >= condition.least;
  if ('inPlay' in condition) {
    const cards = objectsIn(m, play(whoDecides(m)));
    return cards.length >= condition.inPlay || cards.some((card) => printedCost(m, card) >= condition.orCost);
  }
  if ('sites' in condition) {
    const seat = userOf(m);
    return islandIn(m).lands.filter((_, i) => isSacredSite(m, seat, i)).length >= condition.sites;
  }
  if ('among' in condition) {
    const seat = whoDecides(m);
    const n = sitesOf(m, seat, 'presence').reduce((sum, land) => sum + countAt(m, land, condition.among, seat), 0);
    return n >= condition.least;
  }
  if ('burst' in condition) return typeof m.vars.burst === 'number' && m.vars.burst >= condition.burst;
  if ('added' in condition || 'gathered' in condition) return typeof m.vars.did === 'number' && m.vars.did > 0;
  if ('replaced' in condition) return m.vars.replacements !== undefined;
  if ('cleared' in condition) {
    return typeof m.vars.did === 'number' && m.vars.did > 0 && !hasInvaders(groupsIn(m, landOf(m)));
  }
  if ('fallen' in condition) {
    const fallen = m.state.fallen.filter(([, kind]) => condition.fallen.some((each) => each === kind));
    return fallen.length >= (condition.least ?? 1);
  }
  if ('removed' in condition) return m.state.removed.length > 0;
  if ('pushed' in condition) {
    const { pushed } = m.vars;
    return Array.isArray(pushed) && condition.pushed.some((kind) => pushed.includes(kind));
  }
  if ('felled' in condition) {
    const { since } = m.vars;
    const here = landOf(m);
    return m.state.fallen
      .slice(typeof since === 'number' ? since : 0)
      .some(([land, kind]) => land === here && condition.felled.some((each) => each === kind));
  }
  if ('island' in condition) return m.state.blighted === (condition.island === 'blighted');
  if ('drawn' in condition) return isDrawn(m, condition.drawn);
  if ('energy' in condition) return energyOf(m, whoDecides(m)) >= condition.energy;
  if ('presence' in condition && typeof condition.presence === 'number') {
    return presenceOnIsland(m, whoDecides(m)) >= condition.presence;
  }
  if ('pushedTo' in condition) {
    const { pushedTo } = m.vars;
    const lands = Array.isArray(pushedTo) ? pushedTo : [];
    return lands.some(
      (land) => typeof land === 'string' && holdsAt(m, condition.pushedTo, indexOf(m, land), seatIn(m)),
    );
  }
  return holdsAt(m, condition, indexOf(m, landOf(m)), seatIn(m));
}

const printedCost = (m: At, card: ObjectNumber): number => powerCardNamed(cardOf(m, card) ?? '').cost;

/** The card that was discarded for it. */
function isDrawn({ vars }: At, { speed, has, lacks }: Drawn): boolean {
  if (typeof vars.drawn !== 'string') return false;
  const card = powerCardNamed(vars.drawn);
  return (
    (speed === undefined || card.speed === speed) &&
    (has === undefined || card.elements[has] !== undefined) &&
    (lacks === undefined || card.elements[lacks] === undefined)
  );
}

const seatIn = ({ vars: { seat } }: At): Seat | undefined => (typeof seat === 'number' ? seat : undefined);

function sayCondition(condition: Condition): Said {
  if ('targets' in condition) {
    return condition.targets === 'yourself'
      ? said('you target yourself', 'du dich selbst wählst')
      : said('you target another spirit', 'du einen anderen Geist wählst');
  }
  if ('terror' in condition) {
    return condition.terror === 1
      ? said('the terror level is 1', 'die Furchtstufe 1 ist')
      : said(`the terror level is ${condition.terror} or lower`, `die Furchtstufe höchstens ${condition.terror} ist`);
  }
  if ('terrorFrom' in condition) {
    return said(
      `the terror level is ${condition.terrorFrom} or higher`,
      `die Furchtstufe mindestens ${condition.terrorFrom} ist`,
    );
  }
  if ('cards' in condition) {
    return said('you have no other power cards in play', 'du keine anderen Fähigkeitenkarten ausgespielt hast');
  }
  if ('originIs' in condition) {
    const tail = sayTail(condition.originIs);
    return said(`the origin land is one ${tail.en}`, `das Ausgangsgebiet eines ${tail.de} ist`);
  }
  if ('showing' in condition) {
    const { showing: element, least } = condition;
    return said(
      `your open spaces show at least ${least} {${element}}`,
      `deine offenen Felder mindestens ${least} {${element}} zeigen`,
    );
  }
  if ('inPlay' in condition) {
    const { inPlay: n, orCost } = condition;
    return said(
      `they have at least ${n} power cards in play, or one that costs at least ${orCost} {energy}`,
      `mindestens ${n} eigene Fähigkeitenkarten ausgespielt sind oder eine, die mindestens ${orCost} {energy} kostet`,
    );
  }
  if ('sites' in condition) {
    return said(
      `you have at least ${condition.sites} {sacred-site+}`,
      `du mindestens ${condition.sites} {sacred-site+} hast`,
    );
  }
  if ('among' in condition) {
    const what = kindsSaid(condition.among, 'many');
    return said(
      `there are at least ${condition.least} ${what.en} among their lands`,
      `in den eigenen Gebieten zusammen mindestens ${condition.least} ${what.de} sind`,
    );
  }
  if ('burst' in condition) {
    return said(
      `you destroyed at least ${condition.burst} {presence}`,
      `du mindestens ${condition.burst} {presence+} zerstört hast`,
    );
  }
  if ('added' in condition) return said('any {presence} was added', 'so {presence} dazugekommen ist');
  if ('gathered' in condition) return said('you did', 'du das getan hast');
  if ('replaced' in condition) return said('this power has replaced anything', 'diese Fähigkeit etwas ersetzt hat');
  if ('cleared' in condition) {
    return said('this destroys all {invader+} in target land', 'dies dort alle {invader+} zerstört');
  }
  if ('fallen' in condition) {
    if (condition.least !== undefined) {
      const { en, de } = kindsSaid(condition.fallen, 'many');
      return said(
        `this power destroys ${condition.least} or more ${en}`,
        `diese Fähigkeit mindestens ${condition.least} ${de} zerstört`,
      );
    }
    const what = kindsSaid(condition.fallen, 'one');
    return said(`this power destroys any ${what.en}`, `diese Fähigkeit ${what.de} zerstört`);
  }
  if ('removed' in condition) return said('you removed any', 'du welche entfernt hast');
  if ('pushed' in condition) {
    const what = kindsSaid(condition.pushed, 'any');
    return said(`you pushed any ${what.en}`, `du so ${what.de} verschoben hast`);
  }
  if ('felled' in condition) {
    const what = kindsSaid(condition.felled, 'one');
    return said(`that destroys a ${what.en}`, `das ${what.de} zerstört`);
  }
  if ('island' in condition) {
    return condition.island === 'blighted'
      ? said('the island is blighted', 'die Insel verödet ist')
      : said('the island is healthy', 'die Insel blüht');
  }
  if ('drawn' in condition) return sayDrawn(condition.drawn);
  if ('energy' in condition) {
    return said(`they have ${condition.energy} {energy}`, `${condition.energy} {energy} dafür da sind`);
  }
  if ('presence' in condition && typeof condition.presence === 'number') {
    return said(
      `they have at least ${condition.presence} {presence} on the island`,
      `mindestens ${condition.presence} eigene {presence+} auf der Insel sind`,
    );
  }
  if ('pushedTo' in condition) {
    const land = sayKind(condition.pushedTo);
    return said(`you pushed any into a ${land.en}`, `du welche in ein ${land.de} verschoben hast`);
  }
  return sayWhether(condition);
}

function sayDrawn({ speed, has, lacks }: Drawn): Said {
  if (speed !== undefined) return said(`it is {${speed}}`, `sie {${speed}} ist`);
  return has === undefined
    ? said(`it has no {${lacks}}`, `sie {${lacks}} nicht hat`)
    : said(`it has {${has}}`, `sie {${has}} hat`);
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

const ifWord: IslandWord<If> = {
  run: (m, node, at) => {
    if (holds(m, node.condition)) putSteps(m, at, 'do', node.do);
    else putSteps(m, at, 'else', node.else);
  },
  says: ({ condition, do: steps, else: otherwise }, say) =>
    when(sayIf(sayCondition(condition)), say.steps(steps), otherwise.length === 0 ? undefined : say.steps(otherwise)),
};

const insteadIf: IslandWord<InsteadIf> = {
  run: (m, node, at) => {
    if (!holds(m, node.condition)) putSteps(m, at, 'first', node.first);
    else if (node.may) m.put({ op: 'mayInstead', seat: whoDecides(m), at });
    else putSteps(m, at, 'then', node.then);
  },
  says: ({ condition, first, then, may }, say) => {
    const other = say.steps(then);
    const { en, de } = sayIf(sayCondition(condition));
    const circumstance = said(`instead, ${en}`, `stattdessen, ${de}`);
    return sequence([say.steps(first), when(circumstance, may ? permitted(other, say.you) : other)]);
  },
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

const byTerror: IslandWord<ByTerror> = {
  run: (m, { levels }, at) => {
    const i = Math.min(terrorLevel(m), levels.length) - 1;
    putSteps(m, below(at, 'levels', i), 'do', levels[i]?.do ?? []);
  },
  says: ({ levels }, say) =>
    sequence(
      levels.map((level, i) =>
        headed(named(said(`terror level ${i + 1}`, `Furchtstufe ${i + 1}`)), say.steps(level.do)),
      ),
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
  if: ifWord,
  insteadIf,
  times,
  thereAlso,
  eachLand,
  inLands,
  atThreshold,
  atEnd,
  choose: words.choose,
  oneOrBoth,
  byTerror,
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

  mayInstead: {
    options: (_, { at }) => [
      { ref: modeRef(0), label: effectLabel(below(at, 'first')) },
      { ref: modeRef(1), label: effectLabel(below(at, 'then')) },
    ],
    answer: (m, { at }, [pick]) => {
      const key = modeRef.in(pick) === 1 ? 'then' : 'first';
      putSteps(m, at, key, listAt(cardData, below(at, key)));
    },
  },
};
