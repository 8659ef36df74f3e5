import { styleText } from 'node:util';
import type { Lang } from '@tafelrunde/kernel';
import { cardsCalled, nearestCard } from '../find-card.ts';
import { type CardEntry, findOffer, type Offer } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { UsageError } from '../usage.ts';
import { type Call, type Command, FINE } from './command.ts';

/** What cards a game has, with their generated texts; or one of them, by its name. */
export const cards: Command = {
  flags: { json: 'switch' },
  async run(call) {
    const { args, io, lang } = call;
    const [game, ...words] = args.positionals;
    const offer = await findOffer(game);
    const wanted = named(offer, words.join(' '), lang);
    const listed = offer.catalogue(lang).filter(({ id }) => wanted === undefined || wanted.includes(id));
    if (args.has('json')) await writeJson(io.stdout, listed);
    else
      await write(io.stdout, wanted === undefined ? bySet(offer, listed, call) : `${entries(offer, listed, call)}\n`);
    return FINE;
  },
};

function named(offer: Offer, name: string, lang: Lang): readonly string[] | undefined {
  if (name === '') return undefined;
  const found = cardsCalled(offer, name);
  if (found.length === 0) throw new UsageError((w) => w.noSuchCard(name, nearestCard(offer, name, lang)));
  return found;
}

function bySet(offer: Offer, catalogue: readonly CardEntry[], call: Call): string {
  return Object.entries(offer.sets)
    .map(([set, title]) => {
      const list = catalogue.filter((card) => card.set === set);
      return `${styleText('bold', title[call.lang], { stream: call.io.stdout })}\n${entries(offer, list, call)}\n`;
    })
    .join('\n');
}

function entries({ look }: Offer, list: readonly CardEntry[], { io, lang }: Call): string {
  return list
    .map(({ id, name, text }) => {
      const { group, colour, mark } = look(id, lang);
      const title = `${styleText(colour, name, { stream: io.stdout })} ${mark}`.trimEnd();
      return `  ${title} (${group}, ${id})\n      ${text}`;
    })
    .join('\n');
}
