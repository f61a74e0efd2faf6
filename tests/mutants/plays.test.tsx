// What stories play, and what axe finds in them, in the runner that looks for faults: the suite of the house asks each of
// them once, in a browser (docs/decisions/storybook.md), which a fault planted in memory does not reach.
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

/** What needs a page that is laid out, a real pointer or a layer above the page. */
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
  'ui/ui Checkboxes',
  'ui/ui-choice Selects',
  'ui/ui-float Tip',
  'ui/ui-float TipPutAway',
];

/** A list of a thousand is looked at in a browser. */
const ENDLESS = '一千班船';

/** A story is a piece of a page, and nothing is laid out here. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

async function findingsOf({ parameters }: Played): Promise<string[]> {
  if (parameters.a11y?.test === 'off') return [];
  const { violations } = await axe.run(document.body, { rules: RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const NOON = new Date('2026-11-20T04:00:00Z');
// What reads the clock when it is first loaded reads the same one.
vi.setSystemTime(NOON);
beforeEach(() => {
  vi.setSystemTime(NOON);
  // axe asks it how signs are drawn.
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
    it.each(played)('%s is played to its end, and sound', async (_, story) => {
      await story.run();
      expect(await findingsOf(story)).toEqual([]);
    });
  });
}
