import { submitOrder, quoteFcl } from '../../../contract/modes/fcl';
import { CODES } from '../../../contract/envelope';
import { orderByKey } from '../../../contract/orders';
import { etdList } from '../../../contract/sailings';
import type { FclQuote as Quote } from '../../../domain/modes/fcl/quote';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { DANGEROUS, isBookable, newKey, submissionOn, type Submitted } from '../../server/orders/support/submission';

type Reply<TData> = { status: number; code: string; data: TData };

/** An order on its way: what is asked stays the same however often it is asked. */
export type Attempt = { key: string; body: string };

export const headersFor = (key?: string, who = 'buyer'): Record<string, string> => ({
  'content-type': 'application/json',
  appCode: 'echem',
  authorization: who,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

/** Countries that ask no more of the form than this order says. */
const LANES = [
  'SGSIN',
  'KRPUS',
  'MYPKG',
  'THLCH',
  'VNSGN',
  'IDJKT',
  'PHMNL',
  'AEJEA',
  'AUSYD',
  'LKCMB',
  'TRIST',
  'ZADUR',
];
const ORIGINS = ['CNNGB', 'CNSHA'];
const DAYS = 63;

export async function ask<TData>(url: string, path: string, body: unknown, key?: string): Promise<Reply<TData>> {
  const init = {
    method: 'POST',
    headers: headersFor(key),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const response = await fetch(`${url}${path}`, init);
  const { code, data } = (await response.json()) as { code: string; data: TData };
  return { status: response.status, code, data };
}

/** Every ship that can be booked, one after the other, as long as it has room. */
export async function shipsAt(url: string): Promise<() => { search: SailingSearch; sailingId: string }> {
  const room: { search: SailingSearch; sailingId: string; slots: number }[] = [];
  for (const [orgPortCode, dstPortCode] of LANES.flatMap((dst) => ORIGINS.map((org) => [org, dst] as const))) {
    const search = { ...DANGEROUS, orgPortCode, dstPortCode };
    const { data } = await ask<{ sailings: Sailing[] } | null>(url, etdList.path, { ...search, days: DAYS });
    // The earliest would close while the harness runs.
    const ships = (data?.sailings ?? []).filter(isBookable).slice(2);
    room.push(...ships.map(({ sailingId, slots }) => ({ search, sailingId, slots: slots - 5 })));
  }
  return () => {
    const ship = room[0];
    if (!ship) throw new Error('Every ship is full');
    ship.slots -= 1;
    if (ship.slots <= 0) room.shift();
    return ship;
  };
}

export async function attemptAt(url: string, ship: { search: SailingSearch; sailingId: string }): Promise<Attempt> {
  const { code, data } = await ask<Quote>(url, quoteFcl.path, { ...ship.search, offerId: ship.sailingId });
  if (code !== CODES.success) throw new Error(`No quote: ${code}`);
  return { key: newKey(), body: JSON.stringify(submissionOn(data)) };
}

export const submitAt = (url: string, { key, body }: Attempt) => ask<Submitted>(url, submitOrder.path, body, key);
export const findAt = (url: string, { key }: Attempt) => ask<Submitted | null>(url, orderByKey.path, { key });

const PATIENCE = 50;

/** What a page does that does not know: it asks by the key, and where there is nothing it tries the same key again. */
export async function settleAt(url: string, attempt: Attempt): Promise<string> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const found = await findAt(url, attempt);
    if (found.code === CODES.success && found.data) return found.data.orderNo;
    const { status, code, data } = await submitAt(url, attempt);
    if (code === CODES.success) return data.orderNo;
    if (status !== 409) throw new Error(`The order was refused: ${code}`);
  }
  throw new Error('The twin never ended');
}
