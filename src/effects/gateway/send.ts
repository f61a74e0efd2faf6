import type { AxiosInstance } from 'axios';

import type { Endpoint } from '../../../contract/wire/endpoint';
import { hearTime } from '../clock';
import { queryForCall } from './url-payload';

const NAMED = /:([a-zA-Z]+)/g;

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Fills the path's parameters from the payload; the remaining fields are sent in query or body. */
export function filledPath(path: string, payload: object): { path: string; rest: object } {
  const values: Record<string, unknown> = { ...payload };
  const names = Array.from(path.matchAll(NAMED), ([, name = '']) => name);
  const filled = path.replaceAll(NAMED, (_, name: string) => {
    const value = values[name];
    if (!isScalar(value)) throw new Error(`${path} was called without ${name}`);
    return encodeURIComponent(value);
  });
  return {
    path: filled,
    rest: Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
  };
}

export type CallOptions = {
  signal?: AbortSignal;
  /**
   * Shows every failure of this call in the corner. Without it the caller shows failures that have a sentence; an
   * expired session, server faults and unknown refusals always appear there.
   */
  isAloud?: boolean;
  showsMessage?: boolean;
  /** Suppresses corner notices, server faults included: the caller has its own sentence or ignores the failure. */
  isSilent?: boolean;
  token?: string;
  /** Also accepts `000` and `10002000` as success, as some services use them. */
  lenient?: boolean;
  cookieless?: boolean;
  /** Completes even if the page closes before the answer. */
  outlivesPage?: boolean;
  idempotencyKey?: string;
  file?: { name: string; blob: Blob };
  /** Uploaded share of the body, in percent. */
  onSent?: (percent: number) => void;
};

/** Browsers limit a keepalive body to about 64 kB. */
const TOO_LONG_TO_OUTLIVE = 60_000;

/** Ten minutes, for large files on slow lines. */
const UPLOAD_TIMEOUT = 600_000;

/** A raw answer; `token` is the one that was sent. */
export type Answer = {
  status: number;
  disposition: string;
  data: unknown;
  token: string | null;
  requestId?: string;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  isClockOff?: true;
};

export type Line = {
  connect: () => Promise<AxiosInstance>;
  token: () => string | null;
  /** Answers embedded in the page and not used yet. */
  handed?: (endpoint: Endpoint, payload: object) => unknown;
};

function formDataFrom(payload: object, { name, blob }: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(payload)) form.append(key, String(value));
  form.append('file', blob, name);
  return form;
}

const payloadBytes = (payload: object): number => new Blob([JSON.stringify(payload)]).size;

/** Options the default XHR adapter lacks. */
function adapterOptions({ cookieless = false, outlivesPage = false }: CallOptions, payload: object) {
  if (cookieless) return { adapter: 'fetch' as const, withCredentials: false };
  if (!outlivesPage || payloadBytes(payload) > TOO_LONG_TO_OUTLIVE) return {};
  return { adapter: 'fetch' as const, fetchOptions: { keepalive: true } };
}

/** One request, from payload to answer; null without an answer. */
export async function sendRequest(
  { connect, token: current }: Line,
  endpoint: Endpoint,
  payload: object,
  options: CallOptions,
  responseType: 'json' | 'blob' = 'json',
): Promise<Answer | null> {
  const { signal, token = current() ?? undefined, idempotencyKey, file, onSent } = options;
  const { path, rest } = filledPath(endpoint.path, payload);
  const query = queryForCall(endpoint, rest);
  const http = await connect().catch(() => null);
  const askedAt = Date.now();
  const answer = await http
    ?.request<unknown>({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      responseType,
      ...(endpoint.method === 'POST' && { data: file ? formDataFrom(payload, file) : payload }),
      ...(file && { timeout: UPLOAD_TIMEOUT }),
      ...(onSent && { onUploadProgress: ({ progress = 0 }) => onSent(Math.round(progress * 100)) }),
      headers: {
        ...(token !== undefined && { Authorization: token }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...adapterOptions(options, payload),
      ...(signal && { signal }),
    })
    .catch(() => null);
  if (!answer) return null;
  const { date, 'cache-control': caching } = answer.headers as Record<string, unknown>;
  const isClockOff = hearTime({ date, caching, askedAt });
  const disposition: unknown = answer.headers['content-disposition'];
  const requestId: unknown = answer.headers['x-request-id'];
  const retryAfter = Number.parseInt(String(answer.headers['retry-after']), 10);
  return {
    status: answer.status,
    disposition: typeof disposition === 'string' ? disposition : '',
    data: answer.data,
    token: token ?? null,
    ...(typeof requestId === 'string' && { requestId }),
    ...(retryAfter >= 0 && { retryAfter }),
    ...(isClockOff && { isClockOff }),
  };
}
