import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { fileOf, placeAt } from '../../domain/routes';
import { root } from '../../scripts/root.mjs';

const SITE = join(root, 'dist', 'site');
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/;

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/** What the scripts at these addresses cost together, in kB after brotli. */
export const scriptBytes = (paths: readonly string[]): number =>
  kilobytes(paths.reduce((sum, path) => sum + packedSize(join(SITE, path)), 0));

/** What lies packed beside the file, or the file itself where packing it would not pay. */
const packedSize = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** A page as it is served, in kB: with what it would ask for first. */
export async function servedSize(address: string, origin: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const answer = await fetch(new URL(address, origin), { method: 'HEAD', headers });
  return kilobytes(Number(answer.headers.get('content-length')));
}

/** What a first visit to a page costs, in kB after brotli: its scripts before anything is pressed, its sheet, itself. */
export async function bytesOf(address: string, origin: string) {
  const html = readFileSync(join(SITE, fileOf(placeAt(address).name)), 'utf8');
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  const style = STYLE.exec(html)?.[1] ?? '';
  return {
    script: scriptBytes(scripts),
    style: kilobytes(brotliCompressSync(style).byteLength),
    page: await servedSize(address, origin),
    hasLinkedSheet: html.includes('rel="stylesheet"'),
  };
}
