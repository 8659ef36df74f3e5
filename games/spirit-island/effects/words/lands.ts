import type { Path, Said } from '@tafelrunde/kernel';
import { below, clause, named, tells, verb, type WordNode, when } from '@tafelrunde/words';
import { adjacentTo } from '../../queries.ts';
import type { Game } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { landOf, spiritOf, userOf, whoDecides } from '../context.ts';
import type {
  AfterForestalling,
  Aftermath,
  AfterNext,
  Apparition,
  Avenge,
  AvengeAround,
  Breaks,
  BuildInstead,
  Defend,
  DefendAround,
  DefendWhere,
  Disperse,
  DreadHere,
  Everlasting,
  Forestall,
  Healthier,
  Isolate,
  Meanwhile,
  Meek,
  NoBlight,
  NoCascade,
  NoHealing,
  NoSource,
  OpensWide,
  Restrain,
  SameTime,
  Shelter,
  Skip,
  SkipCard,
  SkipFirst,
  Skipping,
  TakeDefend,
  Unchanging,
  Unharmed,
  Ward,
} from '../language/words/lands.ts';
import { sayAmount, sayKind, sayPer } from '../speech.ts';
import { type IslandWord, place, said } from './word.ts';

/* What holds in a land for the rest of the turn (SI-306). */

const TURN = { scope: 'turn' } as const;
/** Once, in this turn. */
const NEXT = { scope: 'turn', next: true } as const;

/** SI-187, SI-189. */
const defend: IslandWord<Defend> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n: amountOf(m, n) }, TURN),
  says: ({ n, more }) => {
    const much = sayAmount(n);
    return more
      ? named(said(`+${much.en} Defend`, `Verteidigung +${much.de}`))
      : named(said(`Defend ${much.en}`, `Verteidigung ${much.de}`));
  },
};

const defendAround: IslandWord<DefendAround> = {
  run: (m, { n }, at) => {
    const [here, much] = [landOf(m), amountOf(m, n)];
    for (const land of [here, ...adjacentTo(m, here)]) m.startLasting(at, { land, n: much }, TURN);
  },
  says: ({ n }) => {
    const much = sayAmount(n);
    return named(
      said(
        `Defend ${much.en}, in target land and in all adjacent lands`,
        `Verteidigung ${much.de}, im Zielgebiet und in allen Nachbargebieten`,
      ),
    );
  },
};

const defendWhere: IslandWord<DefendWhere> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ n, where }) => {
    const much = sayAmount(n);
    const land = sayKind(where);
    return named(said(`Defend ${much.en} in every ${land.en}`, `Verteidigung ${much.de} in jedem ${land.de}`));
  },
};

const PROVIDE = verb('provide {what} in each of {self} lands', 'gib gibst gibt geben | in jedem eigenen Gebiet {what}');

const ward: IslandWord<Ward> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, spiritOf(m)),
  says: ({ n }, say) => {
    if (typeof n === 'number') return clause(say.you, PROVIDE, { what: said(`Defend ${n}`, `Verteidigung ${n}`) });
    return clause(say.you, PROVIDE, {
      what: {
        you: said(`Defend ${n.n} per {presence} of yours there`, `Verteidigung ${n.n} je eigener {presence} dort`),
        they: said(`Defend ${n.n} per {presence} of theirs there`, `Verteidigung ${n.n} je eigener {presence} dort`),
      },
    });
  },
};

const unharmed: IslandWord<Unharmed> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m), n: 1 }, TURN),
  says: () =>
    tells(
      '{dahan+} take no damage from ravaging {invader+} this turn',
      '{dahan+} nehmen in dieser Runde durch Wüten keinen Schaden',
    ),
};

const lastingHere =
  (n: number) =>
  (m: Game, _: WordNode, at: Path): void =>
    m.startLasting(at, { land: landOf(m), n }, TURN);

