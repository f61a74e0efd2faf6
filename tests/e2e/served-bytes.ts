import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { routeFile, placeAt } from '../../domain/routes';
import { root } from '../../scripts/root.mjs';

const SITE = join(root, 'dist', 'site');
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/** Size of scripts in kB after brotli. */
export const scriptBytes = (paths: readonly string[]): number =>
  kilobytes(paths.reduce((sum, path) => sum + packedSize(join(SITE, path)), 0));

/** Brotli size, or the raw size of a file stored uncompressed. */
const packedSize = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** Served page with its preloads, in kB. */
export async function servedSize(address: string, origin: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const answer = await fetch(new URL(address, origin), { method: 'HEAD', headers });
  return kilobytes(Number(answer.headers.get('content-length')));
}

/** Cost of a first visit in kB after brotli: scripts before any press, style sheet, page. */
export async function bytesOf(address: string, origin: string) {
  const html = readFileSync(join(SITE, routeFile(placeAt(address).name)), 'utf8');
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  const style = STYLE.exec(html)?.[1] ?? '';
  return {
    script: scriptBytes(scripts),
    style: kilobytes(brotliCompressSync(style).byteLength),
    page: await servedSize(address, origin),
    hasLinkedSheet: html.includes('rel="stylesheet"'),
  };
}

const IMPORTED = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Scripts that a page cannot be drawn without, whatever it loads later: their kB after brotli and their number. */
export function neededBy(page: string): { script: number; files: number } {
  const named = new RegExp(`^${page}-[\\w-]{7}\\.js$`);
  const needed = new Set(readdirSync(join(SITE, 'assets')).filter((file) => named.test(file)));
  for (const file of needed)
    for (const [, next = ''] of readFileSync(join(SITE, 'assets', file), 'utf8').matchAll(IMPORTED)) needed.add(next);
  return { script: scriptBytes([...needed].map((file) => `assets/${file}`)), files: needed.size };
}
