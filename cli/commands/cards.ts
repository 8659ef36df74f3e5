import { styleText } from 'node:util';
import { atMost } from '../args.ts';
import { findOffer, type Offer } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { type Call, type Command, FINE } from './command.ts';

/** What cards a game has, with their generated texts. */
export const cards: Command = {
  flags: { json: 'switch' },
  async run(call) {
    const { args, io, lang } = call;
    const offer = findOffer(args.positionals[0]);
    atMost(args, 1);
    if (args.has('json')) await writeJson(io.stdout, offer.catalogue(lang));
    else await write(io.stdout, tell(offer, call));
    return FINE;
  },
};

function tell(offer: Offer, { io, lang }: Call): string {
  const catalogue = offer.catalogue(lang);
  return Object.entries(offer.sets)
    .map(([set, title]) => {
      const lines = catalogue
        .filter((card) => card.set === set)
        .map(({ id, name, text }) => {
          const { group, colour, mark } = offer.look(id, lang);
          return `  ${styleText(colour, name, { stream: io.stdout })} ${mark} (${group}, ${id})\n      ${text}`;
        });
      return `${styleText('bold', title[lang], { stream: io.stdout })}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
