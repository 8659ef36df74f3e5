import {
  cardOf,
  knows,
  NO,
  objectsIn,
  type Path,
  type Ref,
  refs,
  reveal,
  type Said,
  type Seat,
  topOf,
  YES,
} from '@tafelrunde/kernel';
import {
  allowed,
  and,
  asObject,
  below,
  clause,
  headed,
  kind,
  noun,
  type Part,
  permitted,
  putSteps,
  seatOf,
  sequence,
  tells,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { ANYWHERE_IN_RANGE } from '../../cards/card.ts';
import { powerCardNamed } from '../../cards/catalogue.ts';
import { ELEMENTS, type Element, elements, sayElements } from '../../cards/elements.ts';
import { pieceOf, presenceOf } from '../../pieces.ts';
import { EARNED, FEAR_DECK } from '../../places.ts';
import { groupsIn, indexOf, islandIn, presenceAt, sharesBoard } from '../../queries.ts';
import { elementRef, trackRef } from '../../refs.ts';
import { energyOf, gainEnergy as gain, payEnergy } from '../../rules/energy.ts';
import { putTides, waysFrom } from '../../rules/oceans.ts';
import { destroyPresence as destroyOwn, moveTo } from '../../rules/pieces.ts';
import { forget, owned, reclaimAll as takeBack } from '../../rules/power-cards.ts';
import {
  movePresence as carryPresence,
  returnPresence as giveBack,
  takeOut,
  tracksWithPresence,
  turnInto,
} from '../../rules/presence.ts';
import { BASE } from '../../rules/targeting.ts';
import { elementsOf, energyPerTurn } from '../../rules/tracks.ts';
import { type At, type Chapter, seatsOf } from '../../state.ts';
import { amountOf } from '../amounts.ts';
import { isReached, landOf, spiritOf, userOf, whoDecides } from '../context.ts';
import { standingOf } from '../held.ts';
import { landsSuchThat, mayLie } from '../lands.ts';
import { YOUR_SACRED_SITE, YOURS } from '../language/lands.ts';
import type {
  AddPresence,
  AddPresenceHere,
  AfterUse,
  AlsoAlong,
  Bargain,
  Bulwark,
  Burst,
  Company,
  Darken,
  DestroyAnyPresence,
  DestroyPresence,
  DrawPresence,
  ExtendRange,
  ForDestroyed,
  ForgetPower,
  GainElement,
  GainElements,
  GainEnergy,
  GainOneOf,
  GainPower,
  GainTheseElements,
  GainTrackEnergy,
  Hasten,
  KeepCard,
  MasterGained,
  MayRepeat,
  MorePlays,
  MovePresence,
  PayFor,
  PlayAnother,
  PushPresence,
  RangeFrom,
  ReclaimAll,
  ReclaimOne,
  ReplacePresence,
  RestorePresence,
  ReturnPresence,
  SharePresence,
  SplitEnergy,
  Steadfast,
} from '../language/words/spirits.ts';

import { sayKind, sayPer } from '../speech.ts';
import { type IslandWord, place, said, someSaid } from './word.ts';

/* What happens to spirits: energy, cards, presence, and what they may do this turn. */

export interface SpiritWordOps {
  /** So many different elements, for the seat and perhaps for whoever used the power. */
  chooseElements: { seat: Seat; n: number; at: Path; also: Seat; of?: readonly Element[]; times?: number };
  /** SI-310: is it done in the land where a power has been used? */
  powerUsed: { seat: Seat; land: string };
  mayFollowUp: { seat: Seat; land: string; id: number; at: Path };
  /** Does presence come back there? */
  mayReturn: { seat: Seat; land: string; n: number };
  whoReturns: { seat: Seat; land: string };
  revealFear: { seat: Seat };
  /** One of each kind, to do it all once more; nobody has to. */
  forgetThree: { seat: Seat; power: Path };
  /** Which presence is given for it. */
  bargain: { seat: Seat; at: Path; track: boolean };
  /** In which sacred site; nobody has to. */
  darken: { seat: Seat; at: Path };
  /** Which presence is moved, if any. */
  sendPresence: { seat: Seat; company: Company };
  sendTo: { seat: Seat; from: string; company: Company };
  /** Which pieces go with it. */
  bring: { seat: Seat; from: string; to: string; company: Company };
}

const TURN = { scope: 'turn' } as const;

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const ALSO_GAIN = verb('gain the same elements', 'erhalte erhältst erhält erhalten | dieselben Elemente');
const RECLAIM = verb('reclaim {what}', 'nimm nimmst nimmt nehmen zurück | {what}');
const FORGET = verb('forget {what}', 'vergiss vergisst vergisst vergessen | {what}');
const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');
const REPLACE = verb('replace {what}', 'ersetze ersetzt ersetzt ersetzen | {what}');
const ADD = verb('add 1 {what} at range {range}', 'lege legst legt legen | 1 {what} in Reichweite {range}');
const ADD_ANYWHERE = verb('add 1 {what}', 'lege legst legt legen | 1 {what}');
const USE = verb('use {what}', 'setze setzt setzt setzen ein | {what}');
const REPEAT = verb('repeat {what}', 'wiederhole wiederholst wiederholt wiederholen | {what}');

const gainEnergy: IslandWord<GainEnergy> = {
  run: (m, { n }) => gain(m, seatOf(m), amountOf(m, n)),
  says: ({ n }, say) => {
    const each = sayPer(n);
    const much = typeof n === 'number' ? n : (n.plus ?? n.n);
    return clause(say.you, GAIN, { what: said(`${much} {energy}${each.en}`, `${much} {energy}${each.de}`) });
  },
};

const PAY = verb('pay {n} {energy}', 'bezahle bezahlst bezahlt bezahlen | {n} {energy}');

/** Without steps it is the price of something else. */
const payFor: IslandWord<PayFor> = {
  can: (m, { n }) => energyOf(m, whoDecides(m)) >= amountOf(m, n),
  run: (m, { n, do: steps }, at) => {
    const seat = seatOf(m);
    const cost = amountOf(m, n);
    if (energyOf(m, seat) < cost) return;
    payEnergy(m, seat, cost);
    putSteps(m, at, 'do', steps);
  },
  says: ({ n, do: steps }, say) => {
    const { en, de } = sayPer(n);
    const much = typeof n === 'number' ? n : n.n;
    const paying = clause(say.you, PAY, { n: much, energy: said(`{energy}${en}`, `{energy}${de}`) });
    return steps.length === 0 ? paying : headed(paying, say.steps(steps));
  },
};

const gainTrackEnergy: IslandWord<GainTrackEnergy> = {
  run: (m, { less }) => gain(m, seatOf(m), energyPerTurn(m, userOf(m)) - less),
  says: ({ less }, say) =>
    clause(say.you, GAIN, {
      what: said(
        `as much {energy} as your energy track brings, minus ${less}`,
        `so viel {energy}, wie deine Energie-Leiste bringt, minus ${less}`,
      ),
    }),
};

const DECKS = { minor: said('minor ', 'schwache '), major: said('major ', 'starke ') } as const;

const gainPower: IslandWord<GainPower> = {
  run: (m, { deck, spare }) =>
    m.put({ op: 'gainPower', seat: seatOf(m), ...(deck && { deck }), ...(spare !== undefined && { spare }) }),
  says: ({ deck, spare }, say) => {
    const kind = deck === undefined ? said('', '') : DECKS[deck];
    const gains = clause(say.you, GAIN, { what: said(`a ${kind.en}power card`, `eine ${kind.de}Fähigkeitenkarte`) });
    if (spare === undefined) return gains;
    return sequence([
      gains,
      tells(
        `for a major one they may pay ${spare} {energy} instead of forgetting a power card`,
        `für eine starke darf er ${spare} {energy} bezahlen, statt eine Fähigkeitenkarte zu vergessen`,
      ),
    ]);
  },
};

const revealTopFear: IslandWord<WordNode> = {
  run: (m) => {
    const top = topOf(m, FEAR_DECK);
    if (top !== undefined) reveal(m, [top], userOf(m));
  },
  says: () => tells('turn the top card of the fear deck face-up', 'decke die oberste Karte des Furcht-Stapels auf'),
};

const reclaimAll: IslandWord<ReclaimAll> = {
  run: (m) => takeBack(m, seatOf(m)),
  says: (_, say) => clause(say.you, RECLAIM, { what: said('all power cards', 'alle Fähigkeitenkarten') }),
};

const reclaimOne: IslandWord<ReclaimOne> = {
  run: (m) => m.put({ op: 'reclaimOne', seat: seatOf(m) }),
  says: (_, say) => clause(say.you, RECLAIM, { what: said('1 power card', '1 Fähigkeitenkarte') }),
};

const forgetPower: IslandWord<ForgetPower> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'forgetPower', seat: seatOf(m) });
  },
  says: ({ n }, say) =>
    clause(say.you, FORGET, {
      what:
        n === 1 ? said('a power card', 'eine Fähigkeitenkarte') : said(`${n} power cards`, `${n} Fähigkeitenkarten`),
    }),
};

