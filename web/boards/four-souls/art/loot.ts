import Ankh from '~icons/game-icons/ankh';
import Battery50 from '~icons/game-icons/battery-50';
import Battery100 from '~icons/game-icons/battery-100';
import Biceps from '~icons/game-icons/biceps';
import Cartwheel from '~icons/game-icons/cartwheel';
import Chariot from '~icons/game-icons/chariot';
import Coinflip from '~icons/game-icons/coinflip';
import Coins from '~icons/game-icons/coins';
import CoinsPile from '~icons/game-icons/coins-pile';
import CrownCoin from '~icons/game-icons/crown-coin';
import DevilMask from '~icons/game-icons/devil-mask';
import EvilMoon from '~icons/game-icons/evil-moon';
import EvilTower from '~icons/game-icons/evil-tower';
import Eyepatch from '~icons/game-icons/eyepatch';
import Globe from '~icons/game-icons/globe';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HangingSign from '~icons/game-icons/hanging-sign';
import Hearts from '~icons/game-icons/hearts';
import HornedHelm from '~icons/game-icons/horned-helm';
import HorseHead from '~icons/game-icons/horse-head';
import Horseshoe from '~icons/game-icons/horseshoe';
import ImperialCrown from '~icons/game-icons/imperial-crown';
import InvertedDice3 from '~icons/game-icons/inverted-dice-3';
import JellyBeans from '~icons/game-icons/jelly-beans';
import JesterHat from '~icons/game-icons/jester-hat';
import Jug from '~icons/game-icons/jug';
import Lovers from '~icons/game-icons/lovers';
import MagicHat from '~icons/game-icons/magic-hat';
import MedicinePills from '~icons/game-icons/medicine-pills';
import OldLantern from '~icons/game-icons/old-lantern';
import Pill from '~icons/game-icons/pill';
import PillDrop from '~icons/game-icons/pill-drop';
import PopeCrown from '~icons/game-icons/pope-crown';
import QueenCrown from '~icons/game-icons/queen-crown';
import RollingBomb from '~icons/game-icons/rolling-bomb';
import RuneStone from '~icons/game-icons/rune-stone';
import RuneSword from '~icons/game-icons/rune-sword';
import Scales from '~icons/game-icons/scales';
import Soul from '~icons/game-icons/soul';
import StarFormation from '~icons/game-icons/star-formation';
import Sun from '~icons/game-icons/sun';
import Tongue from '~icons/game-icons/tongue';
import Trumpet from '~icons/game-icons/trumpet';
import TwoCoins from '~icons/game-icons/two-coins';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import Yarn from '~icons/game-icons/yarn';
import type { Pictures } from './picture.ts';

export const loot: Pictures = {
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
};
