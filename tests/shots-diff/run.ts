// `npm run shots:diff -- <git ref>`: pictures in shots/diff of the stories that differ from that commit.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { buildStaleStorybook, STORYBOOK_FOLDER } from '../../scripts/build/storybook.mjs';
import { launchOptions } from '../../scripts/chromium/launch.mjs';
import { root } from '../../scripts/root.mjs';
import { changedStories } from './changes';
import { storybookOf } from './commit';
import { toldIndex } from '../storybook/stories';
import { differenceOf } from './difference';
import { keptWith, madeFrom, suspectsIn } from './made-from';
import { pageOf, type Change } from './page';
import { picturesOf } from './pictures';

const ref = process.argv[2] ?? 'HEAD';
const folder = join(root, 'shots', 'diff');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const earlier = storybookOf(ref);
await buildStaleStorybook();
const browser = await chromium.launch(launchOptions());
const [told, toldNow] = [await toldIndex(earlier), await toldIndex(STORYBOOK_FOLDER)];
const suspects = suspectsIn([...told, ...toldNow], keptWith(earlier), madeFrom(root));
console.log(
  `${suspects.length} of ${toldNow.filter(({ type }) => type === 'story').length} stories are made of something else than at ${ref}`,
);
const { before, after, changed } = await changedStories(async (only = suspects) => ({
  before: await picturesOf(browser, earlier, only),
  after: await picturesOf(browser, STORYBOOK_FOLDER, only),
}));
await browser.close();

let number = 0;
async function kept(png: Buffer | null | undefined): Promise<string | null> {
  if (!png) return null;
  number += 1;
  const file = `${number}.png`;
  await writeFile(join(folder, file), png);
  return file;
}

const changes: Change[] = [];
for (const key of new Set([...before.keys(), ...after.keys()])) {
  const [old, now] = [before.get(key), after.get(key)];
  if (old && now && !changed.includes(key)) continue;
  const difference = old && now ? await differenceOf(old.png, now.png) : null;
  const [id = key, look = ''] = key.split(' ');
  const name = now?.name ?? old?.name ?? id;
  const files = { before: await kept(old?.png), after: await kept(now?.png), difference: await kept(difference) };
  changes.push({ name, look, ...files });
  console.log(`${old ? (now ? 'changed' : 'gone') : 'new'}: ${name} ${look}`);
}
await writeFile(join(folder, 'index.html'), pageOf(ref, changes));
console.log(`${changes.length} pictures look otherwise: shots/diff/index.html`);