const destroyPresence: IslandWord<DestroyPresence> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'losePresence', seat: seatOf(m) });
  },
  says: ({ n }, say) =>
    clause(say.you, DESTROY, {
      what: {
        you: said(`${n} of your {presence}`, `${n} deiner {presence+}`),
        they: said(`${n} of their {presence}`, `${n} eigene {presence${n === 1 ? '' : '+'}}`),
      },
    }),
};

const destroyAnyPresence: IslandWord<DestroyAnyPresence> = {
  run: (m, { n }) => {
    for (let left = n; left > 0; left--) m.put({ op: 'loseAnyPresence', lands: [landOf(m)] });
  },
  says: ({ n }, say) =>
    clause(say.you, DESTROY, {
      what: said(`${n} {presence} of any spirit`, `${n} {presence} eines beliebigen Geistes`),
    }),
};

const replacePresence: IslandWord<ReplacePresence> = {
  run: (m, { by }) => m.put({ op: 'replacePresence', seat: seatOf(m), by }),
  says: ({ by }, say) =>
    clause(say.you, REPLACE, {
      what: {
        you: said(`1 of your {presence} with 1 {${by}}`, `1 deiner {presence+} durch 1 {${by}}`),
        they: said(`1 of their {presence} with 1 {${by}}`, `1 eigene {presence} durch 1 {${by}}`),
      },
    }),
};

