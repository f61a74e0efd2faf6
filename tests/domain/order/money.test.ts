import { describe, expect, it } from 'vitest';

import { fclPrice, oneMoreBox } from '../../../domain/modes/fcl/price';
import { servicePrice } from '../../../domain/order/money/service-lines';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { WH } from '../../../domain/modes/wh/mode';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { toldSum, type Charges } from '../../../domain/offer/charges';
import { cancelFee } from '../../../domain/order/money/cancel-fees';
import { countBoxes } from '../../../domain/order/blocks/load';
import { formatMoney } from '../../../domain/values/money';
import { sailingRates } from '../../../server/trade/modes/fcl/rates';
import { displayedPrice } from '../../../src/features/order/price-of';
import { soundWh, whFacts } from '../../support/wh-order';
import { dangerousOrder, generalOrder } from '../../support/fcl-order';
import { demoTariffs } from '../../../server/trade/modes/sheets';

const rates = sailingRates(
  { line: '东南亚', rate: 1 },
  {
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    isDanger: 'Y',
    unNo: '1230',
    boxes: [],
  },
  demoTariffs(),
);
if (!rates) throw new Error('the line has no rates');
const twenty = (count: number): FclForm['boxes'] => [{ type: '20GP', count: String(count) }];
const of = (form: FclForm) => fclPrice(form, rates, []);
const totalOf = (form: FclForm) => of(form)?.totalUsd.amount ?? 0;

describe('order charges', () => {
  const one = { ...dangerousOrder, services: [], boxes: twenty(1) };

  it('rise for a second box by its price, without bill of lading fees', () => {
    const more = oneMoreBox(one, rates, [], '20GP');
    expect(more?.amount).toBe(totalOf({ ...one, boxes: twenty(2) }) - totalOf(one));
    expect(more?.amount).toBeLessThan(totalOf(one));
    const perBill = of(one)?.lines.filter(({ unit }) => unit === 'BL') ?? [];
    expect(perBill.map(({ item }) => item)).toEqual(['DOC', 'DGD']);
  });

  it('include stuffing once in the dangerous goods freight', () => {
    expect(totalOf({ ...one, services: ['CFS'] })).toBe(totalOf(one));
    expect(totalOf({ ...generalOrder, services: ['CFS'] })).toBeGreaterThan(totalOf(generalOrder));
  });

  it('show the price of a service before it is chosen', () => {
    const two = { ...generalOrder, boxes: twenty(2) };
    expect(servicePrice(two, rates, 'TRK')).toEqual({ amount: 360_000, currency: '1' });
    expect(servicePrice(two, rates, 'CUS')).toEqual({ amount: 35_000, currency: '1' });
    expect(servicePrice(two, rates, 'DEST')?.amount).toBe(0);
    expect(servicePrice(two, rates, 'ZZZ')).toBeNull();
  });

  it('remove ordered services from the exclusions', () => {
    const said = (services: string[]) => of({ ...one, services })?.notIncluded.join('、') ?? '';
    expect(said([])).toContain('拖车');
    expect(said(['TRK'])).not.toContain('拖车');
    expect(said(['TRK'])).toContain('报关');
    expect(said(['INS'])).not.toContain('货运险');
  });

  it('lead with the chosen currency', () => {
    const charges = of(one);
    expect(displayedPrice(charges, '1').total).toEqual(charges?.totalYuan);
    expect(displayedPrice(charges, '2').total).toEqual(charges?.totalUsd);
    expect(displayedPrice(charges, '').beside).toEqual(charges && formatMoney(charges.totalYuan));
    expect(displayedPrice(null).total).toBeNull();
  });

  it('show yuan first when charged in yuan only, until another currency is chosen', () => {
    const stored = WH.price(soundWh, whFacts().quote as WhQuote, whFacts().goodsOf);
    expect(displayedPrice(stored, '').total).toEqual(stored?.totalYuan);
    expect(displayedPrice(stored, '2').total).toEqual(stored?.totalUsd);
    expect(toldSum(of(one) as Charges)).toEqual(of(one)?.totalUsd);
  });

  it('include a cancellation fee per box from confirmation on', () => {
    const boxes = countBoxes(twenty(2));
    const fees = (['UNDER_REVIEW', 'DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN'] as const).map(
      (state) => cancelFee(state, boxes)?.amount ?? null,
    );
    expect(fees).toEqual([0, 0, 0, 100_000, 400_000, null]);
  });
});
