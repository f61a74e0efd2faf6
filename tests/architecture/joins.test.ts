import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../../scripts/root.mjs';

const APP = join(root, 'src', 'app');

/** Slot with one name in many charts, and the call of this chart. */
const BY_ANOTHER_NAME = [
  'loadItems: loadCampaigns',
  'loadItems: loadNews',
  'loadItems: loadNewsArticle',
  'loadItems: loadNewsList',
  'loadItems: loadPrices',
  'loadOlder: loadQuote',
];

const AT_ONCE = /(\w+): lazyActor\(async \(\) => \(await [^)]*\)+\.(\w+)\)/g;
const WITH_ITS_CODE = /(\w+)(?::| =) lazyActor\(async \(\) => \{[^{}]*\{[^{}]*\}[^{}]*return (\w+)Via\(/g;

const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(APP, path), 'utf8'));

const joins = sources.flatMap((source) =>
  [AT_ONCE, WITH_ITS_CODE].flatMap((shape) =>
    [...source.matchAll(shape)].map(([, slot = '', call = '']) => ({ slot, call })),
  ),
);

it('joins each slot to the call of the same name, except the listed ones', () => {
  expect(joins.length).toBeGreaterThan(50);
  const others = joins.filter(({ slot, call }) => slot !== call).map(({ slot, call }) => `${slot}: ${call}`);
  expect([...new Set(others)].toSorted()).toEqual(BY_ANOTHER_NAME);
});
