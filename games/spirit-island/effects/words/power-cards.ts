import { cardOf, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import { allowed, below, clause, seatOf, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { powerCardNamed } from '../../cards/catalogue.ts';
import { forget, owned, reclaimAll as takeBack } from '../../rules/power-cards.ts';
import { BASE } from '../../rules/targeting.ts';
import type { At, Chapter } from '../../state.ts';
import { landOf, spiritOf, userOf } from '../context.ts';
import type {
  ForgetPower,
  GainOneOf,
  GainPower,
  KeepCard,
  MasterGained,
  MorePlays,
  PlayAnother,
  ReclaimAll,
  ReclaimOne,
} from '../language/words/power-cards.ts';
import { type IslandWord, said } from './word.ts';

/* Power cards: gained, forgotten, reclaimed, and more of them played. */

export interface PowerCardWordOps {
  /** One of each kind, to do it all once more; nobody has to. */
  forgetThree: { seat: Seat; power: Path };
}

const TURN = { scope: 'turn' } as const;

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const RECLAIM = verb('reclaim {what}', 'nimm nimmst nimmt nehmen zurück | {what}');
const FORGET = verb('forget {what}', 'vergiss vergisst vergisst vergessen | {what}');

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

const bargainForMajor: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'gainPower', seat: seatOf(m), deck: 'major', bargain: landOf(m) }),
  says: () =>
    tells(
      'gain a major power card; if you forget this card for it, gain 1 {energy} per {dahan}, and you may play the new card at once for its cost',
      'erhalte eine starke Fähigkeitenkarte; vergisst du dafür diese Karte, erhalte 1 {energy} je {dahan}, und du darfst die neue Karte sofort für ihre Kosten ausspielen',
    ),
};

const morePlays: IslandWord<MorePlays> = {
  run: (m, { n }, at) => m.startLasting(at, { n }, TURN, seatOf(m)),
  says: ({ n }, say) =>
    clause(say.you, GAIN, {
      what: said(`+${n} card play${n === 1 ? '' : 's'} this turn`, `in dieser Runde Ausspielen +${n}`),
    }),
};

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

export const powerCardWords = {
  gainOneOf,
  masterGained,
  againForCards,
  gainPower,
  reclaimAll,
  reclaimOne,
  forgetPower,
  gainPowerTogether,
  giftPower,
  bargainForMajor,
  playAnother,
  morePlays,
  keepCard,
} as const;

export const powerCardWordRules: Chapter<PowerCardWordOps> = {
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
