import type { Group, Seat, ToldEvent } from '@tafelrunde/kernel';
import { capital, type Line, logOf, readPath, type Telling, tellingOf, titled } from '@tafelrunde/words';
import { choiceName } from './cards/text.ts';
import { spelt } from './effects/icons.ts';
import { cornerName, landName, pieceName, presenceSeat } from './names.ts';
import { nameOf, powerName, relicName, relicText } from './speech.ts';
import { PHASES, type Phase } from './state.ts';

const by = ({ event }: Telling): Seat | undefined => event.seat;
const to = ({ event }: Telling): Seat | undefined => event.to?.seat;

/** "2 towns", "presence of Gawain", "presence of yours". */
function piecesOf(list: readonly Group[] = [], { lang, whom }: Telling): string {
  const named = (group: Group): string => {
    const name = pieceName(group, lang, group.n);
    const seat = presenceSeat(group.kind);
    if (seat === undefined) return name;
    return `${name} ${lang === 'de' ? whom(seat, 'von dir', (who) => `von ${who}`) : whom(seat, 'of yours', (who) => `of ${who}`)}`;
  };
  return list.map(named).join(', ');
}

const what = (t: Telling): string => piecesOf(t.event.pieces, t);
const becomes = (t: Telling): string => piecesOf(t.event.by, t);
const there = ({ event, lang }: Telling): string => landName(event.to?.name ?? event.from?.name ?? '', lang);
const thereFirst = (t: Telling): string => capital(there(t));
const away = ({ event, lang }: Telling): string => landName(event.from?.name ?? '', lang);
const cause = (t: Telling): string => t.cause;
/** What a power is called that was used; where it is no card, by its own name. */
const power = (t: Telling): string =>
  t.fact('power').includes('/') ? titled(powerName(readPath(t.fact('power')), t.lang), t.lang) : t.cause;

const line = (en: (t: Telling) => string, de: (t: Telling) => string): Line => ({ en, de });

const doing = (
  who: (t: Telling) => Seat | undefined,
  en: readonly [third: string, second: string, rest: (t: Telling) => string],
  de: readonly [third: string, second: string, rest: (t: Telling) => string],
): Line =>
  line(
    (t) => `${t.does(who(t), en[0], en[1])} ${en[2](t)}.`,
    (t) => `${t.does(who(t), de[0], de[1])} ${de[2](t)}.`,
  );

const PHASE_NAMES: Readonly<Record<Phase, readonly [en: string, de: string]>> = {
  spirit: ['Spirit phase', 'Geister-Phase'],
  fast: ['Fast powers', 'Schnelle Fähigkeiten'],
  blighted: ['Blighted island', 'Verödete Insel'],
  event: ['Event', 'Ereignis'],
  fear: ['Fear', 'Furcht'],
  ravage: ['Ravage', 'Wüten'],
  build: ['Build', 'Bauen'],
  explore: ['Explore', 'Entdecken'],
  advance: ['Invader cards advance', 'Invasoren-Karten rücken weiter'],
  slow: ['Slow powers', 'Verzögerte Fähigkeiten'],
  time: ['Time passes', 'Rundenende'],
};

const phaseOf = (t: Telling): readonly [string, string] =>
  PHASE_NAMES[PHASES.find((each) => each === t.fact('phase')) ?? 'spirit'];

const pieceLines: Readonly<Record<string, Line>> = {
  added: line(
    (t) => `${thereFirst(t)}: ${what(t)} added.`,
    (t) => `${thereFirst(t)}: ${what(t)} hinzugefügt.`,
  ),
  moved: line(
    (t) => `${capital(what(t))}: from ${away(t)} to ${there(t)}.`,
    (t) => `${capital(what(t))}: von ${away(t)} nach ${there(t)}.`,
  ),
  removed: line(
    (t) => `${capital(away(t))}: ${what(t)} removed.`,
    (t) => `${capital(away(t))}: ${what(t)} entfernt.`,
  ),
  destroyed: line(
    (t) => `${capital(away(t))}: ${what(t)} destroyed.`,
    (t) => `${capital(away(t))}: ${what(t)} zerstört.`,
  ),
  replaced: line(
    (t) => `${thereFirst(t)}: ${what(t)} replaced with ${becomes(t)}.`,
    (t) => `${thereFirst(t)}: ${what(t)} durch ${becomes(t)} ersetzt.`,
  ),
};

const FINDERS = {
  en: { invaders: 'invaders', spirits: 'spirits' },
  de: { invaders: 'Invasoren', spirits: 'Geister' },
} as const;

