import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const server = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(join('server', name)))
  .join('\n');
const pages = read('docs/operating.md') + read('docs/operating/data.md');

const found = (pattern: RegExp) => [...new Set([...server.matchAll(pattern)].map(([, name = '']) => name))];
const missing = (names: readonly string[]) => names.filter((name) => !pages.includes(`\`${name}`));

it('every line the gateway logs is told to whoever operates it', () => {
  // What moves an order on is told to nobody's log.
  const events = [...found(/(?<!\{ order, )event: '([\w.-]+)'/g), 'backed-up', 'restored'];
  expect(events.length).toBeGreaterThan(15);
  expect(missing(events)).toEqual([]);
});

it('every figure it tells is told what to watch for', () => {
  const figures = found(/'((?:chemlane|process)_[a-z_]+)'/g);
  expect(figures.length).toBeGreaterThan(9);
  expect(missing(figures)).toEqual([]);
});
