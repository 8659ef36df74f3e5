import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../refusals.ts';
import type { App } from './world.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Nothing is gained by compressing these again. */
const COMPACT = new Set(['.png', '.woff2', '.ico']);

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly etag: string;
  /** Files that carry a hash of their contents in their name never change. */
  readonly lasting: boolean;
  /** Made when somebody first asks for it. */
  br: Promise<Buffer> | undefined;
  gzip: Promise<Buffer> | undefined;
}

/**
 * The built app, read once and kept in memory: it is small, and no request can lead to any other file. Not by `@fastify/static`,
 * which reads files when they are asked for and knows them again by size and date. A server that runs while the next app is
 * built would send pages of the one and scripts of the other; and the page keeps its size from one app to the next (it names
 * scripts by hashes), so that wherever dates are lost on the way, browsers would keep the old one.
 */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  // Asked first: whoever names the wrong folder, perhaps their whole home, hears so at once.
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built app in ${folder}: run "npm run build" first.`);
  return new Map(filesIn(folder).map((path) => [nameOf(folder, path), assetOf(folder, path)]));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

const nameOf = (folder: string, path: string): string => `/${relative(folder, path).split(sep).join('/')}`;

function assetOf(folder: string, path: string): Asset {
  const plain = readFileSync(path);
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    lasting: nameOf(folder, path).startsWith('/assets/'),
    br: undefined,
    gzip: undefined,
  };
}

/** Whatever is no file is a page of the app, which finds out by itself what to show. */
export function assetRoutes(app: App, assets: ReadonlyMap<string, Asset>): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1).join('');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = request.headers.accept?.includes('text/html') === true && extname(path) === '';
    const asset = path.startsWith('/api/')
      ? undefined
      : (assets.get(path) ?? (isPage || path === '/' ? assets.get('/index.html') : undefined));
    if (!isRead || asset === undefined) return reply.code(404).send(refusal('not-found'));
    return sendAsset(request, reply, asset, path);
  });
}

async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  path: string,
): Promise<FastifyReply> {
  reply.header('etag', asset.etag).header('vary', 'accept-encoding').type(asset.type);
  reply.header('cache-control', asset.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.code(200);
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (COMPACT.has(extname(path))) return reply.send(asset.plain);
  if (/\bbr\b/.test(accepted)) {
    asset.br ??= promisify(brotliCompress)(asset.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    return reply.header('content-encoding', 'br').send(await asset.br);
  }
  if (/\bgzip\b/.test(accepted)) {
    asset.gzip ??= promisify(gzip)(asset.plain, { level: 9 });
    return reply.header('content-encoding', 'gzip').send(await asset.gzip);
  }
  return reply.send(asset.plain);
}
