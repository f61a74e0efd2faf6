import * as v from 'valibot';

import { successAnswer } from '../../http/answer';
import type { Route } from '../../http/route';
import { validate } from '../../http/validate';
import type { OrderDesk } from '../../orders/desk';
import { posted } from '../pages/posted';

const orderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

const passed = v.object({ orderNo, place, said: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') });
const paper = v.object({ orderNo, place, docType: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/)) });
const dropped = v.object({ orderNo, fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** What an order passes, and the papers that are handed in before that is reported. */
export const wayRoutes = (desk: OrderDesk): Route[] => [
  posted('/__demo/desk/passed', passed, (asked) => desk.pass(asked)),
  posted('/__demo/desk/paper/dropped', dropped, (asked) => desk.wayFiles.drop(asked)),
  {
    method: 'POST',
    path: '/__demo/desk/paper',
    guarded: true,
    async answer(request) {
      await desk.wayFiles.add(validate(paper, request.query()), request);
      return successAnswer(null);
    },
  },
];
