import { beforeAll, describe, expect, it } from 'vitest';

import budgets from '../../budgets.json';
import { buildStale } from '../../scripts/build/build-stale.mjs';
import { root } from '../../scripts/root.mjs';
import { bytesOf } from './served-bytes';

type Budget = { script: number; style: number; page: number };

beforeAll(() => {
  if (!buildStale(root)) throw new Error('The build failed');
}, 300_000);

describe('the first visit', () => {
  it.each(Object.entries<Budget>(budgets.pages))('to %s stays within its budget', (address, budget) => {
    const { script, style, page, hasLinkedSheet } = bytesOf(address);
    console.log(`${address}: script ${script} of ${budget.script} kB, style ${style}, page ${page}`);
    expect({ script: script <= budget.script, style: style <= budget.style, page: page <= budget.page }).toEqual({
      script: true,
      style: true,
      page: true,
    });
    expect(hasLinkedSheet, 'no sheet stands between the page and its first picture').toBe(false);
  });
});
