import { at, type Seat } from '@tafelrunde/kernel';
import type { Card } from '../cards/card.ts';
import { type Faction, factions, links } from '../cards/factions.ts';
import { HAND_SIZE, RELIC_LIMIT } from '../numbers.ts';
import { cardsIn, fullLife, overlordOf } from '../queries.ts';
import { type At, deck, discard, hand, opponentOf, play, relics, SEATS } from '../state.ts';
import type { Weights } from './weights.ts';
import { type Eye, eyeWith, worthInHorde, worthOf, worthOfSteps, worthProvided } from './worth.ts';

/** How a player sees an imagined match. */
export interface Outlook extends Eye {
  readonly m: At;
  readonly seat: Seat;
  /** The overlord's faction, and what the first monster of it in a turn makes possible. */
  readonly faction: Faction | undefined;
  readonly kinship: number;
  /** What the first horde of a turn makes possible. */
  readonly gathering: number;
  /** All cards of the player that come round again. */
  readonly cards: readonly Card[];
  /** What an average one of them is worth. */
  readonly average: number;
  /** How many of them there are of each faction, as a share. */
  readonly shares: Readonly<Record<Faction, number>>;
}

export function outlookOf(m: At, seat: Seat, weights: Weights): Outlook {
  const cards = [hand, deck, discard, play].flatMap((zone) => cardsIn(m, zone(seat)));
  const shares = { undead: 0, beast: 0, mortal: 0, spirit: 0 };
  for (const { isMonster, faction } of cards) if (isMonster && faction !== undefined) shares[faction] += 1;
  for (const faction of factions) shares[faction] /= Math.max(1, cards.length);
  const eye = eyeWith(weights, turnsLeft(m, weights));
  const lord = overlordOf(m, seat);
  const kinship = kinshipOf(cards, lord, eye);
  const gathering = lord === undefined ? 0 : worthProvided(lord, 'hordeFormed', eye);
  const partly = { ...eye, m, seat, cards, shares, faction: lord?.faction, kinship, gathering, average: 0 };
  let sum = 0;
  for (const card of cards) sum += worthInDeck(card, partly);
  return { ...partly, average: sum / Math.max(1, cards.length) };
}

/** TL-042: influence cards and some overlords ask for a monster of the faction. */
function kinshipOf(cards: readonly Card[], lord: Card | undefined, eye: Eye): number {
  if (lord === undefined) return 0;
  let kinship = worthProvided(lord, 'monsterInPlay', eye);
  for (const { influence } of cards) {
    if (influence.length > 0) kinship += (worthOfSteps(influence, eye) * (HAND_SIZE - 1)) / cards.length;
  }
  return kinship;
}

/** The game ends with the player who has less life left. */
function turnsLeft(m: At, { turns }: Weights): number {
  const left = SEATS.map((seat) => at(m.state.life, seat) / Math.max(1, fullLife(m, seat)));
  return 1 + turns * Math.min(...left);
}

/** What it brings to draw the card, with the hordes that the rest of the deck allows. */
export function worthInDeck(card: Card, outlook: Outlook): number {
  const { weights, shares, faction, kinship, gathering } = outlook;
  const alone = worthOf(card, outlook);
  if (!card.isMonster || card.faction === undefined) return alone;
  const { left, right } = links[card.faction];
  const inHorde = worthInHorde(card, outlook) + weights.gathering * gathering;
  const horde = weights.link * inHand(shares[left] + shares[right]) * inHorde;
  const kin = card.faction === faction ? weights.kinship * kinship * (1 - inHand(shares[faction])) : 0;
  return alone + horde + kin;
}

/** How likely one of the other cards in hand is of those that make up this share of the deck. */
const inHand = (share: number): number => 1 - (1 - Math.min(1, share)) ** (HAND_SIZE - 1);

/** How often a card that is bought now will be drawn. */
function drawsOf({ cards, weights, turnsLeft: left }: Outlook, claimed: boolean): number {
  const perTurn = HAND_SIZE / (cards.length + 1);
  return (claimed ? 1 : 0) + perTurn * Math.max(0, left - (claimed ? 1 : weights.delay));
}

/** What it brings in the rest of the game to have the card: a monster thins out the others, a relic is always there. */
export function worthOfKeeping(card: Card, outlook: Outlook, claimed = false): number {
  if (card.kind === 'relic') return worthOf(card, outlook) * outlook.turnsLeft * outlook.weights.relic;
  return (worthInDeck(card, outlook) - outlook.average) * drawsOf(outlook, claimed);
}

/** The same for a card that is yet to be bought. */
export const worthOfOwning = (card: Card, outlook: Outlook, claimed = card.claim): number =>
  worthOfKeeping(card, outlook, claimed) - (card.kind === 'relic' ? worthOfRoom(outlook) : 0);

/** TL-047: a fourth relic takes the place of the weakest. */
function worthOfRoom(outlook: Outlook): number {
  const lying = cardsIn(outlook.m, relics(outlook.seat));
  return lying.length < RELIC_LIMIT ? 0 : Math.min(...lying.map((relic) => worthOfKeeping(relic, outlook)));
}

/** What the opponent's armor still takes this turn, and the life behind it. */
export function lifeToBreak(m: At, seat: Seat, armor: number): number {
  return at(m.state.life, opponentOf(seat)) + Math.max(0, armor - m.state.absorbed);
}
