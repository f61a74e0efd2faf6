import { openDialogsWorld } from '../dialogs.world';

/** The site, its gateway, and the doors through which a test moves the gateway's clock and its tariff. */
export async function openBookingWorld() {
  const world = await openDialogsWorld();
  const through = (door: string, body: object) =>
    fetch(`${world.origin}/__test/${door}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    ...world,
    hoursLater: (hours: number) => through('clock', { advanceMs: Math.round(hours * 3_600_000) }),
    /** From now on a lane costs so many times its tariff. */
    pricesTimes: (lane: string, factor: number) => through('prices', { lane, factor }),
  };
}

export type BookingWorld = Awaited<ReturnType<typeof openBookingWorld>>;

/** Nothing here is quick on a busy machine, and nothing waits longer than this. */
export const PATIENCE = { timeout: 20_000 } as const;

export const METHANOL_TO_ROTTERDAM = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
