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
 * What clients of the plain protocol send: JSON, or a form as the PHP server's clients do. Whatever is neither, or a GET,
 * names nothing, so that they hear of it by a code of the protocol.
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

/** Our own envelope always says success: what the captcha has to say stands in its data. */
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
 * For the pages: the product's envelope, the challenge by GET or POST. For clients of the plain protocol, which send no
 * header of ours, read no envelope and know nothing of work: the same without it.
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
