import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blankGoods } from '../../../domain/goods/row';
import { RAIL } from '../../../domain/modes/rail/mode';
import { LAST_CARGOES } from '../../../domain/modes/tank/search';
import type { Charges } from '../../../domain/offer/charges';
import { DOLLAR, YUAN } from '../../../domain/values/money';
import { CancelBands } from '../../../src/modes/cfs/cfs-step';
import { CaseAsked } from '../../../src/modes/enq/case-asked';
import { cheapestBag } from '../../../src/modes/flexi/best-price';
import { UnitRows } from '../../../src/modes/rail/form-goods';
import { TermsCard } from '../../../src/modes/tank/terms-card';
import { BAG } from '../../../stories/modes/flexi.fixtures';
import { RAIL_FACTS, RAIL_SOUND } from '../../../stories/modes/rail.fixtures';
import { S24, SEARCH as IN_TANKS } from '../../../stories/modes/tank.fixtures';
import { WAITING } from '../../../stories/order/enquiry-case.fixtures';
import type { Card } from '../../support/cards/card';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';
import { misplaced } from '../../support/places/places';
import { linesShown } from '../../support/places/shown';

const dollars = (amount: number) => ({ amount, currency: DOLLAR });
const yuan = (amount: number) => ({ amount, currency: YUAN });

/** Stuffing and trucks are charged; the cancellation fee covers stuffing only. */
const STUFFED: Charges = {
  lines: [
    {
      item: 'LOAD',
      name: '装箱费',
      unit: 'BOX',
      unitPrice: yuan(90_000),
      quantity: 1,
      total: yuan(90_000),
      part: 'STATION',
    },
    {
      item: 'GATE',
      name: '进站费',
      unit: 'VEH',
      unitPrice: yuan(17_000),
      quantity: 1,
      total: yuan(17_000),
      part: 'YARD',
    },
  ],
  totalUsd: dollars(15_071),
  totalYuan: yuan(107_000),
  notIncluded: [],
};

const { price, detail } = S24;
if (!detail.terms) throw new Error('there are no terms');
const TERMS = {
  ...detail.terms,
  days: 61,
  transit: 33,
  deposit: 2_150_000,
  overdue: 3_700,
  last: Object.fromEntries(LAST_CARGOES.map((last, at) => [last, (at + 1) * 4_100])) as typeof detail.terms.last,
};

const { form: ASKED } = WAITING;
if (!ASKED) throw new Error('an enquiry has a form');

const CARDS: readonly (Card & { name: string })[] = [
  {
    name: 'what giving up an order of stuffing costs',
    drawn: <CancelBands charges={STUFFED} />,
    places: {
      '首车进站 24 小时前': '免费',
      '不足 24 小时': '¥270.00',
      '不足 4 小时或全部未到': '¥900.00',
      '个别车辆未到，每车': '¥300.00',
    },
  },
  {
    name: 'terms of a tank',
    drawn: <TermsCard offer={{ ...S24, price }} terms={TERMS} search={IN_TANKS} />,
    places: {
      押金: '¥21,500.00/罐另计，还罐退；超期 $37.00/罐·天',
      '已清洗（附证明）': '$41.00',
      同品名未清洗: '$82.00',
      专罐: '$123.00',
      新罐: '$164.00',
    },
  },
  {
    name: 'what was asked by an enquiry',
    drawn: (
      <CaseAsked
        enquiry={{
          ...WAITING,
          form: {
            ...ASKED,
            boxes: [
              { type: '40HQ', count: '3' },
              { type: '20GP', count: '7' },
            ],
            goods: [
              { ...blankGoods('1'), nameCn: '甲醇', unNo: '1230', grossKg: '14160' },
              { ...blankGoods('2'), nameCn: '丙酮', unNo: '1090', grossKg: '9870' },
            ],
            cargoReadyDate: '2026-12-11',
            targetPrice: '1850',
            targetCurrency: 'USD',
            targetUnit: 'CTN',
          },
        }}
      />
    ),
    places: {
      航线: ['上海 → 新加坡', 'CNSHA → SGSIN'],
      期望开船日: '2026-12-20',
      箱型箱量: ['40HQ × 3', '20GP × 7'],
      货物: ['甲醇 · UN1230 · 14160 kg', '丙酮 · UN1090 · 9870 kg'],
      方式: '整箱',
      目标价: '1850 美元 每箱',
      货好日期: '2026-12-11',
      特殊要求: '指定周四班',
    },
  },
];

it.each(CARDS)('$name: every figure has its own label', ({ drawn, places }) => {
  render(<>{drawn}</>);
  expect(misplaced(linesShown(Object.keys(places)), places)).toEqual([]);
});

it('the weight of each rail container fills its own field', () => {
  const form = {
    ...RAIL_SOUND,
    boxOwner: 'SOC' as const,
    boxes: [{ type: '40HQ' as const, count: '2' }],
    units: [
      { kg: '19870', no: 'CSQU3054383' },
      { kg: '20130', no: 'TEMU1234564' },
    ],
  };
  const { view, quote } = stepOf(RAIL, { form, facts: RAIL_FACTS, step: 'goods', faults: [], required: [] });
  const { on, lists } = STEP_PARTS;
  render(<UnitRows parts={{ view: { ...view, own: {} }, on, lists, quote }} />);
  expect([...document.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['units.0.kg', '19870'],
    ['units.0.no', 'CSQU3054383'],
    ['units.1.kg', '20130'],
    ['units.1.no', 'TEMU1234564'],
  ]);
});

it('the cheapest orderable flexibag is never a sold-out one', () => {
  if (!BAG.price) throw new Error('a bag has a price');
  const { charges } = BAG.price;
  const cheaper = { ...BAG, price: { ...BAG.price, charges: { ...charges, totalUsd: dollars(1) } } };
  for (const state of ['SOLD_OUT', 'ENQUIRE', 'CLOSED'] as const)
    expect(
      cheapestBag([
        { ...cheaper, state },
        { ...BAG, offerId: 'dear' },
      ])?.offerId,
      state,
    ).toBe('dear');
  expect(cheapestBag([BAG, { ...cheaper, offerId: 'cheap' }])?.offerId).toBe('cheap');
});
