import { cardOf, type ObjectNumber, objectsIn, type Path, type Said, type Seat } from '@tafelrunde/kernel';
import { below, headed, listAt, modeRef, named, permitted, putSteps, sayIf, sequence, when } from '@tafelrunde/words';
import { cardData, powerCardNamed } from '../../cards/catalogue.ts';
import { hasInvaders } from '../../pieces.ts';
import { play } from '../../places.ts';
import { groupsIn, indexOf, islandIn, presenceOnIsland, terrorLevel } from '../../queries.ts';
import { effectLabel } from '../../refs.ts';
import { energyOf } from '../../rules/energy.ts';
import { showing } from '../../rules/tracks.ts';
import type { At, Chapter } from '../../state.ts';
import { landOf, spiritOf, userOf, whoDecides } from '../context.ts';
import { kindsSaid } from '../icons.ts';
import { countAt, holdsAt, isSacredSite, sitesOf } from '../lands.ts';
import type { ByTerror, Condition, Drawn, If, InsteadIf } from '../language/words/conditions.ts';
import { sayKind, sayTail, sayWhether } from '../speech/lands.ts';
import { type IslandWord, said } from './word.ts';

/* Words that ask whether something holds. */

export interface ConditionOps {
  /** "You may instead". */
  mayInstead: { seat: Seat; at: Path };
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

export const seatIn = ({ vars: { seat } }: At): Seat | undefined => (typeof seat === 'number' ? seat : undefined);

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

export const conditionWords = {
  if: ifWord,
  insteadIf,
  byTerror,
} as const;

export const conditionRules: Chapter<ConditionOps> = {
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
