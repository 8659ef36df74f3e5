import { clause, seatOf, sequence, tells, verb, type WordNode } from '@tafelrunde/words';
import { landIn } from '../../queries.ts';
import { castDown } from '../../rules/upheaval.ts';
import { landOf } from '../context.ts';
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

export const upheavalWords = { castBoardDown, weaveTogether } as const;