const addPresence: IslandWord<AddPresence> = {
  run: (m, { range, where, with: token }) =>
    m.put({ op: 'addPresence', seat: seatOf(m), range, ...(where && { where }), ...(token && { with: token }) }),
  says: ({ range, where, with: token }, say) => {
    const land = where === undefined ? undefined : sayKind(where);
    const [en, de] =
      land === undefined ? ['', ''] : [` in ${/^[aeiou]/.test(land.en) ? 'an' : 'a'} ${land.en}`, ` in ein ${land.de}`];
    const more = token === undefined ? said('', '') : said(` and 1 {${token}}`, ` und 1 {${token}}`);
    const what = said(`{presence}${more.en}${en}`, `{presence}${more.de}${de}`);
    return range === ANYWHERE_IN_RANGE
      ? clause(say.you, ADD_ANYWHERE, { what })
      : clause(say.you, ADD, { what, range });
  },
};

const MOVE = verb(
  'move 1 {what} up to {range} lands',
  'bewege bewegst bewegt bewegen | 1 {what} bis zu {range} Gebiete weit',
);
const MOVE_ONE = verb(
  'move 1 {what} to an adjacent land{where}',
  'bewege bewegst bewegt bewegen | 1 {what} in ein Nachbargebiet{where}',
);

const movePresence: IslandWord<MovePresence> = {
  run: (m, { range, where }) => m.put({ op: 'movePresence', seat: seatOf(m), range, ...(where && { where }) }),
  says: ({ range, where }, say) => {
    const land = where === undefined ? undefined : sayKind(where);
    const other =
      land === undefined ? said('', '') : said(` or to any ${land.en}`, ` oder in ein beliebiges ${land.de}`);
    const what = said('{presence}', '{presence}');
    return clause(say.you, range === 1 ? MOVE_ONE : MOVE, { what, range, where: other });
  },
};

const addPresenceHere: IslandWord<AddPresenceHere> = {
  run: (m, { anyLand }) => {
    const [seat, land] = [seatOf(m), landOf(m)];
    if (anyLand || mayLie(m, seat, indexOf(m, land))) m.put({ op: 'addPresenceTo', seat, land });
  },
  says: ({ anyLand }, say) =>
    clause(say.you, ADD_HERE, {
      where: place(say, 'to', 'in', 'acc') ?? said('in target land', 'ins Zielgebiet'),
      what: anyLand
        ? said('{presence} (even where you may not have any)', '{presence} (auch wo du sonst keine haben darfst)')
        : said('{presence}', '{presence}'),
    }),
};

const ADD_HERE = verb('add 1 {what} {where}', 'lege legst legt legen | 1 {what} {where}');

/** "If any was added" asks for `did`. */
const returnPresence: IslandWord<ReturnPresence> = {
  run: (m, { n, upTo }) => {
    const [land, seat] = [landOf(m), spiritOf(m)];
    if (upTo) m.put({ op: 'mayReturn', seat, land, n });
    else m.let('did', giveBack(m, land, seat, n));
  },
  says: ({ n, upTo, own }, say) => {
    const where = place(say, 'in', 'in', 'acc') ?? said('there', 'dort');
    if (own === true) {
      const what = said(`${n} of your destroyed {presence}`, `${n} deiner zerstörten {presence+}`);
      return clause(say.you, ADD_DESTROYED, { what });
    }
    const [adds, legt, legen] = upTo ? ['may add', 'darf', ' legen'] : ['adds', 'legt', ''];
    return tells(
      `target spirit ${adds} ${n} of their destroyed {presence} ${where.en}`,
      `der gewählte Geist ${legt} ${n} seiner zerstörten {presence+} ${where.de}${legen}`,
    );
  },
};

const ADD_DESTROYED = verb('add {what} in target land', 'lege legst legt legen | {what} ins Zielgebiet');

const canReturn = (m: At, seat: Seat, land: string): boolean =>
  (m.state.destroyed[seat] ?? 0) > 0 && mayLie(m, seat, indexOf(m, land));

/** Spirits with presence on the board of the land, and some to bring back. */
function returning(m: At, land: string): readonly Seat[] {
  const here = indexOf(m, land);
  const isOnBoard = (seat: Seat): boolean =>
    islandIn(m).lands.some((_, i) => sharesBoard(m, i, here) && presenceAt(m, seat, i) > 0);
  return seatsOf(m).filter((seat) => isOnBoard(seat) && canReturn(m, seat, land));
}

const someoneReturns: IslandWord<WordNode> = {
  run: (m) => {
    const land = landOf(m);
    const [only, ...more] = returning(m, land);
    if (only === undefined) return;
    if (more.length > 0) m.put({ op: 'whoReturns', seat: seatOf(m), land });
    else m.put({ op: 'mayReturn', seat: only, land, n: 1 });
  },
  says: () =>
    tells(
      'a spirit with {presence} on target board may add 1 of their destroyed {presence} in target land',
      'ein Geist mit {presence} auf dem Spielplan des Zielgebiets darf 1 seiner zerstörten {presence+} ins Zielgebiet legen',
    ),
};

const afterUse: IslandWord<AfterUse> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, seatOf(m)),
  says: ({ do: steps }, say) =>
    sequence([
      when(
        said(
          'once this turn, after target spirit uses a power targeting a land',
          'einmal in dieser Runde, nachdem der gewählte Geist eine Fähigkeit auf ein Gebiet eingesetzt hat',
        ),
        permitted(say.naming('chosen', THAT_LAND).steps(steps), say.you),
      ),
    ]),
};

