import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, runQuietly } from './runtime.mjs';

/** The files that the compiler reads for a project, as paths in this folder. */
async function filesOf(project: string): Promise<string[]> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { output } = await runQuietly(process.execPath, [tsc, '-p', join(root, project), '--listFilesOnly']);
  return output.split('\n').map((line) => line.replaceAll('\\', '/'));
}

const isOfNode = (file: string) => file.includes('/@types/node/');
const isOfBrowser = (file: string) => file.endsWith('/lib.dom.d.ts');

it('the rules machine, the games and the table see neither Node nor a browser', async () => {
  const files = await filesOf('tsconfig.pure.json');
  expect(files.filter((file) => file.endsWith('/kernel/match.ts'))).toHaveLength(1);
  expect(files.filter((file) => file.endsWith('/table/table.ts'))).toHaveLength(1);
  expect(files.filter((file) => isOfNode(file) || isOfBrowser(file))).toEqual([]);
});

it('what runs in a browser sees nothing of Node', async () => {
  const files = await filesOf('web/tsconfig.browser.json');
  expect(files.filter((file) => file.endsWith('/web/main.tsx'))).toHaveLength(1);
  expect(files.filter(isOfBrowser)).toHaveLength(1);
  expect(files.filter(isOfNode)).toEqual([]);
});
