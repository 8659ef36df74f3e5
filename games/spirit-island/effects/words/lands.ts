import type { Path, Said } from '@tafelrunde/kernel';
import { clause, tells, verb, type WordNode, when } from '@tafelrunde/words';
import type { Game } from '../../state.ts';
import { landOf, userOf, whoDecides } from '../context.ts';
import type {
  Aftermath,
  AfterNext,
  Apparition,
  Avenge,
  AvengeAround,
  Breaks,
  Disperse,
  DreadHere,
  Everlasting,
  Healthier,
  Isolate,
  Meanwhile,
  Meek,
  NoBlight,
  NoCascade,
  NoHealing,
  NoSource,
  OpensWide,
  SameTime,
  Shelter,
  Unchanging,
  Unharmed,
} from '../language/words/lands.ts';
import { sayKind } from '../speech/lands.ts';
import { type IslandWord, place, said } from './word.ts';

/* What holds in a land for the rest of the turn (SI-306). */

const TURN = { scope: 'turn' } as const;

/** Once, in this turn. */
const NEXT = { scope: 'turn', next: true } as const;

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

export const landWords = {
  shelter,
  opensWide,
  dreadHere,
  meek,
  noCascade,
  noHealing,
  disperse,
  afterNext,
  meanwhile,
  isolate,
  noSource,
  unharmed,
  healthier,
  everlasting,
  sameTime,
  apparition,
  noBlight,
  avenge,
  avengeAround,
  breaks,
  unchanging,
} as const;
