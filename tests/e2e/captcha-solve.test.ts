import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstNow } from '../support/long';
import { finger, keyboard, mouse, type Hand } from './captcha.hands';
import { openWorld, outcomeOn, start, type World } from './captcha.world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HANDS: Record<string, Hand> = { finger, mouse, keyboard };

/** Every pointer at every width and pixel ratio. */
const all = [1, 2, 3].flatMap((ratio) =>
  [310, 280, 400].flatMap((width) => Object.entries(HANDS).map(([by, hand]) => ({ by, hand, width, ratio }))),
);

const device = (by: string, ratio: number) => ({ deviceScaleFactor: ratio, hasTouch: by === 'finger' });

describe.concurrent('captcha against the real gateway', () => {
  firstNow(it)(all)('the slider is solved by $by at $width px, ratio $ratio', async ({ by, hand, width, ratio }) => {
    const page = await world.open({ width }, device(by, ratio));
    const { points } = await world.answerTo(() => start(page), page);
    const [point] = points;
    if (!point) throw new Error('a slider has one answer');
    await page.getByText('向右滑动完成验证').first().waitFor();
    await hand.slides(page, point);
    const { proof = '' } = await outcomeOn(page);
    expect([await world.spend(proof), await world.spend(proof)]).toEqual(['0000', '6110']);
    await page.context().close();
  });

  firstNow(it)(all)('the words are clicked by $by at $width px, ratio $ratio', async ({ by, hand, width, ratio }) => {
    const page = await world.open({ width }, device(by, ratio));
    await world.answerTo(() => start(page), page);
    const { points } = await world.answerTo(() => page.getByRole('button', { name: '改用点选' }).click(), page);
    await page.getByRole('button', { name: /^在图中依次点击/ }).waitFor();
    await hand.clicks(page, points);
    const { proof = '' } = await outcomeOn(page);
    expect([await world.spend(proof), await world.spend(proof)]).toEqual(['0000', '6110']);
    await page.context().close();
  });
});
