/** Positions in which somebody is asked something, by the id of the game: as much as lies on a table in a long game first. */
export const positions: Readonly<Record<string, readonly [full: string, ...more: string[]]>> = {
  'boss-monster': [
    `
name: Six dungeons and a full hand
rules: [BM-057]
game: boss-monster
seats: 6
options: { crash-landing: true }
given:
  active: 0
  phase: build
  boss/0: [xyzax]
  hand/0: [dracolich-lair, golem-factory, minotaurs-maze, freeze, giant-size, bottomless-pit]
  room/0#0: [torture-chamber]
  room/0#1: [neanderthal-cave]
  room/0#2: [goblin-armory]
  room/0#3: [jackpot-stash]
  room/1#0: [specters-sanctum]
  room/1#1: [haunted-library]
  room/1#2: [open-grave]
  room/2#0: [dragon-hatchery]
  room/2#1: [brainsucker-hive]
  room/3#0: [dizzygas-hallway]
  room/3#1: [mimic-vault]
  room/4#0: [dark-altar]
  room/5#0: [monsters-ballroom]
  town: [nick-the-masher, samurai-tom, kalish-ninefingers, jesta-the-rogue, katelyn-angelic-healer, the-fool]
`,
    `
name: Which Room
rules: [BM-143]
game: boss-monster
seats: 4
given:
  active: 0
  phase: build
  boss/0: [xyzax]
  hand/0: [freeze, dark-altar, golem-factory]
  room/0#0: [torture-chamber]
  room/0#1: [neanderthal-cave]
  room/1#0: [specters-sanctum]
  room/1#1: [haunted-library]
  room/1#2: [open-grave]
  room/2#0: [dragon-hatchery]
  room/3#0: [dizzygas-hallway]
  room/3#1: [mimic-vault]
play:
  - 0: play freeze
leaves: { 0: aimAt }
`,
    `
name: Which Room of six whole dungeons
rules: [BM-143]
game: boss-monster
seats: 6
options: { crash-landing: true }
given:
  active: 0
  phase: build
  boss/0: [xyzax]
  hand/0: [freeze, dark-altar, golem-factory, minotaurs-maze, giant-size]
  room/0#0: [torture-chamber]
  room/0#1: [neanderthal-cave]
  room/0#2: [goblin-armory]
  room/0#3: [jackpot-stash]
  room/0#4: [construction-zone]
  room/1#0: [specters-sanctum]
  room/1#1: [haunted-library]
  room/1#2: [open-grave]
  room/1#3: [dark-altar]
  room/1#4: [witchs-kitchen]
  room/2#0: [dragon-hatchery]
  room/2#1: [brainsucker-hive]
  room/2#2: [golem-factory]
  room/2#3: [bottomless-pit]
  room/2#4: [minotaurs-maze]
  room/3#0: [dizzygas-hallway]
  room/3#1: [mimic-vault]
  room/3#2: [monsters-ballroom]
  room/3#3: [boulder-ramp]
  room/3#4: [the-crushinator]
  room/4#0: [dark-altar]
  room/4#1: [recycling-center]
  room/4#2: [witchs-kitchen]
  room/4#3: [dragon-hatchery]
  room/4#4: [golem-factory]
  room/5#0: [monsters-ballroom]
  room/5#1: [neanderthal-cave]
  room/5#2: [open-grave]
  room/5#3: [mimic-vault]
  room/5#4: [boulder-ramp]
  town: [nick-the-masher, samurai-tom, kalish-ninefingers, jesta-the-rogue, katelyn-angelic-healer, the-fool]
play:
  - 0: play freeze
leaves: { 0: aimAt }
`,
  ],
  'fantasy-realms': [
    `
name: A hand and an item
rules: [FR-051]
game: fantasy-realms
seats: 3
options: { items: true }
given:
  active: 0
  hand/0: [king, fountain-of-life, blizzard, basilisk, mirage, book-of-changes, world-tree]
  item/0: [winged-boots]
  discard: [dragon, wildfire, gem-of-order, great-flood, necromancer]
`,
  ],
  'four-souls': [
    `
name: Many items
rules: [FS-195]
game: four-souls
seats: 3
given:
  active: 0
  phase: action
  coins/0: 12
  hand/0: [bomb, butter-bean, a-dime, pills]
  items/0: [the-d20, guppys-head, the-battery, crystal-ball]
  items/1: [mr-boom, the-map, the-compass, ipecac]
  items/2: [the-habit, dark-bum, dead-bird, suicide-king]
  monster#0: [mom]
  monster#1: [portal]
`,
    `
name: One of five treasures
rules: [FS-195]
game: four-souls
seats: 2
given:
  active: 0
  phase: action
  hand/0: [ix-the-hermit, pills]
  treasure-deck: [the-d20, guppys-head, the-battery, crystal-ball, mr-boom]
play:
  - 0: play ix-the-hermit
leaves: { 0: keepOneOnTop }
`,
  ],
  'spirit-island': [
    `
name: Four spirits in the middle of a game
rules: [SI-143]
game: spirit-island
seats: 4
given:
  active: 0
  phase: fast
  round: 4
  spirit/0: [river-surges-in-sunlight]
  spirit/1: [vital-strength-of-the-earth]
  spirit/2: [lightnings-swift-strike]
  spirit/3: [shadows-flicker-like-flame]
  energy/0: 3
  energy/1: 5
  hand/0: [rivers-bounty, wash-away, call-to-tend]
  play/0: [flash-floods, boon-of-vigor]
  play/1: [a-year-of-perfect-stillness]
  play/2: [lightnings-boon, shatter-homesteads]
  play/3: [crops-wither-and-fade]
  hand/1: [guard-the-healing-land, rituals-of-destruction]
  hand/2: [harbingers-of-the-lightning]
  hand/3: [concealing-shadows, favors-called-due]
  fearDeck: [retreat, isolation, scapegoats, dahan-raid, seek-safety, trade-suffers, wary-of-the-interior, avoid-the-dahan, belief-takes-root]
  invaderDeck: [ii-jungle, iii-jungle-sands]
  ravage: [i-mountain]
  build: [ii-wetland]
  fear: 7
  blight: 5
  land/A1: { towns: 1, explorers: 2, dahan: 2, presence-0: 1 }
  land/A2: { cities: 1, towns: 1, presence-0: 2, dahan: 1 }
  land/A4: { blight: 1, explorers: 1 }
  land/A6: { towns: 2, blight: 1, dahan: 3 }
  land/A5: { presence-0: 2, presence-1: 1 }
  land/B2: { cities: 1, towns: 1, explorers: 2 }
  land/B4: { blight: 1, presence-1: 2 }
  land/B7: { explorers: 1, dahan: 1 }
  land/C2: { cities: 2, towns: 1, explorers: 3, dahan: 2, blight: 1, presence-2: 2 }
  land/C3: { presence-2: 1, dahan: 2 }
  land/C5: { dahan: 2, blight: 1 }
  land/C7: { towns: 1 }
  land/D1: { dahan: 2, explorers: 1 }
  land/D2: { cities: 1, dahan: 1, presence-3: 2 }
  land/D5: { dahan: 1, blight: 1, presence-3: 1, towns: 1 }
  land/D7: { towns: 1, dahan: 2, explorers: 1 }
`,
    `
name: One of four powers
rules: [SI-135]
game: spirit-island
seats: 1
given:
  active: 0
  phase: spirit
  spirit/0: [river-surges-in-sunlight]
  energy/0: 3
  hand/0: [flash-floods, boon-of-vigor]
  fearDeck: [retreat, isolation, scapegoats, dahan-raid, seek-safety, trade-suffers, wary-of-the-interior, avoid-the-dahan, belief-takes-root]
  invaderDeck: [ii-jungle, iii-jungle-sands]
  minorDeck: [drought, rain-of-blood, dark-and-tangled-woods, song-of-sanctity]
  ravage: [i-mountain]
  land/A1: { towns: 1, explorers: 2, dahan: 2 }
  land/A5: { presence-0: 2 }
play:
  - 0: growth:0
  - 0: deck:minor
leaves: { 0: keepOffered }
`,
  ],
  'terrors-of-london': [
    `
name: Many monsters
rules: [TL-105]
game: terrors-of-london
seats: 2
given:
  active: 0
  overlord/0: [overlord-lilith]
  overlord/1: [overlord-azazael]
  life: [31, 42]
  street: [undead-ghoul, mortal-pickpocket, spirit-archdemon, beast-manticore]
  hand/0: [starter-cultist]
  play/0: [spirit-wraith, undead-skeletal-creature, beast-werewolf, mortal-witch, undead-ghoul, undead-revenant]
  play/1: [spirit-banshee, spirit-nightmare]
  relics/0: [relic-blood-chalice, relic-canopic-jar]
  coins: 14
  power: 17
  recovery: 8
`,
    `
name: The street
rules: [TL-105]
game: terrors-of-london
seats: 2
given:
  active: 0
  overlord/0: [overlord-lilith]
  overlord/1: [overlord-azazael]
  life: [31, 42]
  street: [undead-lich-of-highgate, mortal-relic-hunter, relic-spell-key, beast-werewolf, mortal-grand-magus]
  hand/0: [starter-cultist, mortal-bounty-hunter, influence-lilith-vow-of-vengeance, relic-alchemists-crucible, beast-carrion-crows]
  play/0: [spirit-wraith, undead-skeletal-creature]
  relics/0: [relic-pact-dagger]
  coins: 9
`,
  ],
};
