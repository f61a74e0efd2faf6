import { afterAll, afterEach, expect, it } from 'vitest';

import { type Drawing, openDrawing } from '../../../../server/base/site/drawing';
import { folderOf } from '../../support/folder';

/** Worker thread that returns its search, throws at `break` and never answers at `wait`. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, answered: { search } }) => {
  if (search === 'break') throw new Error('broken');
  if (search === 'refuse') return parentPort.postMessage({ id, html: null, fault: 'refused' });
  if (search !== 'wait') parentPort.postMessage({ id, html: search });
});`;

const folder = folderOf({ 'thread.mjs': THREAD });
let drawing: Drawing;
afterEach(() => drawing.stop());
afterAll(() => folder.remove());

const faults: string[] = [];
const open = (patienceMs = 3_000) => {
  faults.length = 0;
  drawing = openDrawing(folder.at('thread.mjs'), { onFault: (reason) => faults.push(reason), patienceMs });
  return (search: string) => drawing.drawAnswer({ name: 'shippingFcl', search, answers: {}, now: 0 });
};

it('returns to each of several parallel requests its own rendered page', async () => {
  const draw = open();
  expect(await Promise.all(['one', 'two', 'three'].map(draw))).toEqual(['one', 'two', 'three']);
});

it('returns null to waiting requests when the render thread breaks, and restarts it', async () => {
  const draw = open();
  expect(await Promise.all([draw('wait'), draw('break')])).toEqual([null, null]);
  expect(await draw('again')).toBe('again');
  expect(faults).toEqual(['Error: broken']);
});

it('logs the reason when a page cannot be rendered', async () => {
  expect(await open()('refuse')).toBeNull();
  expect(faults).toEqual(['refused']);
});

it('gives up on a render thread that does not answer, and restarts it', async () => {
  const draw = open(500);
  expect(await draw('wait')).toBeNull();
  // Polls, because a busy machine starts the new thread slowly.
  await expect.poll(() => draw('again')).toBe('again');
});

it('refuses the seventeenth waiting request', async () => {
  const draw = open();
  const waiting = Array.from({ length: 16 }, () => draw('wait'));
  expect(await draw('one')).toBeNull();
  await drawing.stop();
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 16 }, () => null));
});
