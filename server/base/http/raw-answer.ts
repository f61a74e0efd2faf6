import { randomUUID } from 'node:crypto';

import { CODES } from '../../../contract/wire/envelope';
import { refusalAnswer } from './answer';
import { HTTP_MESSAGES } from './messages';
import { badRequest, Refusal } from './refusal';
import { SECURITY_HEADERS } from './security-headers';

function rawAnswer(refusal: Refusal) {
  const { status, headers, body } = refusalAnswer(refusal);
  const text = String(body);
  const all = {
    ...SECURITY_HEADERS,
    ...headers,
    'x-request-id': randomUUID(),
    'content-length': String(Buffer.byteLength(text)),
  };
  return { status, headers: all, text };
}

/** `Expect` was not `100-continue`. */
export class UnmetExpectation extends Error {}

function parseErrorRefusal(error: NodeJS.ErrnoException): Refusal {
  if (error instanceof UnmetExpectation) {
    return new Refusal(CODES.badRequest, HTTP_MESSAGES.expectation, { status: 417 });
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new Refusal(CODES.headersTooLarge, HTTP_MESSAGES.headersTooLarge, { status: 431 });
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal(CODES.badRequest, HTTP_MESSAGES.timedOut, { status: 408 });
  }
  return badRequest(HTTP_MESSAGES.badHttp);
}

/** Requests that node itself refuses are answered on the raw connection, in the same envelope. */
export function rawRefusal(error: NodeJS.ErrnoException): string {
  const { status, headers, text } = rawAnswer(parseErrorRefusal(error));
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} Refused`, ...lines, '', text].join('\r\n');
}

/** For a request that cannot reach the app: invalid target or Host, or the gateway is stopping. */
export function refusalResponse(refusal: Refusal): Response {
  const { status, headers, text } = rawAnswer(refusal);
  return new Response(text, { status, headers });
}
