import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright';

export type Told = { id: string; title: string; name: string; type: 'story' | 'docs' };

/** What the sidebar and its search know. */
export async function toldIndex(storybook: string): Promise<Told[]> {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Told>;
  };
  return Object.values(entries);
}

type Finished = { storyId: string; status: string };
type Channel = {
  on: (event: string, heard: (told: Finished) => void) => void;
  off: (event: string, heard: (told: Finished) => void) => void;
  emit: (event: string, told: object) => void;
};

const PATIENCE_MS = 30_000;

/** Opens a story as the sidebar does, and waits until it was drawn and played. */
const played = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    ({ storyId, patience }) =>
      new Promise<string>((resolve) => {
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name for it
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        const end = (status: string) => {
          channel.off('storyFinished', finished);
          resolve(status);
        };
        const finished = (told: Finished) => told.storyId === storyId && end(told.status);
        channel.on('storyFinished', finished);
        setTimeout(() => end('never finished'), patience);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: id, patience: PATIENCE_MS },
  );

/** Storybook itself says this of a door it will close; no story opens it. */
const OF_STORYBOOK = /Story Store is deprecated/;

/** A page on which story after story can be opened. What is accessible is asked where stories are run one by one. */
async function openPage(context: BrowserContext, address: string, first: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?id=${encodeURIComponent(first)}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  return page;
}

/** Takes stories from the pile until none is left, and shows each to somebody. */
export async function eachStory(
  context: BrowserContext,
  { address, pile }: { address: string; pile: string[] },
  shown: (page: Page, story: { id: string; status: string; said: readonly string[] }) => Promise<void> | void,
): Promise<void> {
  if (pile[0] === undefined) return;
  const page = await openPage(context, address, pile[0]);
  let said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !OF_STORYBOOK.test(message.text()))
      said.push(`${message.text()} ${message.location().url}`);
  });
  for (let id = pile.shift(); id !== undefined; id = pile.shift()) {
    said = [];
    await shown(page, { id, status: await played(page, id), said });
  }
  await page.close();
}
