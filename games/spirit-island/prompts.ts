import type { Lang, Op, Path, Question, Said } from '@tafelrunde/kernel';
import { capital, type WordOps } from '@tafelrunde/words';
import { choiceName, phraseAt } from './cards/text.ts';
import { spelt } from './effects/icons.ts';
import type { InsurrectionOps } from './rules/insurrection.ts';
import type { JudgeOps } from './rules/judge.ts';
import type { VengeanceOps } from './rules/vengeance.ts';
import { pathIn, relicName, relicText } from './speech.ts';
import type { Ops } from './state.ts';

/** The ops that only act. */
type Acting =
  | 'setUp'
  | 'layBoards'
  | 'chooseSpirits'
  | 'spiritsChosen'
  | 'layDecks'
  | 'accelerate'
  | 'layHearts'
  | 'heartPowers'
  | 'turn'
  | 'phase'
  | 'timePasses'
  | 'endTurn'
  | 'spiritPhase'
  | 'grow'
  | 'growthAction'
  | 'gainTurnEnergy'
  | 'spendEnergy'
  | 'joinAgain'
  | 'smother'
  | 'gainPower'
  | 'usePower'
  | 'powerUsed'
  | 'findTarget'
  | 'resolvePower'
  | 'block'
  | 'repeatPower'
  | 'action'
  | 'atEnd'
  | 'actionEnds'
  | 'addBlight'
  | 'blightFalls'
  | 'blightedIsland'
  | 'aidGiven'
  | 'spendTime'
  | 'payTogether'
  | 'event'
  | 'due'
  | 'unlessPaid'
  | 'happenOn'
  | 'actIn'
  | 'onceMore'
  | 'ravageCard'
  | 'drawAnother'
  | 'strayed'
  | 'strip'
  | 'weaken'
  | 'fearCards'
  | 'ravage'
  | 'build'
  | 'explore'
  | 'advance'
  | 'builds'
  | 'explores'
  | 'immigrate'
  | 'exploreCard'
  | 'onBoard'
  | 'buildIn'
  | 'exploreIn'
  | 'revealAndExplore'
  | 'ravageLands'
  | 'ravageIn'
  | 'ravages'
  | 'wreak'
  | 'rejoin'
  | 'fightBack'
  | 'addOne'
  | 'addSome'
  | 'afterStep'
  | 'afterCard'
  | 'afterExplore'
  | 'harvest'
  | 'buildAgain'
  | 'builtAgain'
  | 'goUpstream'
  | 'hideRelics'
  | 'sneak'
  | 'unmask'
  | 'mingle'
  | 'corner'
  | 'cornered'
  | 'remember'
  | 'countDahan'
  | 'setAside'
  | 'search'
  | 'useFind'
  | 'unleash'
  | 'growUp'
  | 'settleDown'
  | 'rites'
  | 'afterRites'
  | 'kindle'
  | 'blaze'
  | 'dealOn'
  | 'drift'
  | 'unmark'
  | 'joinThem'
  | 'ritual'
  | 'scatter'
  | 'placeSpirit'
  | 'unlessChoked'
  | 'unlessForestalled'
  | 'swallow'
  | 'swallows'
  | 'mourn'
  | 'arrive'
  | 'layBlight'
  | 'breakOn'
  | 'collapse'
  | 'hasBurst'
  | 'breaks'
  | 'hallow'
  | 'meddle'
  | 'markersSpent'
  | 'dread'
  | 'unfold'
  | 'afterGrowth'
  | 'drownIn'
  | 'goDown'
  | 'betweenActions'
  | 'atone'
  | 'loseEnergy'
  | 'part'
  | 'dreamUp'
  | 'buildAll'
  | keyof InsurrectionOps
  | keyof JudgeOps
  | keyof VengeanceOps
  | Exclude<keyof WordOps, 'mayDo'>;

const said = (en: string, de: string): Said => ({ en, de });

