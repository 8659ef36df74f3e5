import type { Lang, ToldEvent } from '@tafelrunde/kernel';
import { oneMark } from '@tafelrunde/words';
import { cardData } from './effects/language/registry.ts';
import { type Telling, tellingOf } from './log-telling.ts';

type Line = Readonly<Record<Lang, (told: Telling) => string>>;

const line = (en: Line['en'], de: Line['de']): Line => ({ en, de });

const destroyed = line(
  (t) => `${t.cards} is destroyed.`,
  (t) => `${t.cards} wird zerstört.`,
);
const soulLost = line(
  (t) => `${t.does('loses', 'lose')} a soul: ${t.cards}.`,
  (t) => `${t.does('verliert', 'verlierst')} eine Seele: ${t.cards}.`,
);
const gainedAsSoul = line(
  (t) => `${t.does('gains', 'gain')} ${t.cards} as a soul.`,
  (t) => `${t.does('erhält', 'erhältst')} ${t.cards} als Seele.`,
);
const discarded = line(
  (t) => `${t.cards} is put into discard.`,
  (t) => `${t.cards} kommt in die Ablage.`,
);
const backInDeck = line(
  (t) => `${t.cards} goes back into the deck.`,
  (t) => `${t.cards} kommt zurück in das Deck.`,
);
/** Moves by where they lead from and to. What is not listed needs no words. */
const moves: Readonly<Record<string, Line>> = {
  'loot-deck>hand': line(
    (t) => `${t.does('loots', 'loot')} ${t.cards}.`,
    (t) => `${t.does('nimmt', 'nimmst')} ${t.cards}.`,
  ),
  'hand>loot-discard': line(
    (t) => `${t.does('discards', 'discard')} ${t.cards}.`,
    (t) => `${t.does('wirft', 'wirfst')} ${t.cards} ab.`,
  ),
  'hand>hand': line(
    (t) => `${t.does('gets', 'get')} ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} ${t.cards}.`,
  ),
  'hand>pending': line(
    (t) => `${t.does('plays', 'play')} ${t.cards}.`,
    (t) => `${t.does('spielt', 'spielst')} ${t.cards}.`,
  ),
  'treasure-deck>items': line(
    (t) => `${t.does('gains', 'gain')} ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.cards}.`,
  ),
  'shop>items': line(
    (t) => `${t.does('takes', 'take')} ${t.cards} from the shop.`,
    (t) => `${t.does('nimmt', 'nimmst')} ${t.cards} aus dem Shop.`,
  ),
  'items>items': line(
    (t) => `${t.does('gets', 'get')} ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} ${t.cards}.`,
  ),
  'items>treasure-discard': destroyed,
  'items>loot-discard': destroyed,
  'shop>treasure-discard': line(
    (t) => `${t.cards} leaves the shop.`,
    (t) => `${t.cards} verlässt den Shop.`,
  ),
  'room-deck>room': line(
    (t) => `A new room: ${t.cards}.`,
    (t) => `Ein neuer Raum: ${t.cards}.`,
  ),
  'room>room-discard': line(
    (t) => `The room ${t.cards} is gone.`,
    (t) => `Der Raum ${t.cards} ist fort.`,
  ),
  'curses>monster-discard': line(
    (t) => `${t.does('is', 'are')} rid of ${t.cards}.`,
    (t) => `${t.does('ist', 'bist')} ${t.cards} los.`,
  ),
  'monster-deck>monster': line(
    (t) => `${t.cards} appears.`,
    (t) => `${t.cards} erscheint.`,
  ),
  'covered>monster': line(
    (t) => `${t.cards} can be seen again.`,
    (t) => `${t.cards} liegt wieder offen.`,
  ),
  'monster>monster-deck': backInDeck,
  'dying>monster-deck': backInDeck,
  'hand>loot-deck': line(
    (t) => `${t.does('puts', 'put')} ${t.cards} back into the loot deck.`,
    (t) => `${t.does('legt', 'legst')} ${t.cards} zurück in das Beutedeck.`,
  ),
  'loot-deck>loot-discard': discarded,
  'treasure-deck>treasure-discard': discarded,
  'monster-deck>monster-discard': discarded,
  'room-deck>room-discard': discarded,
  'monster>monster-discard': discarded,
  'treasure-deck>shop': line(
    (t) => `New in the shop: ${t.cards}.`,
    (t) => `Neu im Shop: ${t.cards}.`,
  ),
  'monster>curses': line(
    (t) => `${t.does('is', 'are')} cursed: ${t.cards}.`,
    (t) => `${t.does('ist', 'bist')} verflucht: ${t.cards}.`,
  ),
  'monster-deck>curses': line(
    (t) => `${t.does('is', 'are')} cursed: ${t.cards}.`,
    (t) => `${t.does('ist', 'bist')} verflucht: ${t.cards}.`,
  ),
  'dying>souls': line(
    (t) => `${t.does('gains', 'gain')} the soul of ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} die Seele von ${t.cards}.`,
  ),
  'items>souls': gainedAsSoul,
  'treasure-discard>souls': gainedAsSoul,
  'monster>souls': gainedAsSoul,
  'souls>souls': line(
    (t) => `${t.does('gets', 'get')} the soul of ${t.cards}.`,
    (t) => `${t.does('bekommt', 'bekommst')} die Seele von ${t.cards}.`,
  ),
  'souls>loot-discard': soulLost,
  'souls>treasure-discard': soulLost,
  'souls>monster-discard': soulLost,
  'souls>box': soulLost,
  'bonus>souls': line(
    (t) => `${t.does('gains', 'gain')} ${t.cards}.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.cards}.`,
  ),
};

