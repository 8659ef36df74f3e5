import type { CardId, Lang } from '@tafelrunde/kernel';
import { cardData } from '../effects/language/registry.ts';
import { cardText } from './text.ts';

/* What a card does in a line or two, for where there is little room: its text in the style of a telegram. */

export interface Gist {
  readonly does: string;
  /** What killing it brings. */
  readonly reward: string;
}

type Shorter = readonly (readonly [said: RegExp, shorter: string])[];

/** In this order; what none of them knows is said in full. */
const shorter: Readonly<Record<Lang, Shorter>> = {
  en: [
    [/you may play 1 additional loot(?: card)?(?: this turn| in your turn)?/gi, '+1 loot play'],
    [/you may play any number of loot/gi, 'any number of loot plays'],
    [/(?:the active player|you) (may|must) attack (the monster deck )?(\d+) additional time/gi, '$1 attack $2+$3'],
    [/you have (\d+) additional (attack|purchase)s?(?: each turn)?/gi, '+$1 $2'],
    [/choose one: a\) /gi, ''],
    [/; [b-d]\) /g, ' / '],
    [
      /look at the top (\d+ )?cards? of (?:the |a )?(\w+ )?deck and put them back in any order/gi,
      'look at top $1$2cards, reorder',
    ],
    [/look at the top (\d+ )?cards? of (?:the |a )?(\w+ )?deck/gi, 'look at top $1$2card'],
    [/, put one back on top and the rest on the bottom/g, ', keep 1 on top'],
    [/; you may put it (?:on the bottom|into discard)/g, ', may remove it'],
    [/cancel everything that has not resolved and end the turn/gi, 'end the turn'],
    [/(?:into|with) discard and replace (?:it|them) with the top cards? of the monster deck/g, 'away, next monster'],
    [/destroy this card; if you did, /gi, 'destroy this: '],
    [/change (an? (?:dice|attack) roll)(?: that is not an attack roll)? (?:by|to) (?:up to )?(an? )?/gi, 'die: '],
    [/(?:reroll )?a dice roll/gi, 'reroll a die'],
    [/when this enters play[:,] /gi, 'now: '],
    [/when (?:this dies|this card would be destroyed)(?:, after its rewards)?[:,] /gi, 'dies: '],
    [/each time you (?:would )?die(?:, (?:before|after) the death penalty)?[:,] /gi, 'you die: '],
    [/each time (an?(?:other)? player) dies(?:, before the death penalty)?[:,] /gi, '$1 dies: '],
    [/each time the (?:attacking|active) player rolls an? (\d)(?: with an attack roll)?[:,] /gi, 'on a $1: '],
    [/each time (?:a player|you) (?:would )?rolls? an? (\d)(?: or (\d))?(?: with an attack roll)?[:,] /gi, 'any $1: '],
    [/on (?:an )?attack rolls? of /g, 'on a '],
    [/at the start of (?:your|the) turn[:,] /gi, 'start: '],
    [/at the end of (?:your|the) turn(, if [^:]*)?[:,] /gi, 'end$1: '],
    [/each time you take damage[:,] /gi, 'hurt: '],
    [/each time you would take damage[:,] /gi, 'hurt: '],
    [/each time this takes (?:combat )?damage[:,] /gi, 'hit: '],
    [/each time this deals (?:combat )?damage(?: to a player)?[:,] /gi, 'it hits: '],
    [/(?:each|the first) time /gi, ''],
    [/while it is your turn, /gi, 'your turn: '],
    [/(?:the|an) attacking player|that player/g, 'player'],
    [/(?:you |it )?ha(?:s|ve) (\+\d)/gi, '$1'],
    [/ (?:till end of turn|this turn)(?: if able)?/g, ''],
    [/prevent (?:up to )?(\d+ )?(?:of )?(?:the next |that )?damage/gi, 'prevent $1damage'],
    [/a monster or player/gi, 'monster or player'],
    [/ of (?:your|their) choice/g, ''],
    [/non-eternal item (?:an?(?:other)? player|you) controls?/g, 'item'],
    [/(?:an )?item you control/g, 'your item'],
    [/the death penalty/g, 'penalty'],
    [/this card/gi, 'this'],
    [/expand the (monster|shop) slots by (\d)/gi, '+$2 $1 slot'],
    [/; if you did, /g, ', '],
    [/, then /g, ', '],
  ],
  de: [
    [/du darfst (?:in diesem Zug|in deinem Zug) (\d) (?:zusätzliche Beute|Beute mehr) spielen/gi, '+$1 Beute spielen'],
    [
      /die (?:aktive Person|Person am Zug) (darf|muss) (?:in diesem Zug )?ein weiteres Mal angreifen/gi,
      '$1 +1 Angriff',
    ],
    [/wähle eins: a\) /gi, ''],
    [/; [b-d]\) /g, ' / '],
    [
      /sieh dir die obersten (\d+) Karten von einem Stapel an und lege sie in beliebiger Reihenfolge zurück/gi,
      'obere $1 Karten ordnen',
    ],
    [
      /sieh dir die obersten (\d+) Karten vom (\w+)stapel an und lege sie in beliebiger Reihenfolge zurück/gi,
      'obere $1 $2karten ordnen',
    ],
    [/sieh dir die obersten (\d+) Karten vom (\w+)stapel an/gi, 'sieh obere $1 $2karten an'],
    [/sieh dir die oberste Karte vom (\w+)stapel an/gi, 'sieh oberste $1karte an'],
    [
      /, lege eine (?:davon )?(?:wieder )?(?:oben)?auf und die übrigen unter den Stapel(?: zurück)?/g,
      ', 1 bleibt oben',
    ],
    [/verhindere alles, was noch nicht abgehandelt ist, und beende den Zug/gi, 'der Zug endet'],
    [
      /lege (?:ein|jedes) nicht angegriffenes? Monster ab und ersetze es durch die oberste Karte des Monsterstapels/gi,
      'tausche ein Monster aus',
    ],
    [/zerstöre diese Karte; (?:tust du das,|falls du das getan hast:) /gi, 'zerstöre sie: '],
    [/; (?:tust du das,|falls du das getan hast:) /gi, ': '],
    [
      /(?:verändere|ändere) einen (?:Würfelwurf|Angriffswurf)(?:, der kein Angriffswurf ist,)? (?:um|auf) (?:bis zu |eine )?/gi,
      'Würfel: ',
    ],
    [/würfle einen Würfelwurf neu/gi, 'Würfel neu'],
    [/am Anfang (?:deines|des) Zugs[:,] /gi, 'Anfang: '],
    [/am Ende (?:deines|des) Zugs(, wenn [^:]*)?[:,] /gi, 'Ende$1: '],
    [/erleidest du Schaden[:,] /gi, 'verletzt: '],
    [/würfelt die (?:angreifende Person|Person am Zug)(?: mit einem Angriffswurf)? eine (\d)[:,] /gi, 'bei $1: '],
    [/würfelt eine Person eine (\d)[:,] /gi, 'bei $1: '],
    [/bei Angriffswürfen von (\d)/gi, 'bei $1'],
    [/stirbst du(?:, (?:vor|nach) der Todesstrafe)?[:,] /gi, 'du stirbst: '],
    [/stirbt eine (andere )?Person(?:, vor der Todesstrafe)?[:,] /gi, 'eine $1Person stirbt: '],
    [/stirbt (?:diese Karte|dies)[:,] /gi, 'stirbt: '],
    [/fügt (?:diese Karte|dies) (?:einer Person )?Kampfschaden zu[:,] /gi, 'trifft: '],
    [/(?:erleidet) (?:diese Karte|dies) (?:Kampfs|S)chaden[:,] /gi, 'getroffen: '],
    [/solange du am Zug bist, /gi, 'dein Zug: '],
    [/,? wenn du willst,?/g, ''],
    [/ in diesem Zug| bis zum Ende des Zugs| in jedem Zug/g, ''],
    [/ein(?:em)? Monster oder eine[r]? Person/g, 'Monster oder Person'],
    [/nicht ewiges /g, ''],
    [/ deiner Wahl/g, ''],
    [/du hast (\+\d)/gi, '$1'],
    [/verhindere (?:bis zu )?(\d+ )?vom nächsten Schaden/gi, 'verhindere $1Schaden'],
    [/jede Person außer der Person am Zug/g, 'alle anderen'],
    [/diese Person/g, 'sie'],
    [/diese Karte/g, 'sie'],
    [/(bei \d|stirbt): (darfst|darf|würfelt|erleidet|erhält|verliert) /gi, '$1 $2 '],
    [/, dann /g, ', '],
  ],
};

