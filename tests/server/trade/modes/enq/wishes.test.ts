import { expect, it } from 'vitest';

import type { EnquiryForm } from '../../../../../domain/modes/enq/enquiry';
import { wishTexts } from '../../../../../server/trade/modes/enq/mode';
import { soundEnquiry } from '../../../../support/enquiry-form';

const DAY = `期望开船 ${soundEnquiry.etd}`;

it('enquiry wishes list the typed ones, and no leftovers of other modes', () => {
  expect(wishTexts(soundEnquiry)).toEqual([DAY, '20GP × 1']);
  expect(wishTexts({ ...soundEnquiry, remark: '到港前电话' })).toContain('备注 到港前电话');
  const cold = { ...soundEnquiry, modeWish: 'RF' as const, setTemp: '-18', loadTemp: '900', oogSize: 'x' };
  expect(wishTexts(cold)).toEqual([DAY, '想用 冷藏箱', '20GP × 1', '设定温度 -18 ℃']);
  const yearly = { annualVolume: '60', contractMonths: '12' };
  const priced = { targetPrice: '1900', targetCurrency: 'CNY' as const, targetUnit: 'BL' as const };
  expect(wishTexts({ ...soundEnquiry, ...yearly, ...priced, specialReq: '含税' })).toEqual([
    DAY,
    '20GP × 1',
    '目标价 1900 CNY 每票',
    '合约询价：年 60 TEU，12 个月',
    '特殊要求 含税',
  ]);
});

it('enquiry wishes state the target price in the unit of the mode', () => {
  const priced = { ...soundEnquiry, targetPrice: '4.2', targetCurrency: 'USD' as const };
  expect(wishTexts({ ...priced, modeWish: 'AIR', targetUnit: 'KG' })).toContain('目标价 4.2 USD 每计费千克');
  expect(wishTexts({ ...priced, modeWish: 'LCL', targetUnit: 'RT' })).toEqual([
    DAY,
    '想用 拼箱',
    '可堆叠',
    '目标价 4.2 USD 每计费吨',
  ]);
  expect(wishTexts({ ...priced, modeWish: 'TANK', targetUnit: 'TK' })).toContain('目标价 4.2 USD 每罐');
});

it('enquiry wishes state type and number of tanks or flexitanks', () => {
  const asking = (modeWish: EnquiryForm['modeWish'], boxes: EnquiryForm['boxes']) =>
    wishTexts({ ...soundEnquiry, modeWish, boxes });
  expect(asking('TANK', [{ type: '20TK', count: '2' }])).toEqual([DAY, '想用 罐箱', '20TK（T4、T7、T11） × 2']);
  expect(asking('TANK', [{ type: '20TKT14', count: '1' }])).toContain('20TK（T14） × 1');
  expect(asking('FLEXI', [{ type: 'FLEXI', count: '3' }])).toEqual([DAY, '想用 液袋', '液袋 × 3']);
  expect(asking('AIR', [{ type: '20GP', count: '1' }]), 'what needs no box has kept one').toEqual([DAY, '想用 空运']);
});

it('enquiry wishes read forms of the previous release', () => {
  const before = Object.fromEntries(
    Object.entries({ ...soundEnquiry, targetPrice: '1900' }).filter(
      ([name]) => !['modeWish', 'cargoReadyDate', 'targetCurrency', 'targetUnit'].includes(name),
    ),
  );
  expect(wishTexts(before as EnquiryForm)).toEqual([DAY, '20GP × 1', '目标价 1900 USD 每箱']);
});
