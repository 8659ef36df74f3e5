import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import Ankh from '~icons/game-icons/ankh';
import Anvil from '~icons/game-icons/anvil';
import BatteryPack from '~icons/game-icons/battery-pack';
import Belt from '~icons/game-icons/belt';
import BeltBuckles from '~icons/game-icons/belt-buckles';
import BookCover from '~icons/game-icons/book-cover';
import Boomerang from '~icons/game-icons/boomerang';
import BrainLeak from '~icons/game-icons/brain-leak';
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
import Cat from '~icons/game-icons/cat';
import CheeseWedge from '~icons/game-icons/cheese-wedge';
import Chest from '~icons/game-icons/chest';
import ClayBrick from '~icons/game-icons/clay-brick';
import Clothes from '~icons/game-icons/clothes';
import Compass from '~icons/game-icons/compass';
import CrossShield from '~icons/game-icons/cross-shield';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrownedHeart from '~icons/game-icons/crowned-heart';
import CrystalBall from '~icons/game-icons/crystal-ball';
import D4 from '~icons/game-icons/d4';
import Detonator from '~icons/game-icons/detonator';
import DiceEightFacesEight from '~icons/game-icons/dice-eight-faces-eight';
import DiceTwentyFacesTwenty from '~icons/game-icons/dice-twenty-faces-twenty';
import DogBowl from '~icons/game-icons/dog-bowl';
import DoubleFaceMask from '~icons/game-icons/double-face-mask';
import Eyeball from '~icons/game-icons/eyeball';
import Fetus from '~icons/game-icons/fetus';
import FriedEggs from '~icons/game-icons/fried-eggs';
import GlowingHands from '~icons/game-icons/glowing-hands';
import Goat from '~icons/game-icons/goat';
import Halt from '~icons/game-icons/halt';
import HandBag from '~icons/game-icons/hand-bag';
import HandOfGod from '~icons/game-icons/hand-of-god';
import HollowCat from '~icons/game-icons/hollow-cat';
import Jawbone from '~icons/game-icons/jawbone';
import LaserBlast from '~icons/game-icons/laser-blast';
import LaserSparks from '~icons/game-icons/laser-sparks';
import LockedBox from '~icons/game-icons/locked-box';
import MedicinePills from '~icons/game-icons/medicine-pills';
import NunFace from '~icons/game-icons/nun-face';
import OilDrum from '~icons/game-icons/oil-drum';
import PaperBagFolded from '~icons/game-icons/paper-bag-folded';
import Paw from '~icons/game-icons/paw';
import PayMoney from '~icons/game-icons/pay-money';
import PhotoCamera from '~icons/game-icons/photo-camera';
import PlantSeed from '~icons/game-icons/plant-seed';
import Plunger from '~icons/game-icons/plunger';
import Pointing from '~icons/game-icons/pointing';
import Potato from '~icons/game-icons/potato';
import PowderBag from '~icons/game-icons/powder-bag';
import PriceTag from '~icons/game-icons/price-tag';
import RabbitHead from '~icons/game-icons/rabbit-head';
import Raven from '~icons/game-icons/raven';
import Razor from '~icons/game-icons/razor';
import RazorBlade from '~icons/game-icons/razor-blade';
import RingBox from '~icons/game-icons/ring-box';
import Rock from '~icons/game-icons/rock';
import RollingDices from '~icons/game-icons/rolling-dices';
import ShadowFollower from '~icons/game-icons/shadow-follower';
import ShinyPurse from '~icons/game-icons/shiny-purse';
import ShirtButton from '~icons/game-icons/shirt-button';
import Shop from '~icons/game-icons/shop';
import SkullMask from '~icons/game-icons/skull-mask';
import SlotMachine from '~icons/game-icons/slot-machine';
import SoulVessel from '~icons/game-icons/soul-vessel';
import Spade from '~icons/game-icons/spade';
import SparkyBomb from '~icons/game-icons/sparky-bomb';
import SpellBook from '~icons/game-icons/spell-book';
import SpiderBot from '~icons/game-icons/spider-bot';
import SpikedCollar from '~icons/game-icons/spiked-collar';
import SpockHand from '~icons/game-icons/spock-hand';
import Spoon from '~icons/game-icons/spoon';
import Steak from '~icons/game-icons/steak';
import Stomach from '~icons/game-icons/stomach';
import SuperMushroom from '~icons/game-icons/super-mushroom';
import SwapBag from '~icons/game-icons/swap-bag';
import SwirlRing from '~icons/game-icons/swirl-ring';
import TiedScroll from '~icons/game-icons/tied-scroll';
import Tooth from '~icons/game-icons/tooth';
import TowerFall from '~icons/game-icons/tower-fall';
import TreasureMap from '~icons/game-icons/treasure-map';
import VendingMachine from '~icons/game-icons/vending-machine';
import Vomiting from '~icons/game-icons/vomiting';
import VoodooDoll from '~icons/game-icons/voodoo-doll';
import { creature } from './creature.tsx';
import type { Pictures } from './picture.ts';

export const treasures: Pictures = {
  'baby-haunt': creature({ body: 'ghost', skin: '#f6f7f9', mouth: 'smile' }),
  'belly-button': ShirtButton,
  'bobs-brain': BrainLeak,
  breakfast: FriedEggs,
  brimstone: LaserBlast,
  'cambion-conception': Fetus,
  'champion-belt': BeltBuckles,
  'charged-baby': creature({ body: 'child', skin: '#f3e38a', eyes: 'closed', mouth: 'smile' }),
  'cheese-grater': CheeseWedge,
  'curse-of-the-tower': TowerFall,
  'daddy-haunt': creature({ body: 'ghost', skin: '#cfd6dc', eyes: 'angry', mouth: 'frown' }),
  'bum-bo': creature({ body: 'child', skin: '#d9b56a', eyes: 'popping', mouth: 'grin', worn: ['coin'] }),
  'dads-lost-coin': CrownCoin,
  'dark-bum': creature({ body: 'child', skin: '#4a4250', eyes: 'angry', mouth: 'fangs', behind: ['horns'] }),
  'dead-bird': Raven,
  dinner: DogBowl,
  'dry-baby': creature({ body: 'skull', skin: '#efe3c8', mouth: 'none' }),
  'edens-blessing': GlowingHands,
  'empty-vessel': SoulVessel,
  'eye-of-greed': Eyeball,
  'fanny-pack': Belt,
  finger: Pointing,
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
  'bum-friend': creature({ body: 'child', skin: '#e6bf9c', eyes: 'closed', mouth: 'none', worn: ['beard'] }),
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
  'mr-boom': SparkyBomb,
  'mystery-sack': SwapBag,
  no: Halt,
  placebo: MedicinePills,
  'potato-peeler': Potato,
  'razor-blade': RazorBlade,
  'remote-detonator': Detonator,
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
  'contract-from-below': TiedScroll,
  'donation-machine': VendingMachine,
  'golden-razor-blade': RazorBlade,
  'pay-to-play': PayMoney,
  'portable-slot-machine': SlotMachine,
  smelter: Anvil,
  'the-poop': creature({ body: 'pile', skin: '#8a5a33', eyes: 'none', mouth: 'none' }),
  box: CardboardBoxClosed,
  'chaos-card': CardRandom,
  'moms-shovel': Spade,
  'the-d4': D4,
  'pandoras-box': RingBox,
  'the-chest': Chest,
};
