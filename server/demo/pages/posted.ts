import type * as v from 'valibot';

import { successAnswer } from '../../http/answer';
import { readJsonBody } from '../../http/request-body';
import type { Route } from '../../http/route';
import { validate } from '../../http/validate';

/** What a page of the demo asks the house to do; `work` may say what became of it. */
export const posted = <TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  work: (asked: v.InferOutput<TSchema>) => Promise<object | void>,
): Route => ({
  method: 'POST',
  path,
  guarded: true,
  async answer(request) {
    return successAnswer((await work(validate(schema, await readJsonBody(request)))) ?? null);
  },
});
