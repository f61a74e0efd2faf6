import type { Page } from 'playwright';

import { openDialogsWorld } from '../dialogs.world';
import { PASSWORD } from '../session.world';
import { PATIENCE } from '../../support/patience';

const HOUR = 3_600_000;

/** The site, its gateway, and the doors through which a test moves both their clocks and the tariff. */
export async function openBookingWorld(options?: Parameters<typeof openDialogsWorld>[0]) {
  const world = await openDialogsWorld(options);
  let ahead = 0;
  /** From here on the clock of a page goes as the gateway's does. */
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
    /** Comes in by another page where the clock must be set before the one that is meant. */
    open,
    /** The page of an order, in the tab that has just placed it. */
    async openPlaced(orderNo: string, options?: Parameters<typeof world.open>[1]) {
      const page = await open('/404', options);
      await page.evaluate((key) => sessionStorage.setItem(key, '1'), `placed:${orderNo}`);
      await page.goto(`${world.origin}/shippingFcl/addOrderSuccess?no=${orderNo}`);
      return page;
    },
    hoursLater,
    /** Moves the clock to the moment of a plan; sessions of the house may have ended by then. */
    async untilMoment(at: string) {
      const hours = (Date.parse(at) - Date.now() - ahead) / HOUR;
      if (hours > 0) await hoursLater(hours);
    },
    /** From now on a lane costs so many times its tariff. */
    pricesTimes: (lane: string, factor: number) => world.door('prices', { lane, factor }),
  };
}

export type BookingWorld = Awaited<ReturnType<typeof openBookingWorld>>;

/** Nothing here is quick on a busy machine, and nothing waits longer than this. */
export { PATIENCE };

export const METHANOL_TO_ROTTERDAM = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
export const METHANOL_TO_SINGAPORE = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1230&box=20GP*1';

/** In the dialog that a form opens over itself when somebody has to be known. */
export async function signInAbove(page: Page, phone: string) {
  await page.getByRole('tab', { name: '密码登录' }).click(PATIENCE);
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
