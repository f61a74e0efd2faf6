import { expect, it } from 'vitest';

import type { HoldingOverrun } from '../../../../domain/order/life/holdings';
import { overrunText } from '../../../../server/orders/orders/overrun-text';

const LIMITS: [HoldingOverrun, string][] = [
  [{ of: 'BOX', most: 30, held: 30, asked: 5 }, '同一航线最多占用 30 箱，已占用 30 箱，本单 5 箱，超出上限。'],
  [
    { of: 'TEU', most: 40, held: 38, asked: 4 },
    '同一线路或装箱港最多占用 40 TEU，已占用 38 TEU，本单 4 TEU，超出上限。',
  ],
  [{ of: 'TANK', most: 10, held: 0, asked: 12 }, '同一起运港的罐箱最多占用 10 罐，本单 12 罐，超出上限。'],
  [{ of: 'G', most: 20_000_000, held: 0, asked: 20_500_000 }, '同一航线最多占用 20 吨，本单 20.5 吨，超出上限。'],
  [
    { of: 'L', most: 20_000, held: 18_000, asked: 2_400 },
    '同一航线最多占用 20 立方米，已占用 18 立方米，本单 2.4 立方米，超出上限。',
  ],
  [{ of: 'TRUCK', most: 20, held: 20, asked: 1 }, '进场预约最多占用 20 车，已占用 20 车，本单 1 车，超出上限。'],
  [{ of: 'TEAM', most: 4, held: 0, asked: 6 }, '同一城市待安装的液袋最多占用 4 袋，本单 6 袋，超出上限。'],
  [{ of: 'COUPON', most: 10, held: 10, asked: 1 }, '同一优惠最多占用 10 份，已占用 10 份，本单 1 份，超出上限。'],
  [{ of: 'orders', most: 20 }, '未开航的订单已有 20 票，达到上限，有订单开航或取消后可再下单。'],
];

it.each(LIMITS)('overrun text of %j', (overrun, said) => {
  expect(overrunText(overrun, true)).toBe(`${said}需要更多请发起询价，由平台客服放宽。`);
  expect(overrunText(overrun, false)).toBe(`${said}完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。`);
});
