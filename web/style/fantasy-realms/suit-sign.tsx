import type { Suit } from '@tafelrunde/fantasy-realms';
import type { ComponentType, SVGProps } from 'react';
import Weapon from '~icons/game-icons/broadsword';
import Building from '~icons/game-icons/castle';
import Outsider from '~icons/game-icons/cowled';
import Army from '~icons/game-icons/crossed-swords';
import Leader from '~icons/game-icons/crown';
import Item from '~icons/game-icons/cursed-star';
import Flame from '~icons/game-icons/flame';
import Land from '~icons/game-icons/mountains';
import Wizard from '~icons/game-icons/pointy-hat';
import Weather from '~icons/game-icons/raining';
import Artifact from '~icons/game-icons/rune-stone';
import Wild from '~icons/game-icons/star-swirl';
import Undead from '~icons/game-icons/tombstone';
import Flood from '~icons/game-icons/wave-crest';
import Beast from '~icons/game-icons/wolf-head';
import './suits.css';

const signs: Readonly<Record<Suit | 'item', ComponentType<SVGProps<SVGSVGElement>>>> = {
  land: Land,
  flood: Flood,
  weather: Weather,
  flame: Flame,
  army: Army,
  wizard: Wizard,
  leader: Leader,
  beast: Beast,
  weapon: Weapon,
  artifact: Artifact,
  wild: Wild,
  building: Building,
  outsider: Outsider,
  undead: Undead,
  item: Item,
};

/** The sign of a suit; its name is said beside it. */
export function SuitSign({ suit, ...more }: { readonly suit: Suit | 'item' } & SVGProps<SVGSVGElement>) {
  const Sign = signs[suit];
  return <Sign aria-hidden="true" {...more} />;
}
