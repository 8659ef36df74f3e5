import { at, type Match, type ZoneName } from '@tafelrunde/kernel';
import { demand } from '@tafelrunde/kernel/testing';
import { fits } from './cards/factions.ts';
import { terrorsOfLondon } from './index.ts';
import { RELIC_LIMIT, STREET_SIZE } from './numbers.ts';
import { cardAt, cardsIn, fullLife } from './queries.ts';
import { type At, isState, MARKET, play, relics, SEATS, STREET } from './state.ts';

/** What must hold at every question; throws where it does not. */
export function checkInvariants(match: Match): void {
  const { state } = match;
  if (!isState(state)) throw new Error('this is another game');
  if (state.turns === 0) return;
  const m: At = { game: terrorsOfLondon, match: { ...match, state }, state, seats: match.seats, kept: [], vars: {} };
  checkPool(m);
  checkZones(m);
  checkMarkers(m);
  checkHordes(m);
}

/** TL-120, TL-099: nothing is ever below 0, life never above what is printed, and a living game has two living overlords. */
function checkPool(m: At): void {
  const { coins, power, recovery, discount, absorbed, life, rally, conversions } = m.state;
  const numbers = [coins, power, recovery, discount, absorbed, ...rally, ...conversions.map(({ left }) => left)];
  demand(
    numbers.every((n) => Number.isInteger(n) && n >= 0),
    `a negative number among ${numbers.join(' ')}`,
  );
  for (const seat of SEATS) {
    const left = at(life, seat);
    demand(left > 0 && left <= fullLife(m, seat), `seat ${seat} has ${left} life`);
  }
}

/** TL-047, TL-126, TL-004. */
function checkZones(m: At): void {
  const size = (place: ZoneName): number => cardsIn(m, place).length;
  for (const seat of SEATS) {
    demand(size(relics(seat)) <= RELIC_LIMIT, `seat ${seat} has ${size(relics(seat))} relics`);
    demand(
      cardsIn(m, relics(seat)).every(({ kind }) => kind === 'relic'),
      'something else among the relics',
    );
    demand(
      cardsIn(m, play(seat)).every(({ kind }) => kind !== 'relic' && kind !== 'overlord'),
      'a relic in play',
    );
  }
  const isBuying = m.match.lanes.some(({ ops }) => ops.some(({ op }) => op === 'refill'));
  demand(isBuying || size(MARKET) === 0 || size(STREET) === STREET_SIZE, `${size(STREET)} cards in the street`);
}

/** TL-130 to TL-135: markers lie on monsters in play, one each; the opponent's show the spent side. */
function checkMarkers(m: At): void {
  const { haunts, ready, active } = m.state;
  const marked = haunts.map(({ card }) => card);
  demand(new Set(marked).size === marked.length, 'two markers on one monster');
  demand(
    ready.every((card) => marked.includes(card)),
    'a haunt action without a marker',
  );
  for (const { card, spent } of haunts) {
    demand(cardAt(m, card).isMonster, 'a marker on something else');
    const owner = m.match.zones.find(({ kind, cards }) => kind === 'play' && cards.includes(m.match.obj.indexOf(card)));
    demand(
      owner !== undefined && (owner.seat === active || spent),
      'a marker out of play, or on its haunt side too long',
    );
  }
}

/** TL-067, TL-163: rows of monsters that fit, each in one row. */
function checkHordes(m: At): void {
  const { hordes, linked } = m.state;
  const members = hordes.flat();
  demand(new Set(members).size === members.length, 'a monster in two hordes');
  demand(
    members.every((card) => linked.includes(card)),
    'a member that has joined no horde',
  );
  for (const horde of hordes) {
    const factions = horde.map((card) => cardAt(m, card).faction);
    factions.slice(1).forEach((right, i) => {
      const left = factions[i];
      demand(left !== undefined && right !== undefined && fits(left, right), 'neighbours that do not fit');
    });
  }
}