const THAT = asObject(noun(kind('land', 'das Gebiet/Gebiete/Gebietes'), 'that'));
const THAT_LAND = { first: THAT, again: THAT };

const sharePresence: IslandWord<SharePresence> = {
  run: (m, _, at) => {
    const [user, target] = [userOf(m), spiritOf(m)];
    m.startLasting(at, { n: target }, TURN, user);
    m.startLasting(at, { n: user }, TURN, target);
  },
  says: () =>
    tells(
      "you and target spirit may use each other's {presence} to target powers this turn",
      'du und der gewählte Geist dürft in dieser Runde für das Ziel von Fähigkeiten auch von den {presence+} des anderen ausgehen',
    ),
};

const gainPowerTogether: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'gainPower', seat: spiritOf(m), rest: userOf(m) }),
  says: () =>
    tells(
      'target spirit gains a power card, and you gain one of those they did not keep',
      'der gewählte Geist erhält eine Fähigkeitenkarte, du erhältst eine von denen, die er nicht behält',
    ),
};

const GIVE = verb(
  'give 1 power card from hand to the other',
  'gib gibst gibt geben | dem anderen 1 Fähigkeitenkarte aus der Hand',
);

const giftPower: IslandWord<WordNode> = {
  run: (m) => {
    const [seat, user, target] = [seatOf(m), userOf(m), spiritOf(m)];
    if (user !== target) m.put({ op: 'giftPower', seat, to: seat === user ? target : user });
  },
  says: (_, say) => allowed(clause(say.you, GIVE)),
};

const tide = (op: 'ebb' | 'flow', en: string, de: string): IslandWord<WordNode> => ({
  run: (m) => putTides(m, op, seatOf(m)),
  says: () => tells(en, de),
});

const gatherIntoOceans = tide('ebb', 'gather 1 {presence} into each ocean', 'versammle 1 {presence} in jedem Ozean');
const pushFromOceans = tide('flow', 'push 1 {presence} from each ocean', 'verschiebe 1 {presence} aus jedem Ozean');

const spareDahan: IslandWord<WordNode> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: () =>
    tells(
      'if {dahan+} are pushed into your ocean, you may move them to any coastal land instead of drowning them',
      'werden dabei {dahan+} in deinen Ozean verschoben, darfst du sie in beliebige Küstengebiete bewegen, statt sie ertrinken zu lassen',
    ),
};

const gainOwnElement: IslandWord<WordNode> = {
  run: (m, _, at) => {
    const own = elementsOf(m, seatOf(m));
    const elements = ELEMENTS.filter((element) => (own[element] ?? 0) > 0);
    if (elements.length > 0) m.put({ op: 'chooseElements', seat: seatOf(m), n: 1, at, also: seatOf(m), of: elements });
  },
  says: (_, say) => clause(say.you, GAIN, { what: said('1 element they have already', '1 Element, das er schon hat') }),
};

const revealFear: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'revealFear', seat: userOf(m) }),
  says: () => tells('turn a face-down fear card face-up', 'decke eine verdeckte Furchtkarte auf'),
};

const bargainForMajor: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'gainPower', seat: seatOf(m), deck: 'major', bargain: landOf(m) }),
  says: () =>
    tells(
      'gain a major power card; if you forget this card for it, gain 1 {energy} per {dahan}, and you may play the new card at once for its cost',
      'erhalte eine starke Fähigkeitenkarte; vergisst du dafür diese Karte, erhalte 1 {energy} je {dahan}, und du darfst die neue Karte sofort für ihre Kosten ausspielen',
    ),
};

const extendRange: IslandWord<ExtendRange> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, where }, say) => {
    if (where === undefined) {
      const what = said(
        `+${n} range with all powers this turn`,
        `in dieser Runde für alle Fähigkeiten Reichweite +${n}`,
      );
      return clause(say.you, GAIN, { what });
    }
    const land = sayKind(where);
    const what = said(
      `+${n} range this turn for measuring range to a ${land.en}`,
      `in dieser Runde Reichweite +${n} zu jedem ${land.de}`,
    );
    return clause(say.you, GAIN, { what });
  },
};

const morePlays: IslandWord<MorePlays> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n }, say) =>
    clause(say.you, GAIN, {
      what: said(`+${n} card play${n === 1 ? '' : 's'} this turn`, `in dieser Runde Ausspielen +${n}`),
    }),
};

const hasten: IslandWord<Hasten> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, either, lesser }, say) =>
    allowed(clause(say.you, USE, { what: either === true ? sayEither(n) : sayHastened(n, lesser === true) })),
};

function sayHastened(n: number, lesser: boolean): Said {
  if (lesser) {
    return said(
      `${n} {slow} power that is not major as if it were {fast} this turn`,
      `in dieser Runde ${n} {slow+} Fähigkeit, die keine starke ist, wie eine {fast+}`,
    );
  }
  if (n === 1) {
    return said(
      '1 {slow} power as if it were {fast} this turn',
      'in dieser Runde 1 {slow+} Fähigkeit wie eine {fast+}',
    );
  }
  return said(
    `up to ${n} {slow} powers as if they were {fast} this turn`,
    `in dieser Runde bis zu ${n} {slow+} Fähigkeiten wie {fast+}`,
  );
}

