import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { doorsTo } from '../../src/effects/leave';

const SITE = 'https://www.chemlane.example';
const CENTER = 'https://center.chemlane.example';

const went: string[] = [];

beforeEach(() => {
  went.length = 0;
  vi.stubGlobal('location', { origin: SITE, replace: (href: string) => went.push(href) });
});
afterEach(() => vi.unstubAllGlobals());

it('leaves this page for a way that is ours', () => {
  expect(doorsTo([CENTER]).replace(`${CENTER}/orders`)).toBe(true);
  expect(went).toEqual([`${CENTER}/orders`]);
});

it('stays where the way is none of ours, and says so', () => {
  expect(doorsTo([CENTER]).replace('https://elsewhere.example/')).toBe(false);
  expect(went).toEqual([]);
});
