import { may } from '@tafelrunde/words';
import { halfOf, per, perPlayer, perSettledSpirit } from '../effects/language/amounts.ts';
import {
  ANY_PRESENCE,
  ANY_SACRED_SITE,
  ANYWHERE,
  allOf,
  anyOf,
  atLeast,
  BUILDINGS_HERE,
  between,
  COASTAL,
  HAS_INVADERS,
  has,
  INLAND,
  is,
  lacks,
  NO_INVADERS,
  nextTo,
  outnumber,
  PAID,
  UNPAID,
  YOUR_SACRED_SITE,
} from '../effects/language/lands.ts';
import {
  eachBoard,
  inALand,
  inTheLand,
  onEachBoard,
  perBoard,
  unlessPresence,
} from '../effects/language/words/boards.ts';
import { carryWithin } from '../effects/language/words/carrying.ts';
import { amongLands, drawn, ifThen } from '../effects/language/words/conditions.ts';
import {
  addFearCard,
  discardTop,
  dropFearCard,
  dropInvaderCard,
  returnEvent,
  wasteBlight,
} from '../effects/language/words/decks.ts';
import { outpace, useSlowNow, woundSpirits } from '../effects/language/words/event-spirits.ts';
import { atNextRavage, bombard, elsewhereAct, later } from '../effects/language/words/events.ts';
import {
  aDifferentLand,
  aLand,
  by,
  choose,
  eachLand,
  oneOf,
  thereAlso,
  times,
} from '../effects/language/words/flow.ts';
import { damage, fear, hurtDahan } from '../effects/language/words/harm.ts';
import { gather, push, pushInto, pushToEach } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove, replace } from '../effects/language/words/pieces.ts';
import { forgetPower, gainPower } from '../effects/language/words/power-cards.ts';
import { addPresence, destroyPresence } from '../effects/language/words/presence.ts';
import { embolden, rage, thisTurn, toughen } from '../effects/language/words/this-turn.ts';
import { addStrife, damageByStrife, rise, strifeOnBoards } from '../effects/language/words/tokens.ts';
import { BUILDINGS, INVADERS } from '../pieces.ts';
import {
  atStage,
  atTerror,
  choice,
  choiceFor,
  choices,
  type EventCard,
  event as eventOf,
  part,
  redrawing,
  reserved,
  retiredEvent,
  whileIsland,
} from './event.ts';
import {
  BEASTS_ATTACK,
  BEASTS_FIND_NEW_HOMES,
  BEASTS_PROWL,
  CANNY_DEFENSE,
  comingOfAge,
  DISTANT_HUNT,
  FIERCE_MIEN,
  GRIM_TOLL,
  LINGERING_PLAGUES,
  NEW_DISEASES,
  OFFERINGS,
  outbreak,
  PREY_ON_THE_UNWARY,
  STRICKEN,
  spreading,
} from './event-parts.ts';
import { SMALL } from './fear-steps.ts';

/* The events of Branch & Claw. */

const event = eventOf('branch-claw');

/** Dahan leave a land of one kind for one of another. */
const leaving = (name: readonly [string, string], from: 'blight' | 'city') =>
  part(name, onEachBoard(allOf(has('dahan'), has(from)), pushInto(lacks(from), 2, 'dahan')));

