import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';

import { CAPTCHA_DEFAULT_KEY } from '../../../domain/people/captcha';

/** AES in ECB mode with PKCS7, base64, as the protocol prescribes. A wire encoding, not a secret. */
export const encipher = (plain: string, key: string = CAPTCHA_DEFAULT_KEY): string =>
  aes.encrypt(utf8.parse(plain), utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString();
