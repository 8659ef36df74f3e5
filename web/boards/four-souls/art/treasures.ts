import Ankh from '~icons/game-icons/ankh';
import Anvil from '~icons/game-icons/anvil';
import BatteryPack from '~icons/game-icons/battery-pack';
import Belt from '~icons/game-icons/belt';
import BeltBuckles from '~icons/game-icons/belt-buckles';
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
import ClayBrick from '~icons/game-icons/clay-brick';
import Clothes from '~icons/game-icons/clothes';
import Compass from '~icons/game-icons/compass';
import CrossShield from '~icons/game-icons/cross-shield';
import CrownedHeart from '~icons/game-icons/crowned-heart';
import CrystalBall from '~icons/game-icons/crystal-ball';
import D4 from '~icons/game-icons/d4';
import Detonator from '~icons/game-icons/detonator';
import DiceEightFacesEight from '~icons/game-icons/dice-eight-faces-eight';
import DogBowl from '~icons/game-icons/dog-bowl';
import DoubleFaceMask from '~icons/game-icons/double-face-mask';
import Fetus from '~icons/game-icons/fetus';
import FriedEggs from '~icons/game-icons/fried-eggs';
import GlowingHands from '~icons/game-icons/glowing-hands';
import Goat from '~icons/game-icons/goat';
import Halt from '~icons/game-icons/halt';
import HandBag from '~icons/game-icons/hand-bag';
import HandOfGod from '~icons/game-icons/hand-of-god';
import HollowCat from '~icons/game-icons/hollow-cat';
import LaserBlast from '~icons/game-icons/laser-blast';
import LaserSparks from '~icons/game-icons/laser-sparks';
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
import SpiderBot from '~icons/game-icons/spider-bot';
import SpikedCollar from '~icons/game-icons/spiked-collar';
import SpockHand from '~icons/game-icons/spock-hand';
import Spoon from '~icons/game-icons/spoon';
import Steak from '~icons/game-icons/steak';
import Stomach from '~icons/game-icons/stomach';
import SuperMushroom from '~icons/game-icons/super-mushroom';
import SwapBag from '~icons/game-icons/swap-bag';
import SwirlRing from '~icons/game-icons/swirl-ring';
import Tooth from '~icons/game-icons/tooth';
import TowerFall from '~icons/game-icons/tower-fall';
import VendingMachine from '~icons/game-icons/vending-machine';
import Vomiting from '~icons/game-icons/vomiting';
import { creature } from './creature.tsx';
import { BLOOD, BONE, circle, GOLD, INK } from './parts.ts';
import type { Pictures } from './picture.ts';
import { book, COAL, chest, coinWith, map, pill, scroll, WOOD } from './shapes.ts';
import { thing } from './sheet.tsx';

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
  'dads-lost-coin': coinWith(GOLD, ['M26 66 22 36 38 48 50 30 62 48 78 36 74 66z', BLOOD]),
  'dark-bum': creature({ body: 'child', skin: '#4a4250', eyes: 'angry', mouth: 'fangs', behind: ['horns'] }),
  'dead-bird': Raven,
  dinner: DogBowl,
  'dry-baby': creature({ body: 'skull', skin: '#efe3c8', mouth: 'none' }),
  'edens-blessing': GlowingHands,
  'empty-vessel': SoulVessel,
  'eye-of-greed': creature({
    body: 'eye',
    skin: GOLD,
    eyes: 'none',
    mouth: 'none',
    worn: ['veins'],
    own: [['M57 42a10 10 0 1 0 0 16M50 34v32']],
  }),
  'fanny-pack': Belt,
  finger: Pointing,
  'goat-head': Goat,
  'greeds-gullet': Stomach,
  'guppys-collar': SpikedCollar,
  ipecac: Vomiting,
  meat: Steak,
  'moms-box': thing(
    ['M12 40H88V94H12z', '#e0a0b4'],
    ['M8 24H92V44H8z', '#e0648c'],
    ['M42 36H58V58H42z', GOLD],
    [circle(50, 46, 3), INK],
    ['M50 90C38 80 34 74 38 68 42 64 48 66 50 72 52 66 58 64 62 68 66 74 62 80 50 90z', BLOOD],
  ),
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
  'the-blue-map': map('#a9cbe6'),
  'the-compass': Compass,
  'the-d10': DiceEightFacesEight,
  'the-dead-cat': HollowCat,
  'the-habit': creature({
    body: 'head',
    skin: '#f2c9a8',
    eyes: 'closed',
    mouth: 'smile',
    own: [
      ['M8 98C-2 40 14 0 50 0S102 40 92 98C82 92 82 62 78 44 62 32 38 32 22 44 18 62 18 92 8 98z', COAL],
      ['M22 44C38 32 62 32 78 44L76 34C62 24 38 24 24 34z', '#fff'],
    ],
  }),
  'the-map': map(BONE),
  'the-midas-touch': HandOfGod,
  'the-polaroid': PhotoCamera,
  'the-relic': Ankh,
  'theres-options': Shop,
  'trinity-shield': CrossShield,
  boomerang: Boomerang,
  'blank-card': CardExchange,
  'book-of-sin': book('#8f2f3c', ['M54 22 66 58 36 36H72L42 58z', GOLD]),
  'bum-friend': creature({ body: 'child', skin: '#e6bf9c', eyes: 'closed', mouth: 'none', worn: ['beard'] }),
  chaos: SwirlRing,
  compost: PlantSeed,
  'crystal-ball': CrystalBall,
  decoy: creature({
    body: 'child',
    skin: '#d8b98a',
    eyes: 'crosses',
    mouth: 'stitched',
    own: [['M50 6V20M44 10h12M44 16h12M76 18 96 2']],
  }),
  diplopia: DoubleFaceMask,
  flush: Plunger,
  'glass-cannon': Cannon,
  godhead: thing(
    ['M50-4V4M14 8 20 16M86 8 80 16M-2 40H8M102 40H92'],
    ['M50 8 96 92H4z', GOLD],
    ['M50 46C66 46 74 58 76 62 74 66 66 78 50 78S26 66 24 62C26 58 34 46 50 46z', '#fff'],
    [circle(50, 62, 8), INK],
  ),
  'guppys-head': Cat,
  'guppys-paw': Paw,
  'host-hat': SkullMask,
  jawbone: thing(
    ['M4 30C8 18 20 18 24 28L32 58C40 70 60 70 68 58L76 28C80 18 92 18 96 30 96 60 84 92 50 92S4 60 4 30z', BONE],
    ['M32 56 34 44 42 60 44 48 50 64 56 48 58 60 66 44 68 56C60 70 40 70 32 56z', '#fff'],
  ),
  'lucky-foot': RabbitHead,
  'mini-mush': SuperMushroom,
  'modeling-clay': ClayBrick,
  'moms-bra': Clothes,
  'monster-manual': book(
    '#5d8f4e',
    ['M56 22C72 22 76 34 74 44 72 56 66 60 56 60S40 56 38 44C36 34 40 22 56 22z', '#8fc46a'],
    [`${circle(48, 40, 4)}${circle(64, 40, 4)}`, INK],
    ['M46 50 50 55 54 50 58 55 62 50 66 55'],
  ),
  'mr-boom': SparkyBomb,
  'mystery-sack': SwapBag,
  no: Halt,
  placebo: pill('#fff', '#8fc46a'),
  'potato-peeler': Potato,
  'razor-blade': RazorBlade,
  'remote-detonator': Detonator,
  'sack-head': PaperBagFolded,
  'sack-of-pennies': PowderBag,
  'spoon-bender': Spoon,
  'tech-x': LaserSparks,
  'the-battery': CarBattery,
  'the-d100': RollingDices,
  'the-d20': thing(
    ['M50-2 94 24V74L50 100 6 74V24z', '#c5433c'],
    [
      'M50 20 78 66H22zM50 20V-2M78 66 94 74M22 66 6 74M50 20 94 24M50 20 6 24M78 66 94 24M22 66 6 24M22 66 50 100 78 66',
    ],
    ['M38 48c0-6 9-6 8 0l-8 10h9M53 51c0-8 9-8 9 0s-9 8-9 0z', '#fff'],
  ),
  'the-shovel': Spade,
  'two-of-clubs': Card2Clubs,
  'battery-bum': BatteryPack,
  'contract-from-below': scroll([circle(50, 72, 10), BLOOD], ['M50 80v14']),
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
  'the-chest': chest(WOOD, ['M50-6l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z', GOLD]),
};
