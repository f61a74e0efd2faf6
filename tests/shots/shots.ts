// Captures every page of the built site by visitor, screen and colour scheme.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { routePath, ROUTE_NAMES } from '../../domain/routes';
import { root } from '../../scripts/root.mjs';
import { openShellWorld, type ShellWorld } from '../e2e/shell.world';

const FOLDER = join(root, 'shots');
const WIDTHS = [390, 768, 1440];
const LIGHTS = ['light', 'dark'] as const;
const PEOPLE = { visitor: null, member: '13800000002' };

/** Captures pages whose name contains this; all by default. */
const ONLY = process.env['SHOTS'] ?? '';

const EXAMPLES: Record<string, string> = { newsDetail: '/news/1', notFound: '/404' };
const PAGES = ROUTE_NAMES.filter((name) => name.includes(ONLY)).map((name) => ({
  name,
  path: EXAMPLES[name] ?? routePath(name),
}));

type Sight = { who: keyof typeof PEOPLE; width: number; colorScheme: (typeof LIGHTS)[number] };

const SIGHTS: Sight[] = (Object.keys(PEOPLE) as Sight['who'][]).flatMap((who) =>
  WIDTHS.flatMap((width) => LIGHTS.map((colorScheme) => ({ who, width, colorScheme }))),
);

async function keep(world: ShellWorld, { who, width, colorScheme }: Sight): Promise<void> {
  const folder = join(FOLDER, `${who}-${width}-${colorScheme}`);
  await mkdir(folder, { recursive: true });
  const context = await world.newBrowser({ viewport: { width, height: 900 }, colorScheme });
  const phone = PEOPLE[who];
  if (phone !== null) await context.addCookies([await world.tokenOf(phone)]);
  const page = await context.newPage();
  for (const { name, path } of PAGES) {
    await page.goto(path);
    // Scrolls through the page, so that lazy blocks load.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await context.close();
}

const world = await openShellWorld();
try {
  for (const sight of SIGHTS) await keep(world, sight);
  console.log(`kept ${PAGES.length * SIGHTS.length} pictures in shots/`);
} finally {
  await world.close();
}
