import { basename } from 'node:path';

/**
 * How to call the npm that called us, without a shell, on the Node that it runs on: never on the Node inside
 * `node_modules`, which an installation replaces. Called by hand, we take the npm of the path.
 * @param {readonly string[]} args
 * @returns {{ program: string; args: string[]; shell: boolean }}
 */
export function npmCommand(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node } = process.env;
  return node && basename(cli) === 'npm-cli.js'
    ? { program: node, args: [cli, ...args], shell: false }
    : { program: 'npm', args: [...args], shell: process.platform === 'win32' };
}
