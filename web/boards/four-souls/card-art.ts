import type { ComponentType, SVGProps } from 'react';
import AcidBlob from '~icons/game-icons/acid-blob';
import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import AngelWings from '~icons/game-icons/angel-wings';
import AngryEyes from '~icons/game-icons/angry-eyes';
import Ankh from '~icons/game-icons/ankh';
import Anvil from '~icons/game-icons/anvil';
import BabyBottle from '~icons/game-icons/baby-bottle';
import BabyFace from '~icons/game-icons/baby-face';
import BandageRoll from '~icons/game-icons/bandage-roll';
import Battery50 from '~icons/game-icons/battery-50';
import Battery100 from '~icons/game-icons/battery-100';
import BatteryPack from '~icons/game-icons/battery-pack';
import Beard from '~icons/game-icons/beard';
import BeerStein from '~icons/game-icons/beer-stein';
import Belt from '~icons/game-icons/belt';
import BeltBuckles from '~icons/game-icons/belt-buckles';
import Biceps from '~icons/game-icons/biceps';
import BleedingEye from '~icons/game-icons/bleeding-eye';
import Blood from '~icons/game-icons/blood';
import BoltBomb from '~icons/game-icons/bolt-bomb';
import Bomber from '~icons/game-icons/bomber';
import BookCover from '~icons/game-icons/book-cover';
import Boomerang from '~icons/game-icons/boomerang';
import Brain from '~icons/game-icons/brain';
import BrainFreeze from '~icons/game-icons/brain-freeze';
import BrainLeak from '~icons/game-icons/brain-leak';
import BrainTentacle from '~icons/game-icons/brain-tentacle';
import BrokenBone from '~icons/game-icons/broken-bone';
import BrokenHeart from '~icons/game-icons/broken-heart';
import BrokenWall from '~icons/game-icons/broken-wall';
import BurningSkull from '~icons/game-icons/burning-skull';
import BurstBlob from '~icons/game-icons/burst-blob';
import ButtonFinger from '~icons/game-icons/button-finger';
import Cannon from '~icons/game-icons/cannon';
import CarBattery from '~icons/game-icons/car-battery';
import Card2Clubs from '~icons/game-icons/card-2-clubs';
import CardDraw from '~icons/game-icons/card-draw';
import CardExchange from '~icons/game-icons/card-exchange';
import CardKingHearts from '~icons/game-icons/card-king-hearts';
import CardPick from '~icons/game-icons/card-pick';
import CardRandom from '~icons/game-icons/card-random';
import CardboardBox from '~icons/game-icons/cardboard-box';
import CardboardBoxClosed from '~icons/game-icons/cardboard-box-closed';
import CarnivoreMouth from '~icons/game-icons/carnivore-mouth';
import Cartwheel from '~icons/game-icons/cartwheel';
import Cat from '~icons/game-icons/cat';
import Chariot from '~icons/game-icons/chariot';
import CheeseWedge from '~icons/game-icons/cheese-wedge';
import Chest from '~icons/game-icons/chest';
import ChewedSkull from '~icons/game-icons/chewed-skull';
import ClayBrick from '~icons/game-icons/clay-brick';
import Clothes from '~icons/game-icons/clothes';
import CoilingCurl from '~icons/game-icons/coiling-curl';
import Coinflip from '~icons/game-icons/coinflip';
import Coins from '~icons/game-icons/coins';
import CoinsPile from '~icons/game-icons/coins-pile';
import Compass from '~icons/game-icons/compass';
import Contract from '~icons/game-icons/contract';
import CrackedMask from '~icons/game-icons/cracked-mask';
import CrossShield from '~icons/game-icons/cross-shield';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrownedHeart from '~icons/game-icons/crowned-heart';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CrystalBall from '~icons/game-icons/crystal-ball';
import CursedStar from '~icons/game-icons/cursed-star';
import D4 from '~icons/game-icons/d4';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeadHead from '~icons/game-icons/dead-head';
import DevilMask from '~icons/game-icons/devil-mask';
import DiabloSkull from '~icons/game-icons/diablo-skull';
import DiceEightFacesEight from '~icons/game-icons/dice-eight-faces-eight';
import DiceTwentyFacesTwenty from '~icons/game-icons/dice-twenty-faces-twenty';
import DogBowl from '~icons/game-icons/dog-bowl';
import DoubleFaceMask from '~icons/game-icons/double-face-mask';
import Dragonfly from '~icons/game-icons/dragonfly';
import EarthWorm from '~icons/game-icons/earth-worm';
import EvilBat from '~icons/game-icons/evil-bat';
import EvilBook from '~icons/game-icons/evil-book';
import EvilEyes from '~icons/game-icons/evil-eyes';
import EvilHand from '~icons/game-icons/evil-hand';
import EvilMoon from '~icons/game-icons/evil-moon';
import EvilTower from '~icons/game-icons/evil-tower';
import Expand from '~icons/game-icons/expand';
import Eyeball from '~icons/game-icons/eyeball';
import Eyepatch from '~icons/game-icons/eyepatch';
import Eyestalk from '~icons/game-icons/eyestalk';
import FaceToFace from '~icons/game-icons/face-to-face';
import FallingBlob from '~icons/game-icons/falling-blob';
import Fat from '~icons/game-icons/fat';
import FemaleLegs from '~icons/game-icons/female-legs';
import Fetus from '~icons/game-icons/fetus';
import FireBomb from '~icons/game-icons/fire-bomb';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import Fly from '~icons/game-icons/fly';
import FriedEggs from '~icons/game-icons/fried-eggs';
import Frog from '~icons/game-icons/frog';
import Ghost from '~icons/game-icons/ghost';
import Globe from '~icons/game-icons/globe';
import GlowingHands from '~icons/game-icons/glowing-hands';
import Goat from '~icons/game-icons/goat';
import GoblinHead from '~icons/game-icons/goblin-head';
import GooSpurt from '~icons/game-icons/goo-spurt';
import GrimReaper from '~icons/game-icons/grim-reaper';
import Halt from '~icons/game-icons/halt';
import Hand from '~icons/game-icons/hand';
import HandBag from '~icons/game-icons/hand-bag';
import HandOfGod from '~icons/game-icons/hand-of-god';
import HangingSign from '~icons/game-icons/hanging-sign';
import HangingSpider from '~icons/game-icons/hanging-spider';
import Haunting from '~icons/game-icons/haunting';
import HeadbandKnot from '~icons/game-icons/headband-knot';
import HeartBeats from '~icons/game-icons/heart-beats';
import HeartPlus from '~icons/game-icons/heart-plus';
import Hearts from '~icons/game-icons/hearts';
import HighHeel from '~icons/game-icons/high-heel';
import HoleLadder from '~icons/game-icons/hole-ladder';
import HollowCat from '~icons/game-icons/hollow-cat';
import HornedHelm from '~icons/game-icons/horned-helm';
import HornedSkull from '~icons/game-icons/horned-skull';
import HorseHead from '~icons/game-icons/horse-head';
import Horseshoe from '~icons/game-icons/horseshoe';
import Imp from '~icons/game-icons/imp';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import InvertedDice3 from '~icons/game-icons/inverted-dice-3';
import InvisibleFace from '~icons/game-icons/invisible-face';
import Jawbone from '~icons/game-icons/jawbone';
import JellyBeans from '~icons/game-icons/jelly-beans';
import JesterHat from '~icons/game-icons/jester-hat';
import Jug from '~icons/game-icons/jug';
import JumpingRope from '~icons/game-icons/jumping-rope';
import Key from '~icons/game-icons/key';
import LaserBlast from '~icons/game-icons/laser-blast';
import LaserSparks from '~icons/game-icons/laser-sparks';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import LightningTree from '~icons/game-icons/lightning-tree';
import Lips from '~icons/game-icons/lips';
import LockedBox from '~icons/game-icons/locked-box';
import LockedChest from '~icons/game-icons/locked-chest';
import LongLeggedSpider from '~icons/game-icons/long-legged-spider';
import Lovers from '~icons/game-icons/lovers';
import Maggot from '~icons/game-icons/maggot';
import MagicHat from '~icons/game-icons/magic-hat';
import MagicPortal from '~icons/game-icons/magic-portal';
import MaskedSpider from '~icons/game-icons/masked-spider';
import MedicinePills from '~icons/game-icons/medicine-pills';
import MimicChest from '~icons/game-icons/mimic-chest';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MonsterGrasp from '~icons/game-icons/monster-grasp';
import MummyHead from '~icons/game-icons/mummy-head';
import NuclearBomb from '~icons/game-icons/nuclear-bomb';
import NunFace from '~icons/game-icons/nun-face';
import OilDrum from '~icons/game-icons/oil-drum';
import OldLantern from '~icons/game-icons/old-lantern';
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest';
import Orbital from '~icons/game-icons/orbital';
import PaperBagFolded from '~icons/game-icons/paper-bag-folded';
import Paw from '~icons/game-icons/paw';
import PayMoney from '~icons/game-icons/pay-money';
import Person from '~icons/game-icons/person';
import PerspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import PhotoCamera from '~icons/game-icons/photo-camera';
import Pill from '~icons/game-icons/pill';
import PillDrop from '~icons/game-icons/pill-drop';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import PlantSeed from '~icons/game-icons/plant-seed';
import Plunger from '~icons/game-icons/plunger';
import PokerHand from '~icons/game-icons/poker-hand';
import PopeCrown from '~icons/game-icons/pope-crown';
import Potato from '~icons/game-icons/potato';
import PowderBag from '~icons/game-icons/powder-bag';
import PriceTag from '~icons/game-icons/price-tag';
import PumpkinMask from '~icons/game-icons/pumpkin-mask';
import Push from '~icons/game-icons/push';
import QueenCrown from '~icons/game-icons/queen-crown';
import RabbitHead from '~icons/game-icons/rabbit-head';
import Raven from '~icons/game-icons/raven';
import Razor from '~icons/game-icons/razor';
import RazorBlade from '~icons/game-icons/razor-blade';
import RingBox from '~icons/game-icons/ring-box';
import RobinHoodHat from '~icons/game-icons/robin-hood-hat';
import Rock from '~icons/game-icons/rock';
import RolledCloth from '~icons/game-icons/rolled-cloth';
import RollingBomb from '~icons/game-icons/rolling-bomb';
import RollingDices from '~icons/game-icons/rolling-dices';
import RuneStone from '~icons/game-icons/rune-stone';
import RuneSword from '~icons/game-icons/rune-sword';
import SandSnake from '~icons/game-icons/sand-snake';
import Scales from '~icons/game-icons/scales';
import Screaming from '~icons/game-icons/screaming';
import SecretDoor from '~icons/game-icons/secret-door';
import SemiClosedEye from '~icons/game-icons/semi-closed-eye';
import ShadowFollower from '~icons/game-icons/shadow-follower';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import SharpLips from '~icons/game-icons/sharp-lips';
import Sheep from '~icons/game-icons/sheep';
import ShinyPurse from '~icons/game-icons/shiny-purse';
import ShirtButton from '~icons/game-icons/shirt-button';
import Shop from '~icons/game-icons/shop';
import SightDisabled from '~icons/game-icons/sight-disabled';
import SkeletalHand from '~icons/game-icons/skeletal-hand';
import Skeleton from '~icons/game-icons/skeleton';
import SkeletonInside from '~icons/game-icons/skeleton-inside';
import SkullBolt from '~icons/game-icons/skull-bolt';
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones';
import SkullMask from '~icons/game-icons/skull-mask';
import Slime from '~icons/game-icons/slime';
import SlotMachine from '~icons/game-icons/slot-machine';
import Sloth from '~icons/game-icons/sloth';
import Soul from '~icons/game-icons/soul';
import SoulVessel from '~icons/game-icons/soul-vessel';
import Spade from '~icons/game-icons/spade';
import Spectre from '~icons/game-icons/spectre';
import SpellBook from '~icons/game-icons/spell-book';
import SpiderBot from '~icons/game-icons/spider-bot';
import SpiderWeb from '~icons/game-icons/spider-web';
import SpikedCollar from '~icons/game-icons/spiked-collar';
import Spikes from '~icons/game-icons/spikes';
import SpockHand from '~icons/game-icons/spock-hand';
import Spoon from '~icons/game-icons/spoon';
import StarFormation from '~icons/game-icons/star-formation';
import Steak from '~icons/game-icons/steak';
import Stomach from '~icons/game-icons/stomach';
import StoneBust from '~icons/game-icons/stone-bust';
import Sun from '~icons/game-icons/sun';
import SuperMushroom from '~icons/game-icons/super-mushroom';
import SwapBag from '~icons/game-icons/swap-bag';
import SwirlRing from '~icons/game-icons/swirl-ring';
import ThirdEye from '~icons/game-icons/third-eye';
import Tongue from '~icons/game-icons/tongue';
import Tooth from '~icons/game-icons/tooth';
import TowerFall from '~icons/game-icons/tower-fall';
import TreasureMap from '~icons/game-icons/treasure-map';
import Trumpet from '~icons/game-icons/trumpet';
import TwoCoins from '~icons/game-icons/two-coins';
import TwoShadows from '~icons/game-icons/two-shadows';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import VendingMachine from '~icons/game-icons/vending-machine';
import Vomiting from '~icons/game-icons/vomiting';
import VoodooDoll from '~icons/game-icons/voodoo-doll';
import WaspSting from '~icons/game-icons/wasp-sting';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import WoodenDoor from '~icons/game-icons/wooden-door';
import WormMouth from '~icons/game-icons/worm-mouth';
import Worms from '~icons/game-icons/worms';
import Yarn from '~icons/game-icons/yarn';

