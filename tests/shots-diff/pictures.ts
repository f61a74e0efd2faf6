import type { Browser, Page } from 'playwright';

import { NAMELESS } from '../bench/support/slow-phone';
import { serve } from '../storybook/served';
import { DESK, eachStory, toldIndex } from '../storybook/stories';

export type Pictures = Map<string, { name: string; png: Buffer }>;

const WIDTHS = { phone: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 }, desktop: DESK };
const THEMES = ['light', 'dark'] as const;

export const LOOKS = THEMES.flatMap((theme) =>
  (Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((device) => ({ look: `${device}-${theme}`, device, theme })),
);

const PAGES = 3;

/** Polling interval in milliseconds. */
const EVERY = 100;

const PATIENCE_MS = 60_000;

/** Stops animations, so that only changed stories differ. */
const STILL =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }';

const storyOf = (key: string) => key.split(' ')[0] ?? key;

export async function picturesOf(browser: Browser, storybook: string, only: readonly string[]): Promise<Pictures> {
  const stories = (await toldIndex(storybook)).filter(({ type }) => type === 'story');
  const names = new Map(stories.map(({ id, title, name }) => [id, `${title} ${name}`]));
  const wanted = new Set(only.map(storyOf));
  const pile = [...names.keys()].filter((id) => wanted.has(id));
  const all = pile.length * LOOKS.length;
  const pictures: Pictures = new Map();
  const { address, close } = await serve(storybook);
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  await context.addInitScript(NAMELESS);
  const take = async (page: Page, id: string) => {
    for (const { look, device, theme } of LOOKS) {
      const key = `${id} ${look}`;
      if (!only.includes(id) && !only.includes(key)) continue;
      await page.setViewportSize(WIDTHS[device]);
      await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
      const png = await page.screenshot({ style: STILL, fullPage: true, timeout: PATIENCE_MS });
      pictures.set(key, { name: names.get(id) ?? id, png });
      if (pictures.size % EVERY === 0) console.log(`${pictures.size} of ${all} pictures`);
    }
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
