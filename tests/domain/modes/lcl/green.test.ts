import { describe, expect, it } from 'vitest';

import { LCL } from '../../../../domain/modes/lcl/mode';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { GoodsRow } from '../../../../domain/goods/row';
import { findGoods, LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { listOffers } from '../../../../server/trade/modes/lcl/offers';
import { generalLcl, GENERAL_SEARCH, lclFacts, lclQuoteFor, soundLcl } from '../../../support/lcl-order';
import { row, searchFor, worldAt } from '../../../server/trade/modes/lcl/asked';

/** Finding codes allowed under a green Y: passes with reasons, or harmless advice. */
const YES = new Set([
  'cutoffsAhead',
  'densityLoose',
  'dstTakes',
  'flashDiffers',
  'goodsAgree',
  'goodsHarmless',
  'hsDiffers',
  'lclBoxEmpty',
  'lclBoxShared',
  'lclLimited',
  'lclOwnBox',
  'lclShedTakes',
  'lclWood',
  'limitedApplies',
  'orgDirect',
  'orgTakes',
  'packFits',
  'packLimited',
  'pairApart',
  'pairNone',
  'sdsHere',
]);

const AMOUNTS: readonly Partial<GoodsRow>[] = [
  {},
  { netKg: '8300' },
  { netKg: '8' },
  { netKg: '', grossKg: '' },
  { volume: '3' },
  { isLimited: true },
  { packKind: '4C1' },
  { hazardClass: '' },
];

const [first] = soundLcl.goods;
const formOf = (unNo: string, change: Partial<GoodsRow>): LclForm => {
  const facts = findGoods(unNo);
  const { hazardClass = '', subRisks = [], packingGroup = null } = facts ?? {};
  const goods = { ...first, unNo, goodsId: '', nameCn: facts?.nameCn ?? '', hazardClass, subRisks: [...subRisks] };
  return { ...soundLcl, goods: [{ ...goods, packingGroup: packingGroup ?? 'N', ...change }] } as LclForm;
};
const numbers = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))];
const isGreen = (level: string) => level === 'PASS' || level === 'PASS_CHECK_DGL';

describe('passing LCL verdict', () => {
  it('needs every finding to pass, for every library number and input', () => {
    const said = new Map<string, string>();
    for (const unNo of [...numbers, '9999', ''])
      for (const change of AMOUNTS)
        for (const { level, code } of LCL.acceptance(formOf(unNo, change), lclFacts()).findings)
          if (isGreen(level)) said.set(code, unNo);
    for (const { level, code } of LCL.acceptance(generalLcl, lclFacts(lclQuoteFor(GENERAL_SEARCH))).findings)
      if (isGreen(level)) said.set(code, 'general');
    expect([...said].filter(([code]) => !YES.has(code))).toStrictEqual([]);
  });

  it('distinguishes an impossible density from free space between packages', () => {
    const found = (change: Partial<GoodsRow>) =>
      LCL.acceptance(formOf('1230', { goodsId: first?.goodsId ?? '', packingGroup: 'II', ...change }), lclFacts())
        .findings.filter(({ code }) => code.startsWith('density'))
        .map(({ level, code }) => `${level} ${code}`);
    expect(found({ netKg: '830', volume: '1.05' })).toStrictEqual([]);
    expect(found({ netKg: '830', volume: '1.6' })).toStrictEqual(['PASS densityLoose']);
    expect(found({ netKg: '830', volume: '10' })).toStrictEqual(['MANUAL densityDiffers']);
    expect(found({ netKg: '8300', volume: '1.05' })).toStrictEqual(['MANUAL densityDiffers']);
  });
});

describe('departure card', () => {
  const answer = (unNo: string, kg: number, m3: number) =>
    listOffers(searchFor('CNSHA', 'NLRTM', row(unNo, kg, m3)), worldAt('2026-11-21T01:42:00Z')).find(
      ({ offerId }) => offerId === 'L-SHWG-NLRTM-261209',
    )?.acceptance;

  it('is not green for goods that the form does not pass', () => {
    expect(answer('1230', 860, 1.05)?.level).toBe('PASS_CHECK_DGL');
    expect(answer('1230', 8600, 1.05)).toMatchObject({
      level: 'MANUAL',
      reason: '甲醇的密度与重量/体积不符（按 0.79 kg/L 约 830kg），请核对',
    });
    expect(answer('3236', 400, 1)).toMatchObject({ level: 'BLOCK' });
    expect(answer('1498', 400, 1)?.level).toBe('MANUAL');
  });
});
