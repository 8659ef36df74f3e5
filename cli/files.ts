import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nearest } from '@tafelrunde/kernel';
import { UsageError } from './usage.ts';

/** The text of a file, or a sentence about why there is none. */
export function readText(file: string): string {
  if (isFolder(file)) throw new UsageError((w) => w.notAFile(file));
  try {
    return readFileSync(file, 'utf8');
  } catch (found) {
    throw isMissing(found) ? noSuchFile(file) : new UsageError((w) => w.unreadable(file, codeOf(found)));
  }
}

/** Says now, not when it is too late, that nothing can be written there. What the file holds stays as it is. */
export function checkWritable(file: string): void {
  if (isFolder(file)) throw new UsageError((w) => w.notAFile(file));
  writing(file, () => closeSync(openSync(file, 'a')));
}

export function writeText(file: string, text: string): void {
  writing(file, () => writeFileSync(file, text));
}

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (found) {
    throw new UsageError((w) => w.unwritable(file, codeOf(found)));
  }
}

export function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function codeOf(found: unknown): string {
  return found instanceof Error && 'code' in found ? String(found.code) : String(found);
}

const isMissing = (found: unknown): boolean => codeOf(found) === 'ENOENT' || codeOf(found) === 'ENOTDIR';

function noSuchFile(file: string): UsageError {
  const near = nearest(basename(file), namesIn(dirname(file)));
  return new UsageError((w) => w.noSuchFile(file, near === undefined ? undefined : join(dirname(file), near)));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
