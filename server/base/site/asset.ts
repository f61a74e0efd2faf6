import { createHash } from 'node:crypto';
import { extname } from 'node:path';

import { STRICT_POLICY, sitePolicy } from '../http/security-headers';

/** Preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Bytes = Uint8Array<ArrayBuffer>;

export type Asset = {
  type: string;
  etag: string;
  body: Bytes;
  encoded: Partial<Record<Encoding, Bytes>>;
  policy?: string;
};

export type Assets = ReadonlyMap<string, Asset>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export const isText = (path: string) => /charset|wasm/.test(TYPES[extname(path)] ?? '');

const hash = (content: string | Bytes) => createHash('sha256').update(content).digest('base64');

const INLINE = /<(script|style)(\s[^>]*)?>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;

/** Hashes of a page's inline parts, so that the policy allows exactly those. */
function contentPolicy(html: string): string {
  const inline = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    const isData = /\bsrc=|\btype="(?!module|text\/javascript)/.test(attributes);
    if (tag === 'style' || (tag === 'script' && !isData)) inline[tag].add(`'sha256-${hash(content)}'`);
  }
  if (inline.script.size + inline.style.size === 0) return STRICT_POLICY;
  return sitePolicy({ scripts: [...inline.script], styles: [...inline.style] });
}

export function buildAsset(path: string, body: Bytes, encoded: Asset['encoded']): Asset {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const asset = { type, etag: `"${hash(body).slice(0, 27)}"`, body, encoded };
  return extname(path) === '.html' ? { ...asset, policy: contentPolicy(Buffer.from(body).toString('utf8')) } : asset;
}
