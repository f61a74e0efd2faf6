import { createHash, createHmac } from 'node:crypto';

export type S3Keys = { region: string; accessKey: string; secretKey: string };

type S3Request = {
  method: string;
  url: URL;
  /** Headers to sign; `host` and the signature's own two are added. */
  headers?: Readonly<Record<string, string>>;
  /** Digest of the body; of empty input without one. */
  sha256: string;
  at: Date;
};

const SCHEME = 'AWS4-HMAC-SHA256';
export const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

/** Format `20130524T000000Z`. */
const formatStamp = (at: Date): string => at.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/** S3 request headers: Signature Version 4 with the body's hash. */
export function signedHeaders({ method, url, headers = {}, sha256, at }: S3Request, keys: S3Keys) {
  const stamp = formatStamp(at);
  const day = stamp.slice(0, 8);
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256,
    'x-amz-date': stamp,
  };
  const names = Object.keys(all).toSorted();
  const signed = names.join(';');
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const lines = names.map((name) => `${name}:${all[name]?.trim() ?? ''}\n`).join('');
  const canonical = [method, path.join('/'), canonicalQuery(url), lines, signed, sha256].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), keys.region), 's3'), 'aws4_request');
  const signature = hmac(key, [SCHEME, stamp, scope, digest].join('\n')).toString('hex');
  return {
    ...all,
    authorization: `${SCHEME} Credential=${keys.accessKey}/${scope},SignedHeaders=${signed},Signature=${signature}`,
  };
}
