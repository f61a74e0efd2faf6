import type { Page } from 'playwright';

import { openDialogsWorld } from '../dialogs.world';
import { PASSWORD } from '../session.world';
import { PATIENCE } from '../../support/patience';

const HOUR = 3_600_000;

/** Site and gateway, with test endpoints for both clocks and the tariff. */
export async function openBookingWorld(options?: Parameters<typeof openDialogsWorld>[0]) {
  const world = await openDialogsWorld(options);
  let ahead = 0;
  /** Sets the clock of the page to that of the gateway. */
  const catchUp = (page: Page) => page.clock.setSystemTime(Date.now() + ahead);
  async function open(path: string, options?: Parameters<typeof world.open>[1]) {
    if (ahead === 0) return world.open(path, options);
    const page = await world.open('/user-center/', options);
    await catchUp(page);
    await page.goto(`${world.origin}${path}`);
    return page;
  }
  async function hoursLater(hours: number) {
    ahead += Math.round(hours * HOUR);
    await world.door('clock', { advanceMs: Math.round(hours * HOUR) });
  }
  return {
    ...world,
    catchUp,
    /** Opens another page first when the clock must be set before the target page. */
    open,
    /** Order page in the tab that placed the order. */
    async openPlaced(orderNo: string, options?: Parameters<typeof world.open>[1]) {
      const page = await open('/404', options);
      await page.evaluate((key) => sessionStorage.setItem(key, '1'), `placed:${orderNo}`);
      await page.goto(`${world.origin}/shippingFcl/addOrderSuccess?no=${orderNo}`);
      return page;
    },
    hoursLater,
    /** Moves the clock to a planned moment; staff sessions may expire. */
    async untilMoment(at: string) {
      const hours = (Date.parse(at) - Date.now() - ahead) / HOUR;
      if (hours > 0) await hoursLater(hours);
    },
    /** Multiplies the tariff of a lane by a factor. */
    pricesTimes: (lane: string, factor: number) => world.door('prices', { lane, factor }),
  };
}

export type BookingWorld = Awaited<ReturnType<typeof openBookingWorld>>;

/** One timeout for slow machines. */
export { PATIENCE };

export const METHANOL_TO_ROTTERDAM = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
export const METHANOL_TO_SINGAPORE = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1';

/** Signs in within the dialog over a form. */
export async function signInAbove(page: Page, phone: string) {
  await page.getByRole('tab', { name: '密码登录' }).click(PATIENCE);
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
