import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { captchaPlain, captchaProofPlain, type CaptchaPoint } from '../../domain/people/captcha';
import { encipher } from '../../src/effects/captcha/cipher';

/** Decrypts as an upstream server does. */
function decipher(text: string, key: string): string {
  const cipher = createDecipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
  return cipher.update(text, 'base64', 'utf8') + cipher.final('utf8');
}

function encipherInNode(plain: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
  return cipher.update(plain, 'utf8', 'base64') + cipher.final('base64');
}

/** Observed on a running upstream server. */
const VECTORS = [
  { key: '0f4MxMoRkcVxGdIC', plain: '{"x":246,"y":5}', cipher: 'S2XHg+8CP/bjicspeUg8gQ==' },
  { key: 'mr4rpwlgsp4ueeqs', plain: '{"x":217,"y":5}', cipher: 'MgCMgpyNaa7CmJl9OX0HUQ==' },
  {
    key: 'wrQyUefdlyVSU2Ze',
    plain: '[{"x":30,"y":47},{"x":168,"y":40},{"x":217,"y":36}]',
    cipher: 'QOMMFgsnNk6dduRJTUX96/5q6lkc0raaKwLOs6dFi7yd8IP9dIsZ18x9zKwMdjLUN0i9A0vlD8nBXys7vH1yXg==',
  },
];

const numberBelow = (most: number) => randomInt(most * 1_000) / 1_000;
const anyKey = () => randomBytes(12).toString('base64').replaceAll(/[+/]/g, 'x');
const anyPoints = (count: number): CaptchaPoint[] =>
  Array.from({ length: count }, () => ({ x: numberBelow(310), y: numberBelow(155) }));

describe('captcha cipher', () => {
  it.each(VECTORS)('encrypts $plain as upstream servers do', ({ key, plain, cipher }) => {
    expect(encipher(plain, key)).toBe(cipher);
    expect(decipher(cipher, key)).toBe(plain);
  });

  it('encrypts an upstream proof byte for byte', () => {
    const plain = captchaProofPlain('d6b9586a4a284c1f94f1da1fb3deef85', '{"x":246,"y":5}');
    expect(plain).toBe('d6b9586a4a284c1f94f1da1fb3deef85---{"x":246,"y":5}');
    expect(encipher(plain, '0f4MxMoRkcVxGdIC')).toBe(
      'J3WXmN1yFfdVLfuxWFOy6uRPv1YhcSWSIex5bprZhawJ5npl55nq3CKflSsHXwZOSQaB8eQFFFDMJrDCEGgbHQ==',
    );
  });

  it('uses the public default key when none is given', () => {
    expect(decipher(encipher('{"x":1,"y":5}'), 'XwKsGlMcdPMEhR1B')).toBe('{"x":1,"y":5}');
  });

  it('round-trips 10,000 random answers and proofs', () => {
    const lost: string[] = [];
    for (let round = 0; round < 10_000; round += 1) {
      const key = anyKey();
      const type = round % 2 === 0 ? 'blockPuzzle' : 'clickWord';
      const points = anyPoints(type === 'blockPuzzle' ? 1 : 3);
      const plain = captchaPlain(type, points);
      const proof = captchaProofPlain(randomBytes(16).toString('hex'), plain);
      const isHome =
        decipher(encipher(plain, key), key) === plain &&
        encipher(proof, key) === encipherInNode(proof, key) &&
        JSON.stringify([JSON.parse(plain)].flat()) === JSON.stringify(points);
      if (!isHome) lost.push(plain);
    }
    expect(lost).toEqual([]);
  });
});
