import type { Measured } from '../../../../domain/order/on-site/measured';
import type { Queries } from '../../../base/database/database';

export const noteMeasured = (inside: Queries, orderNo: string, measured: Measured) =>
  inside.query('update orders set measured = $2, answer_by = $3 where order_no = $1', [
    orderNo,
    JSON.stringify(measured),
    measured.answerBy,
  ]);
