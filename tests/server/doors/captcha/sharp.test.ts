import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CaptchaAnswer } from '../../../../contract/people/captcha';
import { CAPTCHA_PICTURE, captchaPlain } from '../../../../domain/people/captcha';
import { encipher } from '../../../../server/doors/captcha/cipher';
import { inlinePainter } from '../../../../server/doors/captcha/pool/painter';
import { CAPTCHA_DEFAULTS } from '../../../../server/doors/captcha/settings';
import { peekAnswer } from '../../../../server/doors/captcha/store';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';
import { widthOf } from './support/pixels';

const settings = { ...CAPTCHA_DEFAULTS, pool: { ...CAPTCHA_DEFAULTS.pool, size: 0, refill: 0 } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ captcha: { settings, painter: inlinePainter }, spendProof: undefined });
});
afterAll(async () => {
  await gateway.captcha.stop();
  await gateway.close();
});

const GET = '/api-auth/captcha/get';
const SINGLE = CAPTCHA_PICTURE.width;

const widthsOf = ({ repData }: CaptchaAnswer) =>
  [repData?.originalImageBase64, repData?.jigsawImageBase64].map((image) => (image ? widthOf(image) : null));

async function bare(body: object) {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await gateway.request('/captcha/get', sent, freshAddress());
  return { status: response.status, answer: (await response.json()) as CaptchaAnswer };
}

describe('captcha picture size', () => {
  it.each(['blockPuzzle', 'clickWord'] as const)(
    'is double for the own client at density 2, with answers in single pixels (%s)',
    async (captchaType) => {
      const { data } = await gateway.get<CaptchaAnswer>(`${GET}?captchaType=${captchaType}&density=2`);
      expect(widthsOf(data)).toEqual([SINGLE * 2, captchaType === 'blockPuzzle' ? 94 : null]);
      const { token, secretKey } = data.repData ?? {};
      const points = (await peekAnswer(gateway.database, token ?? '')) ?? [];
      expect(points.every(({ x }) => x < SINGLE)).toBe(true);
      const pointJson = encipher(captchaPlain(captchaType, points), secretKey ?? '');
      const checked = await gateway.post<CaptchaAnswer>('/api-auth/captcha/check', { captchaType, token, pointJson });
      expect(checked.data.repCode).toBe('0000');
    },
  );

  it('is single for every other client', async () => {
    expect(widthsOf((await gateway.get<CaptchaAnswer>(`${GET}?captchaType=blockPuzzle`)).data)).toEqual([SINGLE, 47]);
    const { status, answer } = await bare({ captchaType: 'blockPuzzle' });
    expect([status, widthsOf(answer)]).toEqual([200, [SINGLE, 47]]);
  });

  it.each(['two', '2.0', ' 2', '-2', '1e9', '__proto__'])('is single for a query with density %o', async (said) => {
    const { status, data } = await gateway.get<CaptchaAnswer>(
      `${GET}?captchaType=clickWord&density=${encodeURIComponent(said)}`,
      {},
      freshAddress(),
    );
    expect([status, data.repCode, widthsOf(data)]).toEqual([200, '0000', [SINGLE, null]]);
  });

  it.each([[0], [-2], [1.99], [3], [1e9], [null], [true], [[2]], [{ valueOf: 2 }], ['']])(
    'is single for a body with density %o',
    async (density) => {
      const { status, answer } = await bare({ captchaType: 'clickWord', density });
      expect([status, answer.repCode, widthsOf(answer)]).toEqual([200, '0000', [SINGLE, null]]);
    },
  );
});
