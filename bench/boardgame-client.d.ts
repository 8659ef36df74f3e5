// boardgame.io has its entry points as folders, which ES modules cannot import; the files behind them carry no types.
declare module 'boardgame.io/dist/cjs/client.js' {
  export { Client } from 'boardgame.io/dist/types/packages/client.d.ts';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE } from 'boardgame.io/dist/types/packages/core.d.ts';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export { SocketIO } from 'boardgame.io/dist/types/packages/multiplayer.d.ts';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export { FlatFile, Server } from 'boardgame.io/dist/types/packages/server.d.ts';
}
