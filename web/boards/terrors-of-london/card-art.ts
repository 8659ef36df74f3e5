import type { Faction, Resource } from '@tafelrunde/terrors-of-london';
import type { ComponentType, SVGProps } from 'react';
import Anchor from '~icons/game-icons/anchor';
import AncientSword from '~icons/game-icons/ancient-sword';
import AnglerFish from '~icons/game-icons/angler-fish';
import Bandit from '~icons/game-icons/bandit';
import BatWing from '~icons/game-icons/bat-wing';
import Blood from '~icons/game-icons/blood';
import BloodySword from '~icons/game-icons/bloody-sword';
import BodySwapping from '~icons/game-icons/body-swapping';
import Breastplate from '~icons/game-icons/breastplate';
import BurningEye from '~icons/game-icons/burning-eye';
import CardDraw from '~icons/game-icons/card-draw';
import CardPickup from '~icons/game-icons/card-pickup';
import Cauldron from '~icons/game-icons/cauldron';
import ChaliceDrops from '~icons/game-icons/chalice-drops';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import CloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import Coffin from '~icons/game-icons/coffin';
import Coinflip from '~icons/game-icons/coinflip';
import Cowled from '~icons/game-icons/cowled';
import Crossbow from '~icons/game-icons/crossbow';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownOfThorns from '~icons/game-icons/crown-of-thorns';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CryptEntrance from '~icons/game-icons/crypt-entrance';
import CrystalShrine from '~icons/game-icons/crystal-shrine';
import Cultist from '~icons/game-icons/cultist';
import CursedStar from '~icons/game-icons/cursed-star';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DiabloSkull from '~icons/game-icons/diablo-skull';
import Direwolf from '~icons/game-icons/direwolf';
import DoctorFace from '~icons/game-icons/doctor-face';
import DrippingKnife from '~icons/game-icons/dripping-knife';
import EgyptianUrns from '~icons/game-icons/egyptian-urns';
import Emerald from '~icons/game-icons/emerald';
import Enrage from '~icons/game-icons/enrage';
import EvilBat from '~icons/game-icons/evil-bat';
import EvilBook from '~icons/game-icons/evil-book';
import EvilEyes from '~icons/game-icons/evil-eyes';
import EvilMinion from '~icons/game-icons/evil-minion';
import EvilMoon from '~icons/game-icons/evil-moon';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import Fangs from '~icons/game-icons/fangs';
import FangsCircle from '~icons/game-icons/fangs-circle';
import FemaleVampire from '~icons/game-icons/female-vampire';
import FlatPawPrint from '~icons/game-icons/flat-paw-print';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import Flute from '~icons/game-icons/flute';
import Fog from '~icons/game-icons/fog';
import Footsteps from '~icons/game-icons/footsteps';
import Gargoyle from '~icons/game-icons/gargoyle';
import Ghost from '~icons/game-icons/ghost';
import Graveyard from '~icons/game-icons/graveyard';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HastyGrave from '~icons/game-icons/hasty-grave';
import Haunting from '~icons/game-icons/haunting';
import HeartPlus from '~icons/game-icons/heart-plus';
import Hood from '~icons/game-icons/hood';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import HorseHead from '~icons/game-icons/horse-head';
import Hound from '~icons/game-icons/hound';
import Hourglass from '~icons/game-icons/hourglass';
import HunterEyes from '~icons/game-icons/hunter-eyes';
import HuntingHorn from '~icons/game-icons/hunting-horn';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import Knapsack from '~icons/game-icons/knapsack';
import LinkedRings from '~icons/game-icons/linked-rings';
import Lips from '~icons/game-icons/lips';
import LoveHowl from '~icons/game-icons/love-howl';
import MagicPortal from '~icons/game-icons/magic-portal';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MoonBats from '~icons/game-icons/moon-bats';
import MummyHead from '~icons/game-icons/mummy-head';
import NeckBite from '~icons/game-icons/neck-bite';
import NightSky from '~icons/game-icons/night-sky';
import OldLantern from '~icons/game-icons/old-lantern';
import OldWagon from '~icons/game-icons/old-wagon';
import OverlordHelm from '~icons/game-icons/overlord-helm';
import PanFlute from '~icons/game-icons/pan-flute';
import PaperBoat from '~icons/game-icons/paper-boat';
import Pentacle from '~icons/game-icons/pentacle';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import PoisonGas from '~icons/game-icons/poison-gas';
import PotionBall from '~icons/game-icons/potion-ball';
import Pyromaniac from '~icons/game-icons/pyromaniac';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Rat from '~icons/game-icons/rat';
import Raven from '~icons/game-icons/raven';
import ReaperScythe from '~icons/game-icons/reaper-scythe';
import RestingVampire from '~icons/game-icons/resting-vampire';
import Robe from '~icons/game-icons/robe';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import ScorpionTail from '~icons/game-icons/scorpion-tail';
import Screaming from '~icons/game-icons/screaming';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import SeveredHand from '~icons/game-icons/severed-hand';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import SharpLips from '~icons/game-icons/sharp-lips';
import Shatter from '~icons/game-icons/shatter';
import Shield from '~icons/game-icons/shield';
import Skeleton from '~icons/game-icons/skeleton';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones';
import SparkSpirit from '~icons/game-icons/spark-spirit';
import Spectre from '~icons/game-icons/spectre';
import SpiderAlt from '~icons/game-icons/spider-alt';
import SpikedArmor from '~icons/game-icons/spiked-armor';
import StakeHammer from '~icons/game-icons/stake-hammer';
import Sunrise from '~icons/game-icons/sunrise';
import TearTracks from '~icons/game-icons/tear-tracks';
import TentacleStrike from '~icons/game-icons/tentacle-strike';
import Tombstone from '~icons/game-icons/tombstone';
import TopHat from '~icons/game-icons/top-hat';
import TripleClaws from '~icons/game-icons/triple-claws';
import TrumpetFlag from '~icons/game-icons/trumpet-flag';
import TwoCoins from '~icons/game-icons/two-coins';
import VampireCape from '~icons/game-icons/vampire-cape';
import VampireDracula from '~icons/game-icons/vampire-dracula';
import WarlockEye from '~icons/game-icons/warlock-eye';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WaxSeal from '~icons/game-icons/wax-seal';
import Werewolf from '~icons/game-icons/werewolf';
import WitchFace from '~icons/game-icons/witch-face';
import WizardFace from '~icons/game-icons/wizard-face';
import WolfHead from '~icons/game-icons/wolf-head';
import WolfHowl from '~icons/game-icons/wolf-howl';

