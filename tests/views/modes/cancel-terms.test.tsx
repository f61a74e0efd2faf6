import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AIR } from '../../../domain/modes/air/mode';
import { DGD } from '../../../domain/modes/dgd/mode';
import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FCL } from '../../../domain/modes/fcl/mode';
import { LCL } from '../../../domain/modes/lcl/mode';
import { RAIL } from '../../../domain/modes/rail/mode';
import type { WhForm } from '../../../domain/modes/wh/form';
import { WH } from '../../../domain/modes/wh/mode';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { airCopy } from '../../../src/copy/modes/air';
import { dgdCopy } from '../../../src/copy/modes/dgd';
import { lclCopy } from '../../../src/copy/modes/lcl';
import { whCopy } from '../../../src/copy/modes/wh';
import { AirStep } from '../../../src/modes/air/air-step';
import { DgdStep } from '../../../src/modes/dgd/dgd-step';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { LclStep } from '../../../src/modes/lcl/lcl-step';
import { RailStep } from '../../../src/modes/rail/rail-step';
import { WhStep } from '../../../src/modes/wh/wh-step';
import { airFacts, soundAir } from '../../support/air-order';
import { dgdFacts, soundDgd } from '../../support/dgd-order';
import { dangerousOrder, factsFor } from '../../support/fcl-order';
import { lclFacts, lclQuoteFor, soundLcl } from '../../support/lcl-order';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';
import { railFacts, soundRail } from '../../support/rail-order';
import { soundWh, whFacts } from '../../support/wh-order';

const { on, lists, around } = STEP_PARTS;
const AT = { step: 'confirm', faults: [], required: [] };

function fees(name = '取消费'): string[] {
  const place = screen.getByRole('heading', { name }).closest('section');
  if (!place) throw new Error('nothing is said of it');
  const [, ...rows] = within(place).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join('：'));
}

function flown(now = 0, step = 'confirm') {
  const { view, quote } = stepOf(AIR, { ...AT, form: soundAir, facts: airFacts(), step });
  const [line] = view.charges?.lines.filter(({ item }) => item === 'AF') ?? [];
  if (!view.charges || !line) throw new Error('it has no price');
  const charges = { ...view.charges, lines: [{ ...line, total: { amount: 1_144_000, currency: '1' } }] };
  const own = airCopy.fault;
  return render(<AirStep {...around} parts={{ view: { ...view, charges, own }, on, lists, quote }} now={now} />);
}

function shared(now = 0) {
  const locked = lclQuoteFor();
  const quoted = { ...locked, rates: { ...locked.rates, deadFreight: { boxM3: 25, perBox: 1_440_000 } } };
  const goods = soundLcl.goods.map((row) => ({ ...row, grossKg: '860', volume: '1.45' }));
  const form = { ...soundLcl, goods };
  const { view, quote } = stepOf(LCL, { ...AT, form, facts: lclFacts(quoted) });
  const [line] = view.charges?.lines.filter(({ item }) => item === 'OF') ?? [];
  if (!view.charges || !line) throw new Error('it has no price');
  const charges = { ...view.charges, lines: [{ ...line, total: { amount: 8990, currency: '2' } }] };
  const own = lclCopy.fault;
  return render(<LclStep {...around} parts={{ view: { ...view, charges, own }, on, lists, quote }} now={now} />);
}

describe('cancellation fees before submission', () => {
  it('by air rise with time as a share of the freight', () => {
    flown();
    expect(fees()).toEqual([
      '提交后至订舱前：免费',
      '已订舱，起飞前 72 小时以上（11-30 04:20 前）：免费',
      '已订舱，起飞前 48 小时以上（12-01 04:20 前）：¥2,288.00',
      '已订舱，起飞前 24 小时以上（12-02 04:20 前）：¥5,720.00',
      '已订舱，起飞前不足 24 小时：¥11,440.00',
      '已交货（退运由客服办理）：不能取消',
    ]);
  });

  it('for LCL are the document fee, then half the freight, then dead freight', () => {
    shared();
    expect(fees()).toEqual([
      '提交后至确认前：免费',
      '已确认：¥300.00',
      '已配箱，12-03 17:00 前：¥619.15',
      '已配箱，此后（亏舱费）：¥835.20',
      '已进仓（退仓由客服办理）：不能取消',
    ]);
  });
});

function stored(form: WhForm) {
  const { view, quote } = stepOf(WH, { ...AT, form, facts: whFacts() });
  return render(<WhStep {...around} parts={{ view: { ...view, own: whCopy.fault }, on, lists, quote }} />);
}

