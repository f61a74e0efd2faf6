import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

const NARROWEST = 320;

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...said: unknown[]) => void complaints.push(said.map(String).join(' ')),
    );
});

/** Whatever reaches past the right edge, by what it says. */
const tooWide = () =>
  document.documentElement.scrollWidth <= window.innerWidth
    ? []
    : [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 20)}`);

/** What every story promises beside its own play and its accessibility: a quiet console, and room on the smallest phone. */
afterEach(async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(NARROWEST, before.height);
  const wide = tooWide();
  await page.viewport(before.width, before.height);
  vi.restoreAllMocks();
  // oxlint-disable-next-line vitest/no-standalone-expect -- every test of a story ends here
  expect({ complaints, wide }).toEqual({ complaints: [], wide: [] });
});