const sayEither = (n: number): Said =>
  said(
    `${n} {slow} power as if it were {fast} this turn, or ${n} {fast} power as if it were {slow}`,
    `in dieser Runde ${n} {slow+} Fähigkeit wie eine {fast+} oder ${n} {fast+} wie eine {slow+}`,
  );

const PLAY = verb(
  'play another power card at once by paying its cost{more}',
  'spiele spielst spielt spielen aus | sofort eine weitere Fähigkeitenkarte für ihre Kosten{more}',
);

const PLAY_IT = verb(
  'play it at once by paying its cost',
  'spiele spielst spielt spielen aus | sie sofort für ihre Kosten',
);

const playAnother: IslandWord<PlayAnother> = {
  run: (m, { more, gained }) => {
    const card = gained === true && typeof m.vars.gained === 'number' ? m.vars.gained : undefined;
    if (gained === true && card === undefined) return;
    m.put({ op: 'playNow', seat: seatOf(m), ...(more > 0 && { more }), ...(card !== undefined && { card }) });
  },
  says: ({ more, gained }, say) => {
    if (gained === true) return clause(say.you, PLAY_IT);
    return allowed(
      clause(say.you, PLAY, {
        more: more === 0 ? said('', '') : said(` and ${more} {energy} more`, ` und ${more} {energy} mehr`),
      }),
    );
  },
};

const CHEAPEST = {
  you: said(
    'the lowest-cost power card you have in play once this turn by paying its cost again',
    'in dieser Runde einmal die billigste deiner ausgespielten Fähigkeitenkarten gegen erneute Zahlung ihrer Kosten',
  ),
  they: said(
    'the lowest-cost power card they have in play once this turn by paying its cost again',
    'in dieser Runde einmal die billigste eigene ausgespielte Fähigkeitenkarte gegen erneute Zahlung ihrer Kosten',
  ),
};

const sayPaying = (cards: number, isCheapest: boolean): Part =>
  isCheapest
    ? CHEAPEST
    : cards === 1
      ? said(
          '1 power card once this turn by paying its cost again',
          'in dieser Runde einmal 1 Fähigkeitenkarte, deren Kosten erneut bezahlt werden,',
        )
      : said(
          `up to ${cards} other power cards by paying their costs again`,
          `bis zu ${cards} andere Fähigkeitenkarten, deren Kosten erneut bezahlt werden,`,
        );

const mayRepeat: IslandWord<MayRepeat> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n, pays, cheapest }, say) =>
    allowed(
      clause(say.you, REPEAT, {
        what:
          pays === true
            ? sayPaying(n, cheapest === true)
            : said(
                `1 power card that costs ${n} or less once this turn`,
                `in dieser Runde einmal 1 Fähigkeitenkarte, die höchstens ${n} kostet,`,
              ),
      }),
    ),
};

const gainElements: IslandWord<GainElements> = {
  run: (m, { n }, at) => m.put({ op: 'chooseElements', seat: seatOf(m), n, at, also: userOf(m) }),
  says: ({ n }, say) =>
    sequence([
      clause(say.you, GAIN, {
        what: said(`${n} different elements of their choice`, `${n} verschiedene Elemente nach Wahl`),
      }),
      when(said('if you target another spirit', 'falls du einen anderen Geist wählst'), clause('you', ALSO_GAIN)),
    ]),
};

const gainTheseElements: IslandWord<GainTheseElements> = {
  run: (m, { elements: gained }, at) => {
    const each = Object.entries(elements(gained)).flatMap(([element, n]) => Array.from({ length: n }, () => element));
    const element = each.join(' ');
    m.startLasting(at, { element }, TURN, seatOf(m));
    m.emit({ type: 'elements', seat: seatOf(m), data: { element } });
  },
  says: ({ elements: gained }, say) => {
    const what = sayElements(elements(gained));
    return clause(say.you, GAIN, { what: said(what, what) });
  },
};

const BURST = verb('destroy {what} in target land', 'zerstöre zerstörst zerstört zerstören | im Zielgebiet {what}');

const burst: IslandWord<Burst> = {
  run: (m, { least }) => {
    m.let('burst', 0);
    m.put({ op: 'burst', seat: seatOf(m), land: landOf(m), least });
  },
  says: ({ least }, say) =>
    clause(say.you, BURST, {
      what: said(`${least} or more of your {presence}`, `${least} oder mehr deiner {presence+}`),
    }),
};

const DRAW = verb(
  'move {what} from other lands to target land',
  'bewege bewegst bewegt bewegen | {what} aus anderen Gebieten ins Zielgebiet',
);

const drawPresence: IslandWord<DrawPresence> = {
  run: (m, { n }) => {
    const [seat, land] = [seatOf(m), landOf(m)];
    if (mayLie(m, seat, indexOf(m, land))) m.put({ op: 'drawPresence', seat, land, n });
  },
  says: ({ n }, say) =>
    clause(say.you, DRAW, { what: said(`up to ${n} of your {presence}`, `bis zu ${n} deiner {presence+}`) }),
};

const RESTORE = verb(
  'return {what} to your presence tracks',
  'lege legst legt legen zurück | {what} auf deine Präsenzleisten',
);

