import { fromPromise } from 'xstate';

import type { RequestOf } from '../../../contract/wire/endpoint';
import { lclFit } from '../../../contract/modes/lcl/fit';
import type { FitQuestion } from '../../../domain/offer/fit';
import type { FitAnswer } from '../../../machines/booking/fit-check';
import type { AskInput, AskOutcome } from '../../../machines/support/aside';
import type { Gateway } from '../gateway/gateway';

/** Checks goods against the containers of departures; a missing answer is not shown as the user's fault. */
export const checkLclFitVia = (gateway: Gateway) =>
  fromPromise<AskOutcome<FitAnswer>, AskInput<FitQuestion>>(async ({ input: { question }, signal }) => {
    const asked = { ...(question?.search as object), offerIds: question?.offerIds } as RequestOf<typeof lclFit>;
    const reply = await gateway.call(lclFit, asked, { signal });
    return reply.kind === 'done' ? { ok: true, answer: reply.data.fits } : { ok: false };
  });
