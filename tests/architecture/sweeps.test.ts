import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../../scripts/root.mjs';

const SERVER = join(root, 'server');

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== 'sweep.ts')
  .map((path) => ({ path, source: readFileSync(join(SERVER, path), 'utf8') }));

/** `async sweep() {`, `sweep: () => …`, `sweep: slots.sweep`: services with work in each round. */
const SWEEPS = /^\s+(?:async )?sweep(?:\(\)(?:: Promise<void>)? \{|: (?!.*Promise<))/m;
const CALLED = /(\w+)\.sweep\b/g;
const CALLED_IN_TURN = /\[([\w, ]+)\]\.map\(\(one\) => \(\) => one\.sweep\(\)\)/g;
const EACH_OF = /for \(const one of (\w+)\) await one\.sweep/g;

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Services are called by file or folder name, and `order-service` by its subject. */
const namesOf = (path: string): string[] =>
  path
    .replace(/\.ts$/, '')
    .split(/[/\\]/)
    .map((part) => camel(part.replace(/-service$/, 's')));

it('calls the sweep of every service that has one', () => {
  const having = sources.filter(({ source }) => SWEEPS.test(source));
  expect(having.length).toBeGreaterThan(12);
  const called = new Set(
    sources.flatMap(({ source }) => [
      ...[...source.matchAll(CALLED)].map(([, name = '']) => name),
      ...[...source.matchAll(CALLED_IN_TURN)].flatMap(([, names = '']) => names.split(', ')),
      ...[...source.matchAll(EACH_OF)].map(([, name = '']) => name),
    ]),
  );
  const left = having.filter(({ path }) => !namesOf(path).some((name) => called.has(name)));
  expect(left.map(({ path }) => path)).toEqual([]);
});
