import { createCipheriv, createDecipheriv } from 'node:crypto';

import { CAPTCHA_KEY_LENGTH } from '../../../domain/people/captcha';

/** Far longer than any honest client's cipher text. */
const LONGEST_CIPHER = 1_024;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** AES-128-ECB with PKCS7, base64, as the protocol prescribes. An encoding of the wire, not a secret. */
export function encipher(plain: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/** The clear text byte for byte, or null if it is no cipher text of this key. */
export function decipher(text: string, key: string): string | null {
  if (text.length > LONGEST_CIPHER || text.length % 4 !== 0 || !BASE64.test(text)) return null;
  if (key.length !== CAPTCHA_KEY_LENGTH) return null;
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
    return utf8.decode(Buffer.concat([decipher.update(text, 'base64'), decipher.final()]));
  } catch {
    return null;
  }
}