const happenings: Readonly<Record<string, Line>> = {
  started: line(
    (t) => `${t.does('begins', 'begin')}.`,
    (t) => `${t.does('beginnt', 'beginnst')}.`,
  ),
  turn: line(
    (t) => `${t.who.fits(t.who.whose, 'Your')} turn.`,
    (t) => `${t.does('ist', 'bist')} am Zug.`,
  ),
  revealed: line(
    (t) => `${t.does('turns', 'turn')} up ${t.cards}.`,
    (t) => `${t.does('deckt', 'deckst')} ${t.cards} auf.`,
  ),
  attackDeclared: line(
    (t) => `${t.does('declares', 'declare')} an attack.`,
    (t) => `${t.does('kündigt', 'kündigst')} einen Angriff an.`,
  ),
  purchaseDeclared: line(
    (t) => `${t.does('wants', 'want')} to purchase.`,
    (t) => `${t.does('möchte', 'möchtest')} einkaufen.`,
  ),
  dieRolled: line(
    (t) => `${t.does('rolls', 'roll')} a ${t.n}.`,
    (t) => `${t.does('würfelt', 'würfelst')} eine ${t.n}.`,
  ),
  diceThrown: line(
    (t) => `${t.does('throws', 'throw')} ${t.dice}.`,
    (t) => `${t.does('wirft', 'wirfst')} ${t.dice}.`,
  ),
  dieChanged: line(
    (t) => `The roll becomes a ${t.n}.`,
    (t) => `Der Wurf wird zu einer ${t.n}.`,
  ),
  rolled: line(
    (t) => `The result stands: ${t.n}.`,
    (t) => `Das Ergebnis steht fest: ${t.n}.`,
  ),
  damaged: line(
    (t) => `${t.bodyDoes('takes', 'take')} ${t.n} damage${t.by === undefined ? '' : ` from ${t.by.dative}`}.`,
    (t) =>
      `${t.bodyDoes('erleidet', 'erleidest')} ${t.n} Schaden${t.by === undefined ? '' : ` durch ${t.by.accusative}`}.`,
  ),
  prevented: line(
    (t) => `${t.n} damage is prevented.`,
    (t) => `${t.n} Schaden wird verhindert.`,
  ),
  healed: line(
    (t) => `${t.bodyDoes('heals', 'heal')} ${t.n} HP.`,
    (t) => `${t.bodyDoes('heilt', 'heilst')} ${t.n} Leben.`,
  ),
  gainedCoins: line(
    (t) => `${t.does('gains', 'gain')} ${t.n}¢.`,
    (t) => `${t.does('erhält', 'erhältst')} ${t.n}¢.`,
  ),
  lostCoins: line(
    (t) => `${t.does('loses', 'lose')} ${t.n}¢.`,
    (t) => `${t.does('verliert', 'verlierst')} ${t.n}¢.`,
  ),
  gaveCoins: line(
    (t) => `${t.does('gives', 'give')} ${t.n}¢ away.`,
    (t) => `${t.does('gibt', 'gibst')} ${t.n}¢ ab.`,
  ),
  offered: line(
    (t) => `${t.does('offers', 'offer')} ${t.other.dative} ${t.n}¢: “${t.promise}”.`,
    (t) => `${t.does('bietet', 'bietest')} ${t.other.dative} ${t.n}¢: „${t.promise}“.`,
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
    (t) => `${t.does('takes', 'take')} the offer of ${t.n}¢ to ${t.other.dative} back.`,
    (t) => `${t.does('zieht', 'ziehst')} das Angebot von ${t.n}¢ an ${t.other.accusative} zurück.`,
  ),
  goalMet: line(
    (t) => `A goal is met: ${t.n} so far.`,
    (t) => `Ein Ziel ist erreicht: bisher ${t.n}.`,
  ),
  died: line(
    (t) =>
      t.by?.does(`kills ${t.who.accusative}.`, `kill ${t.who.accusative}.`) ?? `${t.does('dies', 'die')}${t.ofWhat}.`,
    (t) =>
      t.by?.does(`tötet ${t.who.accusative}.`, `tötest ${t.who.accusative}.`) ??
      `${t.does('stirbt', 'stirbst')}${t.ofWhat}.`,
  ),
  monsterDied: line(
    (t) => t.by?.does(`kills ${t.card}.`, `kill ${t.card}.`) ?? `${t.card} dies${t.ofWhat}.`,
    (t) => t.by?.does(`tötet ${t.card}.`, `tötest ${t.card}.`) ?? `${t.card} stirbt${t.ofWhat}.`,
  ),
  paidPenalty: line(
    (t) => `${t.does('has', 'have')} paid the death penalty.`,
    (t) => `${t.does('hat', 'hast')} die Todesstrafe bezahlt.`,
  ),
  cancelled: line(
    () => 'An effect is cancelled.',
    () => 'Ein Effekt wird verhindert.',
  ),
  fizzled: line(
    () => 'The target is gone: nothing happens.',
    () => 'Das Ziel ist fort: nichts geschieht.',
  ),
  voted: line(
    (t) => `${t.does('votes', 'vote')} for ${t.card}.`,
    (t) => `${t.does('stimmt', 'stimmst')} für ${t.card}.`,
  ),
  skipped: line(
    (t) => `${t.does('skips', 'skip')} a turn.`,
    (t) => `${t.does('setzt', 'setzt')} einen Zug aus.`,
  ),
  soloDie: line(
    (t) => `The eight-sided die shows ${t.n}.`,
    (t) => `Der achtseitige Würfel zeigt ${t.n}.`,
  ),
  hit: line(
    (t) => `${t.does('hits', 'hit')}.`,
    (t) => `${t.does('trifft', 'triffst')}.`,
  ),
  missed: line(
    (t) => `${t.does('misses', 'miss')}.`,
    (t) => `${t.does('trifft', 'triffst')} nicht.`,
  ),
  attacks: line(
    (t) => `${t.does('attacks', 'attack')} ${t.target}.`,
    (t) => `${t.does('greift', 'greifst')} ${t.target} an.`,
  ),
  declared: line(
    (t) => `${t.does('puts', 'put')} the effect of ${t.cause} on the stack.`,
    (t) => `${t.does('legt', 'legst')} den Effekt von ${t.cause} auf den Stapel.`,
  ),
};

