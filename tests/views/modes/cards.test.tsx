import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { RAIL } from '../../../domain/modes/rail/mode';
import { LAST_CARGOES } from '../../../domain/modes/tank/search';
import type { Charges } from '../../../domain/offer/charges';
import { DOLLAR, YUAN } from '../../../domain/values/money';
import { FlightCard } from '../../../src/modes/air/flight-card';
import { WaybillNoticeView } from '../../../src/modes/air/waybill-notice';
import { CancelBands } from '../../../src/modes/cfs/cancel-bands';
import { VoyageCard } from '../../../src/modes/dom/voyage-card';
import { BagOffer } from '../../../src/modes/flexi/bag-offer';
import { cheapestOf } from '../../../src/modes/flexi/best-price';
import { DepartureCard } from '../../../src/modes/lcl/departure-card';
import { BillNoticeView } from '../../../src/modes/rail/bill-notice';
import { UnitRows } from '../../../src/modes/rail/unit-rows';
import { TermsCard } from '../../../src/modes/tank/terms-card';
import { FREIGHTER, PLACED_AIR } from '../../../stories/modes/air.fixtures';
import { OFFER as VOYAGE, SEARCH as BY_SEA } from '../../../stories/modes/dom.fixtures';
import { BAG } from '../../../stories/modes/flexi.fixtures';
import { DEPARTURE } from '../../../stories/modes/lcl.fixtures';
import { PLACED_RAIL, RAIL_FACTS, RAIL_SOUND } from '../../../stories/modes/rail.fixtures';
import { S24, SEARCH as IN_TANKS } from '../../../stories/modes/tank.fixtures';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';
import { misplaced, type Places } from '../../support/places/places';
import { linesShown } from '../../support/places/shown';

const QUIET = { busyKind: null, failureCode: null };
const nothing = () => {};
const list = {
  isOpen: false,
  now: 0,
  isCompared: false,
  isFull: false,
  choice: null,
  onCompare: nothing,
  onToggle: nothing,
};

const dollars = (amount: number) => ({ amount, currency: DOLLAR });
const yuan = (amount: number) => ({ amount, currency: YUAN });

/** Stuffing and the trucks are charged; only stuffing is owed for giving it up. */
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

const SOLD = { ...VOYAGE, state: 'SOLD_OUT' as const, left: [{ measure: 'BOX' as const, amount: 37 }] };

type Card = { name: string; drawn: React.ReactNode; places: Places };

const CARDS: readonly Card[] = [
  {
    name: 'flight',
    drawn: <FlightCard offer={FREIGHTER} weight={PLACED_AIR.weight} isTrial={false} {...list} />,
    places: { 资料: '12-02 02:30 止', 交货: '12-03 02:30 止', 余: '1,641 kg' },
  },
  {
    name: 'departure of a shared box',
    drawn: <DepartureCard offer={DEPARTURE} isDanger {...list} />,
    places: { 危品申请: '11-29 18:00', 进仓截止: '12-04 17:00' },
  },
  {
    name: 'voyage within the country that is too full',
    drawn: <VoyageCard offer={SOLD} search={{ ...BY_SEA, boxes: 58 }} {...list} />,
    places: { '少于 ': '余 37 箱，58 箱', 订舱: '12-01 18:00 止' },
  },
  {
    name: 'bag for which the ship is too full and the fitters are not',
    drawn: (
      <BagOffer
        offer={{
          ...BAG,
          state: 'SOLD_OUT',
          left: [
            { measure: 'BOX', amount: 13 },
            { measure: 'TEAM', amount: 19 },
          ],
          detail: { ...BAG.detail, bags: 24 },
        }}
        {...list}
      />
    ),
    places: { 这一班余: '13 个舱位，少于 24 袋；截港前每天最多还能装 19 袋' },
  },
  {
    name: 'waybill of an air order',
    drawn: (
      <WaybillNoticeView
        order={{
          ...PLACED_AIR,
          pieces: 17,
          weight: { kg: 260, volumeKg: 385, charged: 391, by: 'VOLUME' },
          flight: 'ZLKY833',
        }}
        view={QUIET}
        on={{ fetch: nothing }}
      />
    ),
    places: {
      运单号: '901-12345675',
      航班: ['ZLKY833', '全货机'],
      '到达（当地）': '2026-12-04 08:00',
      重量: ['17 件', '毛重 260 kg', '计费 391 kg', '100 级'],
      操作信息: '仅限货机',
      '外包装 Q 值': ['合包 1', 'Q = 0.6'],
    },
  },
  {
    name: 'bill of a train',
    drawn: <BillNoticeView order={PLACED_RAIL} view={QUIET} on={{ fetch: nothing }} />,
    places: {
      箱型箱量: '1 × 40HQ',
      提箱点: PLACED_RAIL.org.nameCn,
      还箱点: ['杜伊斯堡，', '免费 15 天'],
    },
  },
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
];

it.each(CARDS)('$name: every figure stands beside its own words', ({ drawn, places }) => {
  render(<>{drawn}</>);
  expect(misplaced(linesShown(Object.keys(places)), places)).toEqual([]);
});

it('the weight of each box of a train stands in the field of that box', () => {
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

it('the cheapest bag that can be ordered is not one that is sold out', () => {
  if (!BAG.price) throw new Error('a bag has a price');
  const { charges } = BAG.price;
  const cheaper = { ...BAG, price: { ...BAG.price, charges: { ...charges, totalUsd: dollars(1) } } };
  for (const state of ['SOLD_OUT', 'ENQUIRE', 'CLOSED'] as const)
    expect(
      cheapestOf([
        { ...cheaper, state },
        { ...BAG, offerId: 'dear' },
      ])?.offerId,
      state,
    ).toBe('dear');
  expect(cheapestOf([BAG, { ...cheaper, offerId: 'cheap' }])?.offerId).toBe('cheap');
});
