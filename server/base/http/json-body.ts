import { HTTP_MESSAGES } from './messages';
import { badRequest } from './refusal';

const MAX_DEPTH = 32;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** From the `u` of an escape: a full surrogate pair, or a lone half. */
const PAIR = /u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/y;
const PAIR_LENGTH = 10;
const HALF = /^u[dD][89a-fA-F]/;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Scans the text before any recursive parsing. Refuses NUL and lone surrogates for all endpoints: JSON can spell them,
 * PostgreSQL cannot store them.
 */
function inspect(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) quoted = !quoted;
    else if (quoted && character === BACKSLASH) {
      at += 1;
      if (text.startsWith('u0000', at)) throw badRequest(HTTP_MESSAGES.badText);
      PAIR.lastIndex = at;
      if (PAIR.test(text)) at += PAIR_LENGTH;
      else if (HALF.test(text.slice(at, at + 3))) throw badRequest(HTTP_MESSAGES.badText);
    } else if (!quoted && OPENING.has(character)) {
      depth += 1;
      if (depth > MAX_DEPTH) throw badRequest(HTTP_MESSAGES.tooDeep);
    } else if (!quoted && CLOSING.has(character)) depth -= 1;
  }
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw badRequest(HTTP_MESSAGES.badText);
  }
}

/** The object in a body. An empty body is an empty object. */
export function readJsonObject(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.byteLength === 0) return {};
  const text = decodeText(bytes);
  inspect(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(HTTP_MESSAGES.badJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest(HTTP_MESSAGES.notAnObject);
  return value as Record<string, unknown>;
}