const capital = (text: string): string =>
  text.replace(/^((?:[↷$] )?)(\p{L})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase());

const inShort = (line: string, lang: Lang): string =>
  capital(shorter[lang].reduce((text, [said, short]) => text.replaceAll(said, short), line).replace(/\.$/, ''));

/** A word by itself, such as "Eternal.", says how a card is, not what it does. */
const isKeyword = (line: string): boolean => !/ /.test(line);

const REWARD = /^(?:Reward|Belohnung): /;
/** What is said before the game begins. */
const SEATS = /^(?:For three|Nur ab drei)/;

const gists = new Map<string, Gist>();

export function cardGist(id: CardId, lang: Lang): Gist {
  const key = `${id}/${lang}`;
  const known = gists.get(key) ?? gistOf(id, lang);
  gists.set(key, known);
  return known;
}

function gistOf(id: CardId, lang: Lang): Gist {
  const card = cardData(id);
  const lines = cardText(id, lang).split('\n');
  const doing = lines.filter((line) => !isKeyword(line));
  const reward = doing.find((line) => REWARD.test(line)) ?? '';
  // How a curse comes and goes is the same for all of them.
  const own = doing
    .filter((line) => line !== reward && !SEATS.test(line))
    .slice(...(card?.kind === 'curse' ? [1, -1] : []));
  return {
    does: (own.length > 0 || reward !== '' ? own : lines).map((line) => inShort(line, lang)).join('. '),
    reward: reward.replace(REWARD, '').replace(/\.$/, ''),
  };
}
