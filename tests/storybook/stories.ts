import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright';

import { STORYBOOK } from './built.setup';

export type Told = { id: string; title: string; name: string; type: 'story' | 'docs' };

/** What the sidebar and its search know. */
export async function toldIndex(): Promise<Told[]> {
  const { entries } = JSON.parse(await readFile(join(STORYBOOK, 'index.json'), 'utf8')) as {
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

/** Takes stories from the pile until none is left; says which did not end well, or were not quiet. */
export async function crawl(context: BrowserContext, address: string, pile: string[]): Promise<string[]> {
  const page = await context.newPage();
  let said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !OF_STORYBOOK.test(message.text())) said.push(message.text());
  });
  // What is accessible was asked when the stories were run one by one.
  await page.goto(
    `${address}/iframe.html?id=${encodeURIComponent(pile[0] ?? '')}&viewMode=story&globals=a11y.manual:!true`,
  );
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  const troubles: string[] = [];
  for (let id = pile.shift(); id !== undefined; id = pile.shift()) {
    said = [];
    const status = await played(page, id);
    if (status !== 'success' || said.length > 0) troubles.push([id, status, ...said].join(': '));
  }
  await page.close();
  return troubles;
}