const prompts: Readonly<Record<Exclude<keyof Ops, Acting>, Said>> = {
  chooseSpirit: said('Choose your spirit.', 'Wähle deinen Geist.'),
  heartLand: said('Where does presence guard the heart of the isle?', 'Wo wacht Präsenz über das Herz der Insel?'),
  heartPresence: said("Presence for the isle's heart: from where?", 'Präsenz für das Herz der Insel: von wo?'),
  chooseAspect: said(
    'Which aspect does your spirit have? None: it is as it is.',
    'Welchen Aspekt hat dein Geist? Keinen: Er ist, wie er ist.',
  ),
  startPresence: said('Where does your first presence go?', 'Wohin kommt deine erste Präsenz?'),
  breach: said('Who pays so that the invaders are harmed?', 'Wer bezahlt dafür, dass den Invasoren etwas geschieht?'),
  uproot: said(
    'Pay 1 energy so that the power pushes and gathers invaders?',
    '1 Energie bezahlen, damit die Fähigkeit Invasoren verschiebt und versammelt?',
  ),
  hideOn: said('In which lands of this board do markers lie?', 'In welchen Gebieten dieses Spielplans liegen Marker?'),
  mayUseFind: said('Use it now?', 'Jetzt einsetzen?'),
  ruin: said('Which of these lands does the sunlight strike?', 'Welches dieser Gebiete trifft das Sonnenlicht?'),
  sendDahan: said('In which land do the dahan deal damage?', 'In welchem Gebiet verursachen die Dahan Schaden?'),
  emptyLand: said('Which land is emptied?', 'Welches Gebiet wird geleert?'),
  shift: said('Which presence do you shift from sands to sands?', 'Welche Präsenz legst du von Wüste zu Wüste um?'),
  shiftTo: said('To which sands does it go?', 'In welche Wüste kommt sie?'),
  spreadOut: said(
    'Too many dahan live here: to which land does one go?',
    'Hier leben zu viele Dahan: In welches Gebiet zieht einer?',
  ),
  leaveBehind: said(
    'What has the first game left behind, and where?',
    'Was hat die erste Partie hinterlassen, und wo?',
  ),
  keepAssistant: said(
    'Which power has a spirit of the first game set aside for you?',
    'Welche Fähigkeit hat ein Geist der ersten Partie für dich beiseitegelegt?',
  ),
  callAssistants: said(
    'Which powers from the first game do you play?',
    'Welche Fähigkeiten aus der ersten Partie spielst du aus?',
  ),
  invoke: said('On which corner do you invoke an element?', 'An welcher Ecke rufst du ein Element an?'),
  invokeElement: said('Which element do you invoke?', 'Welches Element rufst du an?'),
  sneakTo: said('To which land do the thieves go?', 'In welches Gebiet ziehen die Diebe?'),
  washAshore: said('To which coast do they get?', 'An welche Küste kommen sie?'),
  rite: said(
    'Ritual of the destroying flame: which power card do you forget?',
    'Ritual der vernichtenden Flamme: Welche Fähigkeitenkarte vergisst du?',
  ),
  riteLand: said('Which of your lands does the flame consume?', 'Welches deiner Gebiete verzehrt die Flamme?'),
  forestall: said(
    'Do the invaders skip what they are about to do in this land?',
    'Setzen die Invasoren aus, was sie in diesem Gebiet gleich tun?',
  ),
  shareHarm: said('How much of the damage do the explorers take?', 'Wie viel von dem Schaden nehmen die Entdecker?'),
  choke: said(
    'Destroy 1 of your presence there to keep the invaders from it?',
    'Dort 1 deiner Präsenzen zerstören, um die Invasoren davon abzuhalten?',
  ),
  buyBlight: said(
    'Pay to take the blight from the box instead of the card?',
    'Bezahlen, um die Ödnis aus der Schachtel statt von der Karte zu nehmen?',
  ),
  enthrall: said('Which invaders do not participate in the ravage?', 'Welche Invasoren nehmen nicht am Wüten teil?'),
  burst: said('How much of your presence is destroyed?', 'Wie viel deiner Präsenz wird zerstört?'),
  drawPresence: said('Which presence do you move there?', 'Welche Präsenz bewegst du dorthin?'),
  restorePresence: said('To which tracks does presence return?', 'Auf welche Leisten kommt Präsenz zurück?'),
  oddEnergy: said('Who gets the energy that is over?', 'Wer bekommt die übrige Energie?'),
  fester: said(
    'Let them build in spite of the disease, for 1 fear?',
    'Sie trotz der Seuche bauen lassen, für 1 Furcht?',
  ),
  pushAlong: said('To which of these lands does a token go along?', 'In welche dieser Gebiete geht ein Marker mit?'),
  rescue: said(
    'How much presence do you keep from being destroyed?',
    'Wie viel Präsenz bewahrst du vor der Zerstörung?',
  ),
  spare: said('Which coastal lands do the dahan go to?', 'In welche Küstengebiete kommen die Dahan?'),
  drown: said('Which pieces drown?', 'Welche Figuren ertrinken?'),
  ebb: said('Which presence goes into the ocean?', 'Welche Präsenz kommt in den Ozean?'),
  flow: said('To which land does presence come from the ocean?', 'In welches Gebiet kommt Präsenz aus dem Ozean?'),
  follow: said('How much presence goes along with them?', 'Wie viel Präsenz zieht mit ihnen?'),
  losePresenceNear: said(
    'Dahan have fallen: where is your presence destroyed?',
    'Dahan sind gefallen: Wo wird deine Präsenz zerstört?',
  ),
  chooseGrowth: said('Choose how you grow.', 'Wähle dein Wachstum.'),
  chooseAction: said('Which growth action comes next?', 'Welche Wachstumsaktion kommt als nächste?'),
  addPresence: said('Add presence: from where?', 'Präsenz platzieren: von wo?'),
  addPresenceTo: said('Add presence: from where?', 'Präsenz platzieren: von wo?'),
  placePresence: said('To which land does the presence go?', 'In welches Gebiet kommt die Präsenz?'),
  branch: said('Which growth option opens for you?', 'Welche Wachstumsoption öffnet sich dir?'),
  reclaim: said('Which power cards do you take back?', 'Welche Fähigkeitenkarten nimmst du zurück?'),
  reimagine: said('Which power card do you forget?', 'Welche Fähigkeitenkarte vergisst du?'),
  keepSome: said('Which power cards do you gain?', 'Welche Fähigkeitenkarten erhältst du?'),
  forgetThis: said('Forget this power card for it?', 'Diese Fähigkeitenkarte dafür vergessen?'),
  spiritHere: said('Which spirit?', 'Welcher Geist?'),
  settleElement: said('Which element is yours from now on?', 'Welches Element hast du von nun an?'),
  forgetForLight: said(
    'Which unique power do you forget to take back more?',
    'Welche einzigartige Fähigkeit vergisst du, um mehr zurückzunehmen?',
  ),
  prepare: said('Which element do you prepare?', 'Welches Element bereitest du vor?'),
  payMarkers: said('Which element markers do you discard?', 'Welche Element-Marker legst du ab?'),
  teach: said('Which element markers do you discard for it?', 'Welche Element-Marker legst du dafür ab?'),
  forgetOrDiscard: said('Discard it instead of forgetting it?', 'Sie nur ablegen, statt sie zu vergessen?'),
  forgetOrPay: said(
    'Pay energy instead of forgetting a power card?',
    'Energie bezahlen, statt eine Fähigkeitenkarte zu vergessen?',
  ),
  openWays: said(
    'Which two of your lands are adjacent from now on? None: it stays as it is.',
    'Welche zwei deiner Gebiete sind von nun an benachbart? Keine: Es bleibt, wie es ist.',
  ),
  travelWith: said('To which land does your presence move?', 'In welches Gebiet ziehen deine Präsenzen?'),
  travellers: said('Which of your presence moves there?', 'Welche deiner Präsenzen ziehen dorthin?'),
  companions: said('Which pieces go along?', 'Welche Figuren ziehen mit?'),
  lurk: said(
    'Which of your presence counts as badlands and beasts from now on?',
    'Welche deiner Präsenzen zählen von nun an als Einöde und Bestien?',
  ),
  layBoard: said('Where does the new board come to lie?', 'Wohin kommt der neue Spielplan?'),
  strew: said(
    'In which lands of the new board do the tokens come?',
    'In welche Gebiete des neuen Spielplans kommen die Marker?',
  ),
  welcome: said(
    'Presence of which spirits comes to the new board?',
    'Präsenz welcher Geister kommt auf den neuen Spielplan?',
  ),
  goThere: said(
    'To which land of the new board does your presence go?',
    'In welches Gebiet des neuen Spielplans kommt deine Präsenz?',
  ),
  leaveOut: said('On which board is nothing built?', 'Auf welchem Spielplan wird nicht gebaut?'),
  leaveAlone: said('Which board does the adversary leave alone?', 'Welchen Spielplan lässt die Nation in Ruhe?'),
  shield: said('Which board does the adversary leave alone?', 'Welchen Spielplan lässt die Nation in Ruhe?'),
  castDown: said('Which of the boards is destroyed?', 'Welcher der Spielpläne wird zerstört?'),
  weave: said('Which adjacent land becomes one with it?', 'Welches Nachbargebiet wird eins mit ihm?'),
  divideLand: said(
    'Which pieces go to the second of the two lands?',
    'Welche Figuren kommen in das zweite der beiden Gebiete?',
  ),
  sow: said(
    'Pay 1 energy to add strife to an invader nearby?',
    '1 Energie bezahlen, um in der Nähe unter einem Invasor Streit hinzuzufügen?',
  ),
  movePresence: said('Which of your presence do you move?', 'Welche deiner Präsenzen bewegst du?'),
  movePresenceTo: said('To which land does it go?', 'In welches Gebiet kommt sie?'),
  returnWhose: said('Whose destroyed presence comes back?', 'Wessen zerstörte Präsenz kommt zurück?'),
  returnInto: said('To which land does it come back?', 'In welches Gebiet kommt sie zurück?'),
  discardPower: said('Which power cards do you discard?', 'Welche Fähigkeitenkarten legst du ab?'),
  absorb: said('Which of your presence is absorbed?', 'Welche deiner Präsenzen wird aufgenommen?'),
  buyLevel: said('Pay the energy for this effect?', 'Die Energie für diesen Effekt bezahlen?'),
  replacePresence: said('Which of your presence is replaced?', 'Welche deiner Präsenzen wird ersetzt?'),
  losePresence: said('Where is 1 of your presence destroyed?', 'Wo wird 1 deiner Präsenzen zerstört?'),
  loseAnyPresence: said('Which presence is destroyed?', 'Welche Präsenz wird zerstört?'),
  chooseDeck: said('A minor or a major power?', 'Eine schwache oder eine starke Fähigkeit?'),
  keepOffered: said('Which power card do you gain?', 'Welche Fähigkeitenkarte erhältst du?'),
  forgetPower: said('Which power card do you forget?', 'Welche Fähigkeitenkarte vergisst du?'),
  reclaimOne: said('Which power card do you take back?', 'Welche Fähigkeitenkarte nimmst du zurück?'),
  playCards: said('Which power cards do you play?', 'Welche Fähigkeitenkarten spielst du aus?'),
  usePowers: said('Use a power.', 'Setze eine Fähigkeit ein.'),
  chooseLevels: said('Which thresholds do you use?', 'Welche Element-Effekte nutzt du?'),
  chooseInstead: said('Which of the two?', 'Welches von beiden?'),
  mayInstead: said('Which of the two?', 'Welches von beiden?'),
  target: said('Choose the target.', 'Wähle das Ziel.'),
  secondTarget: said('Choose the second target land.', 'Wähle das zweite Zielgebiet.'),
  origin: said('From which land is range measured?', 'Von welchem Gebiet aus wird die Reichweite gemessen?'),
  damageWhere: said('In which land do you deal the damage?', 'In welchem Gebiet verursachst du den Schaden?'),
  damagePaid: said('How much energy do you pay?', 'Wie viel Energie bezahlst du?'),
  bargain: said('Which presence leaves the game?', 'Welche Präsenz verlässt das Spiel?'),
  darken: said(
    'In which sacred site does your presence become badlands?',
    'In welcher Heiligen Stätte wird deine Präsenz zu Einöden?',
  ),
  sendPresence: said('Which presence do you push?', 'Welche Präsenz verschiebst du?'),
  sendTo: said('To which land does it go?', 'In welches Gebiet kommt sie?'),
  bring: said('Which pieces go with it?', 'Welche Figuren nimmt sie mit?'),
  deal: said('Divide the damage.', 'Verteile den Schaden.'),
  dealTogether: said('The dahan fight back: divide the damage.', 'Die Dahan schlagen zurück: Verteilt den Schaden.'),
  splitDamage: said(
    'In which other land do you deal part of the damage?',
    'In welchem anderen Gebiet verursachst du einen Teil des Schadens?',
  ),
  spreadDamage: said('How much damage in which land?', 'Wie viel Schaden in welchem Gebiet?'),
  spreadTogether: said(
    'In which lands do the invaders damage others?',
    'In welchen Gebieten schaden die Invasoren anderen?',
  ),
  dealDifferent: said('Which invaders take 1 damage each?', 'Welche Invasoren nehmen je 1 Schaden?'),
  cascade: said('The blight cascades: to which land?', 'Kettenreaktion: In welches Gebiet kommt Ödnis?'),
  landOnIsland: said('In which land?', 'In welchem Gebiet?'),
  protect: said('What do you give to prevent it?', 'Was gebt ihr, um es zu verhindern?'),
  landOnBoard: said('In which land of the board?', 'In welchem Gebiet des Spielplans?'),
  landsOnBoard: said('In which lands of the board?', 'In welchen Gebieten des Spielplans?'),
  whichBoard: said('On which board?', 'Auf welchem Spielplan?'),
  stayFree: said('Which explorer does not become a town?', 'Welcher Entdecker wird nicht zum Dorf?'),
  tradeIn: said(
    'In which lands do towns come instead of explorers?',
    'In welche Gebiete kommen Dörfer statt Entdeckern?',
  ),
  flee: said('To which land does the explorer flee?', 'In welches Gebiet flieht der Entdecker?'),
  holdBack: said(
    'Who pays energy to hold towns back in the isolated land, 1 for each?',
    'Wer bezahlt Energie, um Dörfer im isolierten Gebiet zurückzuhalten, 1 für jedes?',
  ),
  persist: said(
    'These explorers are not removed. Where do you push them?',
    'Diese Entdecker werden nicht entfernt. Wohin verschiebt ihr sie?',
  ),
  exploreMore: said('Which land does one more explorer come to?', 'In welches Gebiet kommt 1 Entdecker mehr?'),
  addOneWhere: said('Which land do more invaders come to?', 'In welches Gebiet kommen weitere Invasoren?'),
  ritualLand: said('In which land is the ritual performed?', 'In welchem Gebiet findet das Ritual statt?'),
  ritualEnergy: said('Who pays the energy of the ritual?', 'Wer bezahlt die Energie für das Ritual?'),
  ritualPresence: said('Whose presence is destroyed by the ritual?', 'Wessen Präsenz zerstört das Ritual?'),
  scatterTo: said('Which lands does one more dahan go to?', 'In welche Gebiete kommt je 1 Dahan mehr?'),
  ravageNext: said('Where do the invaders ravage next?', 'Wo wüten die Invasoren als Nächstes?'),
  decide: said('What do you choose together?', 'Was wählt ihr zusammen?'),
  dropEarned: said('Which two earned fear cards are discarded?', 'Welche zwei verdienten Furchtkarten legt ihr ab?'),
  shareOut: said('Who gains 1 energy more?', 'Wer erhält 1 Energie mehr?'),
  useReserve: said('Use it in this turn?', 'In dieser Runde einsetzen?'),
  regainUnique: said('Which unique power do you regain?', 'Welche einzigartige Fähigkeit nimmst du wieder auf?'),
  keepElement: said(
    'Which element do you gain for the rest of the game?',
    'Welches Element erhältst du für den Rest des Spiels?',
  ),
  withdraw: said('From where does presence go back to a track?', 'Von wo kommt Präsenz auf eine Leiste zurück?'),
  withdrawTo: said('To which track?', 'Auf welche Leiste?'),
  destroyDamaged: said('Which damaged invader is destroyed?', 'Welcher verletzte Invasor wird zerstört?'),
  removeStrife: said('Which strife goes?', 'Welcher Streit geht?'),
  regrow: said('Where does destroyed presence come back?', 'Wohin kommt zerstörte Präsenz zurück?'),
  driftPresence: said('To which land does your presence go?', 'In welches Gebiet kommt deine Präsenz?'),
  landsOnBoards: said(
    'In which lands, each on another board?',
    'In welchen Gebieten, jedes auf einem anderen Spielplan?',
  ),
  playFaceDown: said(
    'Play a card face down, to lay a warding pattern with it?',
    'Eine Karte verdeckt ausspielen, um damit ein Schutzmuster zu legen?',
  ),
  chooseTerrain: said('In which terrain?', 'In welcher Landschaft?'),
  exploreTown: said('Which land does a town come to?', 'In welches Gebiet kommt ein Dorf?'),
  useSlowNow: said('Use a slow power now?', 'Jetzt eine verzögerte Fähigkeit einsetzen?'),
  outpaced: said('What becomes of this slow power?', 'Was wird aus dieser verzögerten Fähigkeit?'),
  extent: said('Which ones?', 'Welche?'),
  aid: said(
    'Which power card helps to pay for it? None: energy alone.',
    'Welche Fähigkeitenkarte hilft beim Bezahlen? Keine: nur Energie.',
  ),
  share: said('Who pays how much energy?', 'Wer bezahlt wie viel Energie?'),
  keep: said('Which card goes back to your hand?', 'Welche Karte nimmst du zurück auf die Hand?'),
  strife: said('Which invader is strife added to?', 'Unter welchen Invasor kommt Streit?'),
  infight: said('Which invader with strife does the damage?', 'Welcher Invasor mit Streit verursacht den Schaden?'),
  duelist: said('Who fights?', 'Wer kämpft?'),
  keepUsed: said(
    'Which power card do you forget for the one just used?',
    'Welche Fähigkeitenkarte vergisst du für die eben genutzte?',
  ),
  mix: said('Which tokens do you add?', 'Welche Plättchen fügst du hinzu?'),
  addAgain: said('In which land do you add 1 more?', 'In welchem Gebiet fügst du 1 weiteres hinzu?'),
  takeTokens: said('Which tokens do you remove?', 'Welche Plättchen entfernst du?'),
  returnTokens: said('Which tokens do you return?', 'Welche Plättchen legst du zurück?'),
  strifeOnBoard: said(
    'Which invaders of the board is strife added to?',
    'Unter welche Invasoren des Spielplans kommt Streit?',
  ),
  takePieces: said('Which pieces?', 'Welche Figuren?'),
  takeAmong: said('Which pieces are removed?', 'Welche Figuren werden entfernt?'),
  takeHealth: said('Which invaders are removed?', 'Welche Invasoren werden entfernt?'),
  gainTime: said('1 Time: from where?', '1 Zeit: von wo?'),
  returnTime: said(
    'Time is spent: to which track does it go back?',
    'Zeit wird ausgegeben: Auf welche Leiste kommt sie zurück?',
  ),
  sharePrice: said('Who pays how much of it?', 'Wer bezahlt wie viel davon?'),
  gainFromDays: said(
    'Which of the days that never were do you gain?',
    'Welchen der Tage, die niemals waren, erhältst du?',
  ),
  addToDays: said(
    'Does one of them join your days that never were?',
    'Kommt eine davon zu deinen Tagen, die niemals waren?',
  ),
  swapInvaders: said('Which card goes onto the invader deck?', 'Welche Karte kommt auf den Invasoren-Stapel?'),
  foresee: said('Of which deck do you look at the top card?', 'Von welchem Stapel siehst du dir die oberste Karte an?'),
  buryOrShuffle: said('What becomes of the card?', 'Was wird aus der Karte?'),
  mayUseAgain: said('Repeat the power on the same land?', 'Die Fähigkeit im selben Gebiet wiederholen?'),
  pourFrom: said('Which of your presence moves?', 'Welche deiner Präsenz bewegt sich?'),
  pourTo: said('To which of your lands?', 'In welches deiner Gebiete?'),
  standAside: said('Temporary Truce: who takes no part?', 'Vorübergehender Waffenstillstand: Wer nimmt nicht teil?'),
  upgradePiece: said('Which piece becomes the next bigger one?', 'Welche Figur wird zur nächstgrößeren?'),
  giveAid: said('Which power comes to the aid of your spirit?', 'Welche Fähigkeit kommt deinem Geist zu Hilfe?'),
  replacePiece: said('Which piece is replaced?', 'Welche Figur wird ersetzt?'),
  push: said('Which pieces do you push?', 'Welche Figuren verschiebst du?'),
  pushTo: said('To which lands?', 'In welche Gebiete?'),
  carry: said('Which pieces do you move?', 'Welche Figuren bewegst du?'),
  flowFrom: said('Which of your presence do you gather first?', 'Welche deiner Präsenzen versammelst du zuerst?'),
  flowTo: said('Into which land do you gather it?', 'In welchem Gebiet versammelst du sie?'),
  slip: said('Where does presence slip away to?', 'Wohin entgleitet Präsenz?'),
  drawOther: said(
    'Which presence of another spirit do you gather?',
    'Welche Präsenz eines anderen Geistes versammelst du?',
  ),
  letGo: said('Do you let your presence be gathered?', 'Lässt du deine Präsenz versammeln?'),
  countFlocks: said(
    'Do your sacred sites count as beasts for this event?',
    'Zählen deine Heiligen Stätten bei diesem Ereignis als Bestien?',
  ),
  guide: said('Which piece leads the way?', 'Welche Figur geht voran?'),
  guideTo: said('To which adjacent land does it move?', 'In welches Nachbargebiet geht sie?'),
  guideWith: said('Which pieces move with it?', 'Welche Figuren gehen mit?'),
  carryTo: said('To which land do they go?', 'In welches Gebiet kommen sie?'),
  exchangeWith: said('Which other land?', 'Welches andere Gebiet?'),
  exchange: said('Which pieces go to the other land?', 'Welche Figuren gehen ins jeweils andere Gebiet?'),
  spreadToken: said('Which token comes? Disease costs energy.', 'Welcher Marker kommt? Seuche kostet Energie.'),
  mayFollowUp: said('Do it in the land of this power?', 'Im Gebiet dieser Fähigkeit tun?'),
  mayReturn: said('Add destroyed presence there?', 'Dort zerstörte Präsenz hinlegen?'),
  whoReturns: said('Whose destroyed presence comes back?', 'Wessen zerstörte Präsenz kommt zurück?'),
  keepRest: said('Which of the other power cards do you gain?', 'Welche der übrigen Fähigkeitenkarten erhältst du?'),
  revealFear: said('Which fear card do you turn up?', 'Welche Furchtkarte deckst du auf?'),
  playMastered: said('Play this major power now?', 'Diese starke Fähigkeit jetzt ausspielen?'),
  forgetThree: said(
    'Forget a minor, a major and a unique power to do it all again?',
    'Eine schwache, eine starke und eine einzigartige Fähigkeit vergessen, um alles noch einmal zu tun?',
  ),
  drawFrom: said('Which pieces come from this land?', 'Welche Figuren kommen aus diesem Gebiet?'),
  playNow: said('Which card do you play at once?', 'Welche Karte spielst du sofort aus?'),
  giftPower: said('Which power card do you give away?', 'Welche Fähigkeitenkarte gibst du weiter?'),
  fleeDread: said('Which pieces flee from the fear?', 'Welche Figuren fliehen vor der Furcht?'),
  travel: said('Which dahan travel?', 'Welche Dahan reisen?'),
  travelTo: said('To which lands do they travel?', 'In welche Gebiete reisen sie?'),
  gather: said('Which pieces do you gather?', 'Welche Figuren versammelst du?'),
  chooseElements: said('Which elements do you gain?', 'Welche Elemente erhältst du?'),
  choosingLands: said('In which lands?', 'In welchen Gebieten?'),
  repeatIn: said('In which adjacent land is it repeated?', 'In welchem Nachbargebiet wird sie wiederholt?'),
  choosing: said('Choose a land.', 'Wähle ein Gebiet.'),
  choosingOne: said('Choose one.', 'Wähle eins.'),
  oneOrBoth: said('Choose one.', 'Wähle eins.'),
  mayDo: said('Do you want to?', 'Möchtest du?'),
};

