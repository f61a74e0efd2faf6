import { describe, expect, it } from 'vitest';

import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import { blankRowFacts, type AirForm, type AirRowFacts } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import { airFaults } from '../../../../domain/modes/air/rules';
import { alternativeFaults } from '../../../../domain/order/mode/alternative';
import type { GoodsRow } from '../../../../domain/goods/row';
import { listOffers } from '../../../../server/trade/modes/air/offers';
import { airCopy } from '../../../../src/copy/modes/air';
import { airFacts, airQuoteFor, airSearchOf, soundAir } from '../../../support/air-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';
import { untouchedWorld } from '../../../support/untouched-world';

const WORLD = untouchedWorld(BOOKED_AT);

function withRow(change: Partial<GoodsRow>, own: Partial<AirRowFacts> = {}): AirForm {
  const [row] = soundAir.goods;
  if (!row) throw new Error('there are no goods');
  return { ...soundAir, goods: [{ ...row, ...change }], air: { '1': { ...blankRowFacts, net: '50', ...own } } };
}

const under = (path: string, form: AirForm, facts = airFacts()) =>
  sentenceUnder(airFaults(form, facts), path, airCopy.fault);

describe('field sentences of an air freight', () => {
  it.each([
    [
      'goods.0.net',
      withRow({ grossKg: '100', unNo: '3480', hazardClass: '9', goodsId: '' }, { net: '51' }),
      'airNetOver 每件净量乘以件数超过毛重',
    ],
    [
      'goods.0.percent',
      withRow({ unNo: '2014', hazardClass: '5.1', goodsId: '' }),
      'required 请填写浓度（%），限量因此不同',
    ],
    [
      'goods.0.batteryWh',
      withRow({ unNo: '3480', hazardClass: '9', goodsId: '' }, { batteryWh: '0' }),
      'airWh 电池额定能量应为大于 0 的数值',
    ],
    ['altOfferId', { ...soundAir, altOfferId: soundAir.offerId }, 'sameSailing 备选航班不能与首选相同'],
    [
      'readyDate',
      { ...soundAir, services: ['TRK'], readyDate: '2026-12-09T10:00' },
      'readyTooLate 货好时间晚于交货截止，请更换航班',
    ],
  ] as const)('says under %s: $2', (path, form, words) => {
    expect(under(path, form as AirForm)).toBe(words);
  });

  it('offerId: reports closed documents', () => {
    const late = { ...airFacts(), now: Date.parse('2026-12-03T00:00:00Z') };
    expect(under('offerId', soundAir, late)).toBe('sailingClosed 该航班资料已截止，请更换航班');
  });

  it('altOfferId: gives the reason against a fallback flight', () => {
    const small = airSearchOf({ dstPortCode: 'FRA', net: 0.5 });
    const [belly, freighter] = [airQuoteFor(small, 'A-YXHK201-261205'), airQuoteFor(small, 'A-ZLKY801-261204')];
    const closed = { ...belly, offer: { ...belly.offer, state: 'CLOSED' as const } };
    const instead = (other: typeof belly | null) => {
      const form = { ...soundAir, altOfferId: other?.offer.offerId ?? 'A-XXXX999-261204' };
      const faults = alternativeFaults(
        { mode: AIR, form, facts: airFacts(freighter) },
        other && { offer: other.offer, takers: other.takers },
      );
      return sentenceUnder(faults, 'altOfferId', airCopy.fault);
    };
    expect(instead(null)).toBe('notListed 没有这个备选航班，请另选或不选');
    expect(instead(closed)).toBe('sailingClosed 备选航班资料已截止，请另选或不选');
    expect(instead(belly)).toBe('otherRefuses 备选航班不接这些货物，请另选或不选');
  });
});

