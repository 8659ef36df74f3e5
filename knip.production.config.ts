import type { KnipConfig } from 'knip';
import base from './knip.config.ts';

/** What only tests use is unused; what a file uses itself may be looked at by its tests. */
const config: KnipConfig = {
  ...base,
  ignoreExportsUsedInFile: true,
  workspaces: {
    ...base.workspaces,
    cli: { entry: ['main.ts!', 'games/*.ts!'] },
  },
};

export default config;
