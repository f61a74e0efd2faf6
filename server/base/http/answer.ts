import { CODES } from '../../../contract/wire/envelope';
import { HTTP_MESSAGES } from './messages';
import type { Refusal } from './refusal';

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  body: string | Uint8Array<ArrayBuffer> | null;
  code?: string;
  /** Replaces the body: pulled as fast as it is sent, cancelled when the client goes away. */
  stream?: ReadableStream<Uint8Array<ArrayBuffer>>;
};

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export const jsonAnswer = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(value),
});

export const successAnswer = (data: unknown = null): Answer => ({
  ...jsonAnswer({ code: CODES.success, message: HTTP_MESSAGES.success, data }),
  code: CODES.success,
});

export const refusalAnswer = ({ code, message, data, status, headers }: Refusal): Answer => ({
  ...jsonAnswer({ code, message, data }, status, headers),
  code,
});
