import * as v from 'valibot';
import { fromPromise } from 'xstate';

import { orderWireOf } from '../../../contract/modes';
import { copyOrder } from '../../../contract/orders';
import type { ModeId } from '../../../domain/modes';
import type { OrderForm } from '../../../domain/order/form';
import type { CopyOrderInput, CopyOrderOutcome } from '../../../machines/order/order-copy';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { drawKey, readKept, writeKept } from './draft-store';
import { readRemote, type Writer } from './drafts';

type Copying = { gateway: Gateway; writer: Writer; mode: ModeId; now?: () => number };

const goodsOf = ({ goods }: Pick<OrderForm, 'goods'>): string[] =>
  goods.map(({ nameCn, unNo }) => nameCn.trim() || (unNo.trim() && `UN ${unNo.trim()}`)).filter((name) => name !== '');

/** The draft of this browser, or the one that lies at the gateway. */
async function draftBeside({ gateway, writer, mode }: Copying): Promise<OrderForm | null> {
  const kept = readKept(mode, writer.name())?.draft;
  if (kept) return kept.form;
  const remote = await readRemote(async () => gateway, mode);
  return remote?.form ?? null;
}

const failed = ({ kind }: Exclude<GatewayReply<unknown>, { kind: 'done' }>): CopyOrderOutcome => ({
  kind: 'failed',
  code: kind === 'unreachable' ? 'network' : 'unavailable',
});

/** The contents of an order become the draft of the next one, at no price yet. */
export const copyOrderVia = (copying: Copying) =>
  fromPromise<CopyOrderOutcome, CopyOrderInput>(async ({ input: { orderNo, isReplacing }, signal }) => {
    const { gateway, writer, mode, now = Date.now } = copying;
    const { saveDraft, dropDraft } = orderWireOf(mode);
    const reply = await gateway.call(copyOrder, { orderNo }, { signal, quiet: true });
    if (reply.kind !== 'done') return failed(reply);
    const form = v.parse(saveDraft.request.entries.form, reply.data.form);
    const beside = isReplacing ? null : await draftBeside(copying);
    if (beside) return { kind: 'occupied', goods: goodsOf(beside) };
    if (isReplacing) {
      const dropped = await gateway.call(dropDraft, {}, { signal, quiet: true });
      if (dropped.kind !== 'done') return failed(dropped);
    }
    const draft = { form, savedAt: now(), revision: 0, isSent: false };
    writeKept(mode, { key: drawKey(), isPending: false, owner: writer.name(), draft });
    return { kind: 'copied' };
  });
