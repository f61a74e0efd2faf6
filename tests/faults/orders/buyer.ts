import { CODES } from '../../../contract/wire/envelope';
import { orderByKey } from '../../../contract/orders/orders';
import type { Quote } from '../../../domain/offer/offer';
import { newKey, type Submitted } from '../../server/orders/orders/support/submission';

type Reply<TData> = { status: number; code: string; data: TData };

export type Attempt = { key: string; path: string; body: string };

export const headersFor = (key?: string, who = 'buyer'): Record<string, string> => ({
  'content-type': 'application/json',
  appCode: 'echem',
  authorization: who,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

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

export const found = async <TData>(url: string, path: string, search: object): Promise<TData | null> =>
  (await ask<TData | null>(url, path, search)).data;

export type Wanted = {
  quotePath: string;
  search: object;
  offerId: string;
  path: string;
  orderOn: (quote: Quote) => object;
};

export async function attemptAt(url: string, wanted: Wanted): Promise<Attempt> {
  const { quotePath, search, offerId, path, orderOn } = wanted;
  const { code, data } = await ask<Quote>(url, quotePath, { ...search, offerId });
  if (code !== CODES.success) throw new Error(`No quote at ${quotePath}: ${code}`);
  return { key: newKey(), path, body: JSON.stringify(orderOn(data)) };
}

export const submitAt = (url: string, { key, path, body }: Attempt) => ask<Submitted>(url, path, body, key);
export const findAt = (url: string, { key }: Attempt) => ask<Submitted | null>(url, orderByKey.path, { key });

const PATIENCE = 50;

/** Recovery of a page: query by key, and retry with the same key when nothing exists. */
export async function settleAt(url: string, attempt: Attempt): Promise<string> {
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const found = await findAt(url, attempt);
    if (found.code === CODES.success && found.data) return found.data.orderNo;
    const { status, code, data } = await submitAt(url, attempt);
    if (code === CODES.success) return data.orderNo;
    if (status !== 409) throw new Error(`The order was refused: ${attempt.path} ${code} ${JSON.stringify(data)}`);
  }
  throw new Error('The twin never ended');
}
