import { refs, type Seat } from '@tafelrunde/kernel';
import { clause, seatOf, tells, verb } from '@tafelrunde/words';
import { removePresence } from '../../rules/pieces.ts';
import { mayAbsorb } from '../../rules/slumber.ts';
import type { Chapter, Game } from '../../state.ts';
import { spiritOf } from '../context.ts';
import { landsSuchThat } from '../lands.ts';
import { YOURS } from '../language/lands.ts';
import type { Absorb, GainAnyElement, GainFreely } from '../language/words/depths.ts';
import { type IslandWord, said } from './word.ts';

/* What Serpent Slumbering Beneath the Island does. */

export interface DepthOps {
  /** From which land. */
  absorb: { seat: Seat };
}

function putAbsorbed(m: Game, land: string, seat: Seat): void {
  removePresence(m, land, seat, 1);
  m.state.absorbed[seat] = (m.state.absorbed[seat] ?? 0) + 1;
}

const absorb: IslandWord<Absorb> = {
  run: (m, { n }) => m.put(...Array.from({ length: n }, () => ({ op: 'absorb', seat: spiritOf(m) }) as const)),
  says: ({ n }) =>
    tells(
      `move ${n} {presence} of target spirit from the island to your Deep Slumber; it never comes back`,
      `bewege ${n} {presence} des gewählten Geistes von der Insel in deinen tiefen Schlummer; sie kommt nie zurück`,
    ),
};

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');

const DECKS = { minor: said('a minor', 'eine schwache'), major: said('a major', 'eine starke') } as const;

const gainFreely: IslandWord<GainFreely> = {
  run: (m, { deck }) => m.put({ op: 'gainPower', seat: seatOf(m), deck, free: true }),
  says: ({ deck }, say) => {
    const { en, de } = DECKS[deck];
    return clause(say.you, GAIN, {
      what: said(`${en} power card (without forgetting one)`, `${de} Fähigkeitenkarte (ohne eine zu vergessen)`),
    });
  },
};

const gainAnyElement: IslandWord<GainAnyElement> = {
  run: (m, { n }, at) => m.put({ op: 'chooseElements', seat: seatOf(m), n, at, also: seatOf(m) }),
  says: ({ n }, say) =>
    clause(say.you, GAIN, {
      what:
        n === 1
          ? said('1 element of their choice', '1 Element nach Wahl')
          : said(`${n} different elements of their choice`, `${n} verschiedene Elemente nach Wahl`),
    }),
};

export const depthWords = { absorb, gainFreely, gainAnyElement } as const;

export const depthRules: Chapter<DepthOps> = {
  absorb: {
    options: (m, { seat }) => (mayAbsorb(m) ? landsSuchThat(m, YOURS, seat).map((land) => refs.land(land)) : []),
    answer: (m, { seat }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) putAbsorbed(m, land, seat);
    },
  },
};