const choosing: Readonly<Record<string, EventCard>> = {
  'a-strange-madness-among-the-beasts': retiredEvent(
    event(
      ['A Strange Madness Among the Beasts', 'Seltsamer Wahn unter den Bestien'],
      [
        choices(
          ['A Strange Madness Among the Beasts', 'Seltsamer Wahn unter den Bestien'],
          choice(
            ['Let them Rampage unto Death', 'Sie zu Tode toben lassen'],
            eachLand(has('beasts'), destroy(per(1, 'beasts'), 'dahan')),
            onEachBoard(has('beasts'), remove(1, 'beasts')),
          ),
          choiceFor(
            { energy: 3, per: { kept: 'beasts', least: 3 }, aidedBy: 'animal' },
            ['Guide the Madness', 'Den Wahn lenken'],
            by('everybody', [may([choose(aLand(has('beasts')), [push(1, 'beasts')])])]),
          ),
        ),
      ],
      {
        token: part(
          ['Savage Frenzy', 'Wilde Raserei'],
          eachLand(has('beasts'), destroy(per(1, 'beasts'), 'explorer'), damage(per(2, 'beasts'))),
        ),
        dahan: part(
          ['Seek a Safer Home', 'Suche nach einer sichereren Heimat'],
          onEachBoard(
            allOf(has('dahan'), has('beasts', 'disease', 'wilds')),
            pushInto(lacks('beasts', 'disease', 'wilds'), 2, 'dahan'),
          ),
        ),
      },
    ),
  ),
  'farmers-seek-the-dahan-for-aid': event(
    ['Farmers Seek the Dahan for Aid', 'Bauern bitten die Dahan um Hilfe'],
    [
      choices(
        ['Farmers Seek the Dahan for Aid', 'Bauern bitten die Dahan um Hilfe'],
        choice(
          ['Spurn the Invaders', 'Die Invasoren abweisen'],
          onEachBoard(allOf(BUILDINGS_HERE, has('dahan')), hurtDahan(2)),
          onEachBoard(atLeast(2, ...BUILDINGS), addBlight()),
          toughen(-1, ...BUILDINGS),
        ),
        choice(
          ['Teach the Invaders', 'Die Invasoren unterweisen'],
          onEachBoard(has('dahan'), add(1, 'town')),
          atNextRavage(thisTurn('buildsInstead')),
        ),
      ),
    ],
    { token: NEW_DISEASES },
  ),
  'missionaries-arrive': event(
    ['Missionaries Arrive', 'Ankunft der Missionare'],
    [
      choices(
        ['Missionaries Arrive', 'Ankunft der Missionare'],
        choice(
          ['Ignore their Contact with the Dahan', 'Ihren Umgang mit den Dahan nicht beachten'],
          perBoard(
            ANYWHERE,
            discardTop('minor'),
            ifThen(
              drawn({ has: 'sun' }),
              [inALand(allOf(has('dahan'), has('explorer')), push(1, 'explorer'))],
              [inALand(has('dahan'), replace('dahan', 'town'))],
            ),
          ),
          returnEvent(2),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'sun' },
          ['Curse the Tongues of the Foreigners', 'Die Zungen der Fremden verfluchen'],
          by('everybody', [choose(aLand(has('city')), [add(1, 'disease')])]),
          fear(perPlayer(2)),
          atNextRavage(embolden(3, 'city')),
        ),
      ),
    ],
    { token: PREY_ON_THE_UNWARY },
  ),
  'new-species-spread': event(
    ['New Species Spread', 'Neue Arten breiten sich aus'],
    [
      choices(
        ['New Species Spread', 'Neue Arten breiten sich aus'],
        choice(
          ['Let the Invasive Species Bloom', 'Die fremden Arten gedeihen lassen'],
          perBoard(
            ANYWHERE,
            discardTop('minor'),
            ifThen(drawn({ speed: 'fast' }), [inALand(BUILDINGS_HERE, addBlight())]),
          ),
          returnEvent(2),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'moon' },
          ['Transmute the Worst of the Species', 'Die schlimmsten der Arten verwandeln'],
          fear(perPlayer(1)),
          onEachBoard(BUILDINGS_HERE, add(1, 'beasts')),
        ),
      ),
    ],
    { token: NEW_DISEASES, dahan: OFFERINGS },
  ),
  outpaced: retiredEvent(
    event(['Outpaced', 'Überholt'], [part(['Outpaced', 'Überholt'], by('everybody', [outpace()]))], {
      token: LINGERING_PLAGUES,
      dahan: part(
        ['Raids in Force', 'Massive Überfälle'],
        by('everybody', [choose(aDifferentLand(outnumber(['dahan'], BUILDINGS)), [damage(per(1, 'dahan'))])]),
      ),
    }),
  ),
  'rising-interest-in-the-island': event(
    ['Rising Interest in the Island', 'Wachsendes Interesse an der Insel'],
    [
      choices(
        ['Rising Interest in the Island', 'Wachsendes Interesse an der Insel'],
        choice(
          ['Ignore the Curiosity', 'Die Neugier nicht beachten'],
          dropInvaderCard(),
          onEachBoard(lacks('town'), add(1, 'town')),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'air' },
          ['Weave Lies in the Minds of their Observers', 'Den Beobachtern Lügen eingeben'],
          dropFearCard(),
          atNextRavage(embolden(1, ...BUILDINGS)),
        ),
      ),
    ],
    {
      token: part(
        ['Beasts of the Jungle', 'Bestien des Dschungels'],
        onEachBoard(allOf(is('jungle'), lacks('blight')), add(1, 'beasts'), ifThen(HAS_INVADERS, [fear(1)])),
      ),
      dahan: part(['Traps and Snares', 'Fallen und Schlingen'], onEachBoard(has('dahan'), add(1, 'wilds'))),
    },
  ),
  'sacred-sites-under-threat': event(
    ['Sacred Sites Under Threat', 'Heilige Stätten in Gefahr'],
    [
      choices(
        ['Sacred Sites Under Threat', 'Heilige Stätten in Gefahr'],
        choice(
          ["Let the Island's Strength Repulse Them", 'Die Kraft der Insel zurückschlagen lassen'],
          by('everybody', [eachLand(YOUR_SACRED_SITE, push(1, ...SMALL))]),
          wasteBlight(perPlayer(1)),
        ),
        choiceFor(
          { energy: 3, per: { lands: allOf(ANY_SACRED_SITE, HAS_INVADERS) }, aidedBy: 'fire' },
          ['Guard them Yourself, for Well or Ill', 'Sie selbst verteidigen, komme, was wolle'],
          eachLand(PAID, damage(2)),
          eachLand(allOf(ANY_SACRED_SITE, HAS_INVADERS, UNPAID), woundSpirits()),
        ),
      ),
    ],
    {
      token: BEASTS_PROWL,
      dahan: part(
        ['Spirit-Speakers Solve Riddles of Power', 'Geistersprecher lösen Rätsel der Macht'],
        by('everybody', [ifThen(amongLands(4, 'dahan'), [gainPower('minor')])]),
      ),
    },
  ),
  'war-touches-the-islands-shores': retiredEvent(
    event(
      ["War Touches the Island's Shores", 'Der Krieg erreicht die Küsten der Insel'],
      [
        choices(
          ["War Touches the Island's Shores", 'Der Krieg erreicht die Küsten der Insel'],
          choice(
            ['Allow the Attacks', 'Die Angriffe zulassen'],
            perBoard(ANYWHERE, discardTop('major'), inTheLand({ most: BUILDINGS, among: COASTAL }, bombard())),
          ),
          choiceFor(
            { energy: 1 },
            ['Help Repel the Newcomers', 'Helfen, die Neuankömmlinge abzuwehren'],
            addFearCard(),
          ),
        ),
      ],
      {
        token: BEASTS_FIND_NEW_HOMES,
        dahan: part(
          ['Reclaim Territory', 'Rückeroberung'],
          by('everybody', [may([choose(aLand(has('dahan')), [push(1, 'dahan'), thereAlso(damage(1))])])]),
        ),
      },
    ),
  ),
  'years-of-little-rain': event(
    ['Years of Little Rain', 'Jahre mit wenig Regen'],
    [
      choices(
        ['Years of Little Rain', 'Jahre mit wenig Regen'],
        choice(
          ['Let the Plants Die and the Land Wither', 'Pflanzen und Land verdorren lassen'],
          perBoard(
            ANYWHERE,
            discardTop('minor'),
            ifThen(drawn({ lacks: 'water' }), [inALand(is('sands'), addBlight())]),
          ),
          toughen(-1, ...BUILDINGS, 'dahan'),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'water' },
          ['Act to ease the Drought', 'Die Dürre lindern'],
          by('everybody', [may([addPresence(0, has('dahan'))])]),
        ),
      ),
    ],
    { token: BEASTS_ATTACK, dahan: CANNY_DEFENSE },
  ),
};

