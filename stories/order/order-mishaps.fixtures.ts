import type { Mishap } from '../../domain/order/changes/mishap';
import { YUAN } from '../../domain/values/money';

const yuan = (amount: number) => ({ amount, currency: YUAN });

/** While the owner may still choose. */
export const MISHAP_AT = Date.parse('2026-12-08T03:00:00.000Z');

export const REFUSED: Mishap = {
  no: 2,
  name: '收货人拒收',
  day: '2026-12-08',
  words: '收货人称外包装有渗漏',
  stands: 'ASKED',
  fee: yuan(0),
  counted: [],
  ways: {
    accept: { name: '退回装货地', fee: yuan(740_960) },
    decline: { name: '就地存放（首日免费，之后每天每立方米 ¥120）', fee: yuan(0) },
  },
  answerBy: '2026-12-08T06:40:00.000Z',
  photos: [],
};

export const WAITED: Mishap = {
  no: 1,
  name: '收货人未备好，卸货等候',
  day: '2026-12-07',
  words: '卸货口排队；等候 5.5 小时',
  stands: 'TOLD',
  fee: yuan(54_000),
  counted: ['等待 3 小时'],
  ways: null,
  answerBy: null,
  photos: [],
};

export const BROKE_DOWN: Mishap = {
  no: 3,
  name: '车辆故障，换车',
  day: '2026-12-06',
  words: '牵引车水箱漏水；换车 11 小时到达',
  stands: 'TOLD',
  fee: yuan(-26_110),
  counted: ['换车晚到 3 小时退款'],
  ways: null,
  answerBy: null,
  photos: [],
};
