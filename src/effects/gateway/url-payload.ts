import type { Endpoint } from '../../../contract/wire/endpoint';

const LONGEST_QUERY = 2_048;

/** Parts of a key that speak of a secret or a phone, whatever stands around them. */
const SECRET_PART = /passw|pwd|secret|token|authoriz|credential|cookie|session|captchaverif|proof|phone|mobile|idcard/;
/** Keys too common as parts of others to be refused anywhere but by themselves. */
const SECRET_KEYS = new Set(['code', 'smscode', 'verifycode', 'otp', 'pin', 'tel', 'hash', 'ticket', 'username']);
const PHONE_VALUE = /(?:^|\D)1[2-9]\d{9}(?:\D|$)/;
const HASH_VALUE = /(?:^|[^\da-f])[\da-f]{64}(?:[^\da-f]|$)/i;

const isSecretKey = (key: string): boolean => {
  const plain = key.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return SECRET_KEYS.has(plain) || SECRET_PART.test(plain);
};

const isSecretValue = (value: unknown): boolean => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && (PHONE_VALUE.test(text) || HASH_VALUE.test(text));
};

/** The first thing in a payload, at any depth, that must not be seen in an address; null where there is none. */
export function secretIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return isSecretValue(payload) ? 'a value' : null;
  for (const [key, value] of Object.entries(payload)) {
    if (isSecretKey(key) || isSecretValue(value)) return key;
    const inner = secretIn(value);
    if (inner !== null) return inner;
  }
  return null;
}

const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(payload: object): string {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, spelled(value)])).toString();
}

/** The query of a call. A read without a body has no other way, so there what may not be seen is a bug, not a body. */
export function queryFor({ method, path, urlSafe }: Endpoint, payload: object): string {
  const isOnlyWay = method === 'GET';
  if (!isOnlyWay && !urlSafe) return '';
  const secret = secretIn(payload);
  const query = secret === null ? queryOf(payload) : '';
  if (secret === null && query.length <= LONGEST_QUERY) return query;
  if (isOnlyWay) throw new Error(`${path} must not carry ${secret ?? 'so much'} in its address`);
  return '';
}
