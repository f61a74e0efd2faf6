import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { visitCenter } from '../../src/effects/visit-center';
import { outcomeOf } from './home/support';
import { done, fakeGateway } from './support/fake-line';

beforeEach(() => void vi.stubGlobal('location', new URL('http://127.0.0.1:5173/')));
afterEach(() => vi.unstubAllGlobals());

const CENTER = 'https://center.chemlane.example/in';

/** Records which of the two exits is taken and its target; the browser may refuse either. */
async function visit(door: string, { center = CENTER, isLed = true } = {}) {
  const led: string[] = [];
  const way = (how: string) => (target: unknown) => {
    led.push(`${how} ${String(target)}`);
    return isLed;
  };
  const doors = { wayTo: () => null, replace: way('replace'), open: way('open') };
  const { gateway } = fakeGateway(() => done({ ticket: 'a b' }));
  return { end: await outcomeOf(visitCenter(gateway, doors, center), { door }), led };
}

it.each([
  ['workplace', 'open', '%2Fdashboard%2Fworkplace'],
  ['wholeVehicle', 'open', '%2Forder%2FmmOrder'],
  ['special', 'replace', '%2Fbusiness%2Fhoneywell'],
])('%s of the user center opens by: %s', async (door, how, page) => {
  const led = [`${how} ${CENTER}?token=a+b&redirect=${page}`];
  expect(await visit(door)).toEqual({ end: { ok: true }, led });
});

it('the center visit adds parameters to a center address that already has some', async () => {
  const { led } = await visit('workplace', { center: `${CENTER}?site=2` });
  expect(led).toEqual([`open ${CENTER}?site=2&token=a+b&redirect=%2Fdashboard%2Fworkplace`]);
});

it('the center visit offers a link when the browser blocks the tab', async () => {
  const href = `${CENTER}?token=a+b&redirect=%2Fdashboard%2Fworkplace`;
  const { end } = await visit('workplace', { isLed: false });
  expect(end).toEqual({ ok: false, failure: { code: 'blocked', href } });
});
