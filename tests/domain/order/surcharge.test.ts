import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { changedLines } from '../../../domain/offer/changed-lines';
import { sailingRates } from '../../../server/trade/modes/fcl/rates';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';
import { demoTariffs } from '../../../server/trade/modes/sheets';

const search = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'Y' as const,
  unNo: '1230',
  boxes: [{ type: '20GP' as const, count: 1 }],
};
const rates = sailingRates({ line: '东南亚', rate: 1 }, search, demoTariffs());
if (!rates) throw new Error('the line has no rates');
const { quote, goodsOf } = factsFor('SGSIN', true, { search, rates });
if (!quote) throw new Error('no quote');

const persulfate = {
  ...methanol,
  key: '2',
  goodsId: '',
  nameCn: '过硫酸钠',
  unNo: '1505',
  hazardClass: '5.1' as const,
  subRisks: [],
  pieces: '200',
  grossKg: '5000',
  volume: '5',
};
const twenty = (count: number): FclForm['boxes'] => [{ type: '20GP', count: String(count) }];
const both = (boxes: FclForm['boxes'], change: Partial<FclForm['goods'][number]> = {}): FclForm => ({
  ...dangerousOrder,
  services: [],
  boxes,
  goods: [methanol, { ...persulfate, ...change }],
});
const priced = (form: FclForm) => FCL.price(form, quote, goodsOf);
const surcharges = (form: FclForm) =>
  priced(form)?.lines.flatMap(({ item, name, quantity, unitPrice }) =>
    item === 'DGS' ? [[name, quantity, unitPrice.amount]] : [],
  );

describe('dangerous goods surcharge', () => {
  it('is charged per box by class: the oxidizer at twice the rate of methanol', () => {
    expect(surcharges(both(twenty(2)))).toEqual([
      ['危险品附加费 第 3 类 20GP', 1, 8_400],
      ['危险品附加费 第 5.1 类 20GP', 1, 16_800],
    ]);
  });

  it('follows the goods to their box, also of another type', () => {
    const boxes: FclForm['boxes'] = [
      { type: '20GP', count: '2' },
      { type: '40HQ', count: '1' },
    ];
    expect(surcharges(both(boxes))).toEqual([
      ['危险品附加费 第 3 类 20GP', 1, 8_400],
      ['危险品附加费 第 5.1 类 20GP', 1, 16_800],
      ['危险品附加费 第 3 类 40HQ', 1, 15_200],
    ]);
  });

  it('is the highest one in a shared box', () => {
    expect(surcharges(both(twenty(1)))).toEqual([['危险品附加费 20GP', 1, 16_800]]);
  });

  it('is charged for all boxes while the goods are unmeasured', () => {
    const unmeasured = { pieces: '', grossKg: '', netKg: '', volume: '' };
    expect(surcharges(both(twenty(2), unmeasured))).toEqual([['危险品附加费 20GP', 2, 16_800]]);
  });

  it('is null for a class without a price', () => {
    expect(priced(both(twenty(2), { hazardClass: '1.4' }))).toBeNull();
  });

  it('shows the changed lines when a box is added', () => {
    const [one, two] = [priced(both(twenty(1))), priced(both(twenty(2)))];
    const changed = changedLines(one?.lines ?? [], two?.lines ?? []);
    const amountOf = (sum: { amount: number } | null) => sum?.amount ?? null;
    expect(changed.map(({ name, before, now }) => [name, amountOf(before), amountOf(now)])).toEqual([
      ['海运费 20GP', 42_000, 84_000],
      ['危险品附加费 第 3 类 20GP', null, 8_400],
      ['危险品附加费 第 5.1 类 20GP', null, 16_800],
      ['码头操作费 20GP', 75_000, 150_000],
      ['铅封费', 5_000, 10_000],
      ['设备交接单费', 6_000, 12_000],
      ['VGM 申报费', 5_000, 10_000],
      ['危险品装箱费 20GP', 150_000, 300_000],
      ['贴标费', 20_000, 40_000],
      ['危险品附加费 20GP', 16_800, null],
    ]);
    expect(changedLines(two?.lines ?? [], two?.lines ?? [])).toEqual([]);
  });
});