const healthier: IslandWord<Healthier> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, TURN),
  says: ({ n }) =>
    tells(`{dahan+} have +${n} health while in target land`, `{dahan+} haben im Zielgebiet ${n} zusätzliche Leben`),
};

const everlasting: IslandWord<Everlasting> = {
  run: lastingHere(1),
  says: () =>
    tells(
      '{dahan+} in target land cannot be damaged or destroyed this turn',
      '{dahan+} im Zielgebiet nehmen in dieser Runde keinen Schaden und werden nicht zerstört',
    ),
};

const sameTime: IslandWord<SameTime> = {
  run: lastingHere(1),
  says: () =>
    tells(
      '{dahan+} in target land deal damage at the same time as {invader+} that ravage this turn',
      '{dahan+} im Zielgebiet verursachen ihren Schaden in dieser Runde gleichzeitig mit den wütenden {invader+}',
    ),
};

const apparition: IslandWord<Apparition> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN),
  says: () =>
    tells(
      'when powers generate {fear} in target land this turn, Defend 1 per {fear}',
      'wenn Fähigkeiten in dieser Runde im Zielgebiet {fear} erzeugen: Verteidigung 1 je {fear}',
    ),
};

const noBlight: IslandWord<NoBlight> = {
  run: lastingHere(1),
  says: () =>
    tells(
      '{blight} that would be added to target land this turn stays on the card',
      '{blight}, die in dieser Runde ins Zielgebiet käme, bleibt auf der Karte',
    ),
};

const avenge: IslandWord<Avenge> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m)),
  says: () =>
    tells(
      'after each effect this turn that destroys {town+}/{city+}/{dahan+} in target land, 1 damage per {town}/{city}/{dahan} destroyed',
      'nach jedem Effekt dieser Runde, der im Zielgebiet {town+}/{city+}/{dahan+} zerstört: 1 Schaden je zerstörter Figur',
    ),
};

const avengeAround: IslandWord<AvengeAround> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m)),
  says: () =>
    tells(
      'damage from this power may be dealt in adjacent lands',
      'der Schaden durch diese Fähigkeit darf auch Nachbargebiete treffen',
    ),
};

/** What was counted for it where it stood goes where it went. */
const takeDefend: IslandWord<TakeDefend> = {
  run: (m, { n }, at) => {
    const { pushedTo } = m.vars;
    for (const land of Array.isArray(pushedTo) ? pushedTo : []) {
      m.startLasting(at, { land, n }, TURN);
      m.startLasting(at, { land: landOf(m), n: -n }, TURN);
    }
  },
  says: ({ n }) =>
    tells(`Defend ${n} moves with each of them`, `mit jedem davon geht Verteidigung ${n} ins neue Gebiet`),
};

const VERBS: Readonly<Record<Skipping['instead'], readonly [en: string, de: string]>> = {
  ravageIn: ['ravage', 'wüten'],
  buildIn: ['build', 'bauen'],
  exploreIn: ['explore', 'entdecken'],
};

const NO_ACTION = {
  ravageIn: verb('skip ravages {where} this turn', 'setze setzt setzt setzen aus | {where} in dieser Runde das Wüten'),
  buildIn: verb('skip builds {where} this turn', 'setze setzt setzt setzen aus | {where} in dieser Runde das Bauen'),
  exploreIn: verb(
    'skip explores {where} this turn',
    'setze setzt setzt setzen aus | {where} in dieser Runde das Entdecken',
  ),
} as const;

const NEXT_ACTION = {
  ravageIn: said(
    '{invader+} skip the next ravage in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Wüten aus',
  ),
  buildIn: said(
    '{invader+} skip the next build in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Bauen aus',
  ),
  exploreIn: said(
    '{invader+} skip the next explore in target land this turn',
    '{invader+} setzen in dieser Runde im Zielgebiet das nächste Entdecken aus',
  ),
} as const;