const byStage: Readonly<Record<string, EventCard>> = {
  'interesting-discoveries': event(
    ['Interesting Discoveries', 'Interessante Entdeckungen'],
    [
      atStage(
        [1],
        ['Interesting Discoveries', 'Interessante Entdeckungen'],
        onEachBoard(ANY_SACRED_SITE, gather(1, 'explorer'), add(1, 'explorer')),
      ),
      atStage([2, 3], ['Increasing Aggression', 'Wachsende Angriffslust'], rage(1)),
    ],
    {
      token: outbreak(['Wheezelung Outbreak', 'Ausbruch der Pfeiflunge'], is('jungle', 'wetland')),
      dahan: part(
        ['Tend the Land', 'Pflege des Landes'],
        onEachBoard(allOf(atLeast(2, 'dahan'), has('blight')), remove(1, 'blight')),
      ),
    },
  ),
  'seeking-the-interior': event(
    ['Seeking the Interior', 'Auf ins Landesinnere'],
    [
      atStage(
        [1],
        ['Seeking the Interior', 'Auf ins Landesinnere'],
        eachLand(allOf(COASTAL, has('explorer')), pushInto(INLAND, 1, 'explorer')),
      ),
      atStage([2, 3], ['Local Diaspora', 'Zerstreuung'], inTheLand({ most: INVADERS }, pushToEach(...SMALL))),
    ],
    {
      token: BEASTS_PROWL,
      dahan: leaving(['Forsake the Barren Land', 'Fort aus dem kargen Land'], 'blight'),
    },
  ),
  'strange-tales-attract-explorers': event(
    ['Strange Tales Attract Explorers', 'Seltsame Geschichten locken Entdecker an'],
    [
      atStage(
        [1],
        ['Strange Tales Attract Explorers', 'Seltsame Geschichten locken Entdecker an'],
        fear(perSettledSpirit(1)),
        later('afterAdvance', eachLand(ANY_SACRED_SITE, add(1, 'explorer'))),
      ),
      atStage([2, 3], ['Fortification', 'Befestigung'], later('afterAdvance', elsewhereAct('build'))),
    ],
    { token: BEASTS_ATTACK, dahan: comingOfAge(allOf(is('mountain', 'sands'), has('dahan'))) },
  ),
  'wave-of-reconnaissance': event(
    ['Wave of Reconnaissance', 'Welle der Erkundung'],
    [
      atStage([1], ['Wave of Reconnaissance', 'Welle der Erkundung'], thisTurn('explores', { n: 1 })),
      atStage(
        [2, 3],
        ['Urbanization', 'Verstädterung'],
        eachLand(atLeast(2, 'town'), times(halfOf('town'), replace('town', 'city'))),
      ),
    ],
    { token: STRICKEN, dahan: leaving(['Retreat', 'Rückzug'], 'city') },
  ),
};

