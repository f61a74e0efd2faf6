import { CAPTCHA_BARE_PREFIX } from '../../contract/captcha';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { jsonAnswer } from '../http/answer';
import { notFound } from '../http/refusal';
import { readJsonBody } from '../http/request-body';
import type { Route } from '../http/route';
import { testDoor } from '../testing/test-routes';
import { createProofs } from './proofs';
import { peekAnswer } from './store';

/**
 * The answer to a challenge; and the second verification by itself, which belongs to the form that asked and is
 * public nowhere but here.
 */
export function captchaTestRoutes(database: Database, clock: Clock): Route[] {
  const proofs = createProofs(database, clock);
  return [
    testDoor({
      method: 'GET',
      path: '/__test/captcha',
      async answer(request) {
        const points = await peekAnswer(database, request.query('token') ?? '');
        if (points === null) throw notFound();
        return jsonAnswer({ points });
      },
    }),
    testDoor({
      method: 'POST',
      path: `${CAPTCHA_BARE_PREFIX}/verify`,
      async answer(request) {
        const { captchaVerification } = await readJsonBody(request);
        return jsonAnswer((await proofs.verify(captchaVerification)).answer);
      },
    }),
  ];
}