/** SI-224: in place of the action nothing happens. */
const skip: IslandWord<Skip> = {
  run: (m, { of }, at) => {
    of.forEach(({ where, once }, i) => {
      const until = once === true ? ({ ...TURN, next: true } as const) : TURN;
      m.startLasting(below(at, 'of', i), where === undefined ? { land: landOf(m) } : {}, until);
    });
  },
  says: ({ of, there }, say) => {
    const [first, ...more] = of;
    if (first === undefined || more.length > 0) {
      return tells(
        '{invader+} skip all actions in target land this turn',
        '{invader+} setzen in dieser Runde im Zielgebiet alle Aktionen aus',
      );
    }
    if (first.once === true) {
      const { en, de } = NEXT_ACTION[first.instead];
      return there === true
        ? tells(en.replace('in target land', 'there'), de.replace('im Zielgebiet', 'dort'))
        : tells(en, de);
    }
    if (first.where === undefined) return clause(say.you, NO_ACTION[first.instead], { where: place(say, 'in', 'in') });
    const [en, de] = VERBS[first.instead];
    const land = sayKind(first.where);
    const cities = first.cities === true ? ' {city+}' : '';
    return tells(
      `{invader+} do not ${en}${cities} in any ${land.en} this turn`,
      `{invader+} ${de} in dieser Runde in keinem ${land.de}${cities}`,
    );
  },
};

/** "If there is none, nothing is built; of two ravages the first one." */
const buildInstead: IslandWord<BuildInstead> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, NEXT),
  says: () =>
    tells(
      'the first ravage in target land this turn becomes a build there instead',
      'das erste Wüten dieser Runde im Zielgebiet wird stattdessen zu einem Bauen',
    ),
};

const meek: IslandWord<Meek> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, TURN),
  says: ({ n }) =>
    tells(
      `each {invader} in target land does −${n} damage this turn`,
      `jeder {invader} im Zielgebiet verursacht in dieser Runde −${n} Schaden`,
    ),
};

const noCascade: IslandWord<NoCascade> = {
  run: lastingHere(1),
  says: () =>
    tells(
      '{blight} added to target land this turn does not cascade',
      '{blight}, die in dieser Runde ins Zielgebiet kommt, löst keine Kettenreaktion aus',
    ),
};

const noHealing: IslandWord<NoHealing> = {
  run: (m, { everywhere }, at) => m.startLasting(at, everywhere ? {} : { land: landOf(m) }, TURN),
  says: ({ everywhere }) => {
    const where = everywhere ? said('', '') : said(' in target land', ' im Zielgebiet');
    return tells(
      `{invader+}${where.en} do not heal damage at the end of this turn`,
      `{invader+}${where.de} heilen am Ende dieser Runde nicht`,
    );
  },
};

/** SI-186: what comes from the supply. */
const disperse: IslandWord<Disperse> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m)),
  says: () =>
    tells(
      'each {invader} added to target land this turn may be pushed at once to any adjacent land',
      'jeder {invader}, der in dieser Runde ins Zielgebiet kommt, darf sofort in ein beliebiges Nachbargebiet verschoben werden',
    ),
};

const DOING: Readonly<Record<Aftermath, Said>> = {
  invadersFell: said('destroys {invader+} in target land', 'die im Zielgebiet {invader+} zerstört'),
  invadersCame: said('adds or moves {invader+} to target land', 'die {invader+} ins Zielgebiet bringt'),
};

const afterNext: IslandWord<AfterNext> = {
  run: (m, { each }, at) => {
    const seat = whoDecides(m);
    m.startLasting(at, { land: landOf(m), seat, user: userOf(m) }, each ? TURN : NEXT, seat);
  },
  says: ({ when: what, each, do: steps }, say) => {
    const { en, de } = DOING[what];
    const which = each ? said('each', 'jeder') : said('the next', 'der nächsten');
    const circumstance = said(
      `after ${which.en} action this turn that ${en}`,
      `nach ${which.de} Aktion dieser Runde, ${de}`,
    );
    return when({ ...circumstance, isAdverb: true }, say.steps(steps));
  },
};

