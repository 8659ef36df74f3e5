import { may } from '@tafelrunde/words';
import {
  claimNext,
  command,
  convert,
  curse,
  discount,
  draw,
  gain,
  hauntOne,
  loseLife,
  payCoins,
  rage,
  sacrifice,
} from '../../effects/language.ts';
import { type Card, eachTime, once, relic } from '../card.ts';

/** Relics of our own making, as long as the official list is not public. */
export const ownRelics: Readonly<Record<string, Card>> = {
  'relic-silver-breastplate': relic(3, 'Silver Breastplate / Silberner Brustpanzer', { armor: 1 }),
  'relic-iron-maiden': relic(6, 'Iron Maiden / Eiserne Jungfrau', { armor: 2 }),
  'relic-saints-reliquary': relic(5, "Saint's Reliquary / Reliquienschrein", { recovery: 1, armor: 1 }),
  'relic-canopic-jar': relic(4, 'Canopic Jar / Kanopenkrug', { recovery: 2 }),
  'relic-sword-of-methuselah': relic(7, 'Sword of Methuselah / Schwert des Methuselah', { power: 3 }),
  'relic-hand-of-glory': relic(3, 'Hand of Glory / Diebeshand', { coins: 1 }),
  'relic-alchemists-crucible': relic(
    4,
    "Alchemist's Crucible / Schmelztiegel des Alchemisten",
    { coins: 1 },
    { unique: [convert('coins', 'power', 3)] },
  ),
  'relic-grimoire-of-whispers': relic(6, 'Grimoire of Whispers / Grimoire des Flüsterns', {}, { keywords: [draw(1)] }),
  'relic-spell-key': relic(4, 'Spell Key / Zauberschlüssel', {}, { unique: [discount(1), claimNext()] }),
  'relic-blood-chalice': relic(
    3,
    'Blood Chalice / Blutkelch',
    {},
    { unique: [may([gain('power', 2)], { pay: [loseLife(1)] })] },
  ),
  'relic-black-mirror': relic(
    4,
    'Black Mirror / Schwarzer Spiegel',
    {},
    { unique: [may([hauntOne()], { pay: [payCoins(1)] })] },
  ),
  'relic-bone-flute': relic(4, 'Bone Flute / Knochenflöte', {}, { unique: [may([command()], { pay: [payCoins(1)] })] }),
  'relic-moonstone-amulet': relic(6, 'Moonstone Amulet / Mondsteinamulett', {}, { keywords: [rage()] }),
  'relic-cursed-crown': relic(4, 'Cursed Crown / Verfluchte Krone', {}, { keywords: [curse()] }),
  'relic-lantern-of-souls': relic(
    4,
    'Lantern of Souls / Seelenlaterne',
    {},
    { abilities: [eachTime('hordeLink', [gain('power', 2)])] },
  ),
  'relic-pact-dagger': relic(
    5,
    'Pact Dagger / Paktdolch',
    {},
    { unique: [may([sacrifice()], { pay: [payCoins(1)] })], abilities: [once('sacrificed', [gain('recovery', 1)])] },
  ),
};
