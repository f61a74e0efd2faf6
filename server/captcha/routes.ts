import type { HonoRequest } from 'hono';

import { CAPTCHA_BARE_PREFIX, captchaCheck, captchaGet } from '../../contract/captcha';
import { captchaWork, captchaWorkCheck } from '../../contract/captcha-work';
import { type Answer, jsonAnswer, successAnswer } from '../http/answer';
import type { Call } from '../http/call';
import { readJsonBody } from '../http/request-body';
import type { Route } from '../http/route';
import type { Reply } from './answers';
import type { Client } from './client';
import type { CaptchaService, Fields } from './service';
import type { WorkService } from './work/service';

const LONGEST_UID = 64;

/** The id a client has given itself, if it is one we would store; upstream clients may send none. */
function clientOf({ clientUid }: Fields, call: Call): Client {
  const uid = typeof clientUid === 'string' && clientUid.length <= LONGEST_UID ? clientUid : null;
  return { address: call.address, uid, agent: call.header('user-agent') ?? null };
}

/** Our own envelope always says success: what the captcha has to say stands in its data. */
const enveloped = ({ answer }: Reply<unknown>): Answer => successAnswer(answer);
const bare = ({ answer }: Reply<unknown>): Answer => jsonAnswer(answer);

type Dress = (reply: Reply<unknown>) => Answer;
type Work = (fields: Fields, client: Client) => Promise<Reply<unknown>>;

const answering = (dress: Dress, work: Work, read: (request: HonoRequest) => Fields | Promise<Fields>) =>
  async function answer(request: HonoRequest, call: Call): Promise<Answer> {
    const fields = await read(request);
    const reply = await work(fields, clientOf(fields, call));
    const dressed = { ...dress(reply), code: reply.answer.repCode };
    const wait = reply.retryAfterSeconds;
    return wait === undefined ? dressed : { ...dressed, headers: { ...dressed.headers, 'retry-after': String(wait) } };
  };

const posted = (path: string, guarded: boolean, dress: Dress, work: Work): Route => ({
  method: 'POST',
  path,
  guarded,
  answer: answering(dress, work, readJsonBody),
});

/** For the pages: the product's envelope, the challenge by GET or POST. */
export const captchaRoutes = ({ challenge, check }: CaptchaService): Route[] => [
  {
    method: 'GET',
    path: captchaGet.path,
    guarded: false,
    answer: answering(enveloped, challenge, (request) => request.query()),
  },
  posted(captchaGet.path, true, enveloped, challenge),
  posted(captchaCheck.path, true, enveloped, check),
];

/** For who cannot see a picture; clients of the plain protocol know nothing of it. */
export const captchaWorkRoutes = ({ ask, check }: WorkService): Route[] => [
  posted(captchaWork.path, true, enveloped, ask),
  posted(captchaWorkCheck.path, true, enveloped, check),
];

/** For clients of the plain protocol, which send no header of ours and read no envelope. */
export const bareCaptchaRoutes = ({ challenge, check }: CaptchaService): Route[] => [
  posted(`${CAPTCHA_BARE_PREFIX}/get`, false, bare, challenge),
  posted(`${CAPTCHA_BARE_PREFIX}/check`, false, bare, check),
];
