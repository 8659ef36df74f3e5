import { test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when } from '../../effects/language/ability.ts';
import { per } from '../../effects/language/amounts.ts';
import type { Treasure } from '../../effects/language/card.ts';
import { choose } from '../../effects/language/flow.ts';
import { aSoul } from '../../effects/selectors/picks.ts';
import { discard } from '../../effects/words/cards.ts';
import { health, unheal } from '../../effects/words/heroes.ts';
import { dark, epic, hybrid, ordinary, STAR, specialEpic, specialOrdinary } from '../card.ts';

const moreHealth = (treasure: Treasure) =>
  use([health(3, 'thisHero')], { cost: [discard({ kind: 'room', treasure })], ...ONCE });

/** The Heroes of Next Level: class, Health, and from how many players on they come; those with a star always come (BM-029). */
export const heroes = {
  elfstar: ordinary(['Elfstar', 'Elfenstern'], 'cleric', 4, 2),
  'kyle-the-incorruptible': ordinary(['Kyle the Incorruptible', 'Kyle der Unbestechliche'], 'cleric', 4, 4),
  'danae-the-slayer': ordinary(['Danae the Slayer', 'Danae die Jägerin'], 'cleric', 6, 3),
  'solemn-caine-pilgrim-of-pain': ordinary(
    ['Solemn Caine, Pilgrim of Pain', 'Solemn Caine, Pilger des Schmerzes'],
    'cleric',
    6,
    4,
  ),
  vampire: ordinary(['Vampire', 'Vampir'], 'cleric', 6, 2, dark(moreHealth('cleric'))),
  'adynn-cleric-of-love': ordinary(['Adynn, Cleric of Love', 'Adynn, Kleriker der Liebe'], 'cleric', 8, 2),
  'hookshot-joe': ordinary(['Hookshot Joe', 'Enterhaken-Joe'], 'fighter', 4, 2),
  'tarka-eskimo-warrior': ordinary(['Tarka, Eskimo Warrior', 'Tarka, Krieger des Nordens'], 'fighter', 4, 4),
  'lady-samantha': ordinary(['Lady Samantha', 'Lady Samantha'], 'fighter', 6, 3),
  'ampersand-the-galled': ordinary(['Ampersand the Galled', 'Ampersand der Wütende'], 'fighter', 6, 4),
  barbarian: ordinary(['Barbarian', 'Barbar'], 'fighter', 6, 2, dark(moreHealth('fighter'))),
  'damok-dragon-hunter': ordinary(['Damok, Dragon Hunter', 'Damok, Drachenjäger'], 'fighter', 8, 2),
  'megan-the-missile-mage': ordinary(['Megan the Missile Mage', 'Megan die Geschossmagierin'], 'mage', 4, 2),
  'otus-the-occult': ordinary(['Otus the Occult', 'Otus der Okkulte'], 'mage', 4, 4),
  'a-kid-and-his-spellslime': ordinary(['A Kid and His Spellslime', 'Ein Kind und sein Zauberschleim'], 'mage', 6, 3),
  'wink-the-probably-magical': ordinary(['Wink the Probably Magical', 'Wink der vermutlich Magische'], 'mage', 6, 4),
  witch: ordinary(['Witch', 'Hexe'], 'mage', 6, 2, dark(moreHealth('mage'))),
  'iskandar-ice-mage': ordinary(['Iskandar, Ice Mage', 'Iskandar, Eismagier'], 'mage', 8, 2),
  'black-leaf': ordinary(['Black Leaf', 'Schwarzes Blatt'], 'thief', 4, 2),
  'murphy-the-magnificent': ordinary(['Murphy the Magnificent', 'Murphy der Prächtige'], 'thief', 4, 4),
  'colgar-fugitive-prince': ordinary(['Colgar, Fugitive Prince', 'Colgar, flüchtiger Prinz'], 'thief', 6, 3),
  'francisco-the-endbringer': ordinary(['Francisco the Endbringer', 'Francisco der Endbringer'], 'thief', 6, 4),
  hitman: ordinary(['Hitman', 'Auftragsmörder'], 'thief', 6, 2, dark(moreHealth('thief'))),
  'raymond-two-chains': ordinary(['Raymond Two-Chains', 'Raymond Zweiketten'], 'thief', 8, 2),
  'the-fool-next-level': specialOrdinary(['The Fool', 'Der Narr'], 'special', 2, 2, { by: 'fewest', of: 'souls' }),
  'tyrone-pharaoh-ascendant': epic(['Tyrone, Pharaoh Ascendant', 'Tyrone, aufstrebender Pharao'], 'cleric', 11, 2),
  'branadin-wordblessed': epic(['Branadin Wordblessed', 'Branadin Wortgesegnet'], 'cleric', 11, 3),
  necromancer: hybrid(
    ['Necromancer', 'Nekromant'],
    ['cleric', 'thief'],
    12,
    when('heroSurvived', { thisHero: true }, [choose(aSoul('you'), [unheal('chosen')])]),
  ),
  heavenboy: epic(['Heavenboy', 'Heavenboy'], 'cleric', 13, 4),
  'lone-fox-and-kit': epic(['Lone Fox and Kit', 'Einsame Füchsin und Welpe'], 'fighter', 11, 2),
  'ser-mortin-the-deadly': epic(['Ser Mortin the Deadly', 'Ser Mortin der Tödliche'], 'fighter', 11, 3),
  swordmage: hybrid(
    ['Swordmage', 'Schwertmagier'],
    ['fighter', 'mage'],
    12,
    when('spellPlayed', { who: 'anybody', if: test('heroInside') }, [health(2, 'thisHero')]),
  ),
  'obrien-the-destroyer': epic(["O'Brien the Destroyer", "O'Brien der Zerstörer"], 'fighter', 13, 4),
  'dumbledalf-the-blue': epic(['Dumbledalf the Blue', 'Dumbledalf der Blaue'], 'mage', 11, 2),
  'wrathfuss-the-namer': epic(['Wrathfuss the Namer', 'Wrathfuss der Benenner'], 'mage', 11, 3),
  druid: hybrid(['Druid', 'Druide'], ['cleric', 'mage'], 12, always('health', per('spellsInHand'))),
  'markus-geomancer-supreme': epic(['Markus, Geomancer Supreme', 'Markus, oberster Geomant'], 'mage', 13, 4),
  'rom-the-reaver': epic(['Rom the Reaver', 'Rom der Plünderer'], 'thief', 11, 2),
  'gaimina-thief-of-dreams': epic(['Gaimina, Thief of Dreams', 'Gaimina, Diebin der Träume'], 'thief', 11, 3),
  archer: hybrid(['Archer', 'Bogenschütze'], ['fighter', 'thief'], 12, always('skipsLast', 1)),
  'roberta-dreaded-outlaw': epic(['Roberta, Dreaded Outlaw', 'Roberta, gefürchtete Gesetzlose'], 'thief', 13, 4),
  'the-brothers': specialEpic(['The Brothers', 'Die Brüder'], 'special', 20, 2, { by: 'most', of: 'score' }, STAR),
};
