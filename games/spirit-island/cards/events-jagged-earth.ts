import { may } from '@tafelrunde/words';
import { per, perEarned, perEvery, perPlayer, perSpentCard } from '../effects/language/amounts.ts';
import {
  ANYWHERE,
  allOf,
  anyOf,
  atLeast,
  BUILDINGS_HERE,
  boardLands,
  boardLead,
  boardWith,
  boardWithout,
  COASTAL,
  FIRST_RAVAGED,
  HAS_DAMAGED,
  HAS_INVADERS,
  has,
  INLAND,
  lacks,
  MATCHES_RAVAGE,
  NO_BUILD_CARD,
  NO_INVADERS,
  NO_PRESENCE,
  neighbour,
  nextTo,
  outnumber,
  printed,
  TIMID,
  UNSCARRED,
  unprinted,
  YOURS,
} from '../effects/language/lands.ts';
import {
  build,
  eachBoard,
  inALand,
  onEachBoard,
  perBoard,
  ravage,
  timesOnEachBoard,
  unless,
  unlessHere,
  unlessPresence,
  whereMost,
} from '../effects/language/words/boards.ts';
import {
  amongLands,
  BLIGHTED_ISLAND,
  drawn,
  felled,
  hasEnergy,
  hasPresence,
  ifThen,
} from '../effects/language/words/conditions.ts';
import {
  addFearCard,
  blightFromBox,
  discardTop,
  drainCard,
  dropLastCards,
  fillCard,
  overconfide,
  wasteBlight,
} from '../effects/language/words/decks.ts';
import { defend, defendWhere } from '../effects/language/words/defence.ts';
import { gainEnergy } from '../effects/language/words/energy.ts';
import {
  driftPresence,
  fragment,
  keepElement,
  regainUnique,
  regrow,
  renderEnergy,
  slowNextTurn,
  withdrawPresence,
} from '../effects/language/words/event-spirits.ts';
import {
  destroyDamaged,
  eachTurn,
  inReserve,
  later,
  removeStrife,
  retaliate,
  strayExplorers,
} from '../effects/language/words/events.ts';
import { aLand, by, choose, eachLand, oneOf, thereAlso, times } from '../effects/language/words/flow.ts';
import { damage, damageEach, damageEachInvader, fear, hurtDahan } from '../effects/language/words/harm.ts';
import { gather, gatherBetween, push, pushInto, pushToMost, pushUpTo } from '../effects/language/words/moving.ts';
import { add, addBlight, destroy, remove, replace } from '../effects/language/words/pieces.ts';
import { forgetPower, gainPower, reclaimOne } from '../effects/language/words/power-cards.ts';
import { destroyPresence, movePresence } from '../effects/language/words/presence.ts';
import { skipNextThere, skipWhere } from '../effects/language/words/skipping.ts';
import { embolden, rage, thisTurn, toughen, toughenWhere } from '../effects/language/words/this-turn.ts';
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
  whileIsland,
} from './event.ts';
import {
  A_THOUSAND_SMALL_STRUGGLES,
  BEASTS_CHASE_OFF_HOMESTEADERS,
  CAREFUL_DEFENSE,
  COORDINATED_DEFENSE,
  comingOfAge,
  EXPLORERS_BLUNDER,
  GRIM_TOLL,
  OFFERINGS,
  outbreak,
  PLAGUES_BRING_FEAR_AND_DEATH,
  PREY_ON_THE_HEEDLESS,
  QUIT_THE_FARMED_LANDS,
  STRICKEN,
  spreading,
} from './event-parts.ts';
import { SMALL } from './fear-steps.ts';

/* The events of Jagged Earth. */

const event = eventOf('jagged-earth');

