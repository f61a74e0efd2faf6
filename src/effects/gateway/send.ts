import type { AxiosInstance } from 'axios';

import type { Endpoint } from '../../../contract/wire/endpoint';
import { hearTime } from '../clock';
import { queryFor } from './url-payload';

const NAMED = /:([a-zA-Z]+)/g;

const isSaid = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A path with its names filled in from the payload, and what of the payload is left to be sent besides. */
export function filledPath(path: string, payload: object): { path: string; rest: object } {
  const values: Record<string, unknown> = { ...payload };
  const names = Array.from(path.matchAll(NAMED), ([, name = '']) => name);
  const filled = path.replaceAll(NAMED, (_, name: string) => {
    const value = values[name];
    if (!isSaid(value)) throw new Error(`${path} was called without ${name}`);
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
   * The corner of the page tells every failure of this call. Without it the caller tells in its own place what the
   * product has a sentence for; an expired session, a fault and a refusal of an unknown code are told in the corner
   * of every call.
   */
  isAloud?: boolean;
  /** The caller shows the message of a refusal itself. */
  showsMessage?: boolean;
  /** The corner shows no failure of this call, a fault neither: its caller has a sentence of its own, or ignores it. */
  isSilent?: boolean;
  /** The token this call speaks for, where it is not the one in use. */
  token?: string;
  /** `000` and `10002000` count as success too, as some services have it. */
  lenient?: boolean;
  /** Neither sends nor takes cookies: what the answer says about them is none of the page's business any more. */
  cookieless?: boolean;
  /** Goes out even where its page goes before the answer comes. */
  outlivesPage?: boolean;
  /** Makes one thing of however many tries. */
  idempotencyKey?: string;
  /** Sent as a form, with the payload beside it. */
  file?: { name: string; blob: Blob };
  /** How much of the body has gone out, in percent. */
  onSent?: (percent: number) => void;
};

/** More than a browser sends for a page that is gone. */
const TOO_LONG_TO_OUTLIVE = 60_000;

/** A big file on a narrow line takes its time. */
const UPLOAD_TIMEOUT = 600_000;

/** An answer as it came over the wire. `token` is the one that was sent along. */
export type Answer = {
  status: number;
  disposition: string;
  data: unknown;
  token: string | null;
  requestId?: string;
  /** For how many seconds we are asked to wait before we ask again. */
  retryAfter?: number;
  /** By it this computer's clock was found to be wrong. */
  isClockOff?: true;
};

export type Line = {
  connect: () => Promise<AxiosInstance>;
  token: () => string | null;
  /** What the page has brought along and nobody has asked for yet. */
  handed?: (endpoint: Endpoint, payload: object) => unknown;
};

function formOf(payload: object, { name, blob }: NonNullable<CallOptions['file']>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(payload)) form.append(key, String(value));
  form.append('file', blob, name);
  return form;
}

const bytesOf = (payload: object): number => new Blob([JSON.stringify(payload)]).size;

/** What the ordinary way of a browser to ask cannot do. */
function apartFrom({ cookieless = false, outlivesPage = false }: CallOptions, payload: object) {
  if (cookieless) return { adapter: 'fetch' as const, withCredentials: false };
  if (!outlivesPage || bytesOf(payload) > TOO_LONG_TO_OUTLIVE) return {};
  return { adapter: 'fetch' as const, fetchOptions: { keepalive: true } };
}

/** One request, from payload to answer; null where there was none. */
export async function send(
  { connect, token: current }: Line,
  endpoint: Endpoint,
  payload: object,
  options: CallOptions,
  responseType: 'json' | 'blob' = 'json',
): Promise<Answer | null> {
  const { signal, token = current() ?? undefined, idempotencyKey, file, onSent } = options;
  const { path, rest } = filledPath(endpoint.path, payload);
  const query = queryFor(endpoint, rest);
  const http = await connect().catch(() => null);
  const askedAt = Date.now();
  const answer = await http
    ?.request<unknown>({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      responseType,
      ...(endpoint.method === 'POST' && { data: file ? formOf(payload, file) : payload }),
      ...(file && { timeout: UPLOAD_TIMEOUT }),
      ...(onSent && { onUploadProgress: ({ progress = 0 }) => onSent(Math.round(progress * 100)) }),
      headers: {
        ...(token !== undefined && { Authorization: token }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...apartFrom(options, payload),
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
