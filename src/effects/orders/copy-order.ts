import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { orderWire } from '../../../contract/modes';
import { copyOrder } from '../../../contract/orders/orders';
import type { ModeId } from '../../../domain/mode-ids';
import type { OrderForm } from '../../../domain/order/form/form';
import { isOrderNo } from '../../../domain/order/life/number';
import type { CopyOrderInput, CopyOrderOutcome } from '../../../machines/order/order-copy';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { beginDraft, type Writer } from './drafts';

/** Address of the offer search for the new form and its origin. */
export type Onward = (form: OrderForm, org: string | null) => string;

type Copying = { gateway: Gateway; writer: Writer; mode: ModeId; now?: () => number; onward?: Onward | undefined };

/** Another user's order, another kind and a missing one look the same. */
const MISSING: readonly string[] = [CODES.notFound, CODES.badRequest];

/**
 * Copies an order into a new unpriced draft beside existing ones. Given `onward`, the source may be of another mode.
 */
export const copyOrderVia = ({ gateway, onward, mode, ...begun }: Copying) =>
  fromPromise<CopyOrderOutcome, CopyOrderInput>(async ({ input: { orderNo }, signal }) => {
    const isAsked = isOrderNo(orderNo) && (!onward || begun.writer.isSignedIn());
    if (!isAsked) return { kind: 'failed', code: 'missing' };
    const wire = orderWire(mode);
    const asked = onward ? { orderNo, into: mode } : { orderNo };
    const reply = await gateway.call(copyOrder, asked, { signal });
    if (reply.kind === 'unreachable') return { kind: 'failed', code: unansweredCode(reply) };
    if (reply.kind !== 'done')
      return { kind: 'failed', code: MISSING.includes(reply.code) ? 'missing' : unansweredCode(reply) };
    const form = v.parse(wire.saveDraft.request.entries.form, reply.data.form);
    beginDraft({ ...begun, wire }, form);
    return onward ? { kind: 'copied', address: onward(form, reply.data.org) } : { kind: 'copied' };
  });
