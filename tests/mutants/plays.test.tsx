// Play functions and axe findings of stories in the mutant runner: the main suite runs them in a browser
// (docs/decisions/storybook.md), which an in-memory fault does not reach.
import { composeStories } from '@storybook/react-vite';
import axe from 'axe-core';
import { clearAllMocks } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isAskedFor } from '../support/agreed/asked-for';
import '../support/clean-page';
import { lendSizes } from '../support/told/sizes';

type Played = { run: () => Promise<void>; parameters: { a11y?: { test?: string } } };
type Sheet = Record<string, { name?: string; globals?: object }>;

const SHEETS = import.meta.glob<Sheet>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/shell/flows.stories.tsx',
  '!../../stories/{foundations,pages}/**',
]);

/** Stories that need layout, a real pointer or a top layer. */
const FOR_A_BROWSER: readonly string[] = [
  'booking/cutoff-line OnADesk',
  'booking/cutoff-line OnAPhone',
  'booking/cutoff-line OnATablet',
  'booking/offer-board Listed',
  'booking/offer-board Thousand',
  'booking/quote-choice Lapsed',
  'booking/quote-choice Open',
  'booking/quoting SoldOut',
  'booking/search-strip Coastal',
  'pieces/form/checkbox ByKeys',
  'pieces/form/select ByKeys',
  'pieces/layer/tooltip Focused',
  'pieces/layer/tooltip LongText',
  'pieces/layer/tooltip PutAway',
  'pieces/show/scroller AtRest',
];

/** A list of a thousand needs a browser. */
const ENDLESS = '一千班船';

/** A story is a part of a page, without layout here. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

async function findingsOf({ parameters }: Played): Promise<string[]> {
  if (parameters.a11y?.test === 'off') return [];
  const { violations } = await axe.run(document.body, { rules: RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const NOON = new Date('2026-11-20T04:00:00Z');
// Fixes the clock for code that reads it on import.
vi.setSystemTime(NOON);
beforeEach(() => {
  vi.setSystemTime(NOON);
  // axe uses a canvas to measure text.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  lendSizes();
  clearAllMocks();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

for (const [path, load] of Object.entries(SHEETS).filter(([one]) => isAskedFor(one))) {
  const sheet = await load();
  const name = path.replace(/^.*stories\/(.*)\.stories\.tsx$/, '$1');
  const played = Object.entries(composeStories(sheet as never) as unknown as Record<string, Played>).filter(
    ([key]) =>
      sheet[key]?.globals === undefined && sheet[key]?.name !== ENDLESS && !FOR_A_BROWSER.includes(`${name} ${key}`),
  );
  describe.runIf(played.length > 0)(`what is played of ${name}`, () => {
    it.each(played)('%s plays to its end without findings', async (_, story) => {
      await story.run();
      expect(await findingsOf(story)).toEqual([]);
    });
  });
}
