import type { Answer } from './answer';
import type { Call } from './call';

/** Headers a caller of the contract may send, and response headers its pages may read. */
const SENT = 'authorization, content-type, appCode, appDriver, idempotency-key';
const TOLD = 'content-disposition, date, retry-after, x-request-id';
const PREFLIGHT_SECONDS = 600;

const allowedOrigin = (call: Pick<Call, 'header'>, allowed: readonly string[]): string | undefined => {
  const origin = call.header('origin');
  return origin !== undefined && allowed.includes(origin) ? origin : undefined;
};

/** Lets a page of a listed origin read the answer. Without these headers the browser hides it from other pages. */
export function sharedHeaders(call: Pick<Call, 'header'>, allowed: readonly string[]): Record<string, string> {
  if (allowed.length === 0) return {};
  const origin = allowedOrigin(call, allowed);
  if (origin === undefined) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': TOLD,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Answers a CORS preflight of a listed origin; undefined otherwise. */
export function preflight(call: Call, allowed: readonly string[], methods: string): Answer | undefined {
  const asked = call.header('access-control-request-method');
  if (asked === undefined || allowedOrigin(call, allowed) === undefined) return undefined;
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': SENT,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
    body: null,
  };
}
