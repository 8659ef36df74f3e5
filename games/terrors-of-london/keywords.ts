import type { Lang, Said } from '@tafelrunde/kernel';
import { amountOf } from './amounts.ts';
import { COMMAND_COST, CURSE_LIFE, RAGE_GAIN, RAGE_REWARDS, SACRIFICE_REWARD } from './numbers.ts';

/** TL-035: the words that cards print in capitals. */
interface Keyword {
  readonly name: Said;
  /** What it means, in our own words. */
  readonly text: Said;
  /** The rules that say so. */
  readonly rules: readonly string[];
}

const keyword = (name: Said, text: Said, ...rules: readonly string[]): Keyword => ({ name, text, rules });

const sacrificeGives = (lang: Lang): string => amountOf(SACRIFICE_REWARD.n, SACRIFICE_REWARD.resource, lang);

const rageGives = (lang: Lang): string =>
  RAGE_REWARDS.map((resource) => amountOf(RAGE_GAIN, resource, lang)).join({ en: ' or ', de: ' oder ' }[lang]);

export const keywords = {
  rally: keyword(
    { en: 'RALLY', de: 'APPELL' },
    {
      en: 'Put a rally marker beside your deck. In your draw phase you draw one card more for each of them; then they go back.',
      de: 'Lege einen APPELL-Marker neben dein Deck. In deiner Nachziehphase ziehst du für jeden eine Karte mehr; danach kommen sie zurück.',
    },
    'TL-137',
    'TL-138',
  ),
  command: keyword(
    { en: 'COMMAND', de: 'BEFEHL' },
    {
      en: `Take a monster that costs ${COMMAND_COST} or less from your discard pile into your hand.`,
      de: `Nimm ein Monster, das höchstens ${COMMAND_COST} kostet, von deinem Ablagestapel auf die Hand.`,
    },
    'TL-139',
    'TL-176',
  ),
  curse: keyword(
    { en: 'CURSE', de: 'FLUCH' },
    {
      en: `The opponent chooses: lose ${CURSE_LIFE} life, or discard a card. Armor does not help.`,
      de: `Die andere Person wählt: ${CURSE_LIFE} Leben verlieren oder eine Handkarte abwerfen. Rüstung hilft nicht.`,
    },
    'TL-140',
    'TL-177',
  ),
  claim: keyword(
    { en: 'CLAIM', de: 'FORDERUNG' },
    {
      en: 'When you buy this card, you may put it on top of your deck.',
      de: 'Wenn du diese Karte kaufst, darfst du sie oben auf dein Deck legen.',
    },
    'TL-141',
  ),
  sacrifice: keyword(
    { en: 'SACRIFICE', de: 'OPFER' },
    {
      en: `Choose a card in your play area; it is out of the game for good. You gain ${sacrificeGives('en')} for it.`,
      de: `Wähle eine Karte in deinem Spielbereich; sie ist endgültig aus dem Spiel. Du erhältst dafür ${sacrificeGives('de')}.`,
    },
    'TL-142',
    'TL-143',
    'TL-144',
  ),
  haunt: keyword(
    { en: 'HAUNT', de: 'SPUK' },
    {
      en: 'The monster gets a haunt marker, if it has none. It stays in play at the end of your turn, and in your next turn you may activate it once more.',
      de: 'Das Monster erhält einen SPUK-Marker, wenn es noch keinen hat. Es bleibt am Ende deines Zuges im Spiel, und in deinem nächsten Zug darfst du es noch einmal aktivieren.',
    },
    'TL-145',
    'TL-159',
  ),
  rage: keyword(
    { en: 'RAGE', de: 'WUT' },
    {
      en: `Choose: gain ${rageGives('en')}.`,
      de: `Wähle: Erhalte ${rageGives('de')}.`,
    },
    'TL-146',
  ),
  destroy: keyword(
    { en: 'DESTROY', de: 'ZERSTÖRE' },
    {
      en: 'Choose a card in play: it goes to its owner’s discard pile. Or choose a card in the street: it is out of the game and replaced.',
      de: 'Wähle eine Karte, die im Spiel ist: Sie kommt auf den Ablagestapel der Person, der sie gehört. Oder wähle eine Karte der Straße: Sie ist aus dem Spiel und wird ersetzt.',
    },
    'TL-147',
    'TL-148',
  ),
  draw: keyword(
    { en: 'DRAW', de: 'ZIEHE' },
    { en: 'Draw that many cards from your deck.', de: 'Ziehe so viele Karten von deinem Deck.' },
    'TL-149',
  ),
} as const satisfies Readonly<Record<string, Keyword>>;