const choosing: Readonly<Record<string, EventCard>> = {
  'dahan-trade-with-the-invaders': event(
    ['Dahan Trade with the Invaders', 'Die Dahan handeln mit den Invasoren'],
    [
      choices(
        ['Dahan Trade with the Invaders', 'Die Dahan handeln mit den Invasoren'],
        choice(['Ignore Their Interest', 'Ihr Interesse nicht beachten'], thisTurn('bystanders')),
        choiceFor(
          { energy: 2, aidedBy: 'fire' },
          ['Display Your Wrath at This Betrayal', 'Euren Zorn über den Verrat zeigen'],
          by('everybody', [choose(aLand(allOf(YOURS, has('dahan'))), [destroy(1, 'dahan'), fear(1)])]),
        ),
        choiceFor(
          { energy: 6, aidedBy: 'air' },
          ['Change and Help Them Learn From the Enemy', 'Sich wandeln und sie vom Feind lernen lassen'],
          thisTurn('bystanders'),
          by('everybody', [forgetPower()]),
          eachTurn(defendWhere(per(1, 'dahan'), ANYWHERE)),
        ),
      ),
    ],
    {
      token: part(
        ['Outbreaks Shift', 'Seuchen ziehen weiter'],
        onEachBoard(allOf(has('disease'), nextTo(...INVADERS)), pushToMost(INVADERS, 1, 'disease')),
      ),
    },
  ),
  'hard-working-settlers': event(
    ['Hard-Working Settlers', 'Fleißige Siedler'],
    [
      choices(
        ['Hard-Working Settlers', 'Fleißige Siedler'],
        choice(
          ['Act Cautiously in the Background', 'Vorsichtig im Hintergrund wirken'],
          timesOnEachBoard(2, has('dahan'), pushUpTo(1, 'dahan')),
          onEachBoard(lacks('town'), add(1, 'town')),
          whereMost(INVADERS, MATCHES_RAVAGE, ravage()),
        ),
        choice(
          ['Create Unnerving Distractions', 'Für beunruhigende Ablenkung sorgen'],
          later('beforeRavage', onEachBoard(allOf(MATCHES_RAVAGE, HAS_INVADERS), may([skipNextThere('ravage')]))),
          fear(perPlayer(1)),
          dropLastCards(2, 3),
        ),
      ),
    ],
    {
      token: part(
        ['Beasts Prey on the Injured', 'Bestien jagen Verletzte'],
        thisTurn('asBadlands', { kinds: ['beasts'] }),
        onEachBoard(allOf(has('beasts'), HAS_DAMAGED), destroyDamaged(1)),
      ),
    },
  ),
  'lesser-spirits-imperiled': event(
    ['Lesser Spirits Imperiled', 'Kleinere Geister in Gefahr'],
    [
      choices(
        ['Lesser Spirits Imperiled', 'Kleinere Geister in Gefahr'],
        choice(
          ['Tend to Your Own Strength', 'Die eigene Stärke pflegen'],
          by('everybody', [gainEnergy(1)]),
          times(
            perPlayer(1),
            discardTop('minor'),
            ifThen(drawn({ has: 'plant' }), [wasteBlight(1)]),
            ifThen(drawn({ has: 'animal' }), [inALand(allOf(has('dahan'), has('blight')), destroy(1, 'dahan'))]),
          ),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'plant' },
          ['Forge a Web of Mutual Support', 'Ein Netz gegenseitiger Hilfe knüpfen'],
          by('everybody', [destroyPresence()]),
          by('everybody', [keepElement()]),
        ),
      ),
    ],
    {
      token: QUIT_THE_FARMED_LANDS,
      dahan: part(
        ['Return to Old Pillars', 'Rückkehr zu alten Pfeilern'],
        onEachBoard(allOf(printed('dahan'), nextTo('dahan')), gatherBetween(1, 2, 'dahan')),
      ),
    },
  ),
  'lifes-balance-tilts': event(
    ["Life's Balance Tilts", 'Das Gleichgewicht des Lebens kippt'],
    [
      choices(
        ["Life's Balance Tilts", 'Das Gleichgewicht des Lebens kippt'],
        choice(
          ['Let Destruction Have Its Day', 'Der Zerstörung ihren Lauf lassen'],
          onEachBoard(has('beasts'), remove(1, 'beasts')),
          onEachBoard(ANYWHERE, add(1, 'disease')),
          perBoard(ANYWHERE, discardTop('minor'), ifThen(drawn({ speed: 'fast' }), [inALand(ANYWHERE, addBlight())])),
          toughen(-1, ...INVADERS, 'dahan'),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'animal' },
          ['Fortify the Resilience of Life', 'Die Widerstandskraft des Lebens stärken'],
          onEachBoard(ANYWHERE, add(1, 'beasts')),
          onEachBoard(has('disease'), remove(1, 'disease')),
          perBoard(
            ANYWHERE,
            discardTop('minor'),
            ifThen(drawn({ speed: 'slow' }), [inALand(has('blight'), remove(1, 'blight'))]),
          ),
          toughen(1, ...INVADERS, 'dahan'),
        ),
      ),
    ],
    { dahan: A_THOUSAND_SMALL_STRUGGLES },
  ),
  'numinous-crisis': event(
    ['Numinous Crisis', 'Krise des Göttlichen'],
    [
      choices(
        ['Numinous Crisis', 'Krise des Göttlichen'],
        choice(['Draw Strength From It While You Can', 'Kraft daraus schöpfen, solange es geht'], drainCard(3)),
        choice(
          ['Pour Your Strength Into the Island', 'Die eigene Kraft in die Insel fließen lassen'],
          by('everybody', [
            ifThen(
              hasEnergy(3),
              [oneOf([renderEnergy(3)], [forgetPower(2)], [withdrawPresence()])],
              [oneOf([forgetPower(2)], [withdrawPresence()])],
            ),
          ]),
          fillCard(perPlayer(1)),
        ),
      ),
    ],
    { token: PLAGUES_BRING_FEAR_AND_DEATH, dahan: CAREFUL_DEFENSE },
  ),
  'remnants-of-a-spirits-heart': event(
    ["Remnants of a Spirit's Heart", 'Überreste eines Geisterherzens'],
    [
      choices(
        ["Remnants of a Spirit's Heart", 'Überreste eines Geisterherzens'],
        choice(
          ['Leave Its Strength With the Dahan', 'Seine Kraft den Dahan überlassen'],
          toughen(10, 'dahan'),
          toughenWhere(1, has('dahan'), ...INVADERS),
        ),
        choiceFor(
          { energy: 4, aidedBy: 'earth' },
          ['With Patient Focus Craft a Great Warding', 'Geduldig einen großen Schutz weben'],
          thisTurn('exposed', { n: 4 }),
          inReserve(defendWhere(4, ANYWHERE)),
        ),
      ),
    ],
    {
      token: part(
        ['Hunting Parties', 'Jagdgesellschaften'],
        eachLand(allOf(has('beasts'), has('city')), fear(1), destroy(1, 'beasts')),
      ),
      dahan: A_THOUSAND_SMALL_STRUGGLES,
    },
  ),
};

