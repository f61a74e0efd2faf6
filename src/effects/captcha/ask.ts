import type { AxiosInstance } from 'axios';
import * as v from 'valibot';

import type { Endpoint, SentTo } from '../../../contract/wire/endpoint';
import { CAPTCHA_CODES } from '../../../contract/people/captcha';
import type { CaptchaRefusal } from '../../../machines/identity/captcha';
import { houseNow } from '../clock';

const words = v.nullish(v.string(), '');

const answerSchema = v.object({
  repCode: v.string(),
  repMsg: words,
  repData: v.nullish(v.unknown()),
});

const envelopeSchema = v.object({ code: v.string(), message: words, data: v.nullish(v.unknown()) });

/** Answer of a captcha server, in either of its two formats. */
type CaptchaAnswer =
  | { kind: 'answer'; repCode: string; message: string; data: unknown }
  | { kind: 'refused'; message: string };

const parseCaptchaAnswer = (body: unknown): CaptchaAnswer | null => {
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) return null;
  const { repCode, repMsg, repData } = answer.output;
  return { kind: 'answer', repCode, message: repMsg, data: repData };
};

/** Accepts the bare protocol and the product's envelope; null for anything else. */
function readAnswer(body: unknown): CaptchaAnswer | null {
  const bare = parseCaptchaAnswer(body);
  if (bare) return bare;
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return null;
  const { code, message, data } = envelope.output;
  return code.endsWith('000') ? parseCaptchaAnswer(data) : { kind: 'refused', message };
}

export type Connect = () => Promise<AxiosInstance>;

type CaptchaReply = { ok: true; data: unknown } | CaptchaRefusal;

const TOO_OFTEN: readonly string[] = [CAPTCHA_CODES.getTooOften, CAPTCHA_CODES.locked, CAPTCHA_CODES.checkTooOften];

const parseRetryAfter = (header: unknown): number | null => {
  const seconds = typeof header === 'string' && header !== '' ? Number(header) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

function captchaFailure(said: CaptchaAnswer, retryAfterSeconds: number | null): CaptchaRefusal['failure'] {
  const { message } = said;
  const code = said.kind === 'answer' ? said.repCode : null;
  if (code === CAPTCHA_CODES.gone) return { code: 'expired' };
  const isLimited = code === null ? retryAfterSeconds !== null : TOO_OFTEN.includes(code);
  return isLimited ? { code: 'limited', message, retryAfterSeconds } : { code: 'refused', message };
}

/** One call to a captcha server. Refusals and network failures are returned as values. */
export async function askCaptcha<TEndpoint extends Endpoint>(
  connect: Connect,
  { method, path }: TEndpoint,
  payload: SentTo<TEndpoint>,
  signal: AbortSignal,
): Promise<CaptchaReply> {
  const body = method === 'GET' ? { params: payload } : { data: payload };
  const http = await connect().catch(() => null);
  const response = await http
    ?.request({ method, url: path, signal, validateStatus: () => true, ...body })
    .catch(() => null);
  const said = readAnswer(response?.data);
  if (!said) return { ok: false, answeredAt: houseNow(), failure: { code: 'network' } };
  if (said.kind === 'answer' && said.repCode === CAPTCHA_CODES.success) return { ok: true, data: said.data };
  const wait = parseRetryAfter(response?.headers['retry-after']);
  return { ok: false, answeredAt: houseNow(), failure: captchaFailure(said, wait) };
}
