import { CODES, type Code } from '../../../contract/wire/envelope';
import type { HouseCode } from '../../../contract/house/codes';
import type { DatabaseLack } from '../database/unavailable';
import { HTTP_MESSAGES } from './messages';

type Details = {
  /** 200 for business refusals; 4xx or 503 for faults of transport and session. */
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
};

/** The only way to refuse. Thrown anywhere below a route, it becomes `{ code, message, data }` at the edge. */
export class Refusal extends Error {
  readonly code: Code | HouseCode;
  readonly status: number;
  readonly data: unknown;
  readonly headers: Record<string, string>;

  constructor(code: Code | HouseCode, message: string, { status = 200, data = null, headers = {} }: Details = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.data = data;
    this.headers = headers;
  }
}

const fault = (status: number, code: Code, message: string, details: Details = {}) =>
  new Refusal(code, message, { ...details, status });

export const badRequest = (message: string, field?: string) =>
  fault(400, CODES.badRequest, message, { data: field === undefined ? null : { field } });
export const notSignedInFault = () => fault(401, CODES.expired, HTTP_MESSAGES.notSignedIn);
export const forbiddenFault = (message: string) => fault(403, CODES.forbidden, message);
export const notFoundFault = () => fault(404, CODES.notFound, HTTP_MESSAGES.notFound);
export const methodNotAllowed = (allow: string) =>
  fault(405, CODES.methodNotAllowed, HTTP_MESSAGES.methodNotAllowed, { headers: { allow } });
export const tooLarge = () => fault(413, CODES.tooLarge, HTTP_MESSAGES.tooLarge);
export const brokenOff = () => badRequest(HTTP_MESSAGES.brokenOff);
export const unsupportedMedia = () => fault(415, CODES.unsupportedMedia, HTTP_MESSAGES.unsupportedMedia);
export const unsupportedForm = () => fault(415, CODES.unsupportedMedia, HTTP_MESSAGES.unsupportedForm);
export const unexpectedFault = () => fault(500, CODES.unexpected, HTTP_MESSAGES.unexpected);
export const unavailableFault = () =>
  fault(503, CODES.unavailable, HTTP_MESSAGES.unavailable, { headers: { 'retry-after': '2', connection: 'close' } });
export const lateFault = () => fault(503, CODES.unavailable, HTTP_MESSAGES.late, { headers: { 'retry-after': '2' } });
/** Freeing disk space takes a person, so its retry is longer; a lost database recovers by itself. */
export const databaseUnavailable = (lack: DatabaseLack) =>
  lack === 'full'
    ? fault(503, CODES.unavailable, HTTP_MESSAGES.databaseFull, { headers: { 'retry-after': '30' } })
    : fault(503, CODES.unavailable, HTTP_MESSAGES.databaseAway, { headers: { 'retry-after': '2' } });
