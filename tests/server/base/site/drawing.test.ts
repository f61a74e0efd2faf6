import { afterAll, afterEach, expect, it } from 'vitest';

import { type Drawing, openDrawing } from '../../../../server/base/site/drawing';
import { folderOf } from '../../support/folder';

/** Draws what it is asked for, breaks at `break`, and is silent at `wait`. */
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

it('gives to each who asks what was drawn for them', async () => {
  const draw = open();
  expect(await Promise.all(['one', 'two', 'three'].map(draw))).toEqual(['one', 'two', 'three']);
});

it('leaves nobody waiting when it breaks, and begins anew', async () => {
  const draw = open();
  expect(await Promise.all([draw('wait'), draw('break')])).toEqual([null, null]);
  expect(await draw('again')).toBe('again');
  expect(faults).toEqual(['Error: broken']);
});

it('tells why a page could not be drawn', async () => {
  expect(await open()('refuse')).toBeNull();
  expect(faults).toEqual(['refused']);
});

it('does not wait for a thread that says nothing, and begins anew', async () => {
  const draw = open(500);
  expect(await draw('wait')).toBeNull();
  // A busy machine begins a thread slowly: whoever asks next gets their page.
  await expect.poll(() => draw('again')).toBe('again');
});

it('draws nothing for the seventeenth who would have to wait', async () => {
  const draw = open();
  const waiting = Array.from({ length: 16 }, () => draw('wait'));
  expect(await draw('one')).toBeNull();
  await drawing.stop();
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 16 }, () => null));
});
