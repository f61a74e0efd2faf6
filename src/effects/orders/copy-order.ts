import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { orderWireOf } from '../../../contract/modes';
import { copyOrder } from '../../../contract/orders';
import type { ModeId } from '../../../domain/modes';
import type { CopyOrderInput, CopyOrderOutcome } from '../../../machines/order/order-copy';
import type { Gateway } from '../gateway/gateway';
import { lineCodeOf } from '../gateway/line-code';
import { beginDraft, type Writer } from './drafts';

type Copying = { gateway: Gateway; writer: Writer; mode: ModeId; now?: () => number };

/** The contents of an order become a draft of their own, at no price yet, beside whatever else is being filled in. */
export const copyOrderVia = ({ gateway, ...begun }: Copying) =>
  fromPromise<CopyOrderOutcome, CopyOrderInput>(async ({ input: { orderNo }, signal }) => {
    const { saveDraft } = orderWireOf(begun.mode);
    const reply = await gateway.call(copyOrder, { orderNo }, { signal, quiet: true });
    if (reply.kind !== 'done') return { kind: 'failed', code: lineCodeOf(reply) };
    beginDraft(begun, v.parse(saveDraft.request.entries.form, reply.data.form));
    return { kind: 'copied' };
  });
