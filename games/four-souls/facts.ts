import type { CardId, Lang, ObjectNumber, Ref, Seat, View } from '@tafelrunde/kernel';
import { accusative, oneMark, refsIn } from '@tafelrunde/words';
import { cardData } from './effects/language/registry.ts';
import { type Figures, figuresIn } from './figures.ts';
import { seatIn } from './players.ts';
import { itemRef } from './refs.ts';
import type { Item } from './stack-items.ts';
import { stateIn } from './state.ts';

const words = {
  en: {
    hp: (left: number, most: number) => `${left} of ${most} HP`,
    attack: (n: number) => `attack ${n}`,
    evasion: (n: number) => `hit by ${n} or more`,
    souls: (n: number, needed: number) => `${n} of ${needed} souls`,
    loot: (n: number) => (n === 1 ? '1 loot card' : `${n} loot cards`),
    dead: 'dead till the end of the turn',
    turn: (name: string, phase: string) => `On turn: ${name}, ${phase}.`,
    phase: { start: 'start', action: 'action phase', end: 'end' },
    left: (attacks: number, purchases: number, plays: number) =>
      `Left in this turn: attacks ${attacks}, purchases ${purchases}, loot plays ${plays}.`,
    announced: {
      attack: 'An attack has been announced.',
      purchase: 'A purchase has been announced.',
      end: 'The end of the turn has been announced.',
    },
    fight: (who: string, whom: string) => `Attack: ${who} on ${accusative(whom, 'en')}.`,
    needs: (least: number, percent: number) => `${least} or more hits (${percent} %).`,
    never: 'No roll hits.',
    solo: (n: number) => `The eight-sided die shows ${n}.`,
    next: (what: string) => `Next on the stack: ${what}.`,
    then: (what: string) => `Then: ${what}.`,
    by: (card: string, who: string) => `${card} (${who})`,
    roll: (who: string, n: number) => `roll: ${n} (${who})`,
    attackRoll: (who: string, n: number) => `attack roll: ${n} (${who})`,
    damage: (n: number, whom: string) => `${n} damage: ${whom}`,
    death: (who: string) => `death: ${who}`,
    tapped: 'deactivated',
    counters: (n: number) => `counters: ${n}`,
  },
  de: {
    hp: (left: number, most: number) => `${left} von ${most} HP`,
    attack: (n: number) => `Angriff ${n}`,
    evasion: (n: number) => `getroffen ab ${n}`,
    souls: (n: number, needed: number) => `${n} von ${needed} Seelen`,
    loot: (n: number) => (n === 1 ? '1 Beutekarte' : `${n} Beutekarten`),
    dead: 'tot bis zum Ende des Zuges',
    turn: (name: string, phase: string) => `Am Zug: ${name}, ${phase}.`,
    phase: { start: 'Beginn', action: 'Aktionsphase', end: 'Ende' },
    left: (attacks: number, purchases: number, plays: number) =>
      `In diesem Zug noch: Angriffe ${attacks}, Käufe ${purchases}, Beute spielen ${plays}.`,
    announced: {
      attack: 'Ein Angriff ist angekündigt.',
      purchase: 'Ein Kauf ist angekündigt.',
      end: 'Das Ende des Zuges ist angekündigt.',
    },
    fight: (who: string, whom: string) => `Angriff: ${who} gegen ${accusative(whom, 'de')}.`,
    needs: (least: number, percent: number) => `Ab ${least} trifft es (${percent} %).`,
    never: 'Kein Wurf trifft.',
    solo: (n: number) => `Der achtseitige Würfel zeigt ${n}.`,
    next: (what: string) => `Als Nächstes auf dem Stapel: ${what}.`,
    then: (what: string) => `Danach: ${what}.`,
    by: (card: string, who: string) => `${card} (${who})`,
    roll: (who: string, n: number) => `Wurf: ${n} (${who})`,
    attackRoll: (who: string, n: number) => `Angriffswurf: ${n} (${who})`,
    damage: (n: number, whom: string) => `${n} Schaden: ${whom}`,
    death: (who: string) => `Tod: ${who}`,
    tapped: 'erschöpft',
    counters: (n: number) => `Marker: ${n}`,
  },
} as const;

/** What the facts are told from. */
interface Told {
  readonly view: View;
  readonly lang: Lang;
  readonly names: readonly string[];
  /** What something is called that is no person and no card: a deck, a kind of item on the stack. */
  readonly key: (key: string, lang: Lang) => string;
}

/** Everybody's numbers, the turn, the attack that goes on, and what waits on the stack. */
export function factsOf(told: Told): string[] {
  const { view, lang } = told;
  const { soloDie } = stateIn(view);
  const { players } = figuresIn(view);
  return [
    ...players.map((_, seat) => standing(told, players, seat)),
    ...(isSolo(view) ? [words[lang].solo(soloDie)] : []),
    ...(view.outcome === undefined ? [...turnOf(told), ...fightOf(told), ...stackOf(told)] : []),
  ].map(oneMark);
}

