/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { TOKEN_COOKIE } from '../../../contract/people/session';
import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { firstNowFor } from '../../support/long';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from '../booking/booking.world';
import { airJourney } from './air.journey';
import { cfsJourney } from './cfs.journey';
import { dgdJourney } from './dgd.journey';
import { domJourney } from './dom.journey';
import { fclJourney } from './fcl.journey';
import { flexiJourney } from './flexi.journey';
import { lclJourney } from './lcl.journey';
import { partJourney } from './part.journey';
import { railJourney } from './rail.journey';
import { tankJourney } from './tank.journey';
import { truckJourney } from './truck.journey';
import { whJourney } from './wh.journey';

const JOURNEYS = [
  truckJourney,
  fclJourney,
  dgdJourney,
  lclJourney,
  whJourney,
  airJourney,
  domJourney,
  railJourney,
  tankJourney,
  flexiJourney,
  partJourney,
  cfsJourney,
];

/** Part loads and whole trucks keep separate drafts: neighbours in the list use different accounts. */
const PEOPLED = JOURNEYS.map((journey, at) => ({ ...journey, phone: DEMO_PEOPLE[at % 3]?.phone ?? '' }));
const GATE = '登录后接着填';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

/** Signs the account out by another device. */
async function endSession(page: Page) {
  const cookies = await page.context().cookies();
  const authorization = cookies.find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';
  const headers = { authorization, appCode: 'echem' };
  await page.request.post(`${world.origin}/api-auth/logout`, { data: {}, headers });
}

/** Fields of the current step with their values. */
const fieldsOf = (page: Page) =>
  page
    .locator('main :is(input, textarea, select)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).filter(({ name }) => name).map(({ name, value, checked }) => [name, value, checked]),
    );

/** Types into the first text field of the step. */
async function typeIn(page: Page, digit: number) {
  const field = page
    .locator('main :is(input:not([type]), input[type="text"], input[type="date"], textarea)[name]:visible')
    .first();
  const isDay = (await field.getAttribute('type', PATIENCE)) === 'date';
  await field.fill(isDay ? `2027-01-0${digit}` : String(digit), PATIENCE);
}

describe('session that expires during a form', () => {
  firstNowFor(it)(PEOPLED)(
    'of $mode is begun again on that page, with its price and every field as typed',
    async ({ search, choose, phone }, { expect, onTestFinished }) => {
      const page = await world.open(search, { phone: phone });
      onTestFinished(() => page.context().close());
      await choose(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), PATIENCE).toBe('H2');
      await page.waitForLoadState('networkidle');
      await typeIn(page, 4);
      await page.getByText(/草稿已保存/).waitFor(PATIENCE);
      await endSession(page);
      const address = page.url();
      await typeIn(page, 7);
      const typed = await fieldsOf(page);
      await page.getByText(GATE).waitFor(PATIENCE);
      await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click(PATIENCE);
      await signInAbove(page, phone);
      await expect.poll(() => fieldsOf(page), PATIENCE).toEqual(typed);
      await expect.poll(() => page.getByText(GATE).count()).toBe(0);
      expect(page.url()).toBe(address);
      expect(world.complaints.filter((one) => !/401|404/.test(one))).toEqual([]);
    },
  );
});
