import { cancelFee } from '../../domain/order/cancel-fees';
import { unNoIn } from '../../domain/goods/dangerous-goods';
import type { OrderBrief } from '../../domain/order/brief';
import type { OrderRow } from './order';
import { papersNeeded } from './papers';

function alternativeIn({ alternative }: OrderRow['snapshot']): OrderBrief['alternative'] {
  if (!alternative) return null;
  const { carrier, vessel, voyage, etd } = alternative;
  return { carrier: carrier.nameCn, vessel, voyage, etd };
}

/** What its owner sees of an order: what was agreed, and where it stands. */
export function briefOf(order: OrderRow, papersHere: ReadonlySet<string>): OrderBrief {
  const { orderNo, state, submittedAt, verifyBy, boxes, protocolVersion, snapshot } = order;
  const { form, sailing, charges } = snapshot;
  const { org, dst, vessel, voyage, etd, eta, cutoffs } = sailing;
  return {
    orderNo,
    mode: 'FCL',
    state,
    submittedAt: submittedAt.toISOString(),
    verifyBy: state === 'AWAIT_VERIFY' ? (verifyBy?.toISOString() ?? null) : null,
    org,
    dst,
    carrier: sailing.carrier.nameCn,
    vessel,
    voyage,
    etd,
    eta,
    cutoffs,
    alternative: alternativeIn(snapshot),
    boxes,
    goods: form.goods.map(({ nameCn, unNo, hazardClass }) => ({
      nameCn,
      unNo: unNoIn(unNo),
      hazardClass: hazardClass === '' ? null : hazardClass,
    })),
    isDanger: form.isDanger,
    charges,
    papers: papersNeeded(snapshot, papersHere),
    cancelFee: cancelFee(state, boxes),
    protocolVersion,
  };
}
