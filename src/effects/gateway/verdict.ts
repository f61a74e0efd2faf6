import * as v from 'valibot';

import { CODES, envelopeSchema, type Envelope } from '../../../contract/wire/envelope';
import type { GatewayNews } from '../../../machines/shell/app';
import type { GatewayReply } from './reply';
import type { Answer, CallOptions } from './send';

const UNAUTHORIZED = 401;
const EXPIRY_CODES: readonly string[] = [CODES.sessionExpired, CODES.expired];
const LENIENT_CODES: readonly string[] = ['000', '10002000'];

const anyEnvelope = envelopeSchema(v.unknown());

/** Message and data may be missing in an answer; the code may not. */
const readEnvelope = (data: unknown): Envelope | null => {
  const bare = typeof data === 'object' && data !== null ? { message: '', data: null, ...data } : data;
  const envelope = v.safeParse(anyEnvelope, bare);
  return envelope.success ? envelope.output : null;
};

const isFine = (status: number) => status >= 200 && status < 300;

export type Verdict = { reply: GatewayReply<unknown>; news: GatewayNews | null };

const failed = (message: string): GatewayNews => ({ type: 'gateway.failed', message: message === '' ? null : message });

/** Meaning of an answer by the error catalogue, and the notice it causes beside the reply. */
export function judgeAnswer(answer: Answer | null, { lenient = false }: CallOptions): Verdict {
  const envelope = readEnvelope(answer?.data);
  const { status = 0, token = null } = answer ?? {};
  const { code = '', message = '', data = null } = envelope ?? {};
  const noted = answer?.requestId === undefined ? {} : { requestId: answer.requestId };

  if (status === UNAUTHORIZED || EXPIRY_CODES.includes(code)) {
    const news = token === null ? null : ({ type: 'gateway.expired', token } as const);
    return { reply: { kind: 'refused', code: code || CODES.expired, message, data, ...noted }, news };
  }
  if (envelope === null) {
    const reply = { kind: 'unreachable' as const, ...(answer && { isAnswered: true as const }) };
    return { reply, news: failed('') };
  }
  if (!isFine(status)) return { reply: { kind: 'refused', code, message, data, ...noted }, news: failed(message) };
  if (code === CODES.success || (lenient && LENIENT_CODES.includes(code))) {
    return { reply: { kind: 'done', data }, news: null };
  }
  const news = message === '' ? failed('') : ({ type: 'gateway.refused', message } as const);
  return { reply: { kind: 'refused', code, message, data, ...noted }, news };
}
