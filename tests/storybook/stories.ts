import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright';

import { PATIENCE } from '../support/patience';

export type Told = { id: string; title: string; name: string; type: 'story' | 'docs'; importPath: string };

/** Index used by the sidebar and its search. */
export async function toldIndex(storybook: string): Promise<Told[]> {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Told>;
  };
  return Object.values(entries);
}

type Report = {
  status: string;
  result?: { violations?: { id: string; nodes: { html: string }[] }[]; error?: { message: string } };
};
type Finished = { storyId: string; status: string; reporters?: Report[] };
type Channel = {
  on: (event: string, heard: (told: Finished) => void) => void;
  off: (event: string, heard: (told: Finished) => void) => void;
  emit: (event: string, told: object) => void;
};

/** Milliseconds until an answer counts as missing. */
export type Waits = {
  /** For a story that is never finished. */
  finished: number;
  /** For overflow that lasts: popups follow their button a frame or more later. */
  settled: number;
};

export const PATIENT: Waits = { finished: PATIENCE.timeout, settled: PATIENCE.timeout };

type Ending = { status: string; faults: string[] };

/** Opens a story like the sidebar and waits until it is rendered, played and reported. */
const played = (page: Page, id: string, patience: number): Promise<Ending> =>
  page.evaluate(
    ({ storyId, atMost }) =>
      new Promise<Ending>((resolve) => {
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name for it
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        const end = (status: string, reports: Report[] = []) => {
          channel.off('storyFinished', finished);
          const faults = reports.flatMap(({ status: found, result }) => {
            if (found !== 'failed') return [];
            const { violations = [], error } = result ?? {};
            if (error) return [error.message];
            return violations.map((one) => `${one.id}: ${one.nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
          });
          resolve({ status, faults });
        };
        const finished = (told: Finished) => told.storyId === storyId && end(told.status, told.reporters);
        channel.on('storyFinished', finished);
        setTimeout(() => end('never finished'), atMost);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: id, atMost: patience },
  );

export const DESK = { width: 1280, height: 900 };

type Prepared = {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
};
type Preview = {
  ready: () => Promise<void>;
  storyStoreValue: {
    loadStory: (story: { storyId: string }) => Promise<Prepared>;
    projectAnnotations: { parameters: { a11y?: { test?: 'error' | 'off'; options?: object } } };
  };
};

/** Viewport of a story, which the sidebar would apply to its frame. */
async function sizeOf(page: Page, id: string): Promise<typeof DESK> {
  const styles = await page.evaluate(async (storyId) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name for it
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
    return parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles ?? null;
  }, id);
  if (!styles) return DESK;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

async function resize(page: Page, size: typeof DESK): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}

/** Deprecation warning of Storybook itself. */
const OF_STORYBOOK = /Story Store is deprecated/;

/** Page for several stories; a page that began to render one would be reloaded for the next. */
async function openPage(context: BrowserContext, { address, isExamined = true }: Place): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  await page.evaluate(async (examined) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name for it
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { parameters } = preview.storyStoreValue.projectAnnotations;
    // Violations alone are read; describing what passes costs an eighth of a story.
    parameters.a11y = examined ? { ...parameters.a11y, options: { resultTypes: ['violations'] } } : { test: 'off' };
  }, isExamined);
  return page;
}

type Place = {
  address: string;
  /** Whether axe checks each story. */
  isExamined?: boolean;
  waits?: Waits;
};

/** Takes stories from the pile until it is empty, each at its viewport. */
export async function eachStory(
  context: BrowserContext,
  { pile, waits = PATIENT, ...place }: Place & { pile: string[] },
  shown: (page: Page, story: { id: string; status: string; said: readonly string[] }) => Promise<void> | void,
): Promise<void> {
  if (pile[0] === undefined) return;
  const page = await openPage(context, place);
  let said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !OF_STORYBOOK.test(message.text()))
      said.push(`${message.text()} ${message.location().url}`);
  });
  for (let id = pile.shift(); id !== undefined; id = pile.shift()) {
    said = [];
    await resize(page, await sizeOf(page, id));
    const { status, faults } = await played(page, id, waits.finished);
    said.push(...faults);
    await shown(page, { id, status, said });
  }
  await page.close();
}

const NARROWEST = 320;

/** Text beyond the right edge of the narrowest phone. */
export async function tooWide(page: Page, { settled }: Waits): Promise<string[]> {
  await page.setViewportSize({ ...DESK, width: NARROWEST });
  return page.evaluate(async (patience) => {
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    const end = performance.now() + patience;
    while (isTooWide() && performance.now() < end)
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    if (!isTooWide()) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `too wide: ${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 20)}`,
      );
  }, settled);
}