const finder = (t: Telling) => (t.fact('by') === 'spirits' ? 'spirits' : 'invaders');
const relic = (t: Telling): string => {
  const n = Number(t.fact('n'));
  return `${relicName(n, t.lang)} (${relicText(n, finder(t), t.lang)})`;
};

const lines: Readonly<Record<string, Line>> = {
  round: line(
    (t) => `Turn ${t.fact('n')}.`,
    (t) => `Runde ${t.fact('n')}.`,
  ),
  phase: line(
    (t) => `${phaseOf(t)[0]}.`,
    (t) => `${phaseOf(t)[1]}.`,
  ),
  energy: doing(
    by,
    ['gains', 'gain', (t) => `${t.fact('n')} energy`],
    ['erhält', 'erhältst', (t) => `${t.fact('n')} Energie`],
  ),
  paid: doing(
    by,
    ['pays', 'pay', (t) => `${t.fact('n')} energy`],
    ['bezahlt', 'bezahlst', (t) => `${t.fact('n')} Energie`],
  ),
  restored: doing(
    by,
    ['returns', 'return', (t) => `${t.fact('n')} destroyed presence to the tracks`],
    ['legt', 'legst', (t) => `${t.fact('n')} zerstörte Präsenz auf die Leisten zurück`],
  ),
  time: doing(
    by,
    ['gains', 'gain', (t) => `${t.fact('n')} Time`],
    ['erhält', 'erhältst', (t) => `${t.fact('n')} Zeit`],
  ),
  timeSpent: doing(
    by,
    ['spends', 'spend', (t) => `${t.fact('n')} Time`],
    ['gibt', 'gibst', (t) => `${t.fact('n')} Zeit aus`],
  ),
  elements: doing(by, ['gains', 'gain', (t) => elementsIn(t)], ['erhält', 'erhältst', (t) => elementsIn(t)]),
  prepared: doing(
    by,
    ['prepares', 'prepare', (t) => elementsIn(t)],
    ['bereitet', 'bereitest', (t) => `${elementsIn(t)} vor`],
  ),
  used: doing(by, ['uses', 'use', power], ['setzt', 'setzt', (t) => `${power(t)} ein`]),
  fear: line(
    (t) => `${t.fact('n')} fear.`,
    (t) => `${t.fact('n')} Furcht.`,
  ),
  terror: line(
    (t) => `Terror level ${t.fact('level')}.`,
    (t) => `Furchtstufe ${t.fact('level')}.`,
  ),
  fearCard: line(
    (t) => `Fear card: ${cause(t)} (level ${t.fact('level')}).`,
    (t) => `Furchtkarte: ${cause(t)} (Stufe ${t.fact('level')}).`,
  ),
  eventCard: line(
    (t) => `Event: ${cause(t)}.`,
    (t) => `Ereignis: ${cause(t)}.`,
  ),
  eventChoice: line(
    (t) => `Choice: ${choiceName(readPath(t.fact('choice')), t.lang)}.`,
    (t) => `Wahl: ${choiceName(readPath(t.fact('choice')), t.lang)}.`,
  ),
  scored: line(
    (t) => `Score: ${t.fact('n')}.`,
    (t) => `Punkte: ${t.fact('n')}.`,
  ),
  islandBlighted: line(
    (t) => `The island is blighted; ${t.fact('n')} blight left.`,
    (t) => `Die Insel ist verödet; noch ${t.fact('n')} Ödnis.`,
  ),
  islandStillHealthy: line(
    (t) => `The island is still healthy (${cause(t)}); ${t.fact('n')} blight left.`,
    (t) => `Die Insel blüht noch (${cause(t)}); noch ${t.fact('n')} Ödnis.`,
  ),
  ravaged: line(
    (t) => `The invaders ravage ${there(t)}: ${t.fact('n')} damage.`,
    (t) => `Die Invasoren wüten in ${there(t)}: ${t.fact('n')} Schaden.`,
  ),
  invoked: line(
    (t) => `${elementsIn(t)} is invoked ${cornerName(t.fact('corner'), t.lang)}.`,
    (t) => `${elementsIn(t)} wird angerufen: ${cornerName(t.fact('corner'), t.lang)}.`,
  ),
  thiefEscaped: line(
    (t) => `${capital(away(t))}: a thief escapes with ${t.fact('n')}.`,
    (t) => `${capital(away(t))}: Ein Dieb entkommt mit ${t.fact('n')}.`,
  ),
  searched: line(
    (t) => `${thereFirst(t)} is searched: nothing is found.`,
    (t) => `${thereFirst(t)} wird durchsucht: Nichts wird gefunden.`,
  ),
  found: line(
    (t) => `${thereFirst(t)}: the ${FINDERS.en[finder(t)]} have found something: ${relic(t)}.`,
    (t) => `${thereFirst(t)}: Die ${FINDERS.de[finder(t)]} haben etwas gefunden: ${relic(t)}.`,
  ),
  findUsed: line(
    (t) => `In use from now on: ${relicName(Number(t.fact('n')), t.lang)}.`,
    (t) => `Ab jetzt eingesetzt: ${relicName(Number(t.fact('n')), t.lang)}.`,
  ),
  escalation: line(
    (t) => `Escalation (${cause(t)}).`,
    (t) => `Eskalation (${cause(t)}).`,
  ),
  wayOpened: line(
    (t) => `A way leads from ${t.fact('one')} to ${t.fact('other')}.`,
    (t) => `Ein Weg führt von ${t.fact('one')} nach ${t.fact('other')}.`,
  ),
  wayClosed: line(
    () => 'The way is closed.',
    () => 'Der Weg ist geschlossen.',
  ),
  boardGone: line(
    (t) => `Board ${t.fact('board')} is gone.`,
    (t) => `Spielplan ${t.fact('board')} ist nicht mehr.`,
  ),
  boardAdded: line(
    (t) => `Board ${t.fact('board')} joins the island.`,
    (t) => `Spielplan ${t.fact('board')} kommt zur Insel.`,
  ),
  boardLeftOut: line(
    (t) => `Board ${t.fact('board')} is left out.`,
    (t) => `Spielplan ${t.fact('board')} wird ausgelassen.`,
  ),
  landsJoined: line(
    (t) => `${t.fact('one')} and ${t.fact('other')} are one land for this turn.`,
    (t) => `${t.fact('one')} und ${t.fact('other')} sind in dieser Runde ein Gebiet.`,
  ),
  landsParted: line(
    (t) => `${t.fact('one')} and ${t.fact('other')} are two lands again.`,
    (t) => `${t.fact('one')} und ${t.fact('other')} sind wieder zwei Gebiete.`,
  ),
  skipped: line(
    (t) => `Nothing happens in ${there(t)} (${cause(t)}).`,
    (t) => `In ${there(t)} geschieht nichts (${cause(t)}).`,
  ),
};

