import { expect, it } from 'vitest';

import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { blankGoods } from '../../../../domain/goods/row';
import { soundWh, whFacts, whQuoteFor } from '../../../support/wh-order';

it('reports tons above the free space on the fullest day at once', () => {
  // Room of 250 t with 55 t free.
  const tons = (grossKg: string) => {
    const [row] = soundWh.goods;
    if (!row) throw new Error('there are no goods');
    const { findings } = WH.acceptance({ ...soundWh, goods: [{ ...row, grossKg }] }, whFacts());
    return findings.filter(({ code }) => ['whFits', 'whShort', 'whOverRoom'].includes(code));
  };
  expect(tons('55000')).toMatchObject([{ code: 'whFits', level: 'PASS' }]);
  expect(tons('55001')).toMatchObject([{ code: 'whShort', level: 'BLOCK', given: { least: 55, tons: 55.001 } }]);
  expect(tons('250001')).toMatchObject([{ code: 'whOverRoom', level: 'BLOCK' }]);
});

it('finds the subsidiary hazards of a typed number without a class', () => {
  const [row] = soundWh.goods;
  if (!row) throw new Error('there are no goods');
  const bare = { ...blankGoods('1'), unNo: '1230', grossKg: '12000' };
  const said = (goods: WhForm['goods']) =>
    WH.acceptance({ ...soundWh, goods }, whFacts()).findings.find(({ code }) => code === 'whSubRisk');
  expect(said([row])).toMatchObject({ level: 'NEED_APPROVAL', given: { risk: '6.1' } });
  expect(said([bare])).toMatchObject({ level: 'NEED_APPROVAL', given: { risk: '6.1' } });
});

it('distinguishes blank, unreadable and changed days and goods', () => {
  const said = (change: Partial<WhForm>) =>
    WH.acceptance({ ...soundWh, ...change }, whFacts()).findings.map(({ code, given }) => [code, given['field']]);
  expect(said({ days: '' })).toContainEqual(['whStayBlank', 'days']);
  expect(said({ inDate: '' })).toContainEqual(['whStayBlank', 'inDate']);
  for (const days of ['3651', '0', 'x']) expect(said({ days })).toContainEqual(['whStayWrong', 'days']);
  for (const inDate of ['2026-13-01', '12月1日']) expect(said({ inDate })).toContainEqual(['whStayWrong', 'inDate']);
  const [row] = soundWh.goods;
  if (!row) throw new Error('there are no goods');
  const unsaid = [{ days: '' }, { inDate: '' }, { goods: [blankGoods('1')] }, { goods: [row, blankGoods('2')] }];
  for (const change of unsaid) {
    const { level, findings } = WH.acceptance({ ...soundWh, ...change }, whFacts());
    expect(
      findings.map(({ code }) => code),
      JSON.stringify(change),
    ).not.toContain('whStale');
    expect(level).toBe('MANUAL');
  }
  expect(said({ days: '', goods: [{ ...row, unNo: '1294' }] })).toContainEqual(['whStale', undefined]);
});

it('has no price above the maximum days or pallets', () => {
  const priced = (change: Partial<WhForm>) => WH.price({ ...soundWh, ...change }, whQuoteFor(), () => null);
  expect(priced({ days: '3650', pallets: '9999' })).not.toBeNull();
  expect(priced({ days: '3651' })).toBeNull();
  expect(priced({ pallets: '10000' })).toBeNull();
});
