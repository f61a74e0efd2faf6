import * as v from 'valibot';

import type { Endpoint, ReplyOf, SentTo } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { GatewayNews } from '../../../machines/shell/app';
import { readFileAnswer, type FileKind, type NamedFile } from './file';
import type { NewsDesk } from './news';
import type { GatewayReply } from './reply';
import { type Answer, type CallOptions, type Line, sendRequest } from './send';
import { judgeAnswer } from './verdict';

const UNAVAILABLE = 503;
const TRIES = 6;
/** A longer Retry-After is not waited for; the user sees the failure. */
const LONGEST_WAIT_S = 5;
const SECOND_MS = 1_000;
/** Random spread of retries: all pages were refused at the same moment. */
const SPREAD_MS = 500;

/** Only reads may be repeated; a call that may change data is never resent automatically. */
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

/** Repeats a request while the gateway asks for a short wait; the last answer counts. */
export async function sendPatiently(...asked: Parameters<typeof sendRequest>): Promise<Answer | null> {
  const [, endpoint, , { signal }] = asked;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendRequest(...asked);
    const { status, retryAfter = Number.POSITIVE_INFINITY } = answer ?? {};
    const isWorthIt = isRead(endpoint) && status === UNAVAILABLE && retryAfter <= LONGEST_WAIT_S;
    if (!isWorthIt || attempt === TRIES || signal?.aborted) return answer;
    await waited(retryAfter * SECOND_MS + Math.random() * SPREAD_MS, signal);
    if (signal?.aborted) return answer;
  }
}

export type Gateway = {
  call<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    options?: CallOptions,
  ): Promise<GatewayReply<ReplyOf<TEndpoint>>>;
  /** Fetches a file; a refusal sent as a file is still a refusal. */
  file<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    kind: FileKind,
    options?: CallOptions,
  ): Promise<GatewayReply<NamedFile>>;
};

/** From this status on the server failed; below, it refused. */
const FAULT = 500;
const UNREADABLE = { kind: 'unreachable', isAnswered: true } as const;

const WORDED: ReadonlySet<string> = new Set(Object.values(CODES));

type GatewayExchange = { news: GatewayNews; reply: GatewayReply<unknown>; answer: Answer | null; options: CallOptions };

/** Server faults and refusals without own sentence show the gateway's message, if any. */
function isToldInItsWords({ news, reply, answer, options }: GatewayExchange): boolean {
  if (!('message' in news) || news.message === null) return false;
  if ((answer?.status ?? 0) >= FAULT) return true;
  return reply.kind === 'refused' && !WORDED.has(reply.code) && options.showsMessage !== true;
}

function isHeard(heard: GatewayExchange): boolean {
  if (heard.news.type === 'gateway.expired') return true;
  const { isAloud = false, isSilent = false, signal } = heard.options;
  return signal?.aborted !== true && !isSilent && (isAloud || isToldInItsWords(heard));
}

/** The only access to the gateway. */
export function gatewayOver(line: Line, { publish }: Pick<NewsDesk, 'publish'>): Gateway {
  const judge = (answer: Answer | null, options: CallOptions): GatewayReply<unknown> => {
    if (answer?.isClockOff) publish({ type: 'gateway.clockOff' });
    const { reply, news } = judgeAnswer(answer, options);
    if (news && isHeard({ news, reply, answer, options })) publish(news);
    return reply;
  };

  return {
    async call(endpoint, payload, options = {}) {
      const brought = line.handed?.(endpoint, payload as object);
      if (brought !== undefined) return { kind: 'done', data: brought };
      const reply = judge(await sendPatiently(line, endpoint, payload as object, options), options);
      if (reply.kind !== 'done') return reply;
      const data = v.safeParse(endpoint.reply, reply.data);
      return data.success ? { kind: 'done', data: data.output } : UNREADABLE;
    },
    async file(endpoint, payload, kind, options = {}) {
      const answer = await sendPatiently(line, endpoint, payload as object, options, 'blob');
      const outcome = await readFileAnswer(answer, kind);
      if (outcome.kind === 'file') return { kind: 'done', data: outcome.file };
      const reply = judge(outcome.answer, options);
      return reply.kind === 'done' ? UNREADABLE : reply;
    },
  };
}