const byTerror: Readonly<Record<string, EventCard>> = {
  'cultural-assimilation': event(
    ['Cultural Assimilation', 'Kulturelle Anpassung'],
    [
      atTerror(
        [1, 2],
        ['Cultural Assimilation', 'Kulturelle Anpassung'],
        onEachBoard(allOf(between(1, 1, 'dahan'), anyOf(has('city'), nextTo('city'))), replace('dahan', 'town')),
      ),
      atTerror(
        [3],
        ['Reprisal Against the Dahan', 'Vergeltung an den Dahan'],
        onEachBoard(allOf(has('dahan'), BUILDINGS_HERE), hurtDahan(3)),
      ),
    ],
    {
      token: BEASTS_ATTACK,
      dahan: part(
        ['Reckless Offensive', 'Tollkühner Angriff'],
        onEachBoard(
          allOf(atLeast(2, 'dahan'), atLeast(2, ...BUILDINGS)),
          destroy(per(1, 'dahan'), ...BUILDINGS),
          addBlight(),
        ),
      ),
    },
  ),
  'distant-exploration': event(
    ['Distant Exploration', 'Ferne Erkundung'],
    [
      atTerror([1], ['Distant Exploration', 'Ferne Erkundung'], thisTurn('exploresFar', { n: 1 })),
      atTerror([2, 3], ['Fearful Mobs', 'Furchtsamer Mob'], rage(3, atLeast(3, ...INVADERS))),
    ],
    { token: GRIM_TOLL, dahan: FIERCE_MIEN },
  ),
  'investigation-of-dangers': event(
    ['Investigation of Dangers', 'Erforschung der Gefahren'],
    [
      atTerror(
        [1],
        ['Investigation of Dangers', 'Erforschung der Gefahren'],
        onEachBoard(lacks(...INVADERS, 'dahan'), add(1, 'explorer')),
      ),
      atTerror([2, 3], ['Destroy the Unnatural!', 'Vernichtet das Unnatürliche!'], rage(3, ANY_PRESENCE)),
    ],
    {
      token: PREY_ON_THE_UNWARY,
      dahan: part(
        ['Rouse the Spirits', 'Die Geister wecken'],
        by('everybody', [ifThen(amongLands(3, 'dahan'), [useSlowNow()])]),
      ),
    },
  ),
};

