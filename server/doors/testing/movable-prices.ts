import * as v from 'valibot';

import { jsonAnswer } from '../../base/http/answer';
import { readJsonBody } from '../../base/http/request-body';
import type { Route } from '../../base/http/route';
import { validate } from '../../base/http/validate';
import { testDoor } from './test-routes';

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
