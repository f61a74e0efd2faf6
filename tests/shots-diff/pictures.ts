import type { Browser, Page } from 'playwright';

import { NAMELESS } from '../bench/support/slow-phone';
import { serve } from '../storybook/served';
import { DESK, eachStory, toldIndex } from '../storybook/stories';

export type Pictures = Map<string, { name: string; png: Buffer }>;

const PAGES = 3;

/** Polling interval in milliseconds. */
const EVERY = 100;

const PATIENCE_MS = 60_000;

/** Stops animations, so that only changed stories differ. */
const STILL =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';

/** @param only the stories that are wanted */
export async function picturesOf(browser: Browser, storybook: string, only: readonly string[]): Promise<Pictures> {
  const stories = (await toldIndex(storybook)).filter(({ type }) => type === 'story');
  const names = new Map(stories.map(({ id, title, name }) => [id, `${title} ${name}`]));
  const pile = [...names.keys()].filter((id) => only.includes(id));
  const all = pile.length;
  const pictures: Pictures = new Map();
  const { address, close } = await serve(storybook);
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  await context.addInitScript(NAMELESS);
  const take = async (page: Page, id: string) => {
    const png = await page.screenshot({ style: STILL, fullPage: true, timeout: PATIENCE_MS });
    pictures.set(id, { name: names.get(id) ?? id, png });
    if (pictures.size % EVERY === 0) console.log(`${pictures.size} of ${all} pictures`);
  };
  const missed: string[] = [];
  const shoot = () =>
    eachStory(context, { address, isExamined: false, pile }, (page, { id }) =>
      take(page, id).catch(() => void missed.push(id)),
    );
  await Promise.all(Array.from({ length: PAGES }, shoot));
  // A slow picture on a busy machine is captured again alone instead of failing the run.
  await eachStory(context, { address, isExamined: false, pile: missed }, (page, { id }) => take(page, id));
  await context.close();
  close();
  return pictures;
}
