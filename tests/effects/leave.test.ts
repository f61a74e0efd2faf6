import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createSiteExits } from '../../src/effects/leave';

const SITE = 'https://www.chemlane.example';
const CENTER = 'https://center.chemlane.example';

const went: string[] = [];

beforeEach(() => {
  went.length = 0;
  vi.stubGlobal('location', { origin: SITE, replace: (href: string) => went.push(href) });
});
afterEach(() => vi.unstubAllGlobals());

it('the page exit leaves for an allowed origin', () => {
  expect(createSiteExits([CENTER]).replace(`${CENTER}/orders`)).toBe(true);
  expect(went).toEqual([`${CENTER}/orders`]);
});

it('the page exit stays on the page for a foreign origin and reports it', () => {
  expect(createSiteExits([CENTER]).replace('https://elsewhere.example/')).toBe(false);
  expect(went).toEqual([]);
});