const INCREASING_AGGRESSION = atStage([3], ['Increasing Aggression', 'Wachsende Angriffslust'], rage(1));

/** Where there are not more of them than the terror level nobody ravages. */
const AFRAID = skipWhere('ravage', TIMID);

const byStage: Readonly<Record<string, EventCard>> = {
  'harvest-bounty-harvest-dust': event(
    ['Harvest Bounty, Harvest Dust', 'Reiche Ernte, karge Ernte'],
    [
      atStage(
        [1, 2],
        ['Harvest Bounty, Harvest Dust', 'Reiche Ernte, karge Ernte'],
        ifThen(
          BLIGHTED_ISLAND,
          [
            onEachBoard(
              allOf(has('town'), atLeast(2, ...BUILDINGS), neighbour(lacks(...BUILDINGS))),
              pushInto(lacks(...BUILDINGS), 1, 'town'),
            ),
          ],
          [onEachBoard(BUILDINGS_HERE, ravage())],
        ),
      ),
      atStage(
        [3],
        ['Widespread Clearcutting', 'Weitläufiger Kahlschlag'],
        onEachBoard(BUILDINGS_HERE, unlessHere({ presence: 2, dahan: true }, addBlight({ cascades: false }))),
      ),
    ],
    {
      token: EXPLORERS_BLUNDER,
      dahan: part(['Coordinated Strikes', 'Abgestimmte Schläge'], eachLand(atLeast(3, 'dahan'), damage(2), defend(2))),
    },
  ),
  'invested-aristocracy': event(
    ['Invested Aristocracy', 'Adel mit Geldinteressen'],
    [
      atStage(
        [1, 2],
        ['Invested Aristocracy', 'Adel mit Geldinteressen'],
        later('afterRavage', eachBoard(UNSCARRED, { highest: NO_INVADERS }, add(1, 'town'))),
      ),
      atStage(
        [3],
        ['Foreign Dignitaries Visit', 'Besuch fremder Würdenträger'],
        ifThen(BLIGHTED_ISLAND, [addFearCard()], [rage(2, FIRST_RAVAGED)]),
      ),
    ],
    { token: PREY_ON_THE_HEEDLESS, dahan: comingOfAge(atLeast(2, 'dahan')) },
  ),
  'mapmakers-chart-the-wild': event(
    ['Mapmakers Chart the Wild', 'Kartenzeichner erfassen die Wildnis'],
    [
      atStage(
        [1, 2],
        ['Mapmakers Chart the Wild', 'Kartenzeichner erfassen die Wildnis'],
        thisTurn('ignoresWilds'),
        perBoard(boardWithout('wilds'), thisTurn('explores', { n: 1 })),
      ),
      INCREASING_AGGRESSION,
    ],
    {
      token: PREY_ON_THE_HEEDLESS,
      dahan: comingOfAge(allOf(has('dahan'), lacks('badlands', 'beasts', 'disease', 'wilds'))),
    },
  ),
  'no-bravery-without-numbers': event(
    ['No Bravery Without Numbers', 'Nur die Menge macht Mut'],
    [
      atStage([1, 2], ['No Bravery Without Numbers', 'Nur die Menge macht Mut'], AFRAID),
      atStage([3], ['Courage of the Crowd', 'Mut der Menge'], AFRAID, rage(2)),
    ],
    {
      token: PREY_ON_THE_HEEDLESS,
      dahan: part(
        ['Leave The Hostile Land', 'Fort aus feindlichem Land'],
        eachLand(
          allOf(has('dahan'), has('badlands', 'disease')),
          pushInto(lacks('badlands', 'disease'), per(1, 'badlands', 'disease'), 'dahan'),
        ),
      ),
    },
  ),
  'smaller-ports-spring-up': event(
    ['Smaller Ports Spring Up', 'Kleinere Häfen entstehen'],
    [
      atStage(
        [1, 2],
        ['Smaller Ports Spring Up', 'Kleinere Häfen entstehen'],
        eachBoard(
          { boardHas: ['city'], least: 1, most: 1, in: COASTAL },
          { land: allOf(COASTAL, lacks('city')) },
          add(1, 'town'),
        ),
      ),
      atStage(
        [3],
        ['Extensive Building', 'Ausgedehnte Bautätigkeit'],
        onEachBoard(allOf(HAS_INVADERS, NO_BUILD_CARD), build()),
      ),
    ],
    {
      token: STRICKEN,
      dahan: part(
        ['Settlers Encroach Too Far', 'Siedler wagen sich zu weit vor'],
        onEachBoard(allOf(has('town'), has('dahan')), push(perEvery(2, 'dahan'), 'town')),
      ),
    },
  ),
};