const elementsIn = (t: Telling): string =>
  spelt(
    t
      .fact('element')
      .split(' ')
      .map((element) => `{${element}}`)
      .join(', '),
    t.lang,
  );

/** Cards by where they go; what is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  spirit: doing(to, ['plays', 'play', (t) => t.what], ['spielt', 'spielst', (t) => t.what]),
  play: doing(to, ['plays', 'play', (t) => t.what], ['spielt', 'spielst', (t) => `${t.what} aus`]),
  explore: line(
    (t) => `The invaders explore: ${t.what}.`,
    (t) => `Die Invasoren entdecken: ${t.what}.`,
  ),
  removed: line(
    (t) => `${t.what} is forgotten.`,
    (t) => `${t.what} wird vergessen.`,
  ),
};

const gained: Line = doing(to, ['gains', 'gain', (t) => t.what], ['erhält', 'erhältst', (t) => t.what]);

const shown: Line = line(
  (t) => `Top card of the minor power deck: ${t.what}.`,
  (t) => `Oberste Karte der schwachen Fähigkeiten: ${t.what}.`,
);

const strifeAdded: Line = line(
  (t) => `${thereFirst(t)}: strife added to ${what(t)}.`,
  (t) => `${thereFirst(t)}: Streit unter ${what(t)}.`,
);
const strifeUsed: Line = line(
  (t) => `${thereFirst(t)}: strife keeps ${what(t)} from doing damage.`,
  (t) => `${thereFirst(t)}: Streit hält ${what(t)} von Schaden ab.`,
);

function lineFor({ type, from, to: target, pieces: moved, data }: ToldEvent): Line | undefined {
  if (type === 'marked' && data?.mark === 'strife') return Number(data.n) > 0 ? strifeAdded : strifeUsed;
  if (moved !== undefined) return pieceLines[type];
  if (type !== 'moved') return lines[type];
  if (from?.kind === 'minorDeck' && target?.kind === 'minorDiscard') return shown;
  return from?.kind === 'offer' && target?.kind === 'hand' ? gained : moves[target?.kind ?? ''];
}

/** What the log says of an event. */
export const log = logOf({
  line: lineFor,
  telling: (event, lang, names, behind) =>
    tellingOf(event, lang, names, (id) => titled(nameOf(id, lang), lang), behind),
});