describe('storage cancellation fees before submission', () => {
  it('are days of rent per ton, more of them nearer the day', () => {
    const tonDay = whFacts().quote?.rates.tonDay ?? 0;
    stored(soundWh);
    const days = (count: number) => formatMoney({ amount: tonDay * 12 * count, currency: YUAN });
    expect(fees('收费协议')).toEqual([
      '提交后至确认库位前：免费',
      '已确认库位，入库 48 小时以前（11-29 08:00 前）：免费',
      `已确认库位，距入库不足 48 小时（3 天吨租）：${days(3)}`,
      `入库时刻 12-01 08:00 已过，货物未到库（7 天吨租）：${days(7)}`,
      '货物入库以后（按实存天数结清）：不能取消',
    ]);
  });

  it('show no amount without a weight and no date without a day', () => {
    stored({ ...soundWh, inDate: '', goods: soundWh.goods.map((row) => ({ ...row, grossKg: '' })) });
    expect(fees('收费协议').slice(1, 4)).toEqual([
      '已确认库位，入库 48 小时以前：填好数量后显示',
      '已确认库位，距入库不足 48 小时（3 天吨租）：填好数量后显示',
      '入库时刻已过，货物未到库（7 天吨租）：填好数量后显示',
    ]);
  });

  it('refer to the storage agreement and to no ship', () => {
    const { view, quote } = stepOf(WH, { ...AT, form: soundWh, facts: whFacts() });
    const parts = { view: { ...view, own: whCopy.fault }, on, lists, quote };
    render(<WhStep {...around} parts={parts} now={Date.parse('2026-11-30T00:00:00Z')} />);
    expect(screen.getByRole('button', { name: '《仓储服务协议》' })).toBeTruthy();
    expect(screen.getByText(/预留与锁定价格失效，通过后请重新选择/)).toBeTruthy();
  });
});

it('a service costs 20 % after acceptance and 50 % after its start', () => {
  const { view, quote } = stepOf(DGD, { ...AT, form: soundDgd('1'), facts: dgdFacts('1') });
  const total = view.charges?.totalYuan.amount ?? 0;
  const share = (part: number) => formatMoney({ amount: total * part, currency: YUAN });
  render(<DgdStep {...around} parts={{ view: { ...view, own: dgdCopy.fault }, on, lists, quote }} />);
  expect(fees('收费协议')).toEqual([
    '受理以前，包括补充资料期间：免费',
    `已受理（订单金额的 20%）：${share(0.2)}`,
    `办理中（订单金额的 50%）：${share(0.5)}`,
    '结果已交付：不能取消',
  ]);
});

describe('cancellation fees without a container count', () => {
  const UNCOUNTED = ['', '0', 'x'];
  const amounts = () => {
    const table = screen.getByRole('columnheader', { name: '取消费' }).closest('table');
    return [...(table?.querySelectorAll('td:last-child') ?? [])].map(({ textContent }) => textContent);
  };
  const boxed = (count: string) => {
    const { view, quote } = stepOf(FCL, {
      ...AT,
      form: { ...dangerousOrder, boxes: [{ type: '20GP' as const, count }] },
      facts: factsFor(),
    });
    const own = { view: { ...view, own: {} }, on, lists, quote, sailing: sailingFromOffer(quote.offer) };
    return render(<FclStep {...around} parts={own} />);
  };
  const railed = (count: string) => {
    const form = { ...soundRail, boxes: [{ type: '40HQ' as const, count }] };
    const { view, quote } = stepOf(RAIL, { ...AT, form, facts: railFacts() });
    return render(<RailStep {...around} parts={{ view: { ...view, own: {} }, on, lists, quote }} />);
  };

  it.each([
    ['by sea', boxed],
    ['by train', railed],
  ])('show no amount and never "free" %s', (_, draw) => {
    for (const count of UNCOUNTED) {
      const { unmount } = draw(count);
      const said = amounts().slice(1, -1);
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said)).toEqual(new Set(['填好数量后显示']));
      unmount();
    }
    draw('2');
    expect(amounts().join()).toContain('¥');
    expect(amounts()).not.toContain('填好数量后显示');
  });
});

describe('offer that closes before the verification deadline', () => {
  const SOONER = /早于 48 小时的认证期限/;

  it('shows a warning above the last button, by air and LCL', () => {
    const air = flown(Date.parse('2026-11-30T00:00:00Z'));
    expect(screen.getByText(SOONER)).toBeTruthy();
    air.unmount();
    const lcl = shared(Date.parse('2026-11-28T00:00:00Z'));
    expect(screen.getByText(SOONER)).toBeTruthy();
    lcl.unmount();
  });

  it('shows no warning while there is time', () => {
    flown(Date.parse('2026-11-20T00:00:00Z'));
    expect(screen.queryByText(SOONER)).toBeNull();
  });
});

it('the air parties step requires a named consignee and mentions no bill of lading', () => {
  const { container } = flown(0, 'parties');
  expect(container.textContent).toContain('运单和舱单只能印英文字符。');
  expect(container.textContent).toContain('需为具体单位，不能填 TO ORDER。');
  expect(container.textContent).not.toMatch(/提单|此时必须有通知人/);
});
