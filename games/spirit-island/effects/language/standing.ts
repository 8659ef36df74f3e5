import type { Ability } from '@tafelrunde/kernel';
import type { Steps } from '@tafelrunde/words';
import type { Terrain } from '../../boards/board.ts';
import type { Element } from '../../cards/elements.ts';
import type { PieceKind } from '../../pieces.ts';
import type { Amount } from './amounts.ts';
import type { LandTest } from './lands.ts';

/*
 * What goes on by itself: the special rules of spirits, and what a power does for the rest of the turn. The first stand in
 * `abilities` of a card in play; the others are started by words (`defend`, `hasten`) and end with the turn (SI-306).
 */

/** What may be changed, and for whom or where. */
export type Stat =
  /** Of a land: damage that does not happen in a ravage (SI-187). */
  | 'defend'
  /** Of a land: it counts as a sacred site of the spirit, if its presence is there. */
  | 'sacredSite'
  /** Of a land: its dahan take no damage from ravaging invaders. */
  | 'unharmed'
  /** Of a land: its dahan have so much more health. */
  | 'dahanHealth'
  /** Of a land: invaders that ravage it deal so much more damage. */
  | 'rage'
  /** Of pieces of some kinds: they have so much more health. */
  | 'toughness'
  /** Of pieces of some kinds: they deal so much more damage when they ravage, or less. */
  | 'boldness'
  /** Of a land: so many more explorers come to it when it is explored. */
  | 'explores'
  /** Explorers come from so much farther. */
  | 'exploresFar'
  /** Disease keeps nobody from building. */
  | 'harmless'
  /** Once on each board a town comes when it is explored, instead of an explorer. */
  | 'townsExplore'
  /** The ravage cards make the invaders build. */
  | 'buildsInstead'
  /** Of a land: so much less damage is enough to blight it. */
  | 'quickBlight'
  /** Nobody is afraid where these are destroyed. */
  | 'fearless'
  /** So much strife of each invader is ignored, and stays. */
  | 'ignoresStrife'
  /** Wilds keep no explorers away. */
  | 'ignoresWilds'
  /** Of a land: each of its invaders deals 1 less to the land and 1 more to dahan. */
  | 'xenophobia'
  /** Of a land: its dahan deal 1 damage each before it is ravaged, and none after it. */
  | 'firstStrike'
  /** Of a board: what the invaders do there, and what happens on each board or in each land, happens so much more often. */
  | 'sideways'
  /** Of a spirit: it keeps presence as Time. */
  | 'keepsTime'
  /** Of a spirit: it keeps power cards apart that it may gain by growth. */
  | 'keepsDays'
  /** In lands with dahan one of them and a town or city take no part in a ravage. */
  | 'truce'
  /** Of a land: its dahan take no part in a ravage. */
  | 'bystanders'
  /** These tokens count as badlands, too. */
  | 'asBadlands'
  /** An action that destroys towns or cities brings a town to a land next to them. */
  | 'resourceful'
  /** The first build on each board brings an explorer to an adjacent land without invaders. */
  | 'eager'
  /** A ravage that blights a land takes an explorer and a town from it. */
  | 'stripsBare'
  /** What spirits defend is so much lower in each land. */
  | 'exposed'
  /** Of a board: with the build cards its last land is left out, or built in once more. */
  | 'lastBuild'
  /** Blight that is added destroys all presence and beasts in its land, and a presence next to it. */
  | 'devours'
  /** Of a land: its dahan can be neither damaged nor destroyed. */
  | 'everlasting'
  /** Of a land: no blight is added there. */
  | 'noBlight'
  /** Of a land: for what an action destroys there the spirit deals damage after it. */
  | 'avenge'
  /** Of a land: that damage may be dealt in adjacent lands, too. */
  | 'avengeAround'
  /** Of a land: its dahan fight back at the same time as the invaders ravage. */
  | 'sameTime'
  /** Invaders have 1 health less for each strife they have. */
  | 'frail'
  /** Of a land: for invaders it is adjacent to nothing, and not explored (SI-296, SI-297). */
  | 'isolated'
  /** Of a land: each invader that ravages it deals so much less damage. */
  | 'meek'
  /** Of a land: blight that is added there does not cascade. */
  | 'noCascade'
  /** Of a land: its invaders do not heal at the end of the turn. */
  | 'unhealed'
  /** Of a spirit: it may do this where it has used a power. */
  | 'afterUse'
  /** Of a land: the spirit may push invaders that are added to it at once. */
  | 'disperses'
  /** Of a land: no explorers come from it. */
  | 'noSource'
  /** Of an invader action: the first land of its card on each board is left out. */
  | 'skipsFirst'
  /** Of an invader action: a card of it is left out. */
  | 'skipsCard'
  /** Of a spirit: its presence may go with pieces of a kind that move. */
  | 'follows'
  /** Of a spirit: this is done in lands that its presence has come to, after the action. */
  | 'arrives'
  /** Of a spirit: blight that spirits add does not destroy its presence. */
  | 'fireproof'
  /** Of a spirit: each of its powers that deals damage deals so much more. */
  | 'boost'
  /** Of a spirit: blight in its lands neither cascades nor destroys presence while it does not outnumber its presence. */
  | 'bedrock'
  /** Of a spirit: this is done after it has first uncovered each space with more card plays. */
  | 'layers'
  /** Of a spirit: for energy it takes blight for its lands from the box instead of the card. */
  | 'bulwark'
  /** Of a spirit: for energy it keeps presence from what events and blight cards destroy. */
  | 'steadfast'
  /** Of a land: after invaders damage it the spirit deals damage there. */
  | 'breaks'
  /** Of a land: its dahan can be neither damaged, destroyed, removed, replaced nor moved. */
  | 'unchanging'
  /** Of a land: its dahan fight back with so much less. */
  | 'becalms'
  /** Of a land: invaders and dahan there have so much less health. */
  | 'withers'
  /** Of a spirit: for spirits its sacred sites are of this terrain, too. */
  | 'drenches'
  /** Of a spirit: so much presence it may have on the island, and no more. */
  | 'slumbers'
  /** Of a spirit: its upper track brings twice as much energy, and cards take two plays. */
  | 'lavish'
  /** Of a spirit: where its presence is destroyed invaders fear. */
  | 'haunts'
  /** Of a spirit: this is done after its growth. */
  | 'afterGrowth'
  /** Of a land: what an action has frightened there may flee from it. */
  | 'dreads'
  /** Of a land: so much more damage is needed to blight it. */
  | 'resilience'
  /** Of a spirit: its presence may lie in such lands only. */
  | 'dwells'
  /** Of a spirit: its destroyed presence damages invaders and dahan there. */
  | 'erupts'
  /** Of a spirit: range of its powers that are used from such lands. */
  | 'rangeFrom'
  /** Of a spirit: for each of its presence in a land so many explorers there may stand aside in a ravage. */
  | 'enthralls'
  /** Of a spirit: once in each turn a power card that it gains and that lacks an element brings it energy. */
  | 'cools'
  /** Of a spirit: 1 of its presence may come to a land that it targets, or next to it. */
  | 'flows'
  /** Of a spirit: in its lands nobody heals; for lands with damaged invaders fear, up to so much, and for every so many energy. */
  | 'smothers'
  /** Of a land: so many damaged invaders may take no part in a ravage. */
  | 'unnerves'
  /** Of a land: presence that would be destroyed there may be pushed instead. */
  | 'slips'
  /** Of a spirit: its sacred sites are beasts, too, one in each land. */
  | 'flocks'
  /** Of a spirit: tokens of this kind that it gathers or pushes come from, or go to, lands so far away. */
  | 'flies'
  /** Of a spirit: it may let invaders build in spite of disease, for fear. */
  | 'festers'
  /** Of a spirit: this is done for each of its presence that no spirit has destroyed. */
  | 'lingers'
  /** Of a spirit: in its actions pieces of these kinds are badlands, too. */
  | 'scorched'
  /** Of a spirit: this is done in lands that become its sacred sites. */
  | 'hallows'
  /** Of a spirit: it may discard a card from its hand instead of forgetting it, once per action. */
  | 'remembers'
  /** Of a spirit: growth options open as its tracks empty. */
  | 'branches'
  /** Of a spirit: elements of its choice stay. */
  | 'coalesces'
  /** Of a spirit: cards come back at the end of the turn. */
  | 'gathersLight'
  /** Of a spirit: it keeps element markers. */
  | 'prepares'
  /** Of a land: an action destroys so many fewer of its dahan. */
  | 'sheltered'
  /** Of a land: whoever observes it prepares element markers. */
  | 'observes'
  /** Of a spirit: it may add more strife after one of its powers has added some to a land. */
  | 'sowsDiscord'
  /** Of a spirit: it loses presence after one of its powers has removed blight. */
  | 'leavesMesses'
  /** Of a spirit: it loses presence for dahan that ravages destroy. */
  | 'sworn'
  /** Of a spirit: by its sacred sites it may keep invaders from ravaging and building. */
  | 'chokes'
  /** Of a spirit: growth may bring back its destroyed presence. */
  | 'regrows'
  /** Of a spirit: oceans are in play for it, and it drowns what is moved into them. */
  | 'ocean'
  /** Of a spirit: dahan that are moved into its ocean may go to a coastal land instead of drowning. */
  | 'spares'
  /** Of a spirit: what its powers would destroy only dreams of it. */
  | 'dreams'
  /** Of a land: fear that powers generate there defends it. */
  | 'apparition'
  /** Of a spirit: it may play so many more cards. */
  | 'plays'
  /** Of a spirit: it may use the presence of the spirit of that number to target powers. */
  | 'shared'
  /** Of a land: who is moved into it is destroyed after the action. */
  | 'swallows'
  /** Of a land: the players may skip so many actions of invaders there. */
  | 'forestalls'
  /** Of a land: this is done when they have. */
  | 'forestalled'
  /** Of a land: its explorers fight on the side of the dahan. */
  | 'alongside'
  /** Of a land: invaders that ravage it strike those in adjacent lands instead. */
  | 'outward'
  /** Of a spirit: all thresholds of a card of its count as reached. */
  | 'mastered'
  /** Of a spirit: it gains so much less energy each turn. */
  | 'tithe'
  /** Of a spirit: range of its powers. */
  | 'range'
  /** Of a spirit: so many slow powers may be used as fast ones. */
  | 'hasten'
  /** Of a spirit: it may target these lands whatever the range, for energy if told. */
  | 'reach'
  /** Of a spirit: it may repeat a power card that costs no more than this. */
  | 'repeat'
  /** Of a spirit: its presence may count as badlands and beasts, and does not move. */
  | 'hunts'
  /** Of a spirit: two of its lands may be adjacent, and it may change which. */
  | 'opensWays'
  /** Of a spirit: it loses presence and energy after an action of its own that has destroyed dahan or invaders. */
  | 'atones'
  /** Of a spirit: elements. */
  | 'element'
  /** Of a spirit: so many cards go back to its hand at the end of the turn. */
  | 'keep';

