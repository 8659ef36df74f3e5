import type { CardId, ItemId, Suit } from '@tafelrunde/fantasy-realms';
import type { ComponentType, SVGProps } from 'react';
import AngelWings from '~icons/game-icons/angel-wings';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import BigWave from '~icons/game-icons/big-wave';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import Blindfold from '~icons/game-icons/blindfold';
import BodySwapping from '~icons/game-icons/body-swapping';
import BookAura from '~icons/game-icons/book-aura';
import BowArrow from '~icons/game-icons/bow-arrow';
import Bowman from '~icons/game-icons/bowman';
import CandleLight from '~icons/game-icons/candle-light';
import Castle from '~icons/game-icons/castle';
import Cauldron from '~icons/game-icons/cauldron';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import Church from '~icons/game-icons/church';
import CircleForest from '~icons/game-icons/circle-forest';
import CloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import CrenelCrown from '~icons/game-icons/crenel-crown';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Crown from '~icons/game-icons/crown';
import CrownedHeart from '~icons/game-icons/crowned-heart';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CryptEntrance from '~icons/game-icons/crypt-entrance';
import CrystalBall from '~icons/game-icons/crystal-ball';
import CrystalShine from '~icons/game-icons/crystal-shine';
import CrystalWand from '~icons/game-icons/crystal-wand';
import CutDiamond from '~icons/game-icons/cut-diamond';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeathSkull from '~icons/game-icons/death-skull';
import DragonShield from '~icons/game-icons/dragon-shield';
import DualityMask from '~icons/game-icons/duality-mask';
import DungeonGate from '~icons/game-icons/dungeon-gate';
import DwarfFace from '~icons/game-icons/dwarf-face';
import EagleEmblem from '~icons/game-icons/eagle-emblem';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import FishingHook from '~icons/game-icons/fishing-hook';
import Flame from '~icons/game-icons/flame';
import FlatPawPrint from '~icons/game-icons/flat-paw-print';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import FluffyCloud from '~icons/game-icons/fluffy-cloud';
import Galley from '~icons/game-icons/galley';
import Gems from '~icons/game-icons/gems';
import HeavyRain from '~icons/game-icons/heavy-rain';
import HorseHead from '~icons/game-icons/horse-head';
import Hourglass from '~icons/game-icons/hourglass';
import Hydra from '~icons/game-icons/hydra';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import Island from '~icons/game-icons/island';
import JesterHat from '~icons/game-icons/jester-hat';
import Knapsack from '~icons/game-icons/knapsack';
import KnightBanner from '~icons/game-icons/knight-banner';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LightningStorm from '~icons/game-icons/lightning-storm';
import LockedChest from '~icons/game-icons/locked-chest';
import MagicLamp from '~icons/game-icons/magic-lamp';
import MagicPortal from '~icons/game-icons/magic-portal';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import Mountains from '~icons/game-icons/mountains';
import MountedKnight from '~icons/game-icons/mounted-knight';
import Oak from '~icons/game-icons/oak';
import Oasis from '~icons/game-icons/oasis';
import OldWagon from '~icons/game-icons/old-wagon';
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest';
import Peaks from '~icons/game-icons/peaks';
import PointyHat from '~icons/game-icons/pointy-hat';
import PowerRing from '~icons/game-icons/power-ring';
import QueenCrown from '~icons/game-icons/queen-crown';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Rake from '~icons/game-icons/rake';
import RingingBell from '~icons/game-icons/ringing-bell';
import RobberHand from '~icons/game-icons/robber-hand';
import RobinHoodHat from '~icons/game-icons/robin-hood-hat';
import RockGolem from '~icons/game-icons/rock-golem';
import Rose from '~icons/game-icons/rose';
import RuneStone from '~icons/game-icons/rune-stone';
import Sarcophagus from '~icons/game-icons/sarcophagus';
import Scales from '~icons/game-icons/scales';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import Shamrock from '~icons/game-icons/shamrock';
import SkullStaff from '~icons/game-icons/skull-staff';
import SnakeTongue from '~icons/game-icons/snake-tongue';
import Snowflake1 from '~icons/game-icons/snowflake-1';
import Spade from '~icons/game-icons/spade';
import SpellBook from '~icons/game-icons/spell-book';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import Spyglass from '~icons/game-icons/spyglass';
import StarCycle from '~icons/game-icons/star-cycle';
import StoneTower from '~icons/game-icons/stone-tower';
import SunCloud from '~icons/game-icons/sun-cloud';
import Swamp from '~icons/game-icons/swamp';
import Toolbox from '~icons/game-icons/toolbox';
import TreasureMap from '~icons/game-icons/treasure-map';
import Unicorn from '~icons/game-icons/unicorn';
import WarlockEye from '~icons/game-icons/warlock-eye';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WarlordHelmet from '~icons/game-icons/warlord-helmet';
import WaterFountain from '~icons/game-icons/water-fountain';
import WaterSplash from '~icons/game-icons/water-splash';
import Waves from '~icons/game-icons/waves';
import Whirlwind from '~icons/game-icons/whirlwind';
import Wildfires from '~icons/game-icons/wildfires';
import WindSlap from '~icons/game-icons/wind-slap';
import WingedSword from '~icons/game-icons/winged-sword';
import Wingfoot from '~icons/game-icons/wingfoot';
import WizardStaff from '~icons/game-icons/wizard-staff';
import WolfHead from '~icons/game-icons/wolf-head';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import Zeppelin from '~icons/game-icons/zeppelin';