const restrain: IslandWord<Restrain> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, { scope: 'action' }),
  says: ({ n }) =>
    tells(`{invader+} do −${n} damage on that ravage`, `{invader+} verursachen bei diesem Wüten −${n} Schaden`),
};

const breaks: IslandWord<Breaks> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, userOf(m)),
  says: ({ n, half }) =>
    half === true
      ? tells(
          `after {invader+} deal damage to target land this turn, ${n} damage plus half of what they dealt to it (rounded down)`,
          `nachdem {invader+} in dieser Runde dem Zielgebiet Schaden zugefügt haben: ${n} Schaden und die Hälfte dessen, was sie ihm zugefügt haben (abgerundet)`,
        )
      : tells(
          `after {invader+} deal damage to target land this turn, ${n} damage`,
          `nachdem {invader+} in dieser Runde dem Zielgebiet Schaden zugefügt haben: ${n} Schaden`,
        ),
};

const unchanging: IslandWord<Unchanging> = {
  run: lastingHere(1),
  says: () =>
    tells(
      '{dahan+} in target land cannot be damaged, destroyed, removed, replaced or moved this turn',
      '{dahan+} im Zielgebiet können in dieser Runde weder Schaden nehmen noch zerstört, entfernt, ersetzt oder bewegt werden',
    ),
};

const shelter: IslandWord<Shelter> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n }, TURN),
  says: ({ n, once }) => {
    const time = once === true ? said('the next time', 'das nächste Mal') : said('each time', 'jedes Mal');
    return tells(
      `${time.en} {dahan+} would be destroyed in target land this turn, destroy ${n} fewer`,
      `${time.de}, wenn in dieser Runde im Zielgebiet {dahan+} zerstört würden, werden ${n} weniger zerstört`,
    );
  },
};

const forestall: IslandWord<Forestall> = {
  run: (m, { n }, at) => m.startLasting(at, { land: landOf(m), n: amountOf(m, n) }, TURN),
  says: ({ n }) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    return tells(
      `{invader+} skip ${much} action${each.en} in target land this turn, of the players' choice`,
      `{invader+} setzen in dieser Runde im Zielgebiet ${much} Aktion${each.de} aus, nach Wahl der Mitspielenden`,
    );
  },
};

const afterForestalling: IslandWord<AfterForestalling> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m)),
  says: ({ do: steps }, say) =>
    when(
      {
        ...said(
          'after this power causes {invader+} to skip an action',
          'nachdem {invader+} durch diese Fähigkeit eine Aktion ausgesetzt haben',
        ),
        isAdverb: true,
      },
      say.steps(steps),
    ),
};

const MEANWHILE: Readonly<Record<Meanwhile['always'], Said>> = {
  slips: said(
    'when {presence} in target land would be destroyed this turn, its owner may push it instead, if possible',
    'würde in dieser Runde im Zielgebiet {presence} zerstört, darf ihr Geist sie stattdessen verschieben, wenn es geht',
  ),
  swallows: said(
    'after {invader+}/{dahan+} are moved into target land this turn, destroy them',
    'nachdem in dieser Runde {invader+}/{dahan+} ins Zielgebiet bewegt wurden, werden sie zerstört',
  ),
  alongside: said(
    'when {invader+} ravage there this turn, {explorer+} fight alongside {dahan+}: they deal and take damage with them',
    'wenn {invader+} dort in dieser Runde wüten, kämpfen {explorer+} an der Seite der {dahan+}: Sie verursachen und nehmen Schaden wie diese',
  ),
  outward: said(
    'if {invader+} ravage in target land this turn, they damage {invader+} in adjacent lands instead of {dahan+} and the land; {dahan+} there do not fight back',
    'wenn {invader+} in dieser Runde im Zielgebiet wüten, schaden sie {invader+} in Nachbargebieten statt den {dahan+} und dem Land; die {dahan+} dort schlagen nicht zurück',
  ),
};

