import type { Database } from '../database/database';
import { jsonAnswer } from '../http/answer';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { testDoor } from '../testing/test-routes';
import { bareVerifyRoute } from './routes';
import type { CaptchaService } from './service';
import { peekAnswer } from './store';

/** Doors that exist under test only: the answer to a challenge, and the second verification by itself. */
export const captchaTestRoutes = (database: Database, service: CaptchaService): Route[] => [
  testDoor({
    method: 'GET',
    path: '/__test/captcha',
    async answer(request) {
      const points = await peekAnswer(database, request.query('token') ?? '');
      if (points === null) throw notFound();
      return jsonAnswer({ points });
    },
  }),
  testDoor(bareVerifyRoute(service)),
];
