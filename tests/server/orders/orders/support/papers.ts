import { randomBytes } from 'node:crypto';

import { CODES } from '../../../../../contract/wire/envelope';
import { addPapers } from '../../../../../contract/papers/papers';
import { papersBeforeState } from '../../../../../domain/modes/state-papers';
import type { OrderBrief, Paper } from '../../../../../domain/order/receipt/brief';
import type { OrderState } from '../../../../../domain/order/life/lifecycle';
import { paperKind } from '../../../../../domain/order/papers/papers';
import type { OrderRow } from '../../../../../server/orders/orders/order';
import { papersLacking } from '../../../../../server/orders/orders/sent-off';
import { orderPath } from '../../../../../server/orders/orders/snapshot';
import { AS_IT_IS } from '../../../../../server/orders/orders/store';
import { briefOf } from '../../../../support/modes/gateway-case';
import { upload } from '../../../people/files/support/upload';
import { bearing } from '../../../people/identity/support/person';
import type { TestGateway } from '../../../support/gateway';

export async function papersLackingAt(
  { database, modes }: Pick<TestGateway, 'database' | 'modes'>,
  orderNo: string,
  state: OrderState,
): Promise<Paper[]> {
  const [order] = await database.query<Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>>(
    `select order_no as "orderNo", mode, ${AS_IT_IS} as snapshot from orders o where order_no = $1`,
    [orderNo],
  );
  if (!order) return [];
  const lacking = await papersLacking(database, modes, order);
  return papersBeforeState({ mode: order.mode, path: orderPath(modes, order) }, state, lacking);
}

/** Adds these documents to the order, each as a file of its owner. */
export async function laidBeside(
  { database }: Pick<TestGateway, 'database'>,
  orderNo: string,
  papers: readonly Paper[],
) {
  for (const { docType } of papers) {
    const fileId = randomBytes(12).toString('hex');
    await database.query(
      `with file as (
         insert into files (file_id, user_id, doc_type, name, media_type, size, sha256, uploaded_at)
         select $2, user_id, $4, 'paper.pdf', 'application/pdf', 9, $5, now() from orders where order_no = $1 returning file_id)
       insert into order_papers (order_no, file_id, doc_type, added_at) select $1, file_id, $3, now() from file`,
      [orderNo, fileId, docType, paperKind(docType), fileId.padEnd(64, '0')],
    );
  }
}

export async function allHandedIn(gateway: TestGateway, token: string, orderNo: string): Promise<OrderBrief['papers']> {
  const path = addPapers.path.replace(':orderNo', orderNo);
  for (const { docType, isHere } of (await briefOf(gateway, token, orderNo)).papers) {
    if (isHere) continue;
    const { data } = await upload(gateway, token, { name: 'paper.pdf', docType: paperKind(docType) });
    const reply = await gateway.post(path, { fileId: data.fileId, docType }, bearing(token));
    if (reply.code !== CODES.success) throw new Error(`${docType}: ${reply.message}`);
  }
  return (await briefOf(gateway, token, orderNo)).papers;
}
