import type { BumpedOrder } from '../../../../domain/order/changes/bumped';
import type { Queries } from '../../../base/database/database';

export const noteBumped = (inside: Queries, orderNo: string, bumped: BumpedOrder) =>
  inside.query('update orders set bumped = $2, bump_by = $3 where order_no = $1', [
    orderNo,
    JSON.stringify(bumped),
    bumped.answerBy,
  ]);