const meanwhile: IslandWord<Meanwhile> = {
  run: (m, _, at) => m.startLasting(at, { land: landOf(m), n: 1 }, TURN, whoDecides(m)),
  says: ({ always }) => tells(MEANWHILE[always].en, MEANWHILE[always].de),
};

/** SI-295, SI-306. */
const isolate: IslandWord<Isolate> = {
  run: lastingHere(1),
  says: (_, say) =>
    clause(say.you, ISOLATE, { where: place(say, '', '', 'acc') ?? said('target land', 'das Zielgebiet') }),
};

const ISOLATE = verb('isolate {where}', 'isoliere isolierst isoliert isolieren | {where}');

const ownHere = (m: Game, _: WordNode, at: Path): void => m.startLasting(at, { land: landOf(m) }, TURN, whoDecides(m));

const opensWide: IslandWord<OpensWide> = {
  run: ownHere,
  says: () =>
    tells(
      'your other powers may ignore range when they target this land',
      'deine anderen Fähigkeiten dürfen dieses Gebiet unabhängig von der Reichweite wählen',
    ),
};

const dreadHere: IslandWord<DreadHere> = {
  run: ownHere,
  says: () =>
    tells(
      'after each action this turn that generates {fear} in target land, you may push 1 {explorer} per {fear} or 1 {town} per 2 {fear} from it',
      'nach jeder Aktion dieser Runde, die im Zielgebiet {fear} erzeugt, darfst du daraus 1 {explorer} je {fear} oder 1 {town} je 2 {fear} verschieben',
    ),
};

const noSource: IslandWord<NoSource> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ where }) => {
    const land = sayKind(where);
    return tells(
      `this turn no {explorer+} come from any ${land.en}`,
      `in dieser Runde kommen aus keinem ${land.de} {explorer+}`,
    );
  },
};

const skipFirst: IslandWord<SkipFirst> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ action }) => {
    const [en, de] = VERBS[`${action}In`];
    return tells(
      `{invader+} do not ${en} in the lowest-numbered matching land of each board this turn`,
      `{invader+} ${de} in dieser Runde auf jedem Spielplan nicht im passenden Gebiet mit der niedrigsten Zahl`,
    );
  },
};

const LEFT_OUT = {
  'build stays': said(
    '{invader+} skip 1 build card this turn, which stays where it is',
    '{invader+} setzen in dieser Runde 1 Karte bei „Bauen“ aus; sie bleibt liegen',
  ),
  'build goesOn': said(
    '{invader+} skip 1 build card this turn, which moves on as usual',
    '{invader+} setzen in dieser Runde 1 Karte bei „Bauen“ aus; sie rückt wie üblich weiter',
  ),
  'explore stays': said(
    '{invader+} do not explore this turn, but with 1 more card in their next phase',
    '{invader+} entdecken in dieser Runde nicht, dafür in ihrer nächsten Phase mit 1 Karte mehr',
  ),
  'explore goesOn': said(
    '{invader+} turn up a card this turn and explore nowhere; it moves on as usual',
    '{invader+} decken in dieser Runde eine Karte auf, entdecken aber nirgends; sie rückt wie üblich weiter',
  ),
} as const;

const skipCard: IslandWord<SkipCard> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN),
  says: ({ action, card }) => {
    const { en, de } = LEFT_OUT[`${action} ${card}`];
    return tells(en, de);
  },
};

export const landWords = {
  shelter,
  opensWide,
  dreadHere,
  buildInstead,
  meek,
  noCascade,
  noHealing,
  disperse,
  afterNext,
  meanwhile,
  forestall,
  afterForestalling,
  isolate,
  restrain,
  noSource,
  skipFirst,
  skipCard,
  defend,
  defendAround,
  defendWhere,
  ward,
  unharmed,
  healthier,
  everlasting,
  sameTime,
  apparition,
  noBlight,
  avenge,
  avengeAround,
  takeDefend,
  breaks,
  unchanging,
  skip,
} as const;