/** What comes by itself, by a trigger or a roll, nobody puts there. */
const comesUp = line(
  (t) => `The effect of ${t.cause} goes on the stack.`,
  (t) => `Der Effekt von ${t.cause} kommt auf den Stapel.`,
);

/** An event that has been carried out goes without saying, and so does a loot card, which was said to be played. */
function lineFor({ type, from, to, data, cards = [] }: ToldEvent): Line | undefined {
  if (type === 'declared') {
    if (data?.via === 'loot') return undefined;
    return data?.via === 'trigger' || data?.via === 'outcome' ? comesUp : happenings.declared;
  }
  if (type !== 'moved') return happenings[type];
  const isEvent = cards.some(({ card }) => card !== undefined && cardData(card)?.kind !== 'monster');
  return from?.kind === 'monster' && to?.kind === 'monster-discard' && isEvent
    ? undefined
    : moves[`${from?.kind}>${to?.kind}`];
}

/** The card behind it stands at the end, unless the line names it anyway. */
function withCause(text: string, cause: string | undefined): string {
  const card = cause === undefined ? undefined : cardData(cause)?.name;
  return card === undefined || text.includes(card) ? text : text.replace(/\.$/, ` (${card}).`);
}

export function logLine(event: ToldEvent, lang: Lang, names: readonly string[]): string | undefined {
  const found = lineFor(event);
  return found === undefined ? undefined : oneMark(withCause(found[lang](tellingOf(event, lang, names)), event.cause));
}
