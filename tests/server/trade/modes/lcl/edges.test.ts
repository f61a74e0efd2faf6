import { describe, expect, it } from 'vitest';

import { lclFindings } from '../../../../../domain/modes/lcl/acceptance';
import { judgeAtGlance, type GlanceRow } from '../../../../../domain/modes/lcl/glance';
import { LCL } from '../../../../../domain/modes/lcl/mode';
import type { LclSearch } from '../../../../../domain/modes/lcl/search';
import type { Offer } from '../../../../../domain/offer/offer';
import { goodsOfNumber, findGoods } from '../../../../../server/world/dangerous-goods/library';
import { findOffer } from '../../../../../server/trade/modes/lcl/offers';
import { serviceRates } from '../../../../../server/trade/modes/lcl/asked';
import { findService } from '../../../../../server/trade/modes/lcl/services';
import { lclCopy } from '../../../../../src/copy/modes/lcl';
import { lclFacts, lclQuoteFor, soundLcl } from '../../../../support/lcl-order';
import { row, searchFor, worldAt } from './asked';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

const NOW = '2026-11-21T01:42:00Z';

const typed = (key: string, unNo: string, kg: string, m3: string): GlanceRow => {
  const goods = goodsOfNumber(unNo);
  const kind = goods.length === 1 ? 'known' : 'several';
  return { key, unNo, pieces: '2', kg, m3, longCm: '', group: '', name: '', identity: { kind, goods, strangers: [] } };
};

const tonsOf = (kg: string, m3: string, isStackable = true) => {
  const { charged, basis } = judgeAtGlance([{ ...typed('1', '', kg, m3) }], 'N', isStackable).tons;
  return [charged, lclCopy.basis[basis]];
};

const said = (search: LclSearch, offerId: string, world = worldAt(NOW)): [string, string, Offer['state']] | null => {
  const offer = findOffer(search, offerId, world)?.offer;
  return offer ? [offer.acceptance.level, offer.acceptance.reason ?? '', offer.state] : null;
};

const paired = (one: string, other: string) =>
  judgeAtGlance([typed('1', one, '200', '0.3'), typed('2', other, '200', '0.3')], 'Y', true).box;

