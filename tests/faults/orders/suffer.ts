import { CODES } from '../../../contract/wire/envelope';
import { attemptAt, findAt, settleAt, submitAt, type Wanted } from './buyer';
import { CUTS, submitOverCut } from './cut';
import type { Ledger } from './ledger';

export type Market = { urls: readonly string[]; next: () => Wanted };

const TWINS = 6;

/** Connections break anywhere; the page then recovers by its key. */
export async function sufferCuts({ urls, next }: Market, times: number, { fault, promise }: Ledger): Promise<void> {
  const [url = ''] = urls;
  for (let time = 0; time < times; time += 1) {
    const attempt = await attemptAt(url, next());
    await submitOverCut(url, attempt, CUTS[time % CUTS.length] ?? 'sent');
    fault();
    promise(attempt.key, await settleAt(urls[time % urls.length] ?? url, attempt));
  }
}

export async function sufferTwins({ urls, next }: Market, times: number, { fault, promise }: Ledger): Promise<void> {
  const [url = ''] = urls;
  for (let time = 0; time < times; time += 1) {
    const attempt = await attemptAt(url, next());
    const twins = Array.from({ length: TWINS }, (_, twin) => submitAt(urls[twin % urls.length] ?? url, attempt));
    for (const { status, code, data } of await Promise.all(twins)) {
      if (code === CODES.success) promise(attempt.key, data.orderNo);
      else if (status !== 409) throw new Error(`A twin was refused: ${attempt.path} ${code}`);
    }
    fault();
    promise(attempt.key, await settleAt(url, attempt));
  }
}

/** Drops the answer of a placed order: the key finds it, and a retry creates no other. */
export async function sufferLostAnswers(
  { urls, next }: Market,
  times: number,
  { fault, promise }: Ledger,
): Promise<void> {
  const [url = ''] = urls;
  for (let time = 0; time < times; time += 1) {
    const attempt = await attemptAt(url, next());
    await submitOverCut(url, attempt, 'answer');
    fault();
    const found = await findAt(urls[time % urls.length] ?? url, attempt);
    if (found.data) promise(attempt.key, found.data.orderNo);
    promise(attempt.key, (await submitAt(url, attempt)).data.orderNo);
  }
}
