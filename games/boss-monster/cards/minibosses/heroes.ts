import { always, ONCE, use, when } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import { pay, unlessPaid } from '../../effects/words/coins.ts';
import { health } from '../../effects/words/heroes.ts';
import { dark, epic, hybrid, ordinary, STAR, specialEpic, specialOrdinary } from '../card.ts';

/** others may pay for more Health. */
const DARK = dark(use([health(3, 'thisHero')], { cost: [pay(2)], ...ONCE }));

/** The Heroes of Rise of the Minibosses: class, Health, and from how many players on they come (BM-028). */
export const heroes = {
  'felicity-joyful-nurse': ordinary(['Felicity, Joyful Nurse', 'Felicity, fröhliche Krankenschwester'], 'cleric', 4, 2),
  'wolfhard-teen-hero': ordinary(['Wolfhard, Teen Hero', 'Wolfhard, Teenie-Held'], 'cleric', 4, 4),
  'holkin-propheteer': ordinary(['Holkin, Propheteer', 'Holkin, Prophet auf Probe'], 'cleric', 6, 3),
  'luz-merciful-healer': ordinary(['Luz, Merciful Healer', 'Luz, barmherzige Heilerin'], 'cleric', 6, 4),
  inquisitor: ordinary(['Inquisitor', 'Inquisitor'], 'cleric', 6, 2, DARK),
  'josie-vampire-slayer': ordinary(['Josie, Vampire Slayer', 'Josie, Vampirjägerin'], 'cleric', 8, 2),
  'tess-dwarven-shieldmaiden': ordinary(['Tess, Dwarven Shieldmaiden', 'Tess, zwergische Schildmaid'], 'fighter', 4, 2),
  'steven-the-human': ordinary(['Steven the Human', 'Steven der Mensch'], 'fighter', 4, 4),
  'rotgut-half-giant-berserker': ordinary(
    ['Rotgut, Half-Giant Berserker', 'Rotgut, halbriesiger Berserker'],
    'fighter',
    6,
    3,
  ),
  'maxine-sister-of-steel': ordinary(['Maxine, Sister of Steel', 'Maxine, Schwester aus Stahl'], 'fighter', 6, 4),
  sellsword: ordinary(['Sellsword', 'Söldner'], 'fighter', 6, 2, DARK),
  'joe-the-smith': ordinary(['Joe the Smith', 'Joe der Schmied'], 'fighter', 8, 2),
  'eloi-marlborn': ordinary(['Eloi Marlborn', 'Eloi Marlborn'], 'mage', 4, 2),
  'exai-mindmage': ordinary(['Exai, Mindmage', 'Exai, Geistmagier'], 'mage', 4, 4),
  'clebrina-familiar': ordinary(['Clebrina, Familiar', 'Clebrina, Vertraute'], 'mage', 6, 3),
  'bross-illusionist-adept': ordinary(['Bross, Illusionist Adept', 'Bross, Adept der Illusionen'], 'mage', 6, 4),
  alchemist: ordinary(['Alchemist', 'Alchemist'], 'mage', 6, 2, DARK),
  'dovkro-born-of-the-dragon': ordinary(['Dovkro, Born of the Dragon', 'Dovkro, der Drachengeborene'], 'mage', 8, 2),
  'kbothi-the-spy': ordinary(["K'Bothi the Spy", "K'Bothi der Spion"], 'thief', 4, 2),
  'the-steel-mouser': ordinary(['The Steel Mouser', 'Der stählerne Mauser'], 'thief', 4, 4),
  'ofcroak-vengeful-handmaid': ordinary(['Ofcroak, Vengeful Handmaid', 'Ofcroak, rachsüchtige Magd'], 'thief', 6, 3),
  'koko-the-piper': ordinary(['Koko the Piper', 'Koko der Pfeifer'], 'thief', 6, 4),
  scoundrel: ordinary(['Scoundrel', 'Halunke'], 'thief', 6, 2, DARK),
  'marmo-master-of-dreams': ordinary(['Marmo, Master of Dreams', 'Marmo, Meister der Träume'], 'thief', 8, 2),
  'the-fool-minibosses': specialOrdinary(['The Fool', 'Der Narr'], 'special', 2, 2, { by: 'fewest', of: 'souls' }),
  'haize-half-angel': epic(['Haize, Half-angel', 'Haize, Halbengel'], 'cleric', 11, 2),
  'the-overseer': epic(['The Overseer', 'Der Aufseher'], 'cleric', 11, 3),
  paladin: hybrid(['Paladin', 'Paladin'], ['cleric', 'fighter'], 12, always('ignoresMiniboss', 1)),
  'koverian-executioner': epic(['Koverian, Executioner', 'Koverian, Henker'], 'cleric', 13, 4),
  'varraka-combat-instructor': epic(['Varraka, Combat Instructor', 'Varraka, Kampfausbilderin'], 'fighter', 11, 2),
  'zheng-yi-one-kick-woman': epic(['Zheng-Yi, One Kick Woman', 'Zheng-Yi, die Ein-Tritt-Frau'], 'fighter', 11, 3),
  'relic-hunter': hybrid(
    ['Relic Hunter', 'Reliktjäger'],
    ['mage', 'thief'],
    12,
    always('damageTaken', -2, { rooms: { multi: true } }),
  ),
  'unseena-invisible-wrestler': epic(
    ['Unseena, Invisible Wrestler', 'Unseena, unsichtbare Ringerin'],
    'fighter',
    13,
    4,
  ),
  'zutara-elemental-master': epic(['Zutara, Elemental Master', 'Zutara, Meisterin der Elemente'], 'mage', 11, 2),
  'mortimer-evil-genius': epic(['Mortimer, Evil Genius', 'Mortimer, böses Genie'], 'mage', 11, 3),
  warlock: hybrid(['Warlock', 'Hexenmeister'], ['cleric', 'mage'], 12, always('health', per('minibossLevels'))),
  'shigeru-the-spellbinder': epic(['Shigeru the Spellbinder', 'Shigeru der Zauberbinder'], 'mage', 13, 4),
  'moran-master-of-keys': epic(['Moran, Master of Keys', 'Moran, Meister der Schlüssel'], 'thief', 11, 2),
  'marsden-reformed-outlaw': epic(['Marsden, Reformed Outlaw', 'Marsden, geläuterter Gesetzloser'], 'thief', 11, 3),
  'tax-collector': hybrid(
    ['Tax Collector', 'Steuereintreiber'],
    ['fighter', 'thief'],
    12,
    when('heroEnteredDungeon', { thisHero: true }, [unlessPaid(2, health(3, 'thisHero'))]),
  ),
  'petros-dwarven-noble': epic(['Petros, Dwarven Noble', 'Petros, zwergischer Adliger'], 'thief', 13, 4),
  'the-progenitors': specialEpic(
    ['The Progenitors', 'Die Urahnen'],
    'special',
    20,
    2,
    { by: 'most', of: 'coins' },
    STAR,
  ),
};
