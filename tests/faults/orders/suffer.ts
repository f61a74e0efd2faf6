import { CODES } from '../../../contract/wire/envelope';
import { attemptAt, findAt, settleAt, submitAt, type Wanted } from './buyer';
import { CUTS, submitOverCut } from './cut';
import type { Ledger } from './ledger';

/** Where somebody orders, and what they order next: of each stock no more than there is room for. */
export type Market = { urls: readonly string[]; next: () => Wanted };

const TWINS = 6;

/** Lines that break anywhere; afterwards the page finds out by its key. */
export async function sufferCuts({ urls, next }: Market, times: number, { fault, promise }: Ledger): Promise<void> {
  const [url = ''] = urls;
  for (let time = 0; time < times; time += 1) {
    const attempt = await attemptAt(url, next());
    await submitOverCut(url, attempt, CUTS[time % CUTS.length] ?? 'sent');
    fault();
    promise(attempt.key, await settleAt(urls[time % urls.length] ?? url, attempt));
  }
}

/** One key, many times at once, at every gateway there is. */
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

/** The order is made, its answer never arrives: the key finds it, and trying again makes no other. */
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