/** FS-296. */
const isSolo = ({ options, seats }: View): boolean => options.solo === true && seats === 2;

function standing({ view, lang, names }: Told, players: Figures['players'], seat: Seat): string {
  const t = words[lang];
  const { coins, dead } = stateIn(view);
  const { hp = 0, max = 0, attack = 0, souls = 0 } = players[seat] ?? {};
  // FS-302: in the solo game both count together.
  const [counted, needed] = isSolo(view)
    ? [players.reduce((sum, each) => sum + each.souls, 0), Number(view.options.soloSouls)]
    : [souls, 4];
  const zone = (kind: string) => view.zones.find((each) => each.kind === kind && each.seat === seat);
  const character = zone('character')?.cards[0];
  const called = character === undefined ? '' : ` (${nameOf(character.card)})`;
  const said = [
    t.hp(hp, max),
    t.attack(attack),
    `${coins[seat] ?? 0}¢`,
    t.souls(counted, needed),
    t.loot(zone('hand')?.size ?? 0),
    ...(dead[seat] === true ? [t.dead] : []),
  ];
  return `${names[seat] ?? ''}${called}: ${said.join(', ')}.`;
}

function turnOf({ view, lang, names }: Told): string[] {
  const t = words[lang];
  const { active, phase, announced, attack } = stateIn(view);
  const { attacks, purchases, players } = figuresIn(view);
  return [
    t.turn(names[active] ?? '', t.phase[phase]),
    ...(phase === 'action' ? [t.left(attacks, purchases, players[active]?.plays ?? 0)] : []),
    ...(announced === null || attack !== null ? [] : [t.announced[announced]]),
  ];
}

/** FS-162. */
function fightOf(told: Told): string[] {
  const { view, lang, names } = told;
  const { attack } = stateIn(view);
  const { hits } = figuresIn(view);
  if (attack === null) return [];
  const t = words[lang];
  const [least] = hits ?? [];
  const odds = least === undefined ? t.never : t.needs(least, Math.round(((hits?.length ?? 0) / 6) * 100));
  return [`${t.fight(names[attack.seat] ?? '', called(told, attack.target))} ${odds}`];
}

/** What waits to happen, the next first (FS-199). */
function stackOf(told: Told): string[] {
  const { next, then } = words[told.lang];
  return stateIn(told.view)
    .stack.toReversed()
    .flatMap((item) => itemText(told, item) ?? [])
    .map((what, i) => (i === 0 ? next : then)(what));
}

function itemText(told: Told, item: Item): string | undefined {
  const { lang, names } = told;
  const t = words[lang];
  switch (item.kind) {
    case 'effect': {
      const card = t.by(nameOf(item.at[0]), names[item.seat] ?? '');
      const targets = refsIn(item.vars.target).map((target) => called(told, target));
      return targets.length === 0 ? card : `${card} → ${targets.join(', ')}`;
    }
    case 'roll':
      return (item.attack ? t.attackRoll : t.roll)(names[item.seat] ?? '', item.value);
    case 'damage':
      return t.damage(item.n, called(told, item.to));
    case 'death':
      return t.death(called(told, item.who));
    case 'after':
      return undefined;
  }
}

const nameOf = (card: CardId): string => cardData(card)?.name ?? card;

/** A person, a card on the table, something on the stack, a deck. */
function called({ view, lang, names, key }: Told, ref: Ref): string {
  if (typeof ref === 'number') {
    const found = view.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === ref);
    return found === undefined ? '…' : nameOf(found.card);
  }
  const seat = seatIn(ref);
  if (seat !== undefined) return names[seat] ?? '';
  const item = stateIn(view).stack.find(({ id }) => ref === itemRef(id));
  return item?.kind === 'effect' ? nameOf(item.at[0]) : key(item?.kind ?? ref, lang);
}

/** What lies on a card, what its values are now, and what it costs. */
export function remark(view: View, card: ObjectNumber, lang: Lang): string | undefined {
  const t = words[lang];
  const { tapped, counters } = stateIn(view);
  const { bodies, prices } = figuresIn(view);
  const { [card]: body } = bodies;
  const { [card]: count } = counters;
  const { [card]: price } = prices;
  const notes = [
    ...(tapped[card] === 1 ? [t.tapped] : []),
    ...(count === undefined ? [] : [t.counters(count)]),
    ...(body === undefined ? [] : [t.hp(body.hp, body.max)]),
    ...(body?.evasion === undefined ? [] : [t.evasion(body.evasion)]),
    ...(body === undefined ? [] : [t.attack(body.attack)]),
    ...(price === undefined ? [] : [`${price}¢`]),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}
