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

const dreamBoard: IslandWord<WordNode> = {
  run: (m) => m.put({ op: 'dreamUp', seat: seatOf(m), land: landOf(m) }),
  says: () =>
    sequence([
      tells(
        'once per game, add a random new board next to the board of target land, with nothing on it',
        'einmal pro Spiel kommt ein zufälliger neuer Spielplan neben den des Zielgebiets, ohne dass etwas auf ihm liegt',
      ),
      tells(
        'add 2 {beasts+}, 2 {wilds+}, 2 {badlands+} and up to 2 {presence} of any spirits anywhere on it',
        'auf ihn kommen, auf beliebige Gebiete verteilt, 2 {beasts+}, 2 {wilds+}, 2 {badlands+} und bis zu 2 {presence+} beliebiger Geister',
      ),
      tells(
        'from now on, build cards and what adversaries do on each board or in each land leave out 1 board; the players choose it each time',
        'von nun an lassen Bau-Karten sowie alles, was Nationen auf jedem Spielplan oder in jedem Gebiet tun, 1 Spielplan aus; ihr wählt ihn jedes Mal',
      ),
    ]),
};

export const upheavalWords = { castBoardDown, weaveTogether, hunt, dreamBoard } as const;
