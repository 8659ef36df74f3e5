import type { Lang, OptionSpec } from '@tafelrunde/kernel';
import { atMost } from '../args.ts';
import { allOffers, type Offer } from '../games.ts';
import { write, writeJson } from '../io.ts';
import { type Call, type Command, FINE } from './command.ts';

/** What games there are. */
export const games: Command = {
  flags: { json: 'switch' },
  async run(call) {
    atMost(call.args, 0);
    const { io, lang } = call;
    const offers = await allOffers();
    if (call.args.has('json'))
      await writeJson(
        io.stdout,
        offers.map((offer) => describe(offer, lang)),
      );
    else await write(io.stdout, `${offers.map((offer) => tell(offer, call)).join('\n\n')}\n`);
    return FINE;
  },
};

function describe({ game, bots, sets }: Offer, lang: Lang) {
  return {
    id: game.id,
    name: game.text.name[lang],
    version: game.version,
    seats: game.seats,
    sets: Object.entries(sets).map(([id, name]) => ({ id, name: name[lang] })),
    options: Object.entries(game.options).map(([id, spec]) => ({ id, ...describeOption(spec, lang) })),
    bots: Object.keys(bots),
  };
}

function describeOption(spec: OptionSpec, lang: Lang) {
  const told = { kind: spec.kind, default: spec.default, label: spec.label[lang], why: spec.why[lang] };
  if (spec.kind === 'number') return { ...told, min: spec.min, max: spec.max };
  if (spec.kind === 'flag') return told;
  return { ...told, values: Object.entries(spec.values).map(([id, label]) => ({ id, label: label[lang] })) };
}

function tell({ game, bots }: Offer, { lang, words }: Call): string {
  const options = Object.entries(game.options).map(([id, spec]) => `    ${id}=${valuesOf(spec)}  ${spec.label[lang]}`);
  return [
    `${game.text.name[lang]} (${game.id}), ${words.seats(game.seats.min, game.seats.max)}`,
    `  ${words.botsOf}: ${Object.keys(bots).join(', ')}`,
    ...(options.length === 0 ? [] : [`  ${words.optionsOf}:`, ...options]),
  ].join('\n');
}

/** The default first. */
function valuesOf(spec: OptionSpec): string {
  if (spec.kind === 'number') return `${spec.default} (${spec.min}–${spec.max})`;
  const values = spec.kind === 'flag' ? ['true', 'false'] : Object.keys(spec.values);
  const first = String(spec.default);
  return [first, ...values.filter((value) => value !== first)].join('|');
}
