import type { Endpoint } from '../../../contract/endpoint';
import { send, type Answer } from './send';

const UNAVAILABLE = 503;
const TRIES = 6;
/** Whoever asks for longer than this is told to the person instead. */
const LONGEST_WAIT_S = 5;
const SECOND_MS = 1_000;
/** All pages were sent away in the same moment; they need not come back in one. */
const SPREAD_MS = 500;

/** What changes nothing may be asked twice. What may change something is never sent again by itself. */
const isRead = ({ method, urlSafe }: Endpoint): boolean => method === 'GET' || urlSafe;

const waited = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });

/** One request, sent again while the gateway says that it is a matter of moments; what it says last is the answer. */
export async function sendPatiently(...asked: Parameters<typeof send>): Promise<Answer | null> {
  const [, endpoint, , { signal }] = asked;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(...asked);
    const { status, retryAfter = Number.POSITIVE_INFINITY } = answer ?? {};
    const isWorthIt = isRead(endpoint) && status === UNAVAILABLE && retryAfter <= LONGEST_WAIT_S;
    if (!isWorthIt || attempt === TRIES || signal?.aborted) return answer;
    await waited(retryAfter * SECOND_MS + Math.random() * SPREAD_MS, signal);
    if (signal?.aborted) return answer;
  }
}
