import type { Steps } from '@tafelrunde/words';
import { isGets } from '../effects/holding/lasting.ts';
import { attackOf, bonusOf, evasionOf, hpOf, isTest } from '../effects/holding/values.ts';
import { type Card, isStatic, isTriggered, type Static } from '../effects/language/card.ts';
import { isDamage } from '../effects/words/damage.ts';
import { type Body, player } from '../players.ts';
import { cardOfBody } from '../rules/table.ts';
import type { At } from '../state.ts';

const SIDES = 6;

/** A fight as it can be foreseen: how the foe is when so many hits are still needed. */
interface Fight {
  readonly hits: number;
  /** Of the attacker. */
  readonly hp: number;
  /** The chance of the next roll, and what a miss costs. */
  hit(needed: number): number;
  attack(needed: number): number;
  /** What a hit costs that does not kill. */
  readonly thorns: number;
}

/** The chance to come to all hits that are needed before one's HP are gone. */
export function chanceOfFight({ hits, hp, hit, attack, thorns }: Fight): number {
  let row: readonly number[] = [];
  for (let needed = 1; needed <= hits; needed++) {
    const [chance, blow] = [hit(needed), attack(needed)];
    const next: number[] = [0];
    for (let left = 1; left <= hp; left++) {
      const hurt = needed === 1 ? 1 : (row[left - thorns] ?? 0);
      const missed = next[left - blow] ?? 0;
      // A foe that does not hurt is hit at some time.
      next.push(blow > 0 ? chance * hurt + (1 - chance) * missed : chance > 0 ? hurt : 0);
    }
    row = next;
  }
  return row[hp] ?? 0;
}

/** FS-161: a roll hits that comes to the evasion, with whatever the attacker adds to attack rolls. */
function chanceToHit(m: At, seat: number, evasion: number): number {
  const added = bonusOf(m, 'roll', player(seat)) + bonusOf(m, 'attackRoll', player(seat));
  return Math.min(1, Math.max(0, (SIDES + 1 - (evasion - added)) / SIDES));
}

/** How many blows of this strength it takes. */
const blows = (hp: number, attack: number): number => (attack <= 0 ? Number.POSITIVE_INFINITY : Math.ceil(hp / attack));

/** What a monster does about being hit: it grows, hits back, or changes with the HP that it has left. */
interface Temper {
  readonly growth: number;
  readonly thorns: number;
  readonly byHp: readonly Static[];
}

const tempers = new WeakMap<Card, Temper>();
const CALM: Temper = { growth: 0, thorns: 0, byHp: [] };

function temperOf(card: Card | undefined): Temper {
  if (card === undefined) return CALM;
  const known = tempers.get(card);
  if (known !== undefined) return known;
  const steps = whenHit(card);
  const temper: Temper = {
    growth: sumOf(
      steps
        .filter(isGets)
        .flatMap(({ who, effects }) => (who === 'this' ? effects : []))
        .map(attackIn),
    ),
    thorns: sumOf(steps.filter(isDamage).map(({ to, n }) => (to === 'attacker' && typeof n === 'number' ? n : 0))),
    byHp: card.abilities.filter(isStatic).filter(({ whose, if: test }) => whose === 'this' && isTest(test, ...BY_HP)),
  };
  tempers.set(card, temper);
  return temper;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const attackIn = ({ always, n }: Static): number => (always === 'attack' ? n : 0);

/** What each hit brings about, whatever was rolled. */
const whenHit = ({ abilities }: Card): Steps =>
  abilities
    .filter(isTriggered)
    .filter(({ when, of }) => when === 'damaged' && of.this === true && of.nth === undefined && of.rolls === undefined)
    .flatMap((ability) => ability.do);

const BY_HP = ['hpIs', 'hpAtMost'] as const;

/** By how much a value is higher with so many HP than with so many others. */
function changed({ byHp }: Temper, value: Static['always'], from: number, to: number): number {
  const effects = byHp.filter(({ always }) => always === value);
  return sumOf(effects.map(({ n, if: test }) => n * (Number(isAt(test, to)) - Number(isAt(test, from)))));
}

const isAt = (condition: Static['if'], hp: number): boolean => {
  if (condition === undefined || !('test' in condition) || condition.n === undefined) return false;
  return condition.test === 'hpIs' ? hp === condition.n : hp <= condition.n;
};

/** A fight that cannot be decided is as good as lost. */
const MOST_BLOWS = 20;

/** The chance that the attacker kills the target before dying, as far as both can be seen now. */
export function chanceToWin(m: At, seat: number, target: Body): number {
  const [attack, hp] = [attackOf(m, player(seat)), hpOf(m, target)];
  const hits = blows(hp, attack);
  if (hits > MOST_BLOWS) return 0;
  const temper = temperOf(cardOfBody(m, target));
  const [power, evasion] = [attackOf(m, target), evasionOf(m, target) ?? SIDES + 1];
  const then = (value: Static['always'], needed: number): number =>
    changed(temper, value, hp, hp - (hits - needed) * attack);
  return chanceOfFight({
    hits,
    hp: hpOf(m, player(seat)),
    hit: (needed) => chanceToHit(m, seat, evasion + then('evasion', needed)),
    attack: (needed) => power + then('attack', needed) + temper.growth * (hits - needed),
    thorns: temper.thorns,
  });
}
