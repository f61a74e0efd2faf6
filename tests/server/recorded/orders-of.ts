import { endpoints } from '../../../contract/gateway/endpoints';
import type { FclReceipt } from '../../../domain/modes/fcl/receipt';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { houseMoves } from '../../../domain/order/life/lifecycle';
import type { Sailing } from '../../../domain/offer/sailing';
import { recorded } from '../../support/recorded/database';
import { DEMO, demoToken } from '../people/identity/support/demo';
import { bearing } from '../people/identity/support/person';
import type { TestGateway } from '../support/gateway';

const path = (name: keyof typeof endpoints, part = ''): string => endpoints[name].path.replace(/:\w+/, part);

const essenceOf = ({ charges, papers, detail, ...order }: OrderBrief<FclReceipt>) => ({
  orderNo: order.orderNo,
  state: order.state,
  submittedAt: order.submittedAt,
  verifyBy: order.verifyBy,
  way: `${order.org?.code} ${order.dst?.code} ${order.supplier?.nameCn} ${detail.vessel} ${detail.voyage} ${order.leavesAt}`,
  instead: detail.alternative?.voyage ?? null,
  boxes: detail.boxes.map(({ type, count }) => `${type}*${count}`).join(),
  goods: order.goods.map(({ nameCn, unNo, hazardClass }) => [nameCn, unNo, hazardClass].join(' ')),
  lines: charges.lines.map(({ item, total }) => `${item} ${total.amount} ${total.currency}`),
  totals: [charges.totalUsd.amount, charges.totalYuan.amount],
  papers: papers.map(({ docType, dueAt, isHere }) => [docType, dueAt, isHere ? 'here' : ''].join(' ').trim()),
  cancelFee: order.cancelFee?.amount ?? null,
  // The previous release had no revocation.
  moves: houseMoves(order.state, order.path).filter((event) => event !== 'revoked'),
});

type Rows = { records: Pick<OrderBrief, 'orderNo'>[] };

export async function ordersIn(gateway: TestGateway) {
  const told = [];
  for (const phone of Object.values(DEMO)) {
    const mine = bearing(await demoToken(gateway, phone));
    const { records } = (await gateway.get<Rows>(path('listOrders'), mine)).data;
    for (const { orderNo } of records) {
      const { data } = await gateway.get<OrderBrief<FclReceipt>>(path('readOrder', orderNo), mine);
      told.push({ phone, ...essenceOf(data) });
    }
  }
  return told;
}

/** Remaining boxes per sailing with taken ones. */
export async function leftIn(gateway: TestGateway) {
  const asked = { isDanger: 'N', boxes: [{ type: '20GP', count: 1 }] };
  const left: Record<string, number> = {};
  for (const { sailing_id: sailingId } of recorded.rows['sailing_bookings'] as { sailing_id: string }[]) {
    const [, orgPortCode, dstPortCode] = sailingId.split('-');
    const { data } = await gateway.post<{ sailing: Sailing }>(path('sailingDetail'), {
      ...asked,
      orgPortCode,
      dstPortCode,
      sailingId,
    });
    left[sailingId] = data.sailing.slots;
  }
  return left;
}
