import * as v from 'valibot';

import { CAPTCHA_BARE_PREFIX } from '../../../contract/people/captcha';
import { createProofs } from '../captcha/proofs';
import { peekAnswer } from '../captcha/store';
import type { Clock } from '../../base/clock';
import { type Answer, jsonAnswer } from '../../base/http/answer';
import type { Call } from '../../base/http/call';
import { isLoopback } from '../../base/http/client-address';
import { notFoundFault } from '../../base/http/refusal';
import { readJsonBody } from '../../base/http/request-body';
import type { Route } from '../../base/http/route';
import { validate } from '../../base/http/validate';
import type { Database, Queries } from '../../base/database/database';
import { findNewestMessage } from '../../people/sms/outbox';
import type { MovableClock } from './movable-clock';

const advance = v.object({ advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 ** 12)) });

/** Test routes for this machine only. Every other caller gets 404. */
const testDoor = (route: Omit<Route, 'guarded'>): Route => ({
  ...route,
  guarded: false,
  answer(request, call: Call) {
    if (!isLoopback(call.peer) || call.header('x-forwarded-for') !== undefined) throw notFoundFault();
    return route.answer(request, call);
  },
});

async function newestCode(queries: Queries, phone: string, at: Date): Promise<Answer> {
  const message = await findNewestMessage(queries, phone, at);
  if (!message) throw notFoundFault();
  const { code, messageType, sentAt } = message;
  return jsonAnswer({ code, messageType, sentAt });
}

export const testRoutes = (queries: Queries, clock: MovableClock): Route[] => [
  testDoor({
    method: 'GET',
    path: '/__test/sms',
    answer: (request) => newestCode(queries, request.query('phone') ?? '', new Date(clock.now())),
  }),
  testDoor({
    method: 'POST',
    path: '/__test/clock',
    async answer(request) {
      clock.advance(validate(advance, await readJsonBody(request)).advanceMs);
      return jsonAnswer({ now: new Date(clock.now()) });
    },
  }),
];

/** The answer to a challenge, and the second verification by itself, which is public nowhere else. */
export function captchaTestRoutes(database: Database, clock: Clock): Route[] {
  const proofs = createProofs(database, clock);
  return [
    testDoor({
      method: 'GET',
      path: '/__test/captcha',
      async answer(request) {
        const points = await peekAnswer(database, request.query('token') ?? '');
        if (points === null) throw notFoundFault();
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

const shift = v.object({
  /** Pair of port codes, as `CNSHA-NLRTM`. */
  lane: v.pipe(v.string(), v.regex(/^[A-Z]{5}-[A-Z]{5}$/)),
  factor: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
});

export function movablePrices(): { factorOf: (lane: string) => number; routes: Route[] } {
  const factors = new Map<string, number>();
  return {
    factorOf: (lane) => factors.get(lane) ?? 1,
    routes: [
      testDoor({
        method: 'POST',
        path: '/__test/prices',
        async answer(request) {
          const { lane, factor } = validate(shift, await readJsonBody(request));
          factors.set(lane, factor);
          return jsonAnswer({ lane, factor });
        },
      }),
    ],
  };
}
