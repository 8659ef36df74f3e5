import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js';
import { draft } from '../boardgame-draft.ts';

/** The server of boardgame.io with its file store. Its lobby needs a port of its own with today's packages. */
const [dir = '', port = '0', lobby = '0'] = process.argv.slice(2);
const server = Server({ games: [draft], db: new FlatFile({ dir, logging: false }), origins: ['*'] });
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