const all: Readonly<Record<string, Said>> = prompts;

interface Paying extends Op {
  readonly at: Path;
  readonly chosen: number;
  readonly left?: number;
}

const isPaying = (op: Op): op is Paying => 'chosen' in op && typeof op.chosen === 'number' && pathIn(op) !== undefined;

const LEFT = said('energy left to be paid', 'Energie noch zu bezahlen');

/** SI-202: "Weave Lies in the Minds of their Observers: 6 energy left to be paid." */
function payingFor({ at, chosen, left }: Paying, lang: Lang): string {
  const name = choiceName([...at, 'choices', chosen], lang);
  return left === undefined ? `${name}:` : `${name}: ${left} ${LEFT[lang]}.`;
}

/** They are about pieces of one kind. */
const NAMED = ['leaveBehind', 'strew'];

/** What is asked; where a step of a card asks, in its own words. */
export function promptOf(question: Question, lang: Lang): string {
  const { op } = question.op;
  const asked = all[op]?.[lang] ?? op;
  if ((op === 'aid' || op === 'share' || op === 'extent') && isPaying(question.op))
    return `${payingFor(question.op, lang)} ${asked}`;
  if (NAMED.includes(op) && 'kind' in question.op && typeof question.op.kind === 'string') {
    return `${capital(spelt(`{${question.op.kind}}`, lang))}: ${asked}`;
  }
  if (op === 'mayUseFind' && 'n' in question.op && typeof question.op.n === 'number') {
    const { n } = question.op;
    return `${relicName(n, lang)} (${relicText(n, 'spirits', lang)}): ${asked}`;
  }
  const at =
    op === 'mayDo' || op === 'choosing' || op === 'mayFollowUp' || op === 'useReserve'
      ? pathIn(question.op)
      : undefined;
  return at === undefined ? asked : `${capital(spelt(phraseAt(at, lang), lang))}: ${asked}`;
}
