import type { Said } from '@tafelrunde/kernel';
import { kindsSaid } from '../icons.ts';
import type { Standing } from '../language/standing.ts';
import { sayAmount } from './amounts.ts';
import { sayKind, withArticle } from './lands.ts';

/* How special rules are said. */

const said = (en: string, de: string): Said => ({ en, de });

/** A special rule in words. */
export function sayStanding({
  always,
  cards,
  n = 1,
  where,
  perElement,
  cost,
  kind,
  growth,
  once,
  kinds = [],
  every,
  most,
  orEnergy,
  lacking,
  terrain,
  limits = [],
}: Standing): Said {
  const land = where === undefined ? said('land', 'Gebiet') : sayKind(where);
  const much = sayAmount(n);
  const counted = kindsSaid(kinds, 'any');
  switch (always) {
    case 'defend':
      return said(`Defend ${much.en} in every ${land.en}.`, `Verteidigung ${much.de} in jedem ${land.de}.`);
    case 'sacredSite':
      return said(
        `Your {presence} in ${land.en} counts as your {sacred-site}; 1 is enough.`,
        `Deine {presence} im ${land.de} gilt als deine {sacred-site}; 1 genügt.`,
      );
    case 'hasten':
      return said(
        `For each {${perElement}} you have, you may use 1 {slow} power as if it were {fast} this turn.`,
        `Für jedes {${perElement}}, das du hast, darfst du in dieser Runde 1 {slow+} Fähigkeit wie eine {fast+} einsetzen.`,
      );
    case 'reach':
      if (once === true) {
        return said(
          'Once per turn you may ignore range: of a power, of growth, or of anything else that you do.',
          'Einmal pro Runde darfst du eine Reichweite missachten: die einer Fähigkeit, des Wachstums oder sonst einer Aktion von dir.',
        );
      }
      return said(
        `Whenever you use a power, you may pay ${cost} {energy} to target a ${land.en} whatever its range.`,
        `Setzt du eine Fähigkeit ein, darfst du ${cost} {energy} bezahlen, um ein ${land.de} unabhängig von der Reichweite zu wählen.`,
      );
    case 'follows':
      return said(
        `Whenever {${kind}+} move from one of your lands, you may move 1 {presence} along with each of them.`,
        `Immer wenn {${kind}+} eines deiner Gebiete verlassen, darfst du mit jedem davon 1 {presence} mitziehen lassen.`,
      );
    case 'hallows':
      return said(
        'Whenever a land becomes your {sacred-site}, push all {dahan+} from it. Events never move {dahan+} into your {sacred-site+}.',
        'Immer wenn ein Gebiet zu deiner {sacred-site} wird, verschiebe alle {dahan+} daraus. Ereignisse bewegen nie {dahan+} in deine {sacred-site+}.',
      );
    case 'arrives':
      if (growth === true) {
        return said(
          'Whenever you add {presence} during growth, you may add 1 {strife} in that land.',
          'Immer wenn du durch Wachstum {presence} legst, darfst du in diesem Gebiet 1 {strife} hinzufügen.',
        );
      }
      return said(
        'After {presence} of yours is added or moved, once per land: 1 damage there per {fire} on your open spaces; if there are at least 2, add 1 {blight}; push all {beasts} and any number of {dahan+}.',
        'Nachdem deine {presence} in ein Gebiet gelegt oder bewegt wurde, je Gebiet einmal: dort 1 Schaden je {fire} auf deinen offenen Feldern; sind es mindestens 2, füge 1 {blight} hinzu; verschiebe alle {beasts+} und beliebig viele {dahan+}.',
      );
    case 'fireproof':
      return said(
        '{blight} added by spirits does not destroy your {presence}.',
        '{blight}, die durch Geister ins Spiel kommt, zerstört deine {presence+} nicht.',
      );
    case 'branches':
      return said(
        'You have 6 presence tracks and may add {presence} from any of them. When you empty one beside growth options, choose one of its two: it is open at once, the other stays shut for good.',
        'Du hast 6 Präsenz-Leisten und darfst {presence} von jeder davon legen. Leerst du eine neben Wachstumsoptionen, wähle eine der beiden: Sie ist sofort offen, die andere bleibt für immer verschlossen.',
      );
    case 'coalesces':
      return said(
        'When you reveal a star, choose an element: it is yours for the rest of the game.',
        'Deckst du einen Stern auf, wähle ein Element: Du hast es für den Rest der Partie.',
      );
    case 'remembers':
      return said(
        'When you would forget a power card from your hand, you may discard it instead (once per action).',
        'Würdest du eine Fähigkeitenkarte aus deiner Hand vergessen, darfst du sie stattdessen ablegen (je Aktion einmal).',
      );
    case 'keepsTime':
      return said(
        'Each {presence} here is 1 Time. Many of your powers cost Time to use, spent when you use them. To gain 1 Time, put 1 {presence} here from a presence track, or from the island if you like. To spend 1 Time, return it to a presence track; if none has a free space it is destroyed.',
        'Jede {presence} hier ist 1 Zeit. Viele deiner Fähigkeiten kosten beim Einsetzen Zeit. Für 1 Zeit legst du 1 {presence} von einer Präsenz-Leiste hierher oder, wenn du willst, von der Insel. Gibst du 1 Zeit aus, kommt sie zurück auf eine Präsenz-Leiste; ist dort kein Platz, wird sie zerstört.',
      );
    case 'keepsDays':
      return said(
        'At the beginning 4 minor and 4 major powers are dealt face-up as your Days That Never Were (6 of each with 1 or 2 players). Your third growth option lets you gain any one of them. When you gain a power card in any other way, you may add one of those that were not chosen. With 1 board you begin with 1 Time.',
        'Zu Beginn liegen 4 schwache und 4 starke Fähigkeiten offen als deine Tage, die niemals waren, aus (je 6 bei 1 oder 2 Personen). Mit der dritten Wachstumsoption erhältst du eine davon. Erhältst du auf andere Weise eine Fähigkeitenkarte, darfst du eine nicht gewählte dazulegen. Mit 1 Spielplan beginnst du mit 1 Zeit.',
      );
    case 'prepares':
      return said(
        'Some effects let you prepare element markers of your choice. They stay here until you use them: each grants 1 of its element for a single action, such as one use of a power.',
        'Manche Effekte lassen dich Element-Marker deiner Wahl vorbereiten. Sie bleiben hier, bis du sie nutzt: Jeder gibt für eine einzige Aktion 1 seines Elements, etwa für einen Einsatz einer Fähigkeit.',
      );
    case 'sowsDiscord':
      return said(
        'After one of your powers adds {strife} in a land, you may pay 1 {energy} to add 1 {strife} within 1 range of that land.',
        'Nachdem eine deiner Fähigkeiten in einem Gebiet {strife} hinzugefügt hat, darfst du 1 {energy} bezahlen, um in Reichweite 1 dieses Gebiets 1 {strife} hinzuzufügen.',
      );
    case 'leavesMesses':
      return said(
        "After one of your powers removes {blight}, destroy 1 of your {presence}. (Not for Let's See What Happens.)",
        'Nachdem eine deiner Fähigkeiten {blight} entfernt hat, zerstöre 1 deiner {presence+}. (Gilt nicht für „Mal sehen, was passiert“.)',
      );
    case 'drenches':
      return said(
        `For everything that spirits and their special rules do, your {sacred-site+} are {${terrain}}, too.`,
        `Für alles, was Geister und ihre Sonderregeln tun, sind deine {sacred-site+} auch {${terrain}}.`,
      );
    case 'repeat':
      return said(
        `For every ${every} {${perElement}} you have, in the fast or slow phase you may either gain ${orEnergy} {energy} or repeat one of your power cards that target a land by paying its cost again. At most ${most} times per turn.`,
        `Je ${every} {${perElement}} darfst du in der Phase der schnellen oder der verzögerten Fähigkeiten entweder ${orEnergy} {energy} erhalten oder eine deiner Fähigkeitenkarten, die ein Gebiet wählt, für ihre Kosten wiederholen. Höchstens ${most}-mal pro Runde.`,
      );
    case 'slumbers':
      return said(
        `You may have no more than ${limits[0]} {presence} on the island. Each {presence} that you absorb raises this limit: to ${limits.slice(1).join(', ')}.`,
        `Du darfst höchstens ${limits[0]} {presence+} auf der Insel haben. Jede {presence}, die du aufnimmst, hebt diese Grenze: auf ${limits.slice(1).join(', ')}.`,
      );
    case 'lavish':
      return said(
        'Your energy track brings twice as much {energy}. In the spirit phase each power card takes 2 card plays; if any card play is left over, gain 1 element of your choice. For each major power you play, gain 2 different elements of your choice.',
        'Deine Energie-Leiste bringt doppelt so viel {energy}. In der Geister-Phase kostet jede Fähigkeitenkarte 2 Ausspielen; bleibt eines übrig, erhalte 1 Element deiner Wahl. Für jede starke Fähigkeit, die du ausspielst, erhalte 2 verschiedene Elemente deiner Wahl.',
      );
    case 'haunts':
      return said(
        'When your {presence} is destroyed where {invader+} are, 1 {fear} for each.',
        'Wird deine {presence} zerstört, wo {invader+} sind: je 1 {fear}.',
      );
    case 'afterGrowth':
      return said(
        'After growth, choose up to 2 {dahan+} in your lands; move each to any land that contiguous lands with your {presence} connect it to.',
        'Wähle nach dem Wachstum bis zu 2 {dahan+} in deinen Gebieten; bewege jeden in ein beliebiges Gebiet, mit dem ihn zusammenhängende Gebiete mit deiner {presence} verbinden.',
      );
    case 'resilience':
      return said(
        `In every ${land.en} it takes ${much.en} more damage to add {blight}.`,
        `In jedem ${land.de} braucht es ${much.de} Schaden mehr, bis {blight} ins Gebiet kommt.`,
      );
    case 'sworn':
      return said(
        'After a ravage that destroys {dahan+}: for each of them, destroy 1 of your {presence} within 1 range.',
        'Nach einem Wüten, das {dahan+} zerstört: Zerstöre für jeden davon 1 deiner {presence+} in Reichweite 1.',
      );
    case 'chokes':
      return said(
        'Whenever {invader+} would ravage or build in a land with your {sacred-site}, you may destroy 1 of your {presence} there to skip it.',
        'Wenn {invader+} in einem Gebiet mit deiner {sacred-site} wüten oder bauen würden, darfst du dort 1 deiner {presence+} zerstören, damit sie es nicht tun.',
      );
    case 'regrows':
      return said(
        'When growth adds {presence}, you may use destroyed {presence}; while the island is blighted, that costs 1 {energy} each.',
        'Wenn du durch Wachstum {presence+} legst, darfst du zerstörte nehmen; auf der verödeten Insel kostet das je 1 {energy}.',
      );
    case 'ocean':
      return said(
        'You may have {presence} in oceans, but not in inland lands. On boards with your {presence} the ocean counts as a coastal {wetland} for powers and {blight}. {invader+} and {dahan+} moved into it drown: they are destroyed, and drowned {invader+} bring you 1 {energy} for as much health as there are players.',
        'Du darfst {presence+} in Ozeanen haben, aber nicht in Binnengebieten. Auf Spielplänen mit deiner {presence} gilt der Ozean für Fähigkeiten und {blight} als {wetland} an der Küste. {invader+} und {dahan+}, die hinein bewegt werden, ertrinken: Sie werden zerstört, und ertrunkene {invader+} bringen dir 1 {energy} für je so viele Leben, wie Personen mitspielen.',
      );
    case 'dreams':
      return said(
        'Your powers never damage or destroy anything but your own {presence}. Where one would destroy {explorer}/{town}/{city}, it generates 0/2/5 {fear} instead and pushes {explorer+} and {town+}. No power does that to the same piece twice.',
        'Deine Fähigkeiten schaden nichts und zerstören nichts als deine eigene {presence}. Würde eine {explorer}/{town}/{city} zerstören, erzeugt sie stattdessen 0/2/5 {fear} und verschiebt {explorer+} und {town+}. Keine Fähigkeit tut dies einer Figur zweimal an.',
      );
    case 'bedrock':
      return said(
        "When {blight} is added to one of your lands, it neither cascades nor destroys {presence} (anybody's) unless there is more {blight} than your {presence} then.",
        'Kommt {blight} in eins deiner Gebiete, löst sie keine Kettenreaktion aus und zerstört keine {presence} (egal wessen), außer dort ist dann mehr {blight} als deine {presence}.',
      );
    case 'dwells':
      return said(
        `Your {presence} may only be added or moved to ${withArticle(land.en)}.`,
        `Deine {presence} darf nur in ein ${land.de} gelegt oder bewegt werden.`,
      );
    case 'erupts':
      return said(
        `When your {presence} is destroyed, ${much.en} damage in that land per {presence} destroyed to {invader+} and (separately) to {dahan+}.`,
        `Wird deine {presence} zerstört: je zerstörter {presence} in diesem Gebiet ${much.de} Schaden an {invader+} und (getrennt) an {dahan+}.`,
      );
    case 'rangeFrom':
      return said(
        `Your ${cards === true ? 'power cards' : 'powers'} have +${much.en} range from a ${land.en}.`,
        `Deine ${cards === true ? 'Fähigkeitenkarten' : 'Fähigkeiten'} haben Reichweite +${much.de} aus einem ${land.de}.`,
      );
    case 'enthralls':
      return said(
        `For each of your {presence} in a land, up to ${much.en} {explorer+} there do not participate in a ravage.`,
        `Für jede deiner {presence+} in einem Gebiet nehmen bis zu ${much.de} {explorer+} dort nicht am Wüten teil.`,
      );
    case 'cools':
      return said(
        `Once per turn, when you gain a power card without {${lacking}}, gain ${much.en} {energy}.`,
        `Einmal pro Runde, wenn du eine Fähigkeitenkarte ohne {${lacking}} erhältst, erhalte ${much.de} {energy}.`,
      );
    case 'flows':
      return said(
        'When you target a land with a power, you may gather 1 of your {presence} into it or into an adjacent land. So you may come to meet range and target.',
        'Wählst du für eine Fähigkeit ein Gebiet, darfst du 1 deiner {presence+} darin oder in einem Nachbargebiet versammeln. So kannst du Reichweite und Ziel erst erfüllen.',
      );
    case 'smothers':
      return said(
        `{invader+} and {dahan+} in your lands do not heal. When time passes: 1 {fear} per land of yours with damaged {invader+} (at most ${most}), and 1 {energy} for every ${every} of them.`,
        `{invader+} und {dahan+} in deinen Gebieten heilen nicht. Am Ende der Runde: 1 {fear} je eigenem Gebiet mit beschädigten {invader+} (höchstens ${most}) und 1 {energy} je ${every} davon.`,
      );
    case 'flocks':
      return said(
        'Your {sacred-site+} may also count as {beasts} (at most 1 per land). If something changes {beasts} that are your {sacred-site}, it affects 2 of your {presence} there.',
        'Deine {sacred-site+} dürfen auch als {beasts+} zählen (höchstens 1 pro Gebiet). Was eine {beasts} verändert, die deine {sacred-site} ist, verändert dort 2 deiner {presence+}.',
      );
    case 'flies':
      return said(
        `When you gather or push {${kind}}, they may come from or go to lands up to ${much.en} distant.`,
        `Versammelst oder verschiebst du {${kind}+}, dürfen sie aus bis zu ${much.de} Gebiete entfernten Gebieten kommen oder in solche gehen.`,
      );
    case 'festers':
      return said(
        `When {disease} would prevent a build on a board with your {presence}, you may let the build happen and keep the {disease}. If you do, ${much.en} {fear}.`,
        `Würde {disease} auf einem Spielplan mit deiner {presence} ein Bauen verhindern, darfst du es geschehen lassen und die {disease} behalten. Dann ${much.de} {fear}.`,
      );
    case 'lingers':
      return said(
        'After your {presence} is destroyed by anything but a spirit action, add 1 {disease} where each of them was.',
        'Nachdem deine {presence+} durch etwas anderes als die Aktion eines Geistes zerstört wurden, füge für jede davon dort, wo sie war, 1 {disease} hinzu.',
      );
    case 'scorched':
      return said(
        `Your actions treat ${counted.en} on the island as {badlands}, too.`,
        `Für deine Aktionen ist ${counted.de} auf der Insel auch {badlands}.`,
      );
    case 'layers':
      return said(
        'After you first uncover each of your +1 card play spaces, gain a minor power card.',
        'Nachdem du eins deiner Felder mit Ausspielen +1 zum ersten Mal aufgedeckt hast, erhalte eine schwache Fähigkeitenkarte.',
      );
    case 'opensWays':
      return said(
        'Two of your lands may be adjacent. You can change which pair of lands (if any) is adjacent once between actions.',
        'Zwei deiner Gebiete dürfen benachbart sein. Welches Paar das ist (wenn überhaupt eins), darfst du zwischen zwei Aktionen einmal ändern.',
      );
    case 'atones':
      return said(
        'After one of your actions destroys at least 1 {dahan}/{invader}, or directly causes that by moving them, destroy 1 of your {presence} and lose 1 {energy}. If you have none to lose, destroy another {presence}.',
        'Nachdem eine deiner Aktionen mindestens 1 {dahan}/{invader} zerstört oder das durch Bewegen unmittelbar ausgelöst hat, zerstöre 1 deiner {presence+} und verliere 1 {energy}. Hast du keine, zerstöre noch 1 {presence}.',
      );
    case 'hunts':
    case 'disperses':
    case 'bulwark':
    case 'steadfast':
    case 'breaks':
    case 'unchanging':
    case 'meek':
    case 'noCascade':
    case 'unhealed':
    case 'afterUse':
    case 'spares':
    case 'observes':
    case 'gathersLight':
    case 'sheltered':
    case 'boost':
    case 'becalms':
    case 'withers':
    case 'dreads':
    case 'frail':
    case 'isolated':
    case 'noSource':
    case 'skipsFirst':
    case 'skipsCard':
    case 'apparition':
    case 'sameTime':
    case 'plays':
    case 'unharmed':
    case 'dahanHealth':
    case 'everlasting':
    case 'rage':
    case 'toughness':
    case 'boldness':
    case 'quickBlight':
    case 'fearless':
    case 'ignoresStrife':
    case 'ignoresWilds':
    case 'xenophobia':
    case 'firstStrike':
    case 'bystanders':
    case 'asBadlands':
    case 'resourceful':
    case 'eager':
    case 'stripsBare':
    case 'devours':
    case 'truce':
    case 'sideways':
    case 'exposed':
    case 'lastBuild':
    case 'explores':
    case 'exploresFar':
    case 'harmless':
    case 'townsExplore':
    case 'buildsInstead':
    case 'noBlight':
    case 'avenge':
    case 'avengeAround':
    case 'shared':
    case 'tithe':
    case 'mastered':
    case 'swallows':
    case 'forestalls':
    case 'forestalled':
    case 'alongside':
    case 'outward':
    case 'unnerves':
    case 'slips':
    case 'range':
    case 'element':
    case 'keep':
      return said('', '');
  }
}