const byTerror: Readonly<Record<string, EventCard>> = {
  'temporary-truce': event(
    ['Temporary Truce', 'Vorübergehender Waffenstillstand'],
    [
      atTerror([1], ['Temporary Truce', 'Vorübergehender Waffenstillstand'], thisTurn('truce')),
      atTerror(
        [2, 3],
        ['Temporary Caution', 'Vorübergehende Vorsicht'],
        later(
          'beforeRavage',
          onEachBoard(allOf(MATCHES_RAVAGE, HAS_INVADERS, outnumber(['dahan'], BUILDINGS)), skipNextThere('ravage')),
        ),
      ),
    ],
    {
      token: PREY_ON_THE_HEEDLESS,
      dahan: part(
        ["Speak of the Spirits' Anger", 'Vom Zorn der Geister sprechen'],
        perBoard(allOf(has('dahan'), BUILDINGS_HERE), fear(1)),
      ),
    },
  ),
  'bureaucrats-adjust-funding': event(
    ['Bureaucrats Adjust Funding', 'Beamte verteilen die Mittel neu'],
    [
      atTerror(
        [1, 2],
        ['Bureaucrats Adjust Funding', 'Beamte verteilen die Mittel neu'],
        perBoard(boardWith(9, ...BUILDINGS), thisTurn('lastBuild', { n: -1 })),
        perBoard({ boardHas: BUILDINGS, least: 0, most: 3 }, thisTurn('lastBuild', { n: 1 })),
      ),
      atTerror(
        [3],
        ['Ransack and Run', 'Plündern und fliehen'],
        later('afterRavage', whereMost(['city'], ANYWHERE, ravage(), remove(1, 'city'))),
      ),
    ],
    {
      token: part(['Terrifying Beasts', 'Furchterregende Bestien'], perBoard(boardWith(2, 'beasts'), fear(2))),
      dahan: COORDINATED_DEFENSE,
    },
  ),
  'eager-explorers': event(
    ['Eager Explorers', 'Eifrige Entdecker'],
    [
      atTerror([1], ['Eager Explorers', 'Eifrige Entdecker'], thisTurn('eager')),
      atTerror([2, 3], ['Xenophobia', 'Fremdenhass'], thisTurn('xenophobia', { where: has('dahan') })),
    ],
    {
      token: BEASTS_CHASE_OFF_HOMESTEADERS,
      dahan: part(
        ['At Their Gates Demanding Redress', 'Vor ihren Toren Sühne fordern'],
        eachLand(allOf(has('dahan'), has('city')), fear(2)),
      ),
    },
  ),
  overconfidence: event(
    ['Overconfidence', 'Selbstüberschätzung'],
    [
      atTerror([1], ['Overconfidence', 'Selbstüberschätzung'], overconfide(2)),
      atTerror([2, 3], ['Terror Breeds Aggression', 'Schrecken macht angriffslustig'], rage(perEarned(1, 2))),
    ],
    {
      token: part(
        ['Beasts Multiply', 'Bestien vermehren sich'],
        onEachBoard(nextTo('beasts'), add(1, 'beasts')),
        onEachBoard(allOf(has('beasts'), has('dahan')), destroy(1, 'dahan')),
      ),
      dahan: COORDINATED_DEFENSE,
    },
  ),
  'pull-together-in-adversity': event(
    ['Pull Together in Adversity', 'Zusammenhalt in der Not'],
    [
      atTerror([1, 2], ['Pull Together in Adversity', 'Zusammenhalt in der Not'], thisTurn('ignoresStrife')),
      atTerror(
        [3],
        ['Purge the Land with Salt and Fire', 'Das Land mit Salz und Feuer säubern'],
        onEachBoard(atLeast(2, 'town'), addBlight({ cascades: false }), add(2, 'badlands'), remove('all', 'town')),
      ),
    ],
    { token: EXPLORERS_BLUNDER, dahan: CAREFUL_DEFENSE },
  ),
  'relentless-optimism': event(
    ['Relentless Optimism', 'Unerschütterlicher Optimismus'],
    [
      atTerror([1], ['Relentless Optimism', 'Unerschütterlicher Optimismus'], thisTurn('fearless')),
      atTerror(
        [2, 3],
        ['Cultures Mix and Clash', 'Kulturen mischen und stoßen sich'],
        onEachBoard(allOf(has('town'), boardLead(2, ['dahan'], BUILDINGS)), replace('town', 'dahan')),
        onEachBoard(allOf(has('dahan'), boardLead(2, BUILDINGS, ['dahan'])), replace('dahan', 'town')),
      ),
    ],
    {
      token: part(
        ['Foreign Diseases', 'Fremde Seuchen'],
        whereMost([...INVADERS, 'dahan'], allOf(HAS_INVADERS, has('dahan')), add(1, 'disease'), hurtDahan(2)),
      ),
      dahan: OFFERINGS,
    },
  ),
  'resourceful-populace': event(
    ['Resourceful Populace', 'Findige Bevölkerung'],
    [
      atTerror([1], ['Resourceful Populace', 'Findige Bevölkerung'], thisTurn('resourceful')),
      atTerror([2, 3], ['Strip the Land Bare', 'Das Land kahl fressen'], embolden(1, 'town'), thisTurn('stripsBare')),
    ],
    {
      token: outbreak(['Virulence Among Close-Packed Homes', 'Ansteckung auf engem Raum'], INLAND),
      dahan: part(
        ['Offerings of Story and Season', 'Gaben aus Geschichten und Jahreszeiten'],
        by('everybody', [ifThen(amongLands(3, 'dahan'), [gainEnergy(1), may([reclaimOne()])])]),
      ),
    },
  ),
};