/* Pictures from game-icons.net (CC BY 3.0), one for every card; only those named here are loaded. */

export type Art = ComponentType<SVGProps<SVGSVGElement>>;

export const cardArt: Readonly<Record<CardId, Art>> = {
  mountain: Mountains,
  cavern: CaveEntrance,
  'bell-tower': RingingBell,
  forest: CircleForest,
  'earth-elemental': RockGolem,
  'fountain-of-life': WaterFountain,
  swamp: Swamp,
  'great-flood': BigWave,
  island: Island,
  'water-elemental': WaterSplash,
  rainstorm: HeavyRain,
  blizzard: Snowflake1,
  smoke: FluffyCloud,
  whirlwind: Whirlwind,
  'air-elemental': WindSlap,
  wildfire: Wildfires,
  candle: CandleLight,
  forge: AnvilImpact,
  lightning: LightningStorm,
  'fire-elemental': FireSilhouette,
  knights: MountedKnight,
  'elven-archers': Bowman,
  'light-cavalry': CloakedFigureOnHorseback,
  'dwarvish-infantry': DwarfFace,
  rangers: RobinHoodHat,
  collector: Gems,
  beastmaster: WolfHead,
  necromancer: RaiseZombie,
  'warlock-lord': WarlockHood,
  enchantress: WomanElfFace,
  king: Crown,
  queen: QueenCrown,
  princess: CrownedHeart,
  warlord: WarlordHelmet,
  empress: ImperialCrown,
  unicorn: Unicorn,
  basilisk: SnakeTongue,
  warhorse: HorseHead,
  dragon: SpikedDragonHead,
  hydra: Hydra,
  warship: Galley,
  'magic-wand': CrystalWand,
  'sword-of-keth': WingedSword,
  'elven-longbow': BowArrow,
  'war-dirigible': Zeppelin,
  'shield-of-keth': DragonShield,
  'gem-of-order': CrystalShine,
  'world-tree': Oak,
  'book-of-changes': BookAura,
  'protection-rune': RuneStone,
  shapeshifter: DualityMask,
  mirage: Oasis,
  doppelganger: BodySwapping,
  dungeon: DungeonGate,
  castle: Castle,
  crypt: CryptEntrance,
  chapel: Church,
  garden: Rose,
  genie: MagicLamp,
  judge: Scales,
  angel: AngelWings,
  leprechaun: Shamrock,
  demon: DaemonSkull,
  'dark-queen': CrownedSkull,
  ghoul: ShamblingZombie,
  specter: FloatingGhost,
  lich: SkullStaff,
  'death-knight': BlackKnightHelm,
  jester: JesterHat,
  phoenix: EagleEmblem,
  'phoenix-promo': EagleEmblem,
  'bell-tower-ch': RingingBell,
  'fountain-of-life-ch': WaterFountain,
  'great-flood-ch': BigWave,
  'rangers-ch': RobinHoodHat,
  'necromancer-ch': RaiseZombie,
  'world-tree-ch': Oak,
  'shapeshifter-ch': DualityMask,
  'mirage-ch': Oasis,
};

export const itemArt: Readonly<Record<ItemId, Art>> = {
  spyglass: Spyglass,
  sarcophagus: Sarcophagus,
  blindfold: Blindfold,
  'book-of-prophecy': SpellBook,
  'crystal-ball': CrystalBall,
  'market-wagon': OldWagon,
  backpack: Knapsack,
  shovel: Spade,
  'sealed-vault': LockedChest,
  'crystal-lens': MagnifyingGlass,
  'larcenous-gloves': RobberHand,
  'junkyard-map': TreasureMap,
  'winged-boots': Wingfoot,
  'staff-of-transmutation': WizardStaff,
  rake: Rake,
  'treasure-chest': OpenTreasureChest,
  fishhook: FishingHook,
  'repair-kit': Toolbox,
  hourglass: Hourglass,
  'gold-mirror': MirrorMirror,
  cauldron: Cauldron,
  lantern: LanternFlame,
  portal: MagicPortal,
  'wishing-ring': PowerRing,
};

export const suitArt: Readonly<Record<Suit, Art>> = {
  land: Peaks,
  flood: Waves,
  weather: SunCloud,
  flame: Flame,
  army: KnightBanner,
  wizard: PointyHat,
  leader: CrenelCrown,
  beast: FlatPawPrint,
  weapon: CrossedSwords,
  artifact: CutDiamond,
  wild: StarCycle,
  building: StoneTower,
  outsider: WarlockEye,
  undead: DeathSkull,
};