export interface Standing extends Ability {
  readonly always: Stat;
  readonly n?: Amount;
  /** In which lands. */
  readonly where?: LandTest;
  /** Pieces of these kinds. */
  readonly kinds?: readonly PieceKind[];
  /** Only for so many of the element each, and no more often than this. */
  readonly every?: number;
  readonly most?: number;
  /** Only cards that target lands, each as often as one likes; or so much energy instead. */
  readonly orEnergy?: number;
  readonly terrain?: Terrain;
  /** As far as it goes by and by. */
  readonly limits?: readonly number[];
  /** Only by growth. */
  readonly growth?: true;
  /** Whatever range it is. */
  readonly everything?: true;
  /** Once in each turn; only the next time. */
  readonly once?: true;
  /** Not for major powers. */
  readonly lesser?: true;
  /** What it gives when it counts, an effect of its own. */
  readonly gives?: Standing;
  /** As many as the spirit has of this element. */
  readonly perElement?: Element;
  /** It is about what lacks this element. */
  readonly lacking?: Element;
  /** It may as well be used the other way round: a fast power as a slow one. */
  readonly either?: true;
  /** Only the card that costs the least of those in play. */
  readonly cheapest?: true;
  /** What is repeated has to be paid for again, and each card is repeated once. */
  readonly pays?: true;
  /** Which pieces. */
  readonly kind?: PieceKind;
  /** What is done then. */
  readonly do?: Steps;
  /** So many more, for a price. */
  readonly extra?: number;
  /** What it costs each time, in energy. */
  readonly cost?: number;
  /** Of its power cards alone. */
  readonly cards?: true;
  /** And half of what it is about, rounded down. */
  readonly half?: true;
  /** Of which invader action. */
  readonly action?: 'build' | 'explore';
  /** What becomes of the card that is left out. */
  readonly card?: 'stays' | 'goesOn';
}

export const isStanding = (ability: Ability): ability is Standing => 'always' in ability;