/** A drawing. */
export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

const pictures: Readonly<Record<string, Picture>> = {
  isaac: BabyFace,
  maggy: FemaleLegs,
  cain: Eyepatch,
  judas: RobinHoodHat,
  'blue-baby': ChewedSkull,
  eve: Raven,
  samson: HeadbandKnot,
  lazarus: BandageRoll,
  lilith: HornedSkull,
  'the-forgotten': SkeletonInside,
  eden: InvisibleFace,
  'the-d6': PerspectiveDiceSix,
  'yum-heart': HeartPlus,
  'sleight-of-hand': PokerHand,
  'book-of-belial': EvilBook,
  'forever-alone': Person,
  'the-curse': CursedStar,
  'blood-lust': Blood,
  incubus: Imp,
  'lazarus-rags': RolledCloth,
  'the-bone': BrokenBone,
  'baby-haunt': Ghost,
  'belly-button': ShirtButton,
  'bobs-brain': BrainLeak,
  breakfast: FriedEggs,
  brimstone: LaserBlast,
  'cambion-conception': Fetus,
  'champion-belt': BeltBuckles,
  'charged-baby': BabyBottle,
  'cheese-grater': CheeseWedge,
  'curse-of-the-tower': TowerFall,
  'daddy-haunt': FloatingGhost,
  'bum-bo': CoinsPile,
  'dads-lost-coin': CrownCoin,
  'dark-bum': ImpLaugh,
  'dead-bird': Raven,
  dinner: DogBowl,
  'dry-baby': SkullCrossedBones,
  'edens-blessing': GlowingHands,
  'empty-vessel': SoulVessel,
  'eye-of-greed': Eyeball,
  'fanny-pack': Belt,
  finger: ButtonFinger,
  'goat-head': Goat,
  'greeds-gullet': Stomach,
  'guppys-collar': SpikedCollar,
  ipecac: Vomiting,
  meat: Steak,
  'moms-box': LockedBox,
  'moms-coin-purse': ShinyPurse,
  'moms-purse': HandBag,
  'moms-razor': Razor,
  'monstros-tooth': Tooth,
  polydactyly: SpockHand,
  restock: CardboardBox,
  'sacred-heart': CrownedHeart,
  shadow: ShadowFollower,
  'shiny-rock': Rock,
  'spider-mod': SpiderBot,
  'starter-deck': CardDraw,
  'steamy-sale': PriceTag,
  'suicide-king': CardKingHearts,
  synthoil: OilDrum,
  'tarot-cloth': CardPick,
  'the-blue-map': TreasureMap,
  'the-compass': Compass,
  'the-d10': DiceEightFacesEight,
  'the-dead-cat': HollowCat,
  'the-habit': NunFace,
  'the-map': TreasureMap,
  'the-midas-touch': HandOfGod,
  'the-polaroid': PhotoCamera,
  'the-relic': Ankh,
  'theres-options': Shop,
  'trinity-shield': CrossShield,
  boomerang: Boomerang,
  'blank-card': CardExchange,
  'book-of-sin': SpellBook,
  'bum-friend': Beard,
  chaos: SwirlRing,
  compost: PlantSeed,
  'crystal-ball': CrystalBall,
  decoy: VoodooDoll,
  diplopia: DoubleFaceMask,
  flush: Plunger,
  'glass-cannon': Cannon,
  godhead: AllSeeingEye,
  'guppys-head': Cat,
  'guppys-paw': Paw,
  'host-hat': SkullMask,
  jawbone: Jawbone,
  'lucky-foot': RabbitHead,
  'mini-mush': SuperMushroom,
  'modeling-clay': ClayBrick,
  'moms-bra': Clothes,
  'monster-manual': BookCover,
  'mr-boom': Bomber,
  'mystery-sack': SwapBag,
  no: Halt,
  placebo: MedicinePills,
  'potato-peeler': Potato,
  'razor-blade': RazorBlade,
  'remote-detonator': Push,
  'sack-head': PaperBagFolded,
  'sack-of-pennies': PowderBag,
  'spoon-bender': Spoon,
  'tech-x': LaserSparks,
  'the-battery': CarBattery,
  'the-d100': RollingDices,
  'the-d20': DiceTwentyFacesTwenty,
  'the-shovel': Spade,
  'two-of-clubs': Card2Clubs,
  'battery-bum': BatteryPack,
  'contract-from-below': Contract,
  'donation-machine': VendingMachine,
  'golden-razor-blade': RazorBlade,
  'pay-to-play': PayMoney,
  'portable-slot-machine': SlotMachine,
  smelter: Anvil,
  'the-poop': CoilingCurl,
  box: CardboardBoxClosed,
  'chaos-card': CardRandom,
  'moms-shovel': Spade,
  'the-d4': D4,
  'pandoras-box': RingBox,
  'the-chest': Chest,
  'a-penny': Coinflip,
  'two-cents': TwoCoins,
  'three-cents': Coins,
  'four-cents': Coins,
  'a-nickel': CoinsPile,
  'a-dime': CrownCoin,
  bomb: UnlitBomb,
  'gold-bomb': RollingBomb,
  'butter-bean': JellyBeans,
  'lil-battery': Battery50,
  'mega-battery': Battery100,
  'dice-shard': InvertedDice3,
  'soul-heart': Hearts,
  pills: Pill,
  'pills-2': MedicinePills,
  'pills-3': PillDrop,
  'blank-rune': RuneStone,
  dagaz: RuneSword,
  ehwaz: HorseHead,
  'o-the-fool': JesterHat,
  'i-the-magician': MagicHat,
  'ii-the-high-priestess': WomanElfFace,
  'iii-the-empress': QueenCrown,
  'iv-the-emperor': ImperialCrown,
  'v-the-hierophant': PopeCrown,
  'vi-the-lovers': Lovers,
  'vii-the-chariot': Chariot,
  'viii-justice': Scales,
  'ix-the-hermit': OldLantern,
  'x-wheel-of-fortune': Cartwheel,
  'xi-strength': Biceps,
  'xii-the-hanged-man': HangingSign,
  'xiii-death': GrimReaper,
  'xiv-temperance': Jug,
  'xv-the-devil': DevilMask,
  'xvi-the-tower': EvilTower,
  'xvii-the-stars': StarFormation,
  'xviii-the-moon': EvilMoon,
  'xix-the-sun': Sun,
  'xx-judgement': Trumpet,
  'xxi-the-world': Globe,
  'bloody-penny': Coinflip,
  'broken-ankh': Ankh,
  'cains-eye': Eyepatch,
  'counterfeit-penny': TwoCoins,
  'curved-horn': HornedHelm,
  'golden-horseshoe': Horseshoe,
  'guppys-hairball': Yarn,
  'purple-heart': Hearts,
  'swallowed-penny': Tongue,
  'lost-soul': Soul,
  'big-spider': LongLeggedSpider,
  'black-bony': Skeleton,
  'boom-fly': BoltBomb,
  clotty: Slime,
  'cod-worm': WormMouth,
  'conjoined-fatty': FaceToFace,
  'dank-globin': AcidBlob,
  dinga: CoilingCurl,
  dip: FallingBlob,
  dople: MirrorMirror,
  'evil-twin': DoubleFaceMask,
  'fat-bat': EvilBat,
  fatty: Fat,
  fly: Fly,
  greedling: GoblinHead,
  hanger: DeadHead,
  hopper: Frog,
  horf: Brain,
  'keeper-head': CrackedMask,
  leaper: JumpingRope,
  leech: LeechingWorm,
  'moms-dead-hand': SkeletalHand,
  'moms-eye': BleedingEye,
  'moms-hand': EvilHand,
  mulliboom: BurningSkull,
  mulligan: ShamblingZombie,
  'pale-fatty': Fat,
  pooter: Fly,
  portal: MagicPortal,
  'psy-horf': ThirdEye,
  'rage-creep': AngryEyes,
  'red-host': SkullBolt,
  'ring-of-flies': Dragonfly,
  spider: HangingSpider,
  squirt: GooSpurt,
  stoney: StoneBust,
  'swarm-of-flies': WaspSting,
  trite: MaskedSpider,
  wizoob: Spectre,
  'cursed-fatty': Fat,
  'cursed-gaper': Screaming,
  'cursed-horf': Brain,
  'cursed-keeper-head': CrackedMask,
  'cursed-moms-hand': EvilHand,
  'cursed-psy-horf': ThirdEye,
  'holy-dinga': CoilingCurl,
  'holy-dip': FallingBlob,
  'holy-keeper-head': CrackedMask,
  'holy-moms-eye': BleedingEye,
  'holy-squirt': GooSpurt,
  'carrion-queen': QueenCrown,
  chub: Maggot,
  conquest: HornedHelm,
  'daddy-long-legs': LongLeggedSpider,
  'dark-one': DaemonSkull,
  death: GrimReaper,
  envy: TwoShadows,
  famine: Skeleton,
  gemini: Lovers,
  gluttony: CarnivoreMouth,
  greed: CoinsPile,
  gurdy: BrainTentacle,
  'gurdy-jr': BurstBlob,
  'larry-jr': EarthWorm,
  'little-horn': HornedSkull,
  lust: Lips,
  'mask-of-infamy': DevilMask,
  'mega-fatty': Fat,
  monstro: SharpLips,
  peep: BleedingEye,
  pestilence: PlagueDoctorProfile,
  pin: SandSnake,
  pride: CrownedSkull,
  'rag-man': MummyHead,
  scolex: Worms,
  sloth: Sloth,
  'the-bloat': Eyestalk,
  'the-duke-of-flies': WaspSting,
  'the-haunt': Ghost,
  war: CrossedSwords,
  wrath: FireBomb,
  delirium: EvilEyes,
  mom: HighHeel,
  satan: DiabloSkull,
  'the-lamb': Sheep,
  ambush: MonsterGrasp,
  'cursed-chest': MimicChest,
  'greed-event': CoinsPile,
  'mega-troll-bomb': NuclearBomb,
  'troll-bombs': UnlitBomb,
  chest: Chest,
  'chest-2': Chest,
  'dark-chest': LockedChest,
  'dark-chest-2': LockedChest,
  'devil-deal': Contract,
  'gold-chest': OpenTreasureChest,
  'gold-chest-2': OpenTreasureChest,
  'i-can-see-forever': SemiClosedEye,
  'secret-room': SecretDoor,
  'shop-upgrade': Shop,
  'we-need-to-go-deeper': HoleLadder,
  'xl-floor': Expand,
  'curse-of-amnesia': BrainFreeze,
  'curse-of-greed': Coins,
  'curse-of-loss': BrokenHeart,
  'curse-of-pain': HeartBeats,
  'curse-of-the-blind': SightDisabled,
  'soul-of-gluttony': CarnivoreMouth,
  'soul-of-greed': CoinsPile,
  'soul-of-guppy': Cat,
  beggar: Beard,
  'devil-beggar': ImpLaugh,
  'bomb-bum': Bomber,
  'key-master': Key,
  'shell-game': BeerStein,
  'blood-donation': Blood,
  'slot-machine': SlotMachine,
  'fortune-teller': CrystalBall,
  'restock-machine': VendingMachine,
  'eternal-chest': Chest,
  'the-mirror': MirrorMirror,
  'angelic-intervention': AngelWings,
  planetarium: Orbital,
  'challenge-room': CrossedSwords,
  'floor-spikes': Spikes,
  gus: Ghost,
  'laser-eye': LaserBlast,
  'static-shock': LightningTree,
  'all-hallows-eve': PumpkinMask,
  haunted: Haunting,
  'heavy-is-the-head': ImperialCrown,
  'spider-webs': SpiderWeb,
  'greed-looms': CoinsPile,
  'butter-fingers': Hand,
  'i-am-error-room': BrokenWall,
};

/** Rooms of a kind look alike. */
const families: readonly (readonly [RegExp, Picture])[] = [
  [/blessing/, GlowingHands],
  [/^dice-room/, RollingDices],
  [/^battle-royale|champions|war$|rage$|vise$/, CrossedSwords],
];

/** The picture of a card; a room without one shows its door. */
export const artOf = (card: string): Picture =>
  pictures[card] ?? families.find(([pattern]) => pattern.test(card))?.[1] ?? WoodenDoor;