const restorePresence: IslandWord<RestorePresence> = {
  run: (m, { n }) => m.put({ op: 'restorePresence', seat: seatOf(m), n }),
  says: ({ n }, say) =>
    clause(say.you, RESTORE, {
      what: said(`up to ${n} of your destroyed {presence}`, `bis zu ${n} deiner zerstörten {presence+}`),
    }),
};

const splitEnergy: IslandWord<SplitEnergy> = {
  run: (m, { n }) => {
    const among = [...new Set([userOf(m), spiritOf(m)])];
    const all = amountOf(m, n);
    for (const seat of among) gain(m, seat, Math.floor(all / among.length));
    if (all % among.length > 0) m.put({ op: 'oddEnergy', seat: userOf(m), among });
  },
  says: ({ n }) => {
    const each = sayPer(n);
    return tells(
      `you and target spirit split ${n.n} {energy}${each.en}, as evenly as possible`,
      `du und der gewählte Geist teilt euch ${n.n} {energy}${each.de}, so gleichmäßig wie möglich`,
    );
  },
};

const rangeFrom: IslandWord<RangeFrom> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, seatOf(m)),
  says: ({ n, where }, say) => {
    const land = sayKind(where);
    return clause(say.you, GAIN, {
      what: said(
        `+${n} range this turn with powers used from a ${land.en}`,
        `in dieser Runde Reichweite +${n} für Fähigkeiten, die von ${land.de} ausgehen`,
      ),
    });
  },
};

const forDestroyed: IslandWord<ForDestroyed> = {
  run: (m, { do: steps }, at) => {
    const { destroyed, gone } = m.state;
    const seat = spiritOf(m);
    if ((destroyed[seat] ?? 0) === 0) return;
    destroyed[seat] = (destroyed[seat] ?? 0) - 1;
    gone[seat] = (gone[seat] ?? 0) + 1;
    putSteps(m, at, 'do', steps);
  },
  says: ({ do: steps }, say) =>
    headed(
      tells(
        'target spirit removes 1 of their destroyed {presence} from the game',
        'der gewählte Geist entfernt 1 seiner zerstörten {presence+} aus dem Spiel',
      ),
      say.steps(steps),
    ),
};

const bulwark: IslandWord<Bulwark> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: ({ cost }) =>
    tells(
      `whenever {blight} is added to one of your lands this turn, you may pay ${cost} {energy} to take it from the box instead of the card`,
      `kommt in dieser Runde {blight} in eins deiner Gebiete, darfst du ${cost} {energy} bezahlen, um sie aus der Schachtel statt von der Karte zu nehmen`,
    ),
};

const steadfast: IslandWord<Steadfast> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, userOf(m)),
  says: ({ cost }) =>
    tells(
      `when an event or a blight card would destroy {presence} this turn (other than by adding {blight}), you may pay ${cost} {energy} for each {presence} that is not to be destroyed, whosever it is`,
      `würden ein Ereignis oder eine Ödniskarte in dieser Runde {presence+} zerstören (nicht, wenn {blight} dazukommt), darfst du für jede {presence}, die nicht zerstört werden soll, ${cost} {energy} bezahlen, egal wem sie gehört`,
    ),
};

const gainElement: IslandWord<GainElement> = {
  run: (m, { n }, at) => {
    const seat = seatOf(m);
    m.put({ op: 'chooseElements', seat, n: 1, at, also: seat, times: n });
  },
  says: ({ n }, say) => {
    const what =
      n === 1
        ? {
            you: said('1 element of your choice', '1 Element nach Wahl'),
            they: said('1 element of their choice', '1 Element nach Wahl'),
          }
        : said(`${n} of a single element`, `${n}-mal dasselbe Element nach Wahl`);
    return clause(say.you, GAIN, { what });
  },
};

const keepCard: IslandWord<KeepCard> = {
  run: (m, _, at) => m.startLasting(at, {}, TURN, seatOf(m)),
  says: (_, say) =>
    allowed(
      clause(say.you, RECLAIM, {
        what: said(
          '1 power card at the end of the turn instead of discarding it',
          'am Rundenende 1 Fähigkeitenkarte, statt sie abzulegen,',
        ),
      }),
    ),
};

const bargain: IslandWord<Bargain> = {
  run: (m, { level }, at) => m.put({ op: 'bargain', seat: seatOf(m), at, track: isReached(m, level) }),
  says: () =>
    sequence([
      tells(
        'remove 1 of your {presence} on the island from the game',
        'entferne 1 deiner {presence+} von der Insel aus dem Spiel',
      ),
      tells(
        'from now on, for each time you have done so, each {dahan} within 1 range of your {presence} provides Defend 1 in its land, and you gain 1 less {energy} each turn',
        'von nun an gilt für jedes Mal, das du dies getan hast: Jeder {dahan} in Reichweite 1 deiner {presence} gibt in seinem Gebiet Verteidigung 1, und du erhältst in jeder Runde 1 {energy} weniger',
      ),
    ]),
};

const fromTrack: IslandWord<WordNode> = {
  run: () => undefined,
  says: () =>
    tells(
      'the {presence} comes from your {presence} tracks instead',
      'die {presence} kommt stattdessen von deinen Präsenzleisten',
    ),
};

