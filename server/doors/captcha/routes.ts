import type { HonoRequest } from 'hono';

import { CAPTCHA_BARE_PREFIX, captchaCheck, captchaGet } from '../../../contract/people/captcha';
import { captchaWork, captchaWorkCheck } from '../../../contract/people/captcha-work';
import { type Answer, jsonAnswer, successAnswer } from '../../base/http/answer';
import type { Call } from '../../base/http/call';
import { readJsonObject } from '../../base/http/json-body';
import { readJsonBody, MAX_JSON_BYTES, readBytes } from '../../base/http/request-body';
import type { Route } from '../../base/http/route';
import type { Reply } from './answers';
import type { Client } from './client';
import type { CaptchaService, Fields } from './service';
import type { Visitors } from './visitor';
import type { WorkService } from './work/service';

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Body of plain-protocol clients: JSON, or a form as sent by clients of the PHP server. Any other body or a GET yields
 * no fields, so that the answer is a code of the protocol.
 */
async function readAnyBody(request: HonoRequest): Promise<Fields> {
  if (request.method === 'GET') return {};
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (FORM.test(request.header('content-type') ?? '')) {
    return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  }
  try {
    return readJsonObject(bytes);
  } catch {
    return {};
  }
}

/** The envelope always reports success; the captcha's result is in its data. */
const enveloped = ({ answer }: Reply<unknown>): Answer => successAnswer(answer);
const bare = ({ answer }: Reply<unknown>): Answer => jsonAnswer(answer);

type Dress = (reply: Reply<unknown>) => Answer;
type Work = (fields: Fields, client: Client) => Promise<Reply<unknown>>;
type Read = (request: HonoRequest) => Fields | Promise<Fields>;

const answering = (visitors: Visitors, dress: Dress, work: Work, read: Read) =>
  async function answer(request: HonoRequest, call: Call): Promise<Answer> {
    const reply = await work(await read(request), { address: call.address, visitor: visitors.of(call) });
    if (reply.visitor !== undefined) call.setCookie(visitors.cookie(reply.visitor, call.secure));
    const dressed = { ...dress(reply), code: reply.answer.repCode };
    const wait = reply.retryAfterSeconds;
    return wait === undefined ? dressed : { ...dressed, headers: { ...dressed.headers, 'retry-after': String(wait) } };
  };

type Served = { captcha: CaptchaService; work: WorkService; visitors: Visitors };

/**
 * Pages get the product's envelope, the challenge by GET or POST. Plain-protocol clients send no own headers and know
 * no work captcha: they get bare answers.
 */
export function captchaRoutes({ captcha, work, visitors }: Served): Route[] {
  const posted = (path: string, done: Work): Route => ({
    method: 'POST',
    path,
    guarded: true,
    answer: answering(visitors, enveloped, done, readJsonBody),
  });
  const plain = (name: string, done: Work): Route[] =>
    (['GET', 'POST'] as const).map((method) => ({
      method,
      path: `${CAPTCHA_BARE_PREFIX}/${name}`,
      guarded: false,
      answer: answering(visitors, bare, done, readAnyBody),
    }));
  return [
    {
      method: 'GET',
      path: captchaGet.path,
      guarded: false,
      answer: answering(visitors, enveloped, captcha.challenge, (request) => request.query()),
    },
    posted(captchaGet.path, captcha.challenge),
    posted(captchaCheck.path, captcha.check),
    posted(captchaWork.path, work.ask),
    posted(captchaWorkCheck.path, work.check),
    ...plain('get', captcha.challenge),
    ...plain('check', captcha.check),
  ];
}
