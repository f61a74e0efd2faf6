import { describe, expect, it } from 'vitest';

import { cityRule } from '../../../../domain/modes/dom/field-rules';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { listOffers } from '../../../../server/trade/modes/dom/offers';
import { fillSentence } from '../../../../domain/values/fill';
import { domCopy } from '../../../../src/copy/modes/dom';
import { windowWords } from '../../../../domain/values/window-words';
import { domQuoteFor, domSearchOf } from '../../../support/dom-order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';
import { untouchedWorld } from '../../../support/untouched-world';

const PORTS = { from: null, to: null, goods: null, unNo: null } satisfies Partial<DomSearch>;
const RIVER = { ...PORTS, orgPortCode: 'CNNKG', dstPortCode: 'CNTXG', isDanger: 'Y' } satisfies Partial<DomSearch>;

function said(change: Partial<DomSearch>, code: string): (string | null | undefined)[] {
  const [offer] = listOffers(domSearchOf(change), untouchedWorld(BOOKED_AT));
  return [offer?.acceptance.reason, sentenceOf(offer?.detail.findings ?? [], code, domCopy.finding)];
}

describe('voyage findings', () => {
  it('domRiverCheck: for goods possibly banned on the river', () => {
    expect(said({ ...RIVER, unNo: '1155' }, 'domRiverCheck')).toEqual([
      '需核对内河禁运目录现行版本',
      'MANUAL 需核对内河禁运目录现行版本',
    ]);
  });

  it('domUnsaid: for dangerous goods without a UN number', () => {
    expect(said({ ...PORTS, isDanger: 'Y' }, 'domUnsaid')).toEqual([
      '请填写 UN 编号，才能判断哪家船东可接',
      'MANUAL 未填 UN 编号，哪家船东可接，转人工核对',
    ]);
  });

  it('domResembles: for a harmless name that resembles dangerous goods', () => {
    expect(said({ ...PORTS, isDanger: 'N', goods: '甲醇溶液' }, 'domResembles')).toEqual([
      '品名与甲醇（UN 1230）相近，转人工核对是否属于危险品',
      'MANUAL 品名与甲醇（UN 1230）相近，转人工核对是否属于危险品',
    ]);
  });
});

it('domDoorFar: has no price for a city beyond 500 km', () => {
  const { org } = domQuoteFor().offer;
  const rule = (km: number) => cityRule('1101', { '1101': km }, org, { farKm: 500 });
  const [code, given] = rule(501) ?? [];
  expect(code).toBe('domDoorFar');
  expect(sentenceUnder([{ path: 'fromCity', code, given }] as never, 'fromCity', domCopy.fault)).toBe(
    'domDoorFar 北京距天津新港 501 公里，超过 500 公里没有即时价，请转询价',
  );
  expect(rule(500)).toBeNull();
});

it('shows the end day of a window when it differs from the start day', () => {
  expect(windowWords('2026-11-24T20:00', '2026-11-24T23:00')).toBe('2026-11-24 20:00 至 23:00');
  expect(windowWords('2026-11-24T20:00', '2026-11-25T06:00')).toBe('2026-11-24 20:00 至 2026-11-25 06:00');
});

it.each([
  ['domDanger', {}, '内贸危险品需逐票审批，转询价'],
  ['domCarrierRefuses', { carrier: '砚汐内贸', hazardClass: '3' }, '砚汐内贸不接第 3 类'],
  ['domPort', { port: '重庆' }, '重庆不作业危险品'],
  ['domRiverBan', {}, '长江流域禁止水上运输该类货物'],
  ['domRoad', {}, '单箱货重超过 27 吨，公路段可能超限'],
  ['domHeavy', {}, '20 尺超过 22 吨，已加收超重费'],
  ['domTransfer', { hours: 48 }, '中转停留 48 小时，时间较紧：前段晚到将改配下一班'],
] as const)('finding %s has the sentence of the paper', (code, given, said) => {
  expect(fillSentence(domCopy.finding[code], given)).toBe(said);
});

it.each([
  ['loads.kg', {}, '请填写单箱货重'],
  ['domPayload', { box: '20GP', most: 28_250 }, '单箱货重超过 20GP 最大载重 28,250 kg'],
  ['fromAddress', {}, '请填写提货地址'],
  ['toAddress', {}, '请填写送货地址'],
  ['fromContact', {}, '请填写提货联系人'],
  ['domWindowOrder', { what: '装货' }, '装货结束时间必须晚于开始时间'],
  ['domLoadLate', {}, '装货时间晚于截港'],
  ['domSeal', {}, '铅封号格式不正确'],
  ['goodsValue', {}, '请填写货值'],
  ['taxRate', {}, '请选择开票税率'],
] as const)('fault %s has the sentence of the paper', (code, given, said) => {
  expect(fillSentence(domCopy.fault[code], given)).toBe(said);
});
