import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { houseOf, readHouse } from '../support/arrows/house';
import { figuresOf, RATCHETS } from './ratchets';

const KEPT = 'tests/architecture/ratchets.json';

const figures = figuresOf(readHouse());
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>;

/** Raise a limit only by hand, in a separate commit that states the benefit. */
it('keeps every figure at or below its recorded limit', () => {
  expect(Object.keys(kept)).toEqual(RATCHETS.map(({ name }) => name));
  expect(Object.entries(figures).filter(([name, figure]) => figure > (kept[name] ?? 0))).toEqual([]);
});

it(`lower figures are written down (AGREE=ratchets writes ${KEPT})`, () => {
  const lowest = Object.fromEntries(
    Object.entries(kept).map(([name, figure]) => [name, Math.min(figure, figures[name] ?? 0)]),
  );
  if (process.env['AGREE'] === 'ratchets') writeFileSync(KEPT, `${JSON.stringify(lowest, null, 2)}\n`);
  expect(JSON.parse(readFileSync(KEPT, 'utf8'))).toEqual(lowest);
});

/** Each plant breaks exactly one promise once. */
const PLANTS: Record<string, Record<string, string>> = {
  splinters: { 'domain/a.ts': "import { b } from './b';", 'domain/b.ts': 'export const b = 1;' },
  'shapes written twice': { 'contract/a.ts': 'const A = v.object({}) satisfies v.GenericSchema<unknown, A>;' },
  'fields drawn by hand': { 'src/modes/a/a.tsx': '<FormText path="kg" />' },
  'roundabout comments': { 'machines/a.ts': '/** Whoever comes late. */' },
  'types named by a participle': { 'server/a.ts': 'type GoodsAsked = string;' },
  'sentences in more than one file': {
    'src/copy/a.ts': "'请填写收货人姓名'",
    'machines/a.ts': "'请填写收货人姓名'",
  },
  'figures typed into sentences': {
    'domain/modes/a/tariff.ts': 'const LEAD_HOURS = 12;',
    'src/copy/modes/a.ts': "'最早提前 12 小时'",
  },
  'exports that no other file names': { 'domain/a.ts': 'export const alone = 1;' },
  'agreed lines': { 'docs/told/a.md': 'one\n' },
};

it.each(RATCHETS.map(({ name }) => name))('counts only %s in its planted tree', (name) => {
  const counted = Object.entries(figuresOf(houseOf(PLANTS[name] ?? {}))).filter(([, figure]) => figure > 0);
  expect(counted).toEqual([[name, 1]]);
});

it('does not count a small file with two readers or a full reader as a splinter', () => {
  const small = { 'domain/b.ts': 'export const b = 1;' };
  const reader = "import { b } from './b';\n";
  expect(figuresOf(houseOf({ ...small, 'domain/a.ts': reader, 'domain/c.ts': reader }))['splinters']).toBe(0);
  expect(figuresOf(houseOf({ ...small, 'domain/a.ts': reader + '\n'.repeat(160) }))['splinters']).toBe(0);
});
