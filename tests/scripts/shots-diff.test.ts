import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { changedStories } from '../shots-diff/changes';
import { differenceOf } from '../shots-diff/difference';
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

it('what nobody would see is no difference', async () => {
  expect(await differenceOf(picture(60, 20), picture(60, 20))).toBeNull();
  expect(await differenceOf(picture(60, 20), picture(60, 20, '#0a4e8d'))).toBeNull();
});

it('another size, another colour and another width of the page are seen', async () => {
  expect(await differenceOf(picture(60, 20), picture(60, 24))).not.toBeNull();
  expect(await differenceOf(picture(60, 20), picture(60, 20, '#11753a'))).not.toBeNull();
  expect(await differenceOf(picture(60, 20), picture(70, 20))).not.toBeNull();
});

it('a story that only looked otherwise once has not changed, and is looked at again by itself', async () => {
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

it('the page shows before, after and the difference, and escapes what names a story', () => {
  const page = pageOf('main', [{ name: '货物 <1>', before: '1.png', after: null, difference: null }]);
  expect(page).toContain('货物 &lt;1>');
  expect(page).toContain('<img src="1.png"');
  expect(page).toContain('之后</figcaption>无');
});
