import { ofCard, ofItsCards, ofItsCause } from '@tafelrunde/words';
import { REWARD } from '../effects/language/registry.ts';
import { line, nothing, ofDeath, type SoulJoins, type SoulLine, type SoulWords } from './line.ts';
import type { Telling } from './telling.ts';

/** A roll that is made while another waits has a thread of its own. */
const FIGHT = 'roll to attack';
const OTHER = 'roll for an effect';
const thisRoll = ({ event }: Telling): string[] => [event.data?.attack === true ? FIGHT : OTHER];
/** What a roll is for comes behind it. */
const ofRoll = (t: Telling): string[] => [...thisRoll(t), ...ofItsCause(t)];
const rolled = (t: Telling): string => `rolled ${t.n}`;

/** A card that does it to itself need not be named again. */
const isOwnDoing = ({ event: { cause, data } }: Telling): boolean => cause !== undefined && cause === data?.card;

/** Damage and deaths are prevented, everything else is cancelled. */
const isPrevented = ({ event: { data } }: Telling): boolean => data?.kind === 'damage' || data?.kind === 'death';

const coins = (sign: string, takesUp: readonly string[]): SoulJoins => {
  const clause = (t: Telling): string => `${t.they}${sign}${t.n}¢`;
  return { clause: { en: clause, de: clause }, takesUp: () => takesUp };
};

const uses: SoulWords = {
  en: (t) => `${t.acts('uses', 'use')} ${t.cause}`,
  de: (t) => `${t.acts('setzt', 'setzt')} ${t.cause} ein`,
};

