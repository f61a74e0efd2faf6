import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { money } from '../../../domain/shape/trade';
import { cancelOrder, readOrder } from '../../../contract/orders/orders';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { CancelFailure, CancelOrderInput, CancelOrderOutcome } from '../../../machines/order/order-cancel';
import type { LoadOrderOutcome } from '../../../machines/order/order-receipt';
import type { CallOptions } from '../gateway/send';
import type { Gateway } from '../gateway/gateway';
import { isAnonymous } from '../gateway/anonymous';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

export type ReadOrder = (brief: OrderBrief) => PlacedOrder;

const feeNow = v.object({ now: money });

function cancelFailure(code: string, data: unknown): CancelFailure {
  const fee = v.safeParse(feeNow, data);
  if (code === CODES.feeChanged && fee.success) return { code: 'feeChanged', fee: fee.output.now };
  return { code: code === CODES.moveRefused ? 'tooLate' : 'unavailable' };
}

/** Another user's order looks the same as a missing one. */
const MISSING: readonly string[] = [CODES.notFound, CODES.badRequest];

function loadFailureCode(code: string): 'missing' | 'anonymous' | 'unavailable' {
  if (isAnonymous(code)) return 'anonymous';
  return MISSING.includes(code) ? 'missing' : 'unavailable';
}

export const loadOrderVia = (gateway: Gateway, read: ReadOrder) =>
  fromPromise<LoadOrderOutcome, { orderNo: string }>(async ({ input: { orderNo }, signal }) => {
    const reply = await gateway.call(readOrder, { orderNo }, { signal });
    if (reply.kind === 'done') return { ok: true, order: read(reply.data), readAt: houseNow() };
    if (reply.kind === 'unreachable') return { ok: false, failure: { code: unansweredCode(reply) } };
    return { ok: false, failure: { code: loadFailureCode(reply.code) } };
  });

/** `apart`: call options of pages outside the site. */
export const cancelOrderVia = (gateway: Gateway, apart: CallOptions = {}) =>
  fromPromise<CancelOrderOutcome, CancelOrderInput>(async ({ input, signal }) => {
    const { orderNo, reason, fee } = input;
    const asked = { orderNo, reason, shownFee: fee };
    const reply = await gateway.call(cancelOrder, asked, { ...apart, signal });
    if (reply.kind === 'done') return { ok: true };
    if (reply.kind === 'unreachable') return { ok: false, failure: { code: unansweredCode(reply) } };
    return { ok: false, failure: cancelFailure(reply.code, reply.data) };
  });