/** On each board 1 blight beside blight. */
const BLIGHT_SPREADS = whileIsland(
  'blighted',
  ['Blight Spreads', 'Die Ödnis breitet sich aus'],
  spreading(2, nextTo('blight')),
);

const byIsland: Readonly<Record<string, EventCard>> = {
  'heavy-farming': event(
    ['Heavy Farming', 'Ausgedehnter Ackerbau'],
    [
      whileIsland('healthy', ['Heavy Farming', 'Ausgedehnter Ackerbau'], atNextRavage(embolden(1, 'town'))),
      whileIsland(
        'blighted',
        ['Overcrowded Cities', 'Überfüllte Städte'],
        unlessPresence(2, onEachBoard(has('city'), addBlight())),
      ),
    ],
    { token: PREY_ON_THE_UNWARY, dahan: comingOfAge(allOf(is('jungle', 'wetland'), has('dahan'))) },
  ),
  'invaders-surge-inland': event(
    ['Invaders Surge Inland', 'Vorstoß ins Landesinnere'],
    [
      whileIsland(
        'healthy',
        ['Invaders Surge Inland', 'Vorstoß ins Landesinnere'],
        onEachBoard(allOf(COASTAL, has('town')), carryWithin(2, INLAND, 1, 'town')),
      ),
      whileIsland(
        'blighted',
        ['Widening Destruction', 'Um sich greifende Zerstörung'],
        spreading(2, anyOf(BUILDINGS_HERE, nextTo(...BUILDINGS))),
      ),
    ],
    { token: GRIM_TOLL, dahan: CANNY_DEFENSE },
  ),
  'population-rises': event(
    ['Population Rises', 'Die Bevölkerung wächst'],
    [
      whileIsland(
        'healthy',
        ['Population Rises', 'Die Bevölkerung wächst'],
        onEachBoard(has(...SMALL), add(1, 'town')),
      ),
      whileIsland(
        'blighted',
        ['Power Fades', 'Schwindende Macht'],
        by('everybody', [oneOf([destroyPresence(2)], [forgetPower(2)], [wasteBlight(1)])]),
      ),
    ],
    { token: outbreak(['Sandfever Outbreak', 'Ausbruch des Sandfiebers'], is('sands', 'mountain')), dahan: OFFERINGS },
  ),
  'promising-farmland': event(
    ['Promising Farmland', 'Vielversprechendes Ackerland'],
    [
      whileIsland('healthy', ['Promising Farmland', 'Vielversprechendes Ackerland'], thisTurn('townsExplore')),
      whileIsland('blighted', ['New Cash Crops Take Hold', 'Neue Feldfrüchte fassen Fuß'], elsewhereAct('ravage', 2)),
    ],
    {
      token: part(
        ['Beasts Provoked', 'Gereizte Bestien'],
        onEachBoard(allOf(has('town'), lacks('blight')), add(1, 'beasts')),
      ),
      dahan: CANNY_DEFENSE,
    },
  ),
  'putting-down-roots': event(
    ['Putting Down Roots', 'Wurzeln schlagen'],
    [
      whileIsland(
        'healthy',
        ['Putting Down Roots', 'Wurzeln schlagen'],
        onEachBoard(allOf(INLAND, has('explorer')), replace('explorer', 'town')),
      ),
      whileIsland(
        'blighted',
        ['The Center Crumbles', 'Das Zentrum bröckelt'],
        unlessPresence(3, eachBoard(HAS_INVADERS, { land: INLAND }, addBlight())),
      ),
    ],
    {
      token: STRICKEN,
      dahan: part(
        ['Drive off the Interlopers', 'Eindringlinge vertreiben'],
        by('everybody', [may([choose(aLand(allOf(has('dahan'), has(...SMALL))), [push(1, ...SMALL)])])]),
      ),
    },
  ),
  'search-for-new-lands': event(
    ['Search for New Lands', 'Suche nach neuem Land'],
    [
      whileIsland(
        'healthy',
        ['Search for New Lands', 'Suche nach neuem Land'],
        eachLand(atLeast(2, 'explorer'), pushInto(NO_INVADERS, 1, 'explorer')),
      ),
      whileIsland(
        'blighted',
        ['Devastated Shores', 'Verheerte Küsten'],
        unlessPresence(2, eachBoard(HAS_INVADERS, { land: COASTAL }, addBlight())),
      ),
    ],
    { token: DISTANT_HUNT, dahan: CANNY_DEFENSE },
  ),
  'tight-knit-communities': event(
    ['Tight-Knit Communities', 'Eingeschworene Gemeinschaften'],
    [
      whileIsland('healthy', ['Tight-Knit Communities', 'Eingeschworene Gemeinschaften'], toughen(1, ...BUILDINGS)),
      BLIGHT_SPREADS,
    ],
    { token: PREY_ON_THE_UNWARY, dahan: comingOfAge(allOf(COASTAL, has('dahan'))) },
  ),
  'urban-development': event(
    ['Urban Development', 'Städtebau'],
    [
      whileIsland('healthy', ['Urban Development', 'Städtebau'], atNextRavage(embolden(2, 'city'))),
      whileIsland(
        'blighted',
        ['Festering Pits of Blight', 'Schwärende Ödnis'],
        eachBoard(HAS_INVADERS, { land: atLeast(2, 'blight') }, addBlight({ cascades: false })),
      ),
    ],
    { token: LINGERING_PLAGUES, dahan: FIERCE_MIEN },
  ),
  'well-prepared-explorers': event(
    ['Well-Prepared Explorers', 'Gut gerüstete Entdecker'],
    [
      whileIsland('healthy', ['Well-Prepared Explorers', 'Gut gerüstete Entdecker'], toughen(1, 'explorer')),
      BLIGHT_SPREADS,
    ],
    { token: BEASTS_PROWL, dahan: comingOfAge(allOf(INLAND, has('dahan'))) },
  ),
};

/** SI-061: those of an adversary. */
const ofAdversaries: Readonly<Record<string, EventCard>> = {
  'slave-rebellion': reserved(
    event(
      ['Slave Rebellion', 'Sklavenaufstand'],
      [
        redrawing(
          atStage([1, 2], ['Small Uprising', 'Kleiner Aufstand'], onEachBoard(has('town'), addStrife(1, 'town'))),
          3,
        ),
        redrawing(
          atStage(
            [3],
            ['Rebellion', 'Rebellion'],
            onEachBoard(has('town'), destroy(1, 'town')),
            strifeOnBoards(2, ...BUILDINGS),
            eachLand(has('strife'), damageByStrife()),
          ),
        ),
      ],
      {
        dahan: part(
          ['Aid the Uprising', 'Hilfe für den Aufstand'],
          eachLand(allOf(has('strife'), has('dahan')), rise()),
        ),
      },
    ),
  ),
};

export const branchClawEvents: Readonly<Record<string, EventCard>> = {
  ...choosing,
  ...byStage,
  ...byTerror,
  ...byIsland,
  ...ofAdversaries,
};
