import CryptoJS from 'crypto-js';
import { describe, expect, it } from 'vitest';

import { seededChance } from '../../../../server/doors/captcha/chance';
import { decipher, encipher } from '../../../../server/doors/captcha/cipher';

/** Encrypts as every shipped client of the protocol does. */
const byClient = (plain: string, key: string) =>
  CryptoJS.AES.encrypt(CryptoJS.enc.Utf8.parse(plain), CryptoJS.enc.Utf8.parse(key), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  }).toString();

/** Recorded on a running upstream server. */
const RECORDED = [
  { key: '0f4MxMoRkcVxGdIC', plain: '{"x":246,"y":5}', cipher: 'S2XHg+8CP/bjicspeUg8gQ==' },
  {
    key: '0f4MxMoRkcVxGdIC',
    plain: 'd6b9586a4a284c1f94f1da1fb3deef85---{"x":246,"y":5}',
    cipher: 'J3WXmN1yFfdVLfuxWFOy6uRPv1YhcSWSIex5bprZhawJ5npl55nq3CKflSsHXwZOSQaB8eQFFFDMJrDCEGgbHQ==',
  },
  {
    key: 'wrQyUefdlyVSU2Ze',
    plain: '[{"x":30,"y":47},{"x":168,"y":40},{"x":217,"y":36}]',
    cipher: 'QOMMFgsnNk6dduRJTUX96/5q6lkc0raaKwLOs6dFi7yd8IP9dIsZ18x9zKwMdjLUN0i9A0vlD8nBXys7vH1yXg==',
  },
] as const;

describe('captcha wire cipher', () => {
  it.each(RECORDED)('encrypts and decrypts $plain as upstream does', ({ key, plain, cipher }) => {
    expect(encipher(plain, key)).toBe(cipher);
    expect(byClient(plain, key)).toBe(cipher);
    expect(decipher(cipher, key)).toBe(plain);
  });

  it('matches the client on 10,000 random texts and keys, byte for byte', () => {
    const chance = seededChance(20_260_518);
    const letters = Array.from('ABCXYZabcxyz0189');
    const signs = Array.from('{}[]":,.-+0123456789exy海港 \t\n\u{1f6a2}');
    for (let round = 0; round < 10_000; round += 1) {
      const key = Array.from({ length: 16 }, () => chance.pick(letters)).join('');
      const plain = Array.from({ length: chance.between(0, 90) }, () => chance.pick(signs)).join('');
      const cipher = encipher(plain, key);
      expect(byClient(plain, key)).toBe(cipher);
      expect(decipher(cipher, key)).toBe(plain);
    }
  });

  it.each([
    ['nothing', ''],
    ['clear text', '{"x":246,"y":5}'],
    ['half a block', 'S2XHg+8CP/bj'],
    ['the URL alphabet', 'S2XHg-8CP_bjicspeUg8gQ=='],
    ['another key', encipher('{"x":246,"y":5}', 'AAAAAAAAAAAAAAAA')],
    ['a text without end', encipher('x'.repeat(2_000), '0f4MxMoRkcVxGdIC')],
    ['bytes that are no text', byClient('', '0f4MxMoRkcVxGdIC').replace(/^./, '_')],
  ])('decrypts nothing from %s', (_, cipher) => {
    expect(decipher(cipher, '0f4MxMoRkcVxGdIC')).toBeNull();
  });

  it('rejects bytes that are not UTF-8 instead of repairing them', () => {
    const key = CryptoJS.enc.Utf8.parse('0f4MxMoRkcVxGdIC');
    const broken = CryptoJS.AES.encrypt(CryptoJS.enc.Hex.parse('7b22fffe7d'), key, { mode: CryptoJS.mode.ECB });
    expect(decipher(broken.toString(), '0f4MxMoRkcVxGdIC')).toBeNull();
  });
});
