import { clause, seatOf, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { landIn } from '../../queries.ts';
import { castDown } from '../../rules/upheaval.ts';
import { landOf } from '../context.ts';
import type { Hunt } from '../language/words/upheaval.ts';
import { type IslandWord, said } from './word.ts';

/* What changes the island itself. */

const DESTROY = verb('destroy {what}', 'zerstöre zerstörst zerstört zerstören | {what}');

const castBoardDown: IslandWord<WordNode> = {
  run: (m) => {
    const { boards } = landIn(m, landOf(m));
    const [only = '', ...more] = boards;
    if (more.length > 0) m.put({ op: 'castDown', seat: seatOf(m), boards });
    else castDown(m, only);
  },
  says: (_, say) =>
    sequence([
      clause(say.you, DESTROY, {
        what: said(
          'the board of target land and everything on it',
          'den Spielplan des Zielgebiets und alles, was auf ihm ist',
        ),
      }),
      tells(
        'destroyed {blight} is out of the game instead of going back to its card',
        'zerstörte {blight} ist aus dem Spiel, statt auf ihre Karte zurückzukehren',
      ),
    ]),
};

const weaveTogether: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'weave', seat: seatOf(m), land: landOf(m) }),
  says: () =>
    sequence([
      tells(
        'target land and 1 adjacent land become one land this turn, with the terrains and numbers of both',
        'das Zielgebiet und 1 Nachbargebiet werden in dieser Runde zu einem Gebiet, mit Geländearten und Zahlen beider',
      ),
      tells(
        'at the end of the turn, divide the pieces there between the two as you like; all of them count as moved',
        'am Ende der Runde teilst du die Figuren dort beliebig auf die beiden auf; alle gelten als bewegt',
      ),
    ]),
};

const hunt: IslandWord<Hunt> = {
  run: (m, _, at) => {
    const seat = seatOf(m);
    m.startLasting(at, {}, { scope: 'turn' }, seat);
    m.put({ op: 'lurk', seat });
  },
  says: () =>
    sequence([
      tells(
        'your {presence} may count as {badlands} and {beasts} this turn; decide for each of them and each action',
        'deine {presence+} dürfen in dieser Runde als {badlands+} und {beasts+} zählen; entscheide für jede und bei jeder Aktion neu',
      ),
      tells('your {presence} cannot move this turn', 'deine {presence+} können sich in dieser Runde nicht bewegen'),
    ]),
};

export const upheavalWords = { castBoardDown, weaveTogether, hunt } as const;
