import { ofItsCards } from '@tafelrunde/words';
import { line, nothing, ofDeath, type SoulLine } from './line.ts';

const destroyed = line(
  (t) => `${t.what} is destroyed.`,
  (t) => `${t.what} wird zerstört.`,
  ofDeath,
);
const soulLost = line(
  (t) => `${t.acts('loses', 'lose')} a soul: ${t.what}.`,
  (t) => `${t.acts('verliert', 'verlierst')} eine Seele: ${t.what}.`,
);
const gainedAsSoul = line(
  (t) => `${t.acts('gains', 'gain')} ${t.what} as a soul.`,
  (t) => `${t.acts('erhält', 'erhältst')} ${t.what} als Seele.`,
);
const discarded = line(
  (t) => `${t.what} is put into discard.`,
  (t) => `${t.what} kommt in die Ablage.`,
);
const backInDeck = line(
  (t) => `${t.what} goes back into the deck.`,
  (t) => `${t.what} kommt zurück in das Deck.`,
);
/** Moves by where they lead from and to. What is not listed needs no words. */
export const moves: Readonly<Record<string, SoulLine>> = {
  'loot-deck>hand': line(
    (t) => `${t.acts('loots', 'loot')} ${t.what}.`,
    (t) => `${t.acts('nimmt', 'nimmst')} ${t.what}.`,
    { takesUp: () => ['turn', 'reward'] },
  ),
  'hand>loot-discard': line(
    (t) => `${t.acts('discards', 'discard')} ${t.what}.`,
    (t) => `${t.acts('wirft', 'wirfst')} ${t.what} ab.`,
    ofDeath,
  ),
  'hand>hand': line(
    (t) => `${t.acts('gets', 'get')} ${t.what}.`,
    (t) => `${t.acts('bekommt', 'bekommst')} ${t.what}.`,
  ),
  'hand>pending': line(
    (t) => `${t.acts('plays', 'play')} ${t.what}.`,
    (t) => `${t.acts('spielt', 'spielst')} ${t.what}.`,
    { leaves: ofItsCards },
  ),
  'treasure-deck>items': line(
    (t) => `${t.acts('gains', 'gain')} ${t.what}.`,
    (t) => `${t.acts('erhält', 'erhältst')} ${t.what}.`,
    { takesUp: () => ['purchase', 'reward'] },
  ),
  'shop>items': line(
    (t) => `${t.acts('takes', 'take')} ${t.what} from the shop.`,
    (t) => `${t.acts('nimmt', 'nimmst')} ${t.what} aus dem Shop.`,
    { takesUp: () => ['purchase'], leaves: () => ['shop'] },
  ),
  'items>items': line(
    (t) => `${t.acts('gets', 'get')} ${t.what}.`,
    (t) => `${t.acts('bekommt', 'bekommst')} ${t.what}.`,
  ),
  'items>treasure-discard': destroyed,
  'items>loot-discard': destroyed,
  'shop>treasure-discard': line(
    (t) => `${t.what} leaves the shop.`,
    (t) => `${t.what} verlässt den Shop.`,
  ),
  'room-deck>room': line(
    (t) => `A new room: ${t.what}.`,
    (t) => `Ein neuer Raum: ${t.what}.`,
  ),
  'room>room-discard': line(
    (t) => `The room ${t.what} is gone.`,
    (t) => `Der Raum ${t.what} ist fort.`,
  ),
  'curses>monster-discard': line(
    (t) => `${t.acts('is', 'are')} rid of ${t.what}.`,
    (t) => `${t.acts('ist', 'bist')} ${t.what} los.`,
  ),
  'monster-deck>monster': line(
    (t) => `${t.what} appears.`,
    (t) => `${t.what} erscheint.`,
    { takesUp: ofItsCards, clause: nothing, leaves: ofItsCards },
  ),
  'covered>monster': line(
    (t) => `${t.what} can be seen again.`,
    (t) => `${t.what} liegt wieder offen.`,
  ),
  'monster>monster-deck': backInDeck,
  'dying>monster-deck': backInDeck,
  'hand>loot-deck': line(
    (t) => `${t.acts('puts', 'put')} ${t.what} back into the loot deck.`,
    (t) => `${t.acts('legt', 'legst')} ${t.what} zurück in das Beutedeck.`,
  ),
  'loot-deck>loot-discard': discarded,
  'treasure-deck>treasure-discard': discarded,
  'monster-deck>monster-discard': discarded,
  'room-deck>room-discard': discarded,
  'monster>monster-discard': discarded,
  'treasure-deck>shop': line(
    (t) => `New in the shop: ${t.what}.`,
    (t) => `Neu im Shop: ${t.what}.`,
    {
      takesUp: () => ['shop'],
      clause: { en: (t) => `; new in the shop: ${t.what}`, de: (t) => `; neu im Shop: ${t.what}` },
    },
  ),
  'monster>curses': line(
    (t) => `${t.acts('is', 'are')} cursed: ${t.what}.`,
    (t) => `${t.acts('ist', 'bist')} verflucht: ${t.what}.`,
  ),
  'monster-deck>curses': line(
    (t) => `${t.acts('is', 'are')} cursed: ${t.what}.`,
    (t) => `${t.acts('ist', 'bist')} verflucht: ${t.what}.`,
  ),
  'dying>souls': line(
    (t) => `${t.acts('gains', 'gain')} the soul of ${t.what}.`,
    (t) => `${t.acts('erhält', 'erhältst')} die Seele von ${t.what}.`,
    {
      takesUp: () => ['reward'],
      clause: {
        en: (t) => t.acts('gains its soul', 'gain its soul'),
        de: (t) => t.acts('erhält die Seele', 'erhältst die Seele'),
      },
    },
  ),
  'items>souls': gainedAsSoul,
  'treasure-discard>souls': gainedAsSoul,
  'monster>souls': gainedAsSoul,
  'souls>souls': line(
    (t) => `${t.acts('gets', 'get')} the soul of ${t.what}.`,
    (t) => `${t.acts('bekommt', 'bekommst')} die Seele von ${t.what}.`,
  ),
  'souls>loot-discard': soulLost,
  'souls>treasure-discard': soulLost,
  'souls>monster-discard': soulLost,
  'souls>box': soulLost,
  'bonus>souls': line(
    (t) => `${t.acts('gains', 'gain')} ${t.what}.`,
    (t) => `${t.acts('erhält', 'erhältst')} ${t.what}.`,
  ),
};
