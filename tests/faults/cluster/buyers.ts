import { setTimeout as pause } from 'node:timers/promises';

import { CODES } from '../../../contract/wire/envelope';
import { orderByKey } from '../../../contract/orders/orders';
import type { Quote } from '../../../domain/offer/offer';
import { newKey, type Submitted } from '../../server/orders/orders/support/submission';
import { headersFor, type Wanted } from '../orders/buyer';

/** Answers allowed by the contract: success, a refusal with a code, or "later" with a time. */
export type Answers = { answers: number; laters: number; refusals: number; broken: number; wrong: string[] };

export const noAnswers = (): Answers => ({ answers: 0, laters: 0, refusals: 0, broken: 0, wrong: [] });

type Said<TData> = { kind: 'done'; data: TData } | { kind: 'refused'; code: string } | { kind: 'unknown' };

const PATIENCE_MS = 90_000;
const SILENCE_MS = 20_000;

export function lineTo(url: string, who: string, seen: Answers) {
  async function ask<TData>(path: string, body: unknown, key?: string): Promise<Said<TData>> {
    const init = {
      method: 'POST',
      headers: headersFor(key, who),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SILENCE_MS),
    };
    const response = await fetch(`${url}${path}`, init).catch(() => null);
    const said = (await response?.json().catch(() => null)) as { code: string; data: TData } | null;
    if (!response || !said) {
      seen.broken += 1;
      return { kind: 'unknown' };
    }
    seen.answers += 1;
    if (response.status === 503 || response.status === 409) {
      seen.laters += 1;
      if (!response.headers.has('retry-after')) seen.wrong.push(`${path} ${response.status} without Retry-After`);
      return { kind: 'unknown' };
    }
    if (response.status === 200 && said.code === CODES.success) return { kind: 'done', data: said.data };
    if (response.status >= 500) seen.wrong.push(`${path} ${response.status} ${said.code}`);
    seen.refusals += 1;
    return { kind: 'refused', code: said.code };
  }

  /** Retries until the answer is known, like a page with a safe request. */
  async function known<TData>(path: string, body: unknown, key?: string): Promise<Said<TData>> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const said = await ask<TData>(path, body, key);
      if (said.kind !== 'unknown' || Date.now() > deadline) return said;
      await pause(100 + Math.random() * 300);
    }
  }

  return {
    /** Order number, or the code of the refusal. */
    async buy({
      quotePath,
      search,
      offerId,
      path,
      orderOn,
    }: Wanted): Promise<{ key: string; orderNo?: string; code?: string }> {
      const quote = await known<Quote>(quotePath, { ...search, offerId });
      const key = newKey();
      if (quote.kind !== 'done') return { key, code: quote.kind === 'refused' ? quote.code : 'unknown' };
      const order = await known<Submitted>(path, orderOn(quote.data), key);
      if (order.kind === 'done') return { key, orderNo: order.data.orderNo };
      return { key, code: order.kind === 'refused' ? order.code : 'unknown' };
    },
    find: (key: string) => known<Submitted | null>(orderByKey.path, { key }),
  };
}