export const happenings: Readonly<Record<string, SoulLine>> = {
  started: line(
    (t) => `${t.acts('begins', 'begin')}.`,
    (t) => `${t.acts('beginnt', 'beginnst')}.`,
  ),
  turn: line(
    (t) => `${t.who.fits(t.who.whose, 'Your')} turn.`,
    (t) => `${t.acts('ist', 'bist')} am Zug.`,
    { leaves: () => ['turn'] },
  ),
  revealed: line(
    (t) => `${t.acts('turns', 'turn')} up ${t.what}.`,
    (t) => `${t.acts('deckt', 'deckst')} ${t.what} auf.`,
    { takesUp: () => ['attack'], leaves: (t) => ['attack', ...ofItsCards(t)] },
  ),
  attackDeclared: line(
    (t) => `${t.acts('declares', 'declare')} an attack.`,
    (t) => `${t.acts('kündigt', 'kündigst')} einen Angriff an.`,
    { leaves: () => ['attack'], givesWay: true },
  ),
  purchaseDeclared: line(
    (t) => `${t.acts('wants', 'want')} to purchase.`,
    (t) => `${t.acts('möchte', 'möchtest')} einkaufen.`,
    {
      head: { en: (t) => t.acts('goes shopping', 'go shopping'), de: (t) => t.acts('kauft ein', 'kaufst ein') },
      leaves: () => ['purchase'],
    },
  ),
  dieRolled: line(
    (t) => `${t.acts('rolls', 'roll')} a ${t.n}.`,
    (t) => `${t.acts('würfelt', 'würfelst')} eine ${t.n}.`,
    { takesUp: (t) => (t.event.cause === REWARD ? ['reward'] : ['dice']), leaves: ofRoll, says: rolled },
  ),
  diceThrown: line(
    (t) => `${t.acts('throws', 'throw')} ${t.dice}.`,
    (t) => `${t.acts('wirft', 'wirfst')} ${t.dice}.`,
    { leaves: () => ['dice'] },
  ),
  dieChanged: line(
    (t) => `The roll becomes a ${t.n}.`,
    (t) => `Der Wurf wird zu einer ${t.n}.`,
    {
      clause: { en: (t) => `now a ${t.n}`, de: (t) => `jetzt eine ${t.n}` },
      takesUp: thisRoll,
      says: rolled,
    },
  ),
  rolled: line(
    (t) => `The result stands: ${t.n}.`,
    (t) => `Das Ergebnis steht fest: ${t.n}.`,
    {
      head: { en: (t) => `The result is ${t.n}`, de: (t) => `Das Ergebnis ist ${t.n}` },
      clause: { en: (t) => `the result is ${t.n}`, de: (t) => `das Ergebnis ist ${t.n}` },
      takesUp: thisRoll,
      leaves: ofRoll,
      says: rolled,
    },
  ),
  damaged: line(
    (t) => `${t.bodyDoes('takes', 'take')} ${t.n} damage${t.by === undefined ? '' : ` from ${t.by.dative}`}.`,
    (t) =>
      `${t.bodyDoes('erleidet', 'erleidest')} ${t.n} Schaden${t.by === undefined ? '' : ` durch ${t.by.accusative}`}.`,
    {
      clause: {
        en: (t) => `${t.bodyDoes('takes', 'take')} ${t.n} damage`,
        de: (t) => `${t.bodyDoes('erleidet', 'erleidest')} ${t.n} Schaden`,
      },
      takesUp: () => ['blow'],
    },
  ),
  prevented: line(
    (t) => `${t.n} damage is prevented.`,
    (t) => `${t.n} Schaden wird verhindert.`,
    { takesUp: () => ['blow'] },
  ),
  healed: line(
    (t) => `${t.bodyDoes('heals', 'heal')} ${t.n} HP.`,
    (t) => `${t.bodyDoes('heilt', 'heilst')} ${t.n} Leben.`,
  ),
  recharged: line(
    (t) => `${t.card} is recharged.`,
    (t) => `${t.card} wird bereit.`,
    {
      clause: {
        en: (t) => (isOwnDoing(t) ? 'recharged' : `${t.card} is recharged`),
        de: (t) => (isOwnDoing(t) ? 'wird bereit' : `${t.card} wird bereit`),
      },
    },
  ),
  gainedCoins: line(
    (t) => `${t.acts('gains', 'gain')} ${t.n}¢.`,
    (t) => `${t.acts('erhält', 'erhältst')} ${t.n}¢.`,
    coins('+', ['turn', 'reward']),
  ),
  lostCoins: line(
    (t) => `${t.acts('loses', 'lose')} ${t.n}¢.`,
    (t) => `${t.acts('verliert', 'verlierst')} ${t.n}¢.`,
    coins('−', ['purchase', 'death']),
  ),
  gaveCoins: line(
    (t) => `${t.acts('gives', 'give')} ${t.to.dative} ${t.n}¢.`,
    (t) => `${t.acts('gibt', 'gibst')} ${t.to.dative} ${t.n}¢.`,
    ofDeath,
  ),
  offered: line(
    (t) => `${t.acts('offers', 'offer')} ${t.other.dative} ${t.n}¢: “${t.promise}”.`,
    (t) => `${t.acts('bietet', 'bietest')} ${t.other.dative} ${t.n}¢: „${t.promise}“.`,
  ),
  dealMade: line(
    (t) =>
      `${t.other.does('takes', 'take')} ${t.n}¢ from ${t.who.dative} and ${t.other.fits('promises', 'promise')}: “${t.promise}”.`,
    (t) =>
      `${t.other.does('nimmt', 'nimmst')} ${t.n}¢ von ${t.who.dative} und ${t.other.fits('verspricht', 'versprichst')}: „${t.promise}“.`,
  ),
  offerDeclined: line(
    (t) => `${t.other.does('declines', 'decline')} ${t.who.whose} ${t.n}¢.`,
    (t) => `${t.other.does('lehnt', 'lehnst')} ${t.who.fits(`die ${t.n}¢ von ${t.who.name}`, `deine ${t.n}¢`)} ab.`,
  ),
  offerWithdrawn: line(
    (t) => `${t.acts('takes', 'take')} the offer of ${t.n}¢ to ${t.other.dative} back.`,
    (t) => `${t.acts('zieht', 'ziehst')} das Angebot von ${t.n}¢ an ${t.other.accusative} zurück.`,
  ),
  goalMet: line(
    (t) => `A goal is met: ${t.n} so far.`,
    (t) => `Ein Ziel ist erreicht: bisher ${t.n}.`,
  ),
  died: line(
    (t) =>
      t.by?.does(`kills ${t.who.accusative}.`, `kill ${t.who.accusative}.`) ?? `${t.acts('dies', 'die')}${t.ofWhat}.`,
    (t) =>
      t.by?.does(`tötet ${t.who.accusative}.`, `tötest ${t.who.accusative}.`) ??
      `${t.acts('stirbt', 'stirbst')}${t.ofWhat}.`,
    { leaves: () => ['death'] },
  ),
  monsterDied: line(
    (t) => t.by?.does(`kills ${t.card}.`, `kill ${t.card}.`) ?? `${t.card} dies${t.ofWhat}.`,
    (t) => t.by?.does(`tötet ${t.card}.`, `tötest ${t.card}.`) ?? `${t.card} stirbt${t.ofWhat}.`,
    { leaves: (t) => ['reward', ofCard(t.fact('card'))] },
  ),
  paidPenalty: line(
    (t) => `${t.acts('has', 'have')} paid the death penalty.`,
    (t) => `${t.acts('hat', 'hast')} die Todesstrafe bezahlt.`,
    { ...ofDeath, clause: nothing },
  ),
  cancelled: line(
    (t) => `${t.cancelled} is ${isPrevented(t) ? 'prevented' : 'cancelled'}.`,
    (t) => `${t.cancelled} wird ${isPrevented(t) ? 'verhindert' : 'annulliert'}.`,
  ),
  copied: line(
    (t) => `${t.cause} becomes a copy of ${t.card}.`,
    (t) => `${t.cause} wird zu einer Kopie von ${t.card}.`,
    { clause: { en: (t) => `it becomes a copy of ${t.card}`, de: (t) => `wird zu einer Kopie von ${t.card}` } },
  ),
  copyOver: line(
    (t) => `${t.card} is itself again.`,
    (t) => `${t.card} ist wieder, was es war.`,
  ),
  fizzled: line(
    () => 'The target is gone: nothing happens.',
    () => 'Das Ziel ist fort: nichts geschieht.',
  ),
  voted: line(
    (t) => `${t.acts('votes', 'vote')} for ${t.card}.`,
    (t) => `${t.acts('stimmt', 'stimmst')} für ${t.card}.`,
  ),
  willSkip: line(
    (t) => `${t.acts('will', 'will')} skip the next turn.`,
    (t) => `${t.acts('wird', 'wirst')} den nächsten Zug aussetzen.`,
  ),
  skipped: line(
    (t) => `${t.acts('skips', 'skip')} this turn.`,
    (t) => `${t.acts('setzt', 'setzt')} diesen Zug aus.`,
  ),
  soloDie: line(
    (t) => `The eight-sided die shows ${t.n}.`,
    (t) => `Der achtseitige Würfel zeigt ${t.n}.`,
  ),
  hit: line(
    (t) => `${t.acts('hits', 'hit')}.`,
    (t) => `${t.acts('trifft', 'triffst')}.`,
    { takesUp: () => [FIGHT], leaves: () => ['blow'] },
  ),
  missed: line(
    (t) => `${t.acts('misses', 'miss')}.`,
    (t) => `${t.acts('trifft', 'triffst')} nicht.`,
    { takesUp: () => [FIGHT], leaves: () => ['blow'] },
  ),
  attacks: line(
    (t) => `${t.acts('attacks', 'attack')} ${t.target}.`,
    (t) => `${t.acts('greift', 'greifst')} ${t.target} an.`,
    { takesUp: () => ['attack'] },
  ),
  declared: line(
    (t) => `${t.acts('puts', 'put')} the effect of ${t.cause} on the stack.`,
    (t) => `${t.acts('legt', 'legst')} den Effekt von ${t.cause} auf den Stapel.`,
    { head: uses, clause: uses, takesUp: () => [FIGHT, OTHER], leaves: ofItsCause },
  ),
};

/** What comes by itself, by a trigger or a roll, nobody puts there; of what it does the card is the head. */
export const comesUp = line(
  (t) => `The effect of ${t.cause} goes on the stack.`,
  (t) => `Der Effekt von ${t.cause} kommt auf den Stapel.`,
  { head: { en: (t) => t.cause, de: (t) => t.cause }, clause: nothing, leaves: ofItsCause, fades: true },
);
