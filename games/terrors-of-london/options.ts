import type { OptionSpec } from '@tafelrunde/kernel';

/** What a table may settle before the game. */
export const options = {
  influence: {
    kind: 'choice',
    default: 'choose',
    values: {
      choose: { en: 'everybody chooses two of four', de: 'alle wählen zwei von vier' },
      beginner: { en: 'the two cards for beginners', de: 'die beiden Karten für den Einstieg' },
    },
    label: { en: 'Influence cards', de: 'Einflusskarten' },
    why: {
      en: 'Choose: that is the rule; the cards for a first game are marked.',
      de: 'Wählen: So ist die Regel; die Karten für das erste Spiel sind gekennzeichnet.',
    },
  },
  mirror: {
    kind: 'flag',
    default: false,
    label: { en: 'Both may choose the same faction', de: 'Beide dürfen dieselbe Fraktion wählen' },
    why: {
      en: 'As a rule, who chooses a faction takes all of its overlords.',
      de: 'Üblich: Wer eine Fraktion wählt, nimmt alle ihre Overlords.',
    },
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;
