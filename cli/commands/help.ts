import { write } from '../io.ts';
import { type Command, FINE } from './command.ts';

export const help: Command = {
  flags: {},
  async run({ io, words }) {
    await write(io.stdout, `${words.help.join('\n')}\n`);
    return FINE;
  },
};
