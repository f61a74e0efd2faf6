import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { money } from '../../../domain/shape/trade';
import { changeTruck } from '../../../contract/after/trucks';
import type { ChangeTruckFailure, ChangeTruckInput, ChangeTruckOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const priced = v.object({ now: money });

/** The hour was closed after it was shown. */
const closed = v.object({ reason: v.literal('closed') });

const REFUSED: Readonly<Record<string, ChangeTruckFailure>> = {
  [CODES.moveRefused]: 'late',
  [CODES.orderRefused]: 'refused',
};

/** Changes a truck: the first call returns the cost, the second confirms it. */
export const changeTruckVia = (gateway: Gateway) =>
  fromPromise<ChangeTruckOutcome, ChangeTruckInput>(async ({ input: { total, ...asked }, signal }) => {
    const reply = await gateway.call(changeTruck, { ...asked, shownTotal: total }, { signal });
    if (reply.kind === 'done') return { kind: 'changed' };
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    if (reply.code === CODES.soldOut || v.is(closed, reply.data)) return { kind: 'taken' };
    const offered = v.safeParse(priced, reply.data);
    if (reply.code === CODES.priceChanged && offered.success) return { kind: 'priced', total: offered.output.now };
    return { kind: 'failed', code: REFUSED[reply.code] ?? 'unavailable' };
  });
