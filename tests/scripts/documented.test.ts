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

it('documents every log event of the gateway', () => {
  // Order events are not logged.
  const events = [...found(/(?<!\{ order, )event: '([\w.-]+)'/g), 'backed-up', 'restored'];
  expect(events.length).toBeGreaterThan(15);
  expect(missing(events)).toEqual([]);
});

it('documents every metric of the gateway', () => {
  const figures = found(/'((?:chemlane|process)_[a-z_]+)'/g);
  expect(figures.length).toBeGreaterThan(9);
  expect(missing(figures)).toEqual([]);
});
