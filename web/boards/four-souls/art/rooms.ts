import AngelWings from '~icons/game-icons/angel-wings';
import BeerStein from '~icons/game-icons/beer-stein';
import Biceps from '~icons/game-icons/biceps';
import Blood from '~icons/game-icons/blood';
import BloodySword from '~icons/game-icons/bloody-sword';
import BrokenWall from '~icons/game-icons/broken-wall';
import CarnivoreMouth from '~icons/game-icons/carnivore-mouth';
import Chest from '~icons/game-icons/chest';
import Coins from '~icons/game-icons/coins';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrystalBall from '~icons/game-icons/crystal-ball';
import DiceSixFacesFive from '~icons/game-icons/dice-six-faces-five';
import DiceSixFacesFour from '~icons/game-icons/dice-six-faces-four';
import DiceSixFacesOne from '~icons/game-icons/dice-six-faces-one';
import DiceSixFacesSix from '~icons/game-icons/dice-six-faces-six';
import DiceSixFacesThree from '~icons/game-icons/dice-six-faces-three';
import DiceSixFacesTwo from '~icons/game-icons/dice-six-faces-two';
import Hand from '~icons/game-icons/hand';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import Key from '~icons/game-icons/key';
import LaserBlast from '~icons/game-icons/laser-blast';
import LightningTree from '~icons/game-icons/lightning-tree';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MoneyStack from '~icons/game-icons/money-stack';
import OpenChest from '~icons/game-icons/open-chest';
import Orbital from '~icons/game-icons/orbital';
import PayMoney from '~icons/game-icons/pay-money';
import PumpkinMask from '~icons/game-icons/pumpkin-mask';
import ReceiveMoney from '~icons/game-icons/receive-money';
import Scales from '~icons/game-icons/scales';
import SlotMachine from '~icons/game-icons/slot-machine';
import SpiderWeb from '~icons/game-icons/spider-web';
import Spikes from '~icons/game-icons/spikes';
import Splash from '~icons/game-icons/splash';
import Steam from '~icons/game-icons/steam';
import StrikingClamps from '~icons/game-icons/striking-clamps';
import SwapBag from '~icons/game-icons/swap-bag';
import SwordClash from '~icons/game-icons/sword-clash';
import SwordsPower from '~icons/game-icons/swords-power';
import ThirdEye from '~icons/game-icons/third-eye';
import ThreeFriends from '~icons/game-icons/three-friends';
import VendingMachine from '~icons/game-icons/vending-machine';
import { creature } from './creature.tsx';
import type { Pictures } from './picture.ts';

export const rooms: Pictures = {
  beggar: creature({ body: 'child', skin: '#cfae8e', eyes: 'crying', mouth: 'frown', worn: ['beard', 'coin'] }),
  'devil-beggar': creature({
    body: 'child',
    skin: '#a33a3c',
    eyes: 'angry',
    mouth: 'smile',
    behind: ['horns'],
    worn: ['coin'],
  }),
  'bomb-bum': creature({ body: 'child', skin: '#cfae8e', mouth: 'smile', worn: ['bomb'] }),
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
  gus: creature({ body: 'ghost', skin: '#dfeaf0', mouth: 'smile' }),
  'laser-eye': LaserBlast,
  'static-shock': LightningTree,
  'all-hallows-eve': PumpkinMask,
  haunted: creature({ body: 'ghost', skin: '#cfd6e6', eyes: 'hollow', mouth: 'open', around: 'curse' }),
  'heavy-is-the-head': ImperialCrown,
  'spider-webs': SpiderWeb,
  'greed-looms': creature({
    body: 'head',
    skin: '#7b7268',
    eyes: 'crosses',
    mouth: 'grin',
    behind: ['rope'],
    worn: ['noose', 'coin'],
  }),
  'butter-fingers': Hand,
  'i-am-error-room': BrokenWall,
  'blessing-of-gluttony': CarnivoreMouth,
  'blessing-of-greed': Coins,
  'blessing-of-steam': Steam,
  'blessing-of-the-inner-eye': ThirdEye,
  'blessing-of-the-sack': SwapBag,
  'battle-royale3': SwordClash,
  'battle-royale4': CrossedAxes,
  'battle-royale5': SwordsPower,
  'blood-lust-room': BloodySword,
  'red-vise': StrikingClamps,
  'spoils-of-war': OpenChest,
  'blood-money': MoneyStack,
  'splash-damage': Splash,
  equality: Scales,
  'might-for-the-meek': Biceps,
  'pity-for-the-poor': ReceiveMoney,
  'social-goals': ThreeFriends,
  'tax-for-the-mighty': PayMoney,
  'dice-room1': DiceSixFacesOne,
  'dice-room2': DiceSixFacesTwo,
  'dice-room3': DiceSixFacesThree,
  'dice-room4': DiceSixFacesFour,
  'dice-room5': DiceSixFacesFive,
  'dice-room6': DiceSixFacesSix,
  'isaacs-blessing': creature({
    body: 'child',
    skin: '#f2c9a8',
    eyes: 'closed',
    mouth: 'smile',
    around: 'wings',
    halo: true,
  }),
  'maggys-blessing': creature({
    body: 'child',
    skin: '#f2c9a8',
    eyes: 'closed',
    mouth: 'smile',
    around: 'wings',
    halo: true,
    behind: ['hair'],
  }),
  'samsons-blessing': creature({
    body: 'child',
    skin: '#d9a273',
    eyes: 'closed',
    around: 'wings',
    halo: true,
    behind: ['brownHair'],
    worn: ['headband'],
  }),
  'edens-blessing-room': creature({
    body: 'child',
    skin: '#f2c9a8',
    eyes: 'closed',
    around: 'wings',
    halo: true,
    worn: ['spikes'],
  }),
  'black-champions': creature({ body: 'head', skin: '#4a4250', eyes: 'angry', mouth: 'grin', worn: ['crown'] }),
  'red-champions': creature({ body: 'head', skin: '#d8564e', eyes: 'angry', mouth: 'grin', worn: ['crown'] }),
  'white-champions': creature({ body: 'head', skin: '#f6f7f9', eyes: 'angry', mouth: 'grin', worn: ['crown'] }),
  'conjoined-twin': creature({ body: 'heads', skin: '#f2c9a8', mouth: 'smile' }),
  'shadow-of-war': creature({ body: 'head', skin: '#5a4f55', eyes: 'angry', mouth: 'teeth', behind: ['flames'] }),
  'shadow-of-famine': creature({ body: 'child', skin: '#5a4f55', eyes: 'hollow', mouth: 'open', worn: ['flies'] }),
  'bumbo-is-loose': creature({ body: 'child', skin: '#d9b56a', eyes: 'popping', mouth: 'grin', worn: ['coin'] }),
  'blind-rage': creature({ body: 'head', skin: '#cf6a55', eyes: 'none', mouth: 'teeth', worn: ['blindfold'] }),
};