/** Cases of chapter 1.12 of the specification. too-large.test covers LE12, measured.test LE14 and LE15. */
describe('LCL limits', () => {
  it('charge one ton minimum (LE1), the larger measure (LE2), and 30 % more when not stackable (LE16)', () => {
    expect(tonsOf('80', '0.2')).toEqual([1, '计费吨不足 1RT 按 1RT 计费']);
    expect(tonsOf('2300', '1.5')).toEqual([2.3, '重量计费']);
    expect(tonsOf('900', '1.8', false)).toEqual([2.34, '体积计费']);
  });

  it.each([
    ['LE3', '1263', '2014'],
    ['LE4: by their groups, whichever entry of the number it is', '1789', '1824'],
    ['LE19: by column 16b, though the classes would do with an approval', '1350', '1495'],
  ])('block incompatible goods in search and form alike (%s)', (_, one, other) => {
    expect(paired(one, other)).toMatchObject({ level: 'BLOCK', boxes: [[0], [1]] });
    expect(
      said(searchFor('CNSHA', 'NLRTM', row(one, 200, 0.3), row(other, 200, 0.3)), 'L-SHWG-NLRTM-261209'),
    ).toMatchObject(['BLOCK', expect.stringContaining('本票货物之间需隔离，不能进同一个箱'), 'OPEN']);
  });

  it('exempt no goods by an entry that other entries of the UN number lack', () => {
    expect(paired('1789', '1263')?.level).toBe('MANUAL');
  });

  it.each([
    ['LE5', 'CNTAO', 'JPOSA', '2014', 'L-QDHD-JPOSA-261204', 'BLOCK', '不得同箱；下一班有箱位 01-08'],
    ['LE6', 'CNSHA', 'NLRTM', '1230', 'L-SHWG-NLRTM-261209', 'PASS_CHECK_DGL', '箱内已有第 9 类'],
    ['LE8', 'CNSHA', 'NLRTM', '1155', 'L-SHWG-NLRTM-261209', 'BLOCK', '包装类别 I，不做拼箱，请改整箱'],
    ['LE9', 'CNSHA', 'NLRTM', '1075', 'L-SHWG-NLRTM-261209', 'BLOCK', '第 2.1 类不做拼箱，请改整箱'],
    ['LE10', 'CNSHA', 'NLRTM', '1263', 'L-SHLG-NLRTM-261205', 'BLOCK', '的经营许可不含第 3 类'],
    ['LE10', 'CNDLC', 'KRPUS', '1294', 'L-DLDY-KRPUS-261209', 'BLOCK', '没有能存放甲苯的库房'],
    ['LE10', 'CNDLC', 'KRPUS', '1120', 'L-DLDY-KRPUS-261209', 'NEED_APPROVAL', 'II 类的不能拼，其余可拼'],
    ['L1', 'CNSHA', 'NLRTM', '1263', 'L-SHWG-NLRTM-261209', 'NEED_APPROVAL', 'I 类的不能拼，其余可拼，请选定'],
  ])('%s: from %s to %s, UN %s on %s is %s', (_, org, dst, unNo, offerId, level, words) => {
    expect(said(searchFor(org, dst, row(unNo, 400, 0.6)), offerId)).toMatchObject([
      level,
      expect.stringContaining(words),
      expect.any(String),
    ]);
  });

  it('search limited quantities beside an oxidizer without segregation, still as dangerous (LE11)', () => {
    const beside = (isLimited: boolean) =>
      said(
        {
          ...searchFor('CNSHA', 'NLRTM', { ...row('1133', 40, 0.1), group: 'III', isLimited }),
          rows: [{ ...row('1133', 40, 0.1), group: 'III', isLimited }, row('2014', 200, 0.2)],
        },
        'L-SHWG-NLRTM-270113',
      )?.slice(0, 2);
    expect(beside(false)).toEqual(['BLOCK', expect.stringContaining('本票货物之间需隔离')]);
    expect(beside(true)?.[1]).not.toContain('需隔离');
    expect(beside(true)?.[0]).not.toBe('BLOCK');
  });

  it.each([
    ['LE10', 'CNDLC', 'KRPUS', '1120', 'III', 'L-DLDY-KRPUS-261209', 'PASS', /^(本箱尚无其他危险品|箱内已有)/],
    ['LE10', 'CNDLC', 'KRPUS', '1120', 'II', 'L-DLDY-KRPUS-261209', 'BLOCK', /没有能存放叔丁醇的库房/],
    ['L1', 'CNSHA', 'NLRTM', '1263', 'III', 'L-SHWG-NLRTM-261209', 'PASS', /^箱内已有第 9 类/],
    ['L1', 'CNSHA', 'NLRTM', '1263', 'I', 'L-SHWG-NLRTM-261209', 'BLOCK', /包装类别 I，不做拼箱/],
    // Packing group that no entry of the number has is ignored.
    ['LE10', 'CNDLC', 'KRPUS', '1120', 'I', 'L-DLDY-KRPUS-261209', 'NEED_APPROVAL', /^正丁醇的编号有多个条目：II 类/],
  ] as const)('%s: from %s to %s, UN %s of group %s on %s is %s', (_, org, dst, unNo, group, offerId, level, words) => {
    const [found = '', reason] = said(searchFor(org, dst, { ...row(unNo, 400, 0.6), group }), offerId) ?? [];
    expect(found === 'PASS_CHECK_DGL' ? 'PASS' : found).toBe(level);
    expect(reason).toMatch(words);
  });

  it('judge typed limited quantities without segregation, and as dangerous for the shed (LE11)', () => {
    const [first] = soundLcl.goods;
    if (!first) throw new Error('there are no goods');
    const of = (key: string, unNo: string, isLimited: boolean) => {
      const { hazardClass, subRisks = [], nameCn = '' } = findGoods(unNo) ?? {};
      return {
        ...first,
        key,
        goodsId: '',
        unNo,
        nameCn,
        hazardClass: hazardClass ?? '',
        subRisks: [...subRisks],
        isLimited,
      };
    };
    const form = { ...soundLcl, goods: [of('1', '1133', true), of('2', '2014', false)] } as typeof soundLcl;
    const facts = { ...lclFacts(), goodsOf: ({ unNo }: { unNo: string }) => findGoods(unNo) ?? null };
    const { box, findings } = LCL.acceptance(form, facts);
    expect(box?.level).not.toBe('BLOCK');
    expect(findings.map(({ code }) => code)).toContain('lclLimited');
    const lines = LCL.price(form, lclQuoteFor(), facts.goodsOf)?.lines.map(({ name }) => name);
    expect(lines).toContain('危险品附加费');
    expect(
      LCL.faults({ ...form, deliverDate: '2026-12-03', deliverHour: '18:00' }, facts).map(({ path }) => path),
    ).toContain('deliverHour');
  });

  it('sell out 0.9 m³ and accept 0.8 m³ in a box filled to 24.2 of 25 m³ (LE13)', () => {
    const taken = (stockId: string, measure: string) =>
      stockId === 'L-SHWG-NLRTM-270113#1' && measure === 'L' ? 24_200 : 0;
    const on = (m3: number) =>
      said(searchFor('CNSHA', 'NLRTM', row('3082', 300, m3)), 'L-SHWG-NLRTM-270113', worldAt(NOW, { taken }));
    expect(on(0.9)?.[2]).toBe('SOLD_OUT');
    expect(on(0.8)?.[2]).toBe('OPEN');
  });

  it('suggest an own box from 17.5 tons, with the saving (LE18)', () => {
    const service = findService('SHWG', 'NLRTM');
    const search = searchFor('CNSHA', 'NLRTM', row('1263', 5000, 17.5));
    const offer = findOffer(search, 'L-SHWG-NLRTM-270113', worldAt(NOW))?.offer;
    if (!service || !offer) throw new Error('there is no such departure');
    const rates = serviceRates(service, { rate: 1, wholeBox: 282_000, tariffs: demoTariffs() });
    if (!rates) throw new Error('there are no rates');
    const at = (volume: string) => {
      const [first] = soundLcl.goods;
      const goods = first
        ? [{ ...first, unNo: '1263', hazardClass: '3' as const, pieces: '20', grossKg: '5000', volume }]
        : [];
      const quote = { search, offer: { ...offer, detail: { ...offer.detail, breakEven: 17.5 } }, rates };
      return lclFindings({ ...soundLcl, goods }, quote, () => null).find(({ code }) => code === 'lclOwnBox')?.given;
    };
    expect(at('17.4')).toBeUndefined();
    expect(at('17.5')).toEqual({ tons: 17.5, saved: expect.stringMatching(/^\$\d+\.\d\d$/) });
  });
});