describe('flight verdict', () => {
  it('BLOCK: names each class the airline refuses', () => {
    const gas = listOffers(airSearchOf({ unNo: '1040', net: 0.1, dstPortCode: 'FRA' }), WORLD);
    const belly = gas.find(({ offerId }) => offerId.startsWith('A-YXHK201'));
    expect(belly?.acceptance).toMatchObject({
      level: 'BLOCK',
      reason: 'UN 1040 航空禁运，建议改海运；屿汐航空不接第 2.3 类；屿汐航空不接第 2.1 类',
    });
  });

  it('is airDoubtful with a manual check when the sources disagree', () => {
    const doubted = listOffers(airSearchOf({ unNo: '1736', net: 0.1, kg: 600, dstPortCode: 'FRA' }), WORLD);
    expect(doubted.find(({ offerId }) => offerId.startsWith('A-ZLKY801'))?.acceptance).toMatchObject({
      level: 'MANUAL',
      reason: '苯甲酰氯的公开资料存疑，转人工核对',
    });
  });

  it.each([
    ['as much as its room holds', 60, null],
    ['a tenth of it', 6, 'MANUAL'],
    ['twice of it', 1200, 'MANUAL'],
  ])('checks airRoomWeight of a liquid that weighs %s', (_, kg, level) => {
    const weighed = airSearchOf({ unNo: '1263', net: 0.1, kg, m3: 0.1, sizes: [], dstPortCode: 'FRA' });
    const reasons = listOffers(weighed, WORLD).map(({ acceptance }) => acceptance);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { level: said, reason } of reasons) {
      if (said === 'BLOCK') continue;
      expect(/重量与体积不符/.test(reason) ? said : null).toBe(level);
    }
  });

  it('cites the flight cut-off table and no ship table', () => {
    const due = airAcceptance(soundAir, airFacts()).findings.filter(({ about }) => about === 'CUTOFF');
    expect(due.map(({ source }) => source.source)).toEqual(['航班截止时间表（以航司与机场货站通知为准）']);
  });

  it('airLineRefuses: names the row on a form', () => {
    const { findings } = airAcceptance(
      withRow({ unNo: '1017', hazardClass: '2.3', subRisks: [], goodsId: '' }),
      airFacts(),
    );
    expect(sentenceOf(findings, 'airLineRefuses', airCopy.finding)).toBe('BLOCK 第 1 行：栈岚货运航空不接第 2.3 类');
  });

  it('airOverLimited, airAskGross: names the limit of a limited quantity and its unit', () => {
    const told = (change: Partial<GoodsRow>, own: Partial<AirRowFacts>) => {
      const { findings } = airAcceptance(withRow(change, own), airFacts());
      return ['airOver', 'airOverLimited', 'airAskNet', 'airAskGross'].flatMap(
        (code) => sentenceOf(findings, code, airCopy.finding) ?? [],
      );
    };
    expect(told({}, { net: '2', pi: 'Y341' })).toStrictEqual([
      'BLOCK 第 1 行：按限量包装（PI Y341）每件不超过 1 L，请改用其他包装说明，或改小包装',
    ]);
    const marine = { unNo: '3082', goodsId: '', pieces: '2' };
    expect(told({ ...marine, grossKg: '80' }, { net: '20', pi: 'Y964' })).toStrictEqual([
      'BLOCK 第 1 行：按限量包装（PI Y964）每件不超过 30 kg，请改用其他包装说明，或改小包装',
    ]);
    expect(told({ ...marine, grossKg: '' }, { net: '20', pi: 'Y964' })).toStrictEqual([
      'MANUAL 第 1 行：请填写件数和毛重，才能判断限量包装',
    ]);
    expect(told({ ...marine, grossKg: '50' }, { net: '20', pi: 'Y964' })).toStrictEqual([]);
  });

  it('airPairUnread: requires a manual check for two goods when one has no class', () => {
    const [row] = soundAir.goods;
    if (!row) throw new Error('there are no goods');
    const other = {
      ...row,
      key: '2',
      unNo: '9999',
      goodsId: '',
      hazardClass: '' as const,
      nameCn: '某溶剂',
      nameEn: '',
      casNo: '',
    };
    const { findings, level } = airAcceptance({ ...soundAir, goods: [row, other] }, airFacts());
    expect(sentenceOf(findings, 'airPairUnread', airCopy.finding)).toBe('MANUAL 甲醇与某溶剂能否并装，转人工核对');
    expect(level).toBe('MANUAL');
  });
});