/** 1 strife of each board goes, and where there is none they are angrier. */
const NO_STRIFE = boardWithout('strife');

const byIsland: Readonly<Record<string, EventCard>> = {
  'cities-rise': event(
    ['Cities Rise', 'Aufstieg der Städte'],
    [
      whileIsland(
        'healthy',
        ['Cities Rise', 'Aufstieg der Städte'],
        whereMost(['town'], ANYWHERE, times(2, replace('town', 'city'))),
      ),
      whileIsland(
        'blighted',
        ['Depleted Soil', 'Ausgelaugter Boden'],
        thisTurn('quickBlight', { where: BUILDINGS_HERE }),
      ),
    ],
    { token: BEASTS_CHASE_OFF_HOMESTEADERS, dahan: CAREFUL_DEFENSE },
  ),
  'civic-engagement': event(
    ['Civic Engagement', 'Bürgersinn'],
    [
      whileIsland(
        'healthy',
        ['Civic Engagement', 'Bürgersinn'],
        perBoard(NO_STRIFE, rage(1, BUILDINGS_HERE)),
        onEachBoard(has('strife'), removeStrife(1)),
      ),
      whileIsland(
        'blighted',
        ["Life's Web Torn Asunder", 'Das Netz des Lebens zerreißt'],
        onEachBoard(allOf(nextTo('blight'), boardWith(6, 'blight')), addBlight()),
      ),
    ],
    {
      token: part(
        ['Casualties of Fang and Sting', 'Opfer von Zahn und Stachel'],
        onEachBoard(allOf(has('beasts'), has(...SMALL)), destroy(1, ...SMALL)),
      ),
      dahan: part(
        ['Keep Far From the Lands of Plague', 'Fern vom Land der Seuche'],
        timesOnEachBoard(
          3,
          allOf(has('dahan'), has('disease'), neighbour(lacks('disease'))),
          pushInto(lacks('disease'), 1, 'dahan'),
        ),
      ),
    },
  ),
  'coastal-towns-multiply': event(
    ['Coastal Towns Multiply', 'Mehr Dörfer an der Küste'],
    [
      whileIsland(
        'healthy',
        ['Coastal Towns Multiply', 'Mehr Dörfer an der Küste'],
        onEachBoard(allOf(COASTAL, neighbour(allOf(COASTAL, has('town')))), add(1, 'town')),
      ),
      whileIsland(
        'blighted',
        ['Cooperation Among Towns', 'Zusammenarbeit der Dörfer'],
        rage(1, allOf(BUILDINGS_HERE, lacks('strife'))),
      ),
    ],
    { token: EXPLORERS_BLUNDER, dahan: comingOfAge(allOf(has('dahan'), lacks('blight', 'disease'))) },
  ),
  'fortune-seekers': event(
    ['Fortune-Seekers', 'Glücksritter'],
    [
      whileIsland('healthy', ['Fortune-Seekers', 'Glücksritter'], strayExplorers()),
      whileIsland(
        'blighted',
        ["The Land's Bounty Exhausted", 'Die Gaben des Landes sind erschöpft'],
        thisTurn('quickBlight', { where: NO_PRESENCE }),
      ),
    ],
    {
      token: GRIM_TOLL,
      dahan: part(
        ['Tell the Old Stories', 'Alte Geschichten erzählen'],
        by('everybody', [ifThen(amongLands(2, 'dahan'), [oneOf([reclaimOne()], [regainUnique()])])]),
      ),
    },
  ),
  'gradual-corruption': event(
    ['Gradual Corruption', 'Schleichender Verfall'],
    [
      whileIsland(
        'healthy',
        ['Gradual Corruption', 'Schleichender Verfall'],
        unless({ energy: perSpentCard(1) }, eachBoard(ANYWHERE, { land: BUILDINGS_HERE }, addBlight())),
      ),
      whileIsland(
        'blighted',
        ['Ravaged Wilderness', 'Verwüstete Wildnis'],
        onEachBoard(allOf(has('beasts'), has('blight')), remove(1, 'beasts')),
        onEachBoard(allOf(has('wilds'), has('blight')), remove(1, 'wilds')),
      ),
    ],
    {
      token: part(
        ['Fatalities Rise', 'Mehr und mehr Tote'],
        eachLand(
          has('disease'),
          damageEachInvader(1),
          damageEach(1, 'dahan'),
          ifThen(felled(...BUILDINGS), [remove(1, 'disease')]),
        ),
      ),
      dahan: part(
        ['Blessings of Bounty and Health', 'Segen der Fülle und Gesundheit'],
        by('everybody', [may([choose(aLand(allOf(YOURS, has('dahan'))), [add(1, 'dahan')])])]),
      ),
    },
  ),
  'provincial-seat': event(
    ['Provincial Seat', 'Sitz der Provinz'],
    [
      whileIsland('healthy', ['Provincial Seat', 'Sitz der Provinz'], onEachBoard(has('city'), build())),
      whileIsland('blighted', ['Lands Hollow of Promise', 'Land ohne Verheißung'], spreading(2, NO_PRESENCE)),
    ],
    {
      token: BEASTS_CHASE_OFF_HOMESTEADERS,
      dahan: part(
        ['Rally to the Defense of Distant Kin', 'Zur Verteidigung ferner Verwandter'],
        onEachBoard(has('dahan'), gather(1, 'dahan'), defend(per(1, 'dahan'))),
      ),
    },
  ),
  'seek-new-farmland': event(
    ['Seek New Farmland', 'Suche nach neuem Ackerland'],
    [
      whileIsland(
        'healthy',
        ['Seek New Farmland', 'Suche nach neuem Ackerland'],
        eachLand(atLeast(2, 'town'), pushInto(lacks('town'), 1, 'town')),
      ),
      whileIsland(
        'blighted',
        ['Voracious Consumption', 'Unersättlicher Verbrauch'],
        later('afterRavage', spreading(2, allOf(has('city'), lacks('blight')))),
      ),
    ],
    {
      token: PLAGUES_BRING_FEAR_AND_DEATH,
      dahan: part(['Engage on Their Own Terms', 'Zu eigenen Bedingungen kämpfen'], thisTurn('firstStrike')),
    },
  ),
  'sprawl-contained-by-the-wilds': event(
    ['Sprawl Contained by the Wilds', 'Die Wildnis hält die Ausbreitung auf'],
    [
      whileIsland(
        'healthy',
        ['Sprawl Contained by the Wilds', 'Die Wildnis hält die Ausbreitung auf'],
        onEachBoard(NO_INVADERS, add(1, 'wilds')),
        whereMost(BUILDINGS, ANYWHERE, build()),
      ),
      whileIsland(
        'blighted',
        ['Dissolution Threatens', 'Auflösung droht'],
        by('everybody', [oneOf([fragment(), fragment()], [regrow(1), slowNextTurn()])]),
      ),
    ],
    {
      token: EXPLORERS_BLUNDER,
      dahan: part(['Lay Ambushes', 'Hinterhalte legen'], thisTurn('sameTime')),
    },
  ),
  'the-frontier-calls': event(
    ['The Frontier Calls', 'Der Ruf der Wildnis'],
    [
      whileIsland(
        'healthy',
        ['The Frontier Calls', 'Der Ruf der Wildnis'],
        thisTurn('explores', { n: 1, where: lacks(...BUILDINGS) }),
      ),
      whileIsland(
        'blighted',
        ['Self-Sacrifice Buys Time', 'Opfer schaffen Zeit'],
        by('everybody', [destroyPresence()]),
        blightFromBox(perPlayer(1)),
      ),
    ],
    {
      token: part(
        ['Lair in Untamed Lands', 'Höhlen in unberührtem Land'],
        onEachBoard(lacks(...BUILDINGS, 'blight'), add(1, 'beasts')),
      ),
      dahan: part(
        ['Seek Out New Grounds', 'Neue Gründe suchen'],
        onEachBoard(allOf(unprinted('dahan'), nextTo('dahan')), gatherBetween(1, 2, 'dahan')),
      ),
    },
  ),
  'the-struggles-of-growth': event(
    ['The Struggles of Growth', 'Die Mühen des Wachstums'],
    [
      whileIsland(
        'healthy',
        ['The Struggles of Growth', 'Die Mühen des Wachstums'],
        by('everybody', [
          oneOf(
            [destroyPresence(2), gainPower()],
            [forgetPower(), gainEnergy(2), may([movePresence(4)]), may([movePresence(4)])],
          ),
        ]),
      ),
      whileIsland(
        'blighted',
        ['Blight Deepens', 'Die Ödnis wird tiefer'],
        unlessPresence(1, eachBoard(ANYWHERE, { land: has('blight') }, addBlight({ cascades: false }))),
      ),
    ],
    {
      token: part(
        ['Irregular Outbreaks', 'Vereinzelte Ausbrüche'],
        thisTurn('harmless'),
        perBoard(has('disease'), fear(1)),
      ),
      dahan: CAREFUL_DEFENSE,
    },
  ),
  'thriving-trade': event(
    ['Thriving Trade', 'Blühender Handel'],
    [
      whileIsland(
        'healthy',
        ['Thriving Trade', 'Blühender Handel'],
        onEachBoard(allOf(COASTAL, has('city')), add(1, 'city')),
      ),
      whileIsland(
        'blighted',
        ['Partitioned Wilderness', 'Zerteilte Wildnis'],
        unlessPresence(
          3,
          eachBoard(boardLands(4, has('town')), { land: anyOf(has('town'), nextTo('town')) }, addBlight()),
        ),
      ),
    ],
    {
      token: part(
        ['Pestilence Arrives on Canvas Sails', 'Die Pest kommt unter Segeln'],
        whereMost(BUILDINGS, COASTAL, add(1, 'disease'), hurtDahan(3)),
      ),
      dahan: part(
        ['Clever Cooperation', 'Kluge Zusammenarbeit'],
        by('everybody', [may([choose(aLand(allOf(YOURS, has('dahan'))), [driftPresence(), thereAlso(damage(2))])])]),
      ),
    },
  ),
  'wounded-lands-attract-explorers': event(
    ['Wounded Lands Attract Explorers', 'Verwundetes Land lockt Entdecker an'],
    [
      whileIsland(
        'healthy',
        ['Wounded Lands Attract Explorers', 'Verwundetes Land lockt Entdecker an'],
        onEachBoard(has('blight'), add(1, 'explorer')),
      ),
      whileIsland(
        'blighted',
        ["The World's Vibrance Fades", 'Die Lebenskraft der Welt schwindet'],
        by('everybody', [ifThen(hasPresence(2), [oneOf([wasteBlight(1)], [destroyPresence(2)])], [wasteBlight(1)])]),
      ),
    ],
    {
      token: BEASTS_CHASE_OFF_HOMESTEADERS,
      dahan: part(
        ['Raiding and Retaliation', 'Überfall und Vergeltung'],
        eachLand(BUILDINGS_HERE, damage(per(1, 'dahan')), retaliate(1)),
      ),
    },
  ),
};

export const jaggedEarthEvents: Readonly<Record<string, EventCard>> = {
  ...choosing,
  ...byStage,
  ...byTerror,
  ...byIsland,
};
