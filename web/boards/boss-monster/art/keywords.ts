import type { MotifName } from './motifs.ts';

/* What a card shows, told by the words of its id. The first that fits wins. */

const shown: readonly (readonly [words: string, motif: MotifName])[] = [
  ['dragon dracolich hatchling', 'dragon'],
  ['dracula draculord vampire bat bordello incubus succubus', 'bat'],
  ['altar crypt tomb grave graveyard mound cemetery ghoulyard', 'tomb'],
  ['specter wraith haunted ghost spirit spectral soul essence phantom wisp reaper', 'ghost'],
  ['eye oculus observatory scanner orb omens watch', 'eye'],
  ['library archive book necronomicon school academy page', 'book'],
  ['laboratory lab alchemist tank healing bandages ooze', 'flask'],
  ['kitchen cauldron witch mess', 'cauldron'],
  ['armory sword blade arena gladiator battle duel swordmage ambush assassin', 'sword'],
  ['barracks axe ogre barbarian decapitator mercenary berserker', 'axe'],
  ['shield guard guardtower armor robes robe', 'shield'],
  [
    'factory gear workbench crushinator smashinator treadmill dreadmill press machine construction crank compactor generator',
    'gear',
  ],
  ['spike spiked pit-spikes sawtooth pendulum trapdoor living-trap', 'spikes'],
  ['pit bottomless chute well hole cave-in burrow', 'pit'],
  ['boulder rock rocky quarry excavation excavator mine meteorite catapult monument golem', 'boulder'],
  ['mimic chest stash hoard loot treasury trophy vault', 'chest'],
  ['coin bank market paywall pay windfall toll gilded jackpot greed midas bribe tax', 'coin'],
  ['centipede magipede brainsucker hive bug spider swarm kennel xeno', 'bug'],
  ['slime spellslime blob blobby pool liquid', 'slime'],
  ['goblin imp kobold gremlin greta orcish gruk filch', 'goblin'],
  ['shrooman mushroom fungus spa', 'mushroom'],
  ['garden fangroot plant druid nursery', 'plant'],
  ['fire fireball efreet hell genie reactor lava rage', 'fire'],
  ['ice freeze frost frostbat frostman icicle cryo', 'ice'],
  ['lightning bolt short-circuit power super static', 'bolt'],
  ['portal warp teleportation mirrors-portal another gate shortcut', 'portal'],
  ['king queen crown throne monarch palace ballroom prince princess', 'crown'],
  ['prison chain torture caged fear cells jail', 'chain'],
  ['bomb bom-boy grenade bullet explodo annihilator missile', 'bomb'],
  ['robobo robot mando digicron hypercube omega cadet mech rex', 'robot'],
  ['alien saucer mothership crash lander invasion zyx jetpack', 'saucer'],
  ['worm megaworm tunnel', 'worm'],
  ['fairy pixie wings angel aviary', 'wings'],
  ['claws liger werewolf beast menagerie minotaur den fetid maze monster', 'claw'],
  ['moon midnight nocturna eclipse shadow shadows dark darkling night', 'moon'],
  ['star celestial astral demigod secret', 'star'],
  ['zombie undead respawn rebirth not-dead ghoul', 'hand'],
  ['time pause exhaustion overtime motivation clock stasis recycling', 'glass'],
  ['giant armor-up tiny level training gym internship spawn', 'arrow'],
  ['pity heart surprise extra save princess-in-peril', 'heart'],
  ['hall hallway dizzygas mirror mirrax doppelganger crystal gallery', 'mirror'],
  ['keystone key tower castle base fort', 'tower'],
  ['bridge ramp collapsing ceiling', 'bridge'],
  ['manor house foyer temple sanctum chapel lounge office site', 'house'],
  ['smithy anvil anvilor hammer forge', 'anvil'],
  ['hatchery egg nest wild', 'egg'],
  ['counterspell antimagic scroll zoning hiring agent party', 'scroll'],
  ['staff wand rod censer ten-foot', 'staff'],
  ['boots jumping dodge', 'boot'],
  ['ring star-of', 'ring'],
  ['thief heist thresher fence bag gauntlets', 'key'],
  ['map celestial-map lost', 'map'],
  ['attack strike smash fist traitor sabotage jeopardy', 'fist'],
  ['alarm bell warning its-on', 'bell'],
  ['skull bone bones death deadly terrors killa', 'skull'],
];

const byWord = new Map<string, MotifName>();
for (const [words, motif] of shown) for (const word of words.split(' ')) if (!byWord.has(word)) byWord.set(word, motif);

/** The last words of a name say what it is, the first what it is like. */
export function motifIn(id: string): MotifName | undefined {
  const words = id.split('-').toReversed();
  for (const word of words) {
    const found = byWord.get(word) ?? byWord.get(word.replace(/s$/, ''));
    if (found !== undefined) return found;
  }
  return byWord.get(id);
}
