import { randomUUID } from 'node:crypto';

import type { Clock } from '../clock';
import { sqlState } from '../database/retry';
import { DatabaseUnavailable } from '../database/unavailable';
import { type Log, redactText } from '../log';
import type { Metrics } from '../metrics/metrics';
import { type Answer, refusalAnswer } from './answer';
import { type Call, type CallOptions, buildCall, type GatewayContext } from './call';
import { sharedHeaders } from './cross-origin';
import { unaskedForwarding } from './forwarding';
import { HTTP_MESSAGES } from './messages';
import { badRequest, databaseUnavailable, Refusal, unexpectedFault } from './refusal';
import { HSTS, SECURITY_HEADERS } from './security-headers';
import { isWellEncoded } from './target';

export type Edge = CallOptions & {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  allowedOrigins: readonly string[];
};
type RequestWork = (c: GatewayContext, call: Call) => Promise<Answer> | Answer;

/** `isShared`: pages of other origins may call. `readsAnyTarget`: accepts badly encoded addresses. */
type Kind = { isShared?: boolean; readsAnyTarget?: boolean };

const DATA_EXCEPTION = '22';

/** The caller learns nothing about an unexpected fault; its log entry is stripped of numbers and secrets. */
function toRefusal(error: unknown, requestId: string, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  const fault = error instanceof Error ? error : new Error(String(error));
  if (fault instanceof DatabaseUnavailable) {
    log({
      level: 'warn',
      event: 'database-unavailable',
      requestId,
      lack: fault.lack,
      message: redactText(fault.message),
    });
    return databaseUnavailable(fault.lack);
  }
  const state = sqlState(fault);
  const unfit = state?.startsWith(DATA_EXCEPTION) === true;
  log({
    level: unfit ? 'warn' : 'error',
    event: 'fault',
    requestId,
    name: fault.name,
    sqlState: state,
    message: redactText(fault.message),
    stack: redactText(fault.stack ?? ''),
  });
  return unfit ? badRequest(HTTP_MESSAGES.unfitValue) : unexpectedFault();
}

function toResponse({ status, headers, cookies, body, stream }: Answer, requestId: string, secure: boolean): Response {
  const all = { ...SECURITY_HEADERS, ...(secure ? HSTS : {}), ...headers, 'x-request-id': requestId };
  if (!cookies || cookies.length === 0) return new Response(stream ?? body, { status, headers: all });
  const lines = cookies.map((line): [string, string] => ['set-cookie', line]);
  return new Response(stream ?? body, { status, headers: [...Object.entries(all), ...lines] });
}

/** A request answered before it fully arrived closes its connection; its rest is not read. */
const partingHeaders = ({ env }: GatewayContext): Record<string, string> =>
  env.incoming?.complete === false ? { connection: 'close' } : {};

export const createExchange = (edge: Edge) => {
  const noteForwarding = unaskedForwarding(edge.trustedProxies, edge.log, edge.metrics);
  return (template: string, work: RequestWork, { isShared = false, readsAnyTarget = false }: Kind = {}) =>
    async (c: GatewayContext) => {
      const requestId = randomUUID();
      const started = performance.now();
      const cookies: string[] = [];
      const call = buildCall(c, requestId, cookies, edge);
      let answer: Answer;
      try {
        noteForwarding(call.header);
        if (!readsAnyTarget && !isWellEncoded(c.req.url)) throw badRequest(HTTP_MESSAGES.badTarget);
        answer = await work(c, call);
      } catch (error) {
        answer = refusalAnswer(toRefusal(error, requestId, edge.log));
      }
      const { status, code } = answer;
      const ms = performance.now() - started;
      edge.metrics.answered({ method: c.req.method, route: template, status, code, seconds: ms / 1000 });
      edge.log({
        level: status >= 500 ? 'error' : 'info',
        event: 'request',
        method: c.req.method,
        route: template,
        status,
        code,
        ms: Math.round(ms * 10) / 10,
        requestId,
      });
      const shared = isShared ? sharedHeaders(call, edge.allowedOrigins) : {};
      const date = new Date(edge.clock.now()).toUTCString();
      const headers = { ...answer.headers, ...shared, ...partingHeaders(c), date };
      return toResponse({ ...answer, headers, cookies }, requestId, call.secure);
    };
};
