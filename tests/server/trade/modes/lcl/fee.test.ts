import { expect, it } from 'vitest';

import { LCL } from '../../../../../domain/modes/lcl/mode';
import type { OrderState } from '../../../../../domain/order/life/lifecycle';
import { formatMoney } from '../../../../../domain/values/money';
import { lclMode } from '../../../../../server/trade/modes/lcl/mode';
import { serviceRates } from '../../../../../server/trade/modes/lcl/asked';
import { findService } from '../../../../../server/trade/modes/lcl/services';
import { goodsOf } from '../../../../support/goods-of';
import { lclQuoteFor, soundLcl } from '../../../../support/lcl-order';
import { row, searchFor } from './asked';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

const HOUR = 3_600_000;

/** First worked example: 860 kg of paint, 1.45 m³, Waigaoqiao to Rotterdam. */
function paint() {
  const quote = lclQuoteFor(searchFor('CNSHA', 'NLRTM', row('1263', 860, 1.45)));
  const service = findService('SHWG', 'NLRTM');
  const rates = service && serviceRates(service, { rate: 1, wholeBox: null, tariffs: demoTariffs() });
  if (!rates) throw new Error('there is no tariff');
  const goods = soundLcl.goods.map((typed) => ({ ...typed, subRisks: [], unNo: '1263', volume: '1.45' }));
  const [form, priced] = [
    { ...soundLcl, goods },
    { ...quote, rates },
  ];
  const charges = LCL.price(form, priced, goodsOf);
  if (!charges) throw new Error('it has no price');
  return { form, quote: priced, charges, takings: [], alternative: null };
}

it.each<[OrderState, number, string | null]>([
  ['AWAIT_VERIFY', 200, '¥0.00'],
  ['DG_REVIEW', 200, '¥0.00'],
  ['CONFIRMED', 200, '¥300.00'],
  ['BOOKED', 24, '¥619.15'],
  ['BOOKED', 23, '¥835.20'],
  ['CARGO_IN', 23, null],
])('cancelling LCL in %s, %i hours before the shed closes, costs %s', (state, hours, fee) => {
  const order = paint();
  const closes = order.quote.offer.cutoffs.find(({ code }) => code === 'CFS_CLOSE')?.at ?? '';
  const found = lclMode.cancelFee(order, state, Date.parse(closes) - hours * HOUR, []);
  expect(found && formatMoney(found)).toBe(fee);
});
