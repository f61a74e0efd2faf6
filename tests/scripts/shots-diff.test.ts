import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { changedStories } from '../shots-diff/changes';
import { differenceOf } from '../shots-diff/difference';
import { madeFrom, suspectsIn } from '../shots-diff/made-from';
import { pageOf } from '../shots-diff/page';

function picture(width: number, side: number, colour = '#0a4d8c'): Buffer {
  const canvas = createCanvas(width, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, 40);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, side, side);
  return canvas.toBuffer('image/png');
}

it('ignores an invisible difference', async () => {
  expect(await differenceOf(picture(60, 20), picture(60, 20))).toBeNull();
  expect(await differenceOf(picture(60, 20), picture(60, 20, '#0a4e8d'))).toBeNull();
});

it('detects another size, colour and page width', async () => {
  expect(await differenceOf(picture(60, 20), picture(60, 24))).not.toBeNull();
  expect(await differenceOf(picture(60, 20), picture(60, 20, '#11753a'))).not.toBeNull();
  expect(await differenceOf(picture(60, 20), picture(70, 20))).not.toBeNull();
});

it('retries a changed story alone before it counts', async () => {
  const [square, wide, late] = [picture(60, 20), picture(60, 24), picture(70, 20)];
  const story = (id: string, png: Buffer) => [id, { name: id, png }] as const;
  const asked: (readonly string[] | undefined)[] = [];
  const { changed } = await changedStories((only) => {
    asked.push(only);
    const isFirst = only === undefined;
    return Promise.resolve({
      before: new Map([story('same', square), story('late', isFirst ? late : square), story('wide', square)]),
      after: new Map([story('same', square), story('late', square), story('wide', wide), story('new', wide)]),
    });
  });
  expect(changed).toEqual(['wide']);
  expect(asked).toEqual([undefined, ['late', 'wide'], ['wide']]);
});

it('shows before, after and difference, and escapes story names', () => {
  const page = pageOf('main', [
    { name: '货物 <1>', look: 'phone-dark', before: '1.png', after: null, difference: null },
    { name: '货物 <1>', look: 'desktop-light', before: '2.png', after: '3.png', difference: '4.png' },
  ]);
  expect(page.match(/<section/g)).toHaveLength(1);
  expect(page).toContain('<h3>手机，深色</h3>');
  expect(page).toContain('货物 &lt;1>');
  expect(page).toContain('<img src="1.png"');
  expect(page).toContain('之后</figcaption>无');
});

it('selects stories with changed or unknown sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shots-diff-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{}');
  write('src/tick.ts', 'export const tick = 1;');
  write('flows/atlas.ts', 'export const atlas = 1;');
  write('stories/tick.stories.tsx', "import { tick } from '../src/tick';");
  write('stories/quiet.stories.tsx', 'export const quiet = 1;');
  write('stories/atlas.stories.tsx', "import { atlas } from '../flows/atlas';");
  const before = madeFrom(folder);
  write('src/tick.ts', 'export const tick = 2;');
  const after = madeFrom(folder);
  write('src/ui.css', 'a { color: red }');
  const redder = madeFrom(folder);
  rmSync(folder, { recursive: true });
  const stories = ['tick', 'quiet', 'atlas', 'new'].map((id) => ({
    id,
    title: id,
    name: id,
    type: 'story' as const,
    importPath: `./stories/${id}.stories.tsx`,
  }));
  expect(suspectsIn([...stories, ...stories], before, after)).toEqual(['tick', 'atlas', 'new']);
  expect(suspectsIn(stories, after, redder)).toEqual(['tick', 'quiet', 'atlas', 'new']);
  expect(suspectsIn(stories, {}, after)).toHaveLength(4);
});
