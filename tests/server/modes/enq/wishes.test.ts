import { expect, it } from 'vitest';

import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { wishesOf } from '../../../../server/modes/enq/wishes';
import { soundEnquiry } from '../../../support/enquiry-form';

it('tells whoever answers what was wished for, and nothing that was left over', () => {
  expect(wishesOf(soundEnquiry)).toEqual([]);
  const cold = { ...soundEnquiry, modeWish: 'RF' as const, setTemp: '-18', loadTemp: '900', oogSize: 'x' };
  expect(wishesOf(cold)).toEqual(['想用 冷藏箱', '设定温度 -18 ℃']);
  const yearly = { annualVolume: '60', contractMonths: '12' };
  const priced = { targetPrice: '1900', targetCurrency: 'CNY' as const, targetUnit: 'BL' as const };
  expect(wishesOf({ ...soundEnquiry, ...yearly, ...priced, specialReq: '含税' })).toEqual([
    '目标价 1900 CNY 每票',
    '合约询价：年 60 TEU，12 个月',
    '特殊要求 含税',
  ]);
});

it('names a price for what its way counts', () => {
  const priced = { ...soundEnquiry, targetPrice: '4.2', targetCurrency: 'USD' as const };
  expect(wishesOf({ ...priced, modeWish: 'AIR', targetUnit: 'KG' })).toContain('目标价 4.2 USD 每计费千克');
  expect(wishesOf({ ...priced, modeWish: 'LCL', targetUnit: 'RT' })).toEqual([
    '想用 拼箱',
    '可堆叠',
    '目标价 4.2 USD 每计费吨',
  ]);
  expect(wishesOf({ ...priced, modeWish: 'TANK', targetUnit: 'TK' })).toContain('目标价 4.2 USD 每罐');
});

it('reads what the release before has kept', () => {
  const before = Object.fromEntries(
    Object.entries({ ...soundEnquiry, targetPrice: '1900' }).filter(
      ([name]) => !['modeWish', 'cargoReadyDate', 'targetCurrency', 'targetUnit'].includes(name),
    ),
  );
  expect(wishesOf(before as EnquiryForm)).toEqual(['目标价 1900 USD 每箱']);
});
