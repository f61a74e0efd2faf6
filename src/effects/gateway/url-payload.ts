import type { Endpoint } from '../../../contract/wire/endpoint';

const LONGEST_QUERY = 2_048;

/** Key fragments that name a secret or a phone, in any position. */
const SECRET_PART = /passw|pwd|secret|token|authoriz|credential|cookie|session|captchaverif|proof|phone|mobile|idcard/;
/** Keys too common as fragments to match; refused only as whole keys. */
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

/** First payload key, at any depth, that must not appear in a URL; null if none. */
export function findSecret(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return isSecretValue(payload) ? 'a value' : null;
  for (const [key, value] of Object.entries(payload)) {
    if (isSecretKey(key) || isSecretValue(value)) return key;
    const inner = findSecret(value);
    if (inner !== null) return inner;
  }
  return null;
}

const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function serialiseQuery(payload: object): string {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, spelled(value)])).toString();
}

/** Query string of a call. A GET has no body, so a secret in it is a bug and throws. */
export function queryForCall({ method, path, urlSafe }: Endpoint, payload: object): string {
  const isOnlyWay = method === 'GET';
  if (!isOnlyWay && !urlSafe) return '';
  const secret = findSecret(payload);
  const query = secret === null ? serialiseQuery(payload) : '';
  if (secret === null && query.length <= LONGEST_QUERY) return query;
  if (isOnlyWay) throw new Error(`${path} must not carry ${secret ?? 'so much'} in its address`);
  return '';
}
