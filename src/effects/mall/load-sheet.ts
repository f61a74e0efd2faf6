import { fromPromise } from 'xstate';

import { mallBoard } from '../../../contract/mall/mall';
import { questionParameters } from '../../../domain/mall/asked';
import type { LoadSheetInput, LoadSheetOutcome } from '../../../machines/booking/mall-board';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from '../home/shelf-failure';

export const loadSheetVia = (gateway: Gateway) =>
  fromPromise<LoadSheetOutcome, LoadSheetInput>(async ({ input: { question }, signal }) => {
    const reply = await gateway.call(mallBoard, questionParameters(question), { signal });
    if (reply.kind === 'done') performance.mark('answer');
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : shelfFailure(reply);
  });