type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/** The sign of each faction, on cards and horde indicators. */
export const factionArt: Readonly<Record<Faction, Picture>> = {
  undead: SkullCrossedBones,
  beast: FlatPawPrint,
  mortal: TopHat,
  spirit: Ghost,
};

/** What cards give. */
export const symbolArt: Readonly<Record<Resource | 'armor', Picture>> = {
  coins: TwoCoins,
  power: CrossedSwords,
  recovery: HeartPlus,
  armor: Shield,
};

/** What the keywords of horde abilities do. */
export const deedArt: Readonly<Record<string, Picture>> = {
  rally: TrumpetFlag,
  command: CardPickup,
  curse: CursedStar,
  sacrifice: SacrificialDagger,
  hauntOne: Haunting,
  rage: Enrage,
  destroy: Shatter,
  draw: CardDraw,
  activateHorde: LinkedRings,
};

const pictures: Readonly<Record<string, Picture>> = {
  'starter-cultist': Cultist,
  'starter-fanatic': Pyromaniac,
  'acolyte-undead': HoodedFigure,
  'acolyte-beast': WarlockHood,
  'acolyte-mortal': Robe,
  'acolyte-spirit': Hood,
  'undead-ghoul': ShamblingZombie,
  'undead-skeletal-creature': Skeleton,
  'undead-shambling-thrall': EvilMinion,
  'undead-crypt-wight': CryptEntrance,
  'undead-bone-piper': PanFlute,
  'undead-vampire-thrall': RestingVampire,
  'undead-mummy-guardian': MummyHead,
  'undead-revenant': RaiseZombie,
  'undead-plague-cart': PlagueDoctorProfile,
  'undead-vampire-noble': VampireDracula,
  'undead-lich-of-highgate': CrownedSkull,
  'undead-headless-horseman': CloakedFigureOnHorseback,
  'undead-elder-vampire': VampireCape,
  'beast-rat-swarm': Rat,
  'beast-feral-hound': Hound,
  'beast-carrion-crows': Raven,
  'beast-dire-bat': EvilBat,
  'beast-bog-lurker': AnglerFish,
  'beast-giant-spider': SpiderAlt,
  'beast-werewolf': Werewolf,
  'beast-gargoyle': Gargoyle,
  'beast-thames-serpent': SeaSerpent,
  'beast-manticore': ScorpionTail,
  'beast-barghest': Direwolf,
  'beast-pack-alpha': WolfHowl,
  'beast-leviathan-of-the-thames': TentacleStrike,
  'mortal-pickpocket': Bandit,
  'mortal-body-snatcher': HastyGrave,
  'mortal-relic-hunter': MagnifyingGlass,
  'mortal-alchemist': PotionBall,
  'mortal-vampire-hunter': StakeHammer,
  'mortal-inquisitor': ExecutionerHood,
  'mortal-mad-doctor': DoctorFace,
  'mortal-warlock': WarlockEye,
  'mortal-witch': WitchFace,
  'mortal-bounty-hunter': Crossbow,
  'mortal-occult-baronet': TopHat,
  'mortal-the-ripper': DrippingKnife,
  'mortal-grand-magus': WizardFace,
  'spirit-will-o-the-wisp': SparkSpirit,
  'spirit-poltergeist': Ghost,
  'spirit-weeping-child': TearTracks,
  'spirit-banshee': Screaming,
  'spirit-drowned-sailor': Anchor,
  'spirit-wraith': FloatingGhost,
  'spirit-mirror-phantom': MirrorMirror,
  'spirit-nightmare': HorseHead,
  'spirit-grey-lady': Spectre,
  'spirit-possessing-demon': ImpLaugh,
  'spirit-phantom-coachman': OldWagon,
  'spirit-reaper': GrimReaper,
  'spirit-archdemon': DaemonSkull,
  'relic-silver-breastplate': Breastplate,
  'relic-iron-maiden': SpikedArmor,
  'relic-saints-reliquary': CrystalShrine,
  'relic-canopic-jar': EgyptianUrns,
  'relic-sword-of-methuselah': AncientSword,
  'relic-hand-of-glory': SeveredHand,
  'relic-alchemists-crucible': Cauldron,
  'relic-grimoire-of-whispers': EvilBook,
  'relic-spell-key': SkeletonKey,
  'relic-blood-chalice': ChaliceDrops,
  'relic-black-mirror': MagicPortal,
  'relic-bone-flute': Flute,
  'relic-moonstone-amulet': Emerald,
  'relic-cursed-crown': CrownOfThorns,
  'relic-lantern-of-souls': OldLantern,
  'relic-pact-dagger': SacrificialDagger,
  'overlord-methuselah': OverlordHelm,
  'overlord-countess-carmilla': FemaleVampire,
  'overlord-fenris': WolfHead,
  'overlord-black-shuck': HunterEyes,
  'overlord-lilith': BatWing,
  'overlord-cain': HoodedAssassin,
  'overlord-azazael': DiabloSkull,
  'overlord-charon': Cowled,
  'influence-methuselah-feeding-frenzy': NeckBite,
  'influence-methuselah-ancient-hunger': Fangs,
  'influence-methuselah-grave-summons': RaiseSkeleton,
  'influence-methuselah-blood-tithe': Blood,
  'influence-countess-carmilla-crimson-kiss': Lips,
  'influence-countess-carmilla-velvet-night': NightSky,
  'influence-countess-carmilla-unquenchable-thirst': FangsCircle,
  'influence-countess-carmilla-crypt-lullaby': Coffin,
  'influence-fenris-howl-of-the-pack': LoveHowl,
  'influence-fenris-savage-hunt': HuntingHorn,
  'influence-fenris-blood-moon': EvilMoon,
  'influence-fenris-rend': TripleClaws,
  'influence-black-shuck-omen-of-death': Tombstone,
  'influence-black-shuck-burning-eyes': BurningEye,
  'influence-black-shuck-graveyard-prowl': Graveyard,
  'influence-black-shuck-devour': SharpLips,
  'influence-lilith-the-long-sunrise': Sunrise,
  'influence-lilith-reapers-pact': ReaperScythe,
  'influence-lilith-vow-of-vengeance': CloakDagger,
  'influence-lilith-night-hunt': MoonBats,
  'influence-cain-mark-of-cain': EvilEyes,
  'influence-cain-exiles-fortune': Knapsack,
  'influence-cain-first-blood': BloodySword,
  'influence-cain-endless-wandering': Footsteps,
  'influence-azazael-corrupting-ritual': Pentacle,
  'influence-azazael-possession': BodySwapping,
  'influence-azazael-great-plague': PoisonGas,
  'influence-azazael-ancient-patience': Hourglass,
  'influence-charon-ferrymans-obol': Coinflip,
  'influence-charon-river-mist': Fog,
  'influence-charon-ferry-the-dead': PaperBoat,
  'influence-charon-oath-of-the-styx': ScrollQuill,
};

/** The picture of a card. One that nobody has drawn yet shows a sealed letter. */
export const artOf = (card: string): Picture => pictures[card] ?? WaxSeal;

export const isDrawn = (card: string): boolean => Object.hasOwn(pictures, card);
