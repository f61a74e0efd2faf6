import { expect, it } from 'vitest';

import { PURCHASE_HOLD_MS } from '../../../../domain/mall/purchase';
import { RETAIL_MOST_KG } from '../../../../domain/mall/purchase-right';
import { MODES } from '../../../../domain/mode-ids';
import { LEAST_FEE, mallCancelFee } from '../../../../domain/modes/mall/cancel';
import { PAY_TERMS } from '../../../../domain/mall/paying';
import { STORE_HOURS } from '../../../../domain/modes/mall/days';
import { PAPER_NAMES } from '../../../../domain/modes/mall/papers';
import { INVOICE_DAYS } from '../../../../domain/order/changes/revised';
import { constantItems } from '../../../../server/world/constants/catalogue';
import { VERIFY_WITHIN_MS } from '../../../../domain/order/life/lifecycle';
import { saleProtocol } from '../../../../server/world/content/legal/sale-protocol';

const HOUR = 3_600_000;
const words = JSON.stringify(saleProtocol);

it('sale agreement states hours, limits, documents and fees as configured', () => {
  expect([PURCHASE_HOLD_MS, MODES.MALL.lockMs, VERIFY_WITHIN_MS]).toEqual([24 * HOUR, 24 * HOUR, 48 * HOUR]);
  expect(words).toContain('自第一行起保留 24 小时；下单页锁定的价格至多保留 24 小时');
  expect(words).toContain('在 48 小时内完成认证');
  expect(words).toContain(`每单不超过 ${RETAIL_MOST_KG} 千克`);
  expect(words).toContain(`工作日 ${STORE_HOURS.from}:00 至 ${STORE_HOURS.to}:00`);
  expect(words).toContain(`出库前一个工作日 ${STORE_HOURS.to}:00 前在订单页修改，不收费用`);
  expect(words).toContain(`订单完成后 ${INVOICE_DAYS} 天内在订单页补填`);
  const terms = constantItems('payType').map(({ code }) => PAY_TERMS[code]?.said);
  for (const said of terms) expect(words).toContain(said ?? '-');
  for (const name of Object.values(PAPER_NAMES)) expect(words).toContain(name);
  const fees = (['PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN'] as const).map(
    (state) => mallCancelFee(state, 10_000_000)?.amount ?? null,
  );
  expect(fees).toEqual([0, 200_000, 500_000, null]);
  expect(mallCancelFee('CONFIRMED', 100)?.amount).toBe(LEAST_FEE);
  for (const told of ['货款的 2%，最低 ¥200', '货款的 5%，最低 ¥200', '不能取消']) expect(words).toContain(told);
});