const darken: IslandWord<Darken> = {
  run: (m, _, at) => m.put({ op: 'darken', seat: spiritOf(m), at }),
  says: ({ do: steps }, say) =>
    sequence([
      tells(
        'target spirit may choose one of their {sacred-site+} and replace each of their {presence} there with 1 {badlands}; that {presence} leaves the game',
        'der gewählte Geist darf eine seiner {sacred-site+} wählen und dort jede seiner {presence+} durch 1 {badlands} ersetzen; diese {presence+} sind aus dem Spiel',
      ),
      when(said('if they do', 'falls er das tut'), say.steps(steps)),
    ]),
};

const companySaid = (company: Company): Said => {
  const list = company.map(([n, kind]) => someSaid(n, [kind]));
  const joinedBy = (words: readonly string[], and: string): string =>
    [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(and);
  return said(
    joinedBy(
      list.map(({ en }) => en),
      ' and ',
    ),
    joinedBy(
      list.map(({ de }) => de),
      ' und ',
    ),
  );
};

const pushPresence: IslandWord<PushPresence> = {
  run: (m, { with: company, level, more }) =>
    m.put({ op: 'sendPresence', seat: seatOf(m), company: isReached(m, level) ? [...company, ...more] : company }),
  says: ({ with: company }, say) => {
    const pushing = clause(say.you, PUSH, {
      what: {
        you: said('1 of your {presence}', '1 deiner {presence+}'),
        they: said('1 of their {presence}', '1 eigene {presence}'),
      },
    });
    if (company.length === 0) return allowed(pushing);
    return allowed(and(pushing, BRING, { what: companySaid(company) }));
  },
};

const PUSH = verb('push {what}', 'verschiebe verschiebst verschiebt verschieben | {what}');
const BRING = verb('bring along up to {what}', 'nimm nimmst nimmt nehmen mit | dabei bis zu {what}');

const alsoAlong: IslandWord<AlsoAlong> = {
  run: () => undefined,
  says: ({ with: company }) => {
    const { en, de } = companySaid(company);
    return tells(`that {presence} may also bring along up to ${en}`, `die {presence} darf auch bis zu ${de} mitnehmen`);
  },
};

const gainOneOf: IslandWord<GainOneOf> = {
  run: (m, { drawn }) => m.put({ op: 'gainPower', seat: spiritOf(m), deck: 'major', drawn, free: true }),
  says: ({ drawn }) =>
    tells(
      `target spirit gains a major power by drawing ${drawn} and keeping 1, without having to forget another power card`,
      `der gewählte Geist erhält eine starke Fähigkeit: Er zieht ${drawn}, behält 1 und muss dafür keine andere Fähigkeitenkarte vergessen`,
    ),
};

const masterGained: IslandWord<MasterGained> = {
  run: (m, _, at) => {
    const { gained } = m.vars;
    if (typeof gained === 'number') m.put({ op: 'playMastered', seat: spiritOf(m), at, card: gained });
  },
  says: () =>
    tells(
      'target spirit may now play the major power they keep by paying half its cost (rounded up) or by forgetting it at the end of the turn; it gains all its thresholds',
      'der gewählte Geist darf die behaltene starke Fähigkeit jetzt für ihre halben Kosten (aufgerundet) ausspielen oder dafür, sie am Rundenende zu vergessen; alle ihre Element-Effekte gelten als erreicht',
    ),
};

const destroyEachPresence: IslandWord<WordNode> = {
  run: (m) => {
    for (const seat of seatsOf(m)) destroyOwn(m, landOf(m), seat, 1);
  },
  says: (_, say) =>
    clause(say.you, DESTROY, { what: said('1 {presence} of each spirit there', 'dort 1 {presence} jedes Geistes') }),
};

const againForCards: IslandWord<WordNode> = {
  run: (m, _, at) => m.put({ op: 'forgetThree', seat: seatOf(m), power: below([at[0]]) }),
  says: () =>
    tells(
      'any number of times, you may forget a minor, a major and a unique power to perform the above effects again',
      'beliebig oft darfst du eine schwache, eine starke und eine einzigartige Fähigkeit vergessen, um alles Obige noch einmal zu tun',
    ),
};

const EACH_KIND = ['minor', 'major', 'unique'] as const;

const kindOf = (m: At, pick: Ref): string => powerCardNamed(cardOf(m, typeof pick === 'number' ? pick : -1) ?? '').kind;

export const spiritWords = {
  gainOneOf,
  masterGained,
  destroyEachPresence,
  againForCards,
  bargain,
  fromTrack,
  darken,
  pushPresence,
  alsoAlong,
  gainEnergy,
  gainTrackEnergy,
  gainPower,
  reclaimAll,
  reclaimOne,
  forgetPower,
  destroyPresence,
  destroyAnyPresence,
  replacePresence,
  addPresence,
  addPresenceHere,
  movePresence,
  returnPresence,
  sharePresence,
  gainPowerTogether,
  giftPower,
  gatherIntoOceans,
  pushFromOceans,
  spareDahan,
  gainOwnElement,
  revealFear,
  revealTopFear,
  bargainForMajor,
  gainElement,
  someoneReturns,
  afterUse,
  extendRange,
  payFor,
  playAnother,
  morePlays,
  hasten,
  mayRepeat,
  gainElements,
  gainTheseElements,
  burst,
  drawPresence,
  restorePresence,
  splitEnergy,
  rangeFrom,
  forDestroyed,
  bulwark,
  steadfast,
  keepCard,
} as const;

export const spiritWordRules: Chapter<SpiritWordOps> = {
  chooseElements: {
    options: (_, { of = ELEMENTS }) => of.map((element) => elementRef(element)),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { seat, at, also, times = 1 }, picks) => {
      const chosen = picks.flatMap((pick) => elementRef.in(pick) ?? []);
      const element = Array.from({ length: times }, () => chosen)
        .flat()
        .join(' ');
      for (const each of new Set([seat, also])) m.startLasting(at, { element }, TURN, each);
      m.emit({ type: 'elements', seat, data: { element } });
    },
  },

  powerUsed: (m, { seat, land }) => {
    if (indexOf(m, land) < 0) return;
    for (const { id, at, seat: whose } of standingOf(m, 'afterUse')) {
      if (whose === seat && !m.state.taken.includes(id)) m.put({ op: 'mayFollowUp', seat, land, id, at });
    }
  },

  mayFollowUp: {
    options: () => [YES, NO],
    answer: (m, { seat, land, id, at }, [pick]) => {
      if (pick !== YES) return;
      m.state.taken = [...m.state.taken, id];
      m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, user: seat, land } });
    },
  },

  whoReturns: {
    options: (m, { land }) => returning(m, land).map((each) => refs.seat(each)),
    answer: (m, { land }, [pick]) => {
      const seat = refs.seat.in(pick);
      if (seat !== undefined) m.put({ op: 'mayReturn', seat, land, n: 1 });
    },
  },

  mayReturn: {
    options: (m, { seat, land }) => (canReturn(m, seat, land) ? [YES, NO] : []),
    answer: (m, { seat, land, n }, [pick]) => {
      if (pick === YES) giveBack(m, land, seat, n);
    },
  },

  revealFear: {
    options: (m) =>
      [EARNED, FEAR_DECK]
        .flatMap((pile) => objectsIn(m, pile))
        .filter((object) => !seatsOf(m).every((seat) => knows(m, seat, object))),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') reveal(m, [pick], seat);
    },
  },

  bargain: {
    options: (m, { seat, track }) =>
      track
        ? tracksWithPresence(m, seat).map((i) => trackRef(i))
        : landsSuchThat(m, YOURS, seat).map((land) => refs.land(land)),
    answer: (m, { seat, at }, [pick]) => {
      if (pick === undefined) return;
      takeOut(m, seat, pick);
      m.startLasting(below(at, 'of', 0), {}, { game: true }, seat);
      m.startLasting(below(at, 'of', 1), { n: 1 }, { game: true }, seat);
    },
  },

  darken: {
    options: (m, { seat }) => landsSuchThat(m, YOUR_SACRED_SITE, seat).map((land) => refs.land(land)),
    min: 0,
    max: 1,
    answer: (m, { seat, at }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      const did = turnInto(m, seat, land, 'badlands');
      m.put({ op: 'run', at: below(at, 'do'), vars: { ...m.vars, land, replaced: did } });
    },
  },

  sendPresence: {
    options: (m, { seat }) =>
      landsSuchThat(m, YOURS, seat).map((land) => refs.piece([land, { kind: presenceOf(seat) }])),
    min: 0,
    max: 1,
    answer: (m, { seat, company }, [pick]) => {
      const [from] = refs.piece.in(pick) ?? [];
      if (from !== undefined) m.put({ op: 'sendTo', seat, from, company });
    },
  },

  sendTo: {
    options: (m, { seat, from }) =>
      waysFrom(m, from)
        .filter((land) => mayLie(m, seat, indexOf(m, land)))
        .map((land) => refs.land(land)),
    answer: (m, { seat, from, company }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      carryPresence(m, seat, from, to, 1);
      if (company.length > 0) m.put({ op: 'bring', seat, from, to, company });
    },
  },

  bring: {
    options: (m, { from, company }) =>
      groupsIn(m, from).flatMap((group) => {
        const [n = 0] = company.find(([, kind]) => kind === group.kind) ?? [];
        return n === 0 ? [] : [{ ref: refs.piece([from, pieceOf(group)]), cap: Math.min(n, group.n) }];
      }),
    min: 0,
    max: (_, { company }) => company.reduce((sum, [n]) => sum + n, 0),
    refuses: (_, { company }, picks) => {
      const kinds = picks.flatMap((pick) => refs.piece.in(pick)?.[1].kind ?? []);
      const isOk = company.every(([n, kind]) => kinds.filter((each) => each === kind).length <= n);
      return isOk ? undefined : 'too-many-of-a-kind';
    },
    answer: (m, { from, to }, picks) => {
      for (const pick of picks) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) moveTo(m, from, to, piece, 1);
      }
    },
  },

  forgetThree: {
    options: (m, { seat }) => {
      const cards = owned(m, seat);
      return EACH_KIND.every((kind) => cards.some((card) => kindOf(m, card) === kind)) ? cards : [];
    },
    min: 0,
    max: EACH_KIND.length,
    refuses: (m, _, picks) => {
      const kinds = new Set(picks.map((pick) => kindOf(m, pick)));
      return picks.length === 0 || kinds.size === EACH_KIND.length ? undefined : 'one-of-each';
    },
    answer: (m, { power }, picks) => {
      if (picks.length === 0) return;
      for (const pick of picks) if (typeof pick === 'number') forget(m, pick);
      m.put({ op: 'block', power, block: BASE });
    },
  },
};
