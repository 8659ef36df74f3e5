import { may } from '@tafelrunde/words';
import {
  command,
  curse,
  destroy,
  draw,
  gain,
  hauntOne,
  ifThen,
  maySacrifice,
  opponentLoses,
  payCoins,
  rage,
  rally,
} from '../../effects/language.ts';
import { type Card, influenceOf, overlord } from '../card.ts';

/* Overlords and influence cards of our own making, as long as the official list is not public. */

const methuselah = influenceOf('overlord-methuselah', 'undead');
const countessCarmilla = influenceOf('overlord-countess-carmilla', 'undead');
const fenris = influenceOf('overlord-fenris', 'beast');
const blackShuck = influenceOf('overlord-black-shuck', 'beast');
const lilith = influenceOf('overlord-lilith', 'mortal');
const cain = influenceOf('overlord-cain', 'mortal');
const azazael = influenceOf('overlord-azazael', 'spirit');
const charon = influenceOf('overlord-charon', 'spirit');

export const ownOverlords: Readonly<Record<string, Card>> = {
  'overlord-countess-carmilla': overlord('undead', 46, 'Countess Carmilla / Gräfin Carmilla', [
    may([opponentLoses(1), gain('recovery', 1)], { pay: [payCoins(1)] }),
  ]),
  // balance: 2 power, the reference has 1
  'overlord-black-shuck': overlord('beast', 47, 'Black Shuck / Schwarzer Shuck', [
    ifThen({ test: 'beast' }, [curse(), gain('power', 2)]),
  ]),
};

/** TL-005: four for each overlord, published or not. */
export const influenceCards: Readonly<Record<string, Card>> = {
  'influence-methuselah-feeding-frenzy': methuselah('Feeding Frenzy / Fressrausch', { coins: 1 }, [draw(1)], {
    beginner: true,
  }),
  'influence-methuselah-ancient-hunger': methuselah(
    'Ancient Hunger / Uralter Hunger',
    { power: 1 },
    [gain('recovery', 2)],
    { beginner: true },
  ),
  'influence-methuselah-grave-summons': methuselah('Grave Summons / Ruf aus dem Grab', { coins: 1 }, [command()]),
  'influence-methuselah-blood-tithe': methuselah('Blood Tithe / Blutzehnt', { keywords: [rally()] }, [
    gain('power', 1),
  ]),
  'influence-countess-carmilla-crimson-kiss': countessCarmilla(
    'Crimson Kiss / Purpurner Kuss',
    { power: 1 },
    [opponentLoses(1), gain('recovery', 1)],
    { beginner: true },
  ),
  'influence-countess-carmilla-velvet-night': countessCarmilla(
    'Velvet Night / Samtene Nacht',
    { coins: 1 },
    [gain('power', 2)],
    { beginner: true },
  ),
  'influence-countess-carmilla-unquenchable-thirst': countessCarmilla(
    'Unquenchable Thirst / Unstillbarer Durst',
    { power: 1 },
    [curse()],
  ),
  'influence-countess-carmilla-crypt-lullaby': countessCarmilla('Crypt Lullaby / Gruftwiegenlied', { coins: 1 }, [
    hauntOne(),
  ]),
  'influence-fenris-howl-of-the-pack': fenris('Howl of the Pack / Geheul des Rudels', { power: 1 }, [rage()], {
    beginner: true,
  }),
  'influence-fenris-savage-hunt': fenris('Savage Hunt / Wilde Jagd', { coins: 1 }, [gain('power', 2)], {
    beginner: true,
  }),
  'influence-fenris-blood-moon': fenris('Blood Moon / Blutmond', { power: 1 }, [draw(1)]),
  'influence-fenris-rend': fenris('Rend / Zerfleischen', { coins: 1 }, [destroy(), gain('power', 1)]),
  'influence-black-shuck-omen-of-death': blackShuck(
    'Omen of Death / Todesomen',
    { coins: 1 },
    [curse(), gain('power', 1)],
    { beginner: true },
  ),
  'influence-black-shuck-burning-eyes': blackShuck('Burning Eyes / Brennende Augen', { power: 1 }, [gain('power', 2)], {
    beginner: true,
  }),
  'influence-black-shuck-graveyard-prowl': blackShuck('Graveyard Prowl / Friedhofspirsch', { coins: 1 }, [rally()]),
  'influence-black-shuck-devour': blackShuck('Devour / Verschlingen', { power: 1 }, [
    maySacrifice(),
    gain('recovery', 1),
  ]),
  'influence-lilith-the-long-sunrise': lilith(
    'The Long Sunrise / Der lange Sonnenaufgang',
    { coins: 1 },
    [gain('coins', 2)],
    { beginner: true },
  ),
  'influence-lilith-reapers-pact': lilith("Reaper's Pact / Pakt des Schnitters", { power: 1 }, [gain('recovery', 3)], {
    beginner: true,
  }),
  'influence-lilith-vow-of-vengeance': lilith('Vow of Vengeance / Racheschwur', { power: 1 }, [
    destroy(),
    gain('power', 2),
  ]),
  'influence-lilith-night-hunt': lilith('Night Hunt / Nächtliche Jagd', { keywords: [draw(1)] }, [gain('coins', 1)]),
  'influence-cain-mark-of-cain': cain(
    'Mark of Cain / Kainsmal',
    { power: 1 },
    [gain('power', 1), gain('recovery', 1)],
    { beginner: true },
  ),
  'influence-cain-exiles-fortune': cain("Exile's Fortune / Glück des Verbannten", { coins: 1 }, [gain('coins', 2)], {
    beginner: true,
  }),
  'influence-cain-first-blood': cain('First Blood / Erstes Blut', { power: 1 }, [opponentLoses(1), gain('coins', 1)]),
  'influence-cain-endless-wandering': cain('Endless Wandering / Endlose Wanderung', { coins: 1 }, [rally()]),
  'influence-azazael-corrupting-ritual': azazael(
    'Corrupting Ritual / Verderbliches Ritual',
    { coins: 1 },
    [maySacrifice(), gain('recovery', 1)],
    { beginner: true },
  ),
  'influence-azazael-possession': azazael('Possession / Besessenheit', { power: 1 }, [hauntOne()], { beginner: true }),
  'influence-azazael-great-plague': azazael('Great Plague / Große Pest', { coins: 1 }, [curse()]),
  'influence-azazael-ancient-patience': azazael('Ancient Patience / Uralte Geduld', { recovery: 2 }, [rally()]),
  'influence-charon-ferrymans-obol': charon(
    "Ferryman's Obol / Obolus des Fährmanns",
    { coins: 1 },
    [gain('recovery', 2)],
    { beginner: true },
  ),
  'influence-charon-river-mist': charon('River Mist / Flussnebel', { power: 1 }, [hauntOne()], { beginner: true }),
  'influence-charon-ferry-the-dead': charon('Ferry the Dead / Überfahrt der Toten', { coins: 1 }, [command()]),
  'influence-charon-oath-of-the-styx': charon('Oath of the Styx / Eid am Styx', { recovery: 1 }, [draw(1)]),
};
