import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

import type { House } from './house';

const SITE = 'dist/site';

export function readSite(): House {
  const names = existsSync(SITE) ? readdirSync(SITE, { recursive: true, encoding: 'utf8' }) : [];
  const readable = names.map((name) => join(SITE, name)).filter((path) => /\.(js|css|html|json|svg)$/.test(path));
  return new Map(readable.map((path) => [path, readFileSync(path, 'utf8')]));
}
