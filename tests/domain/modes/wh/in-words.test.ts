import { describe, expect, it } from 'vitest';

import { besideClass } from '../../../../domain/goods/storing';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { besideFindings } from '../../../../domain/modes/wh/beside';
import { WH } from '../../../../domain/modes/wh/mode';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import type { GoodsRow } from '../../../../domain/goods/row';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { findOffer } from '../../../../server/trade/modes/wh/offers';
import { whCopy } from '../../../../src/copy/modes/wh';
import { whOrderCopy } from '../../../../src/copy/modes/wh/order';
import { BOOKED_AT } from '../../../support/fcl-order';
import { quietWh, QUIET, soundWh, STORED, whFacts, whQuoteFor } from '../../../support/wh-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';
import { untouchedWorld } from '../../../support/untouched-world';

const said = (room: string, unNo: string, code: string): string | null => asked(room, { unNo }, code);

function asked(room: string, search: Partial<WhSearch>, code: string): string | null {
  const found = findOffer({ ...STORED, city: null, ...search }, `W-${room}`, untouchedWorld(BOOKED_AT));
  return sentenceOf(found?.offer.detail.findings ?? [], code, whCopy.finding);
}

function judged(code: string, change: Partial<GoodsRow>, own: Partial<WhForm> = {}): string | null {
  const goods = soundWh.goods.map((row) => ({ ...row, ...change }));
  const { findings } = WH.acceptance({ ...soundWh, ...own, goods }, whFacts(whQuoteFor()));
  return sentenceOf(findings, code, whCopy.finding);
}

describe('warehouse findings', () => {
  it('whFireBorder: for a flash point between two categories', () => {
    expect(said('CZBH-A', '1307', 'whFireBorder')).toBe(
      'MANUAL 二甲苯（混合）暂按甲1 类：闪点 27℃ 在分界 ±2℃ 之内，以 SDS 实测为准，由仓储专家确认',
    );
  });

  it('whExplosive: for explosive precursors', () => {
    expect(said('ZBLZ-C', '1350', 'whExplosive')).toBe('NEED_APPROVAL 硫磺需核验购销备案，实行双人双锁');
  });

  it('whDoubtful: for a number whose sources differ, as the form says', () => {
    expect(said('CZBH-B', '2531', 'whDoubtful')).toBe('MANUAL 甲基丙烯酸（稳定的）的公开资料存疑，转人工核对');
    expect(said('CZBH-A', '1155', 'whDoubtful')).toBeNull();
  });

  it('whTempCool: for goods with a low boiling point', () => {
    expect(said('CZBH-A', '1155', 'whTempCool')).toBe('NEED_APPROVAL 乙醚沸点低，建议选择阴凉储存');
  });

  it('whClassRefused: for a class outside the licence', () => {
    expect(judged('whClassRefused', { hazardClass: '8', subRisks: [] })).toBe(
      'BLOCK 嘉浦化工库的经营许可不含甲醇所属的第 8 类',
    );
    expect(judged('whClassRefused', {})).toBeNull();
  });

  it('whFireSaid: for a fire category chosen by the shipper', () => {
    expect(judged('whFireSaid', {}, { fireSaid: 'C1' })).toBe('MANUAL 类别由本人指定为丙1 类，需由仓储专家确认');
    expect(judged('whFireSaid', {})).toBeNull();
  });
});

it.each([
  ['QZQG-C', 'whFireHigher', { unNo: '1789', tons: 1 }, 'PASS 盐酸属戊类，可存于丙1 类库房，按丙1 类计费'],
  [
    'NBHX-B',
    'whFireUnsure',
    { unNo: '1396', tons: 1 },
    'MANUAL 铝粉（无涂层）暂按甲4 类，各清单说法不同，需由仓储专家按 SDS 确认',
  ],
  ['JXZP-A', 'whTogether', { unNo: '1294' }, 'PASS 库内已有第 3 类，未见禁忌，仍按 SDS 第 7、10 部分分垛'],
  [
    'SHLD-A',
    'whByName',
    { unNo: '2789' },
    'NEED_APPROVAL 库内已有第 3 类，同类也可能是禁忌物料（酸与碱、次氯酸盐与酸），由仓库按品名核对冰乙酸',
  ],
  ['ZJGB-A', 'whClash', { unNo: '1294' }, 'BLOCK 甲苯与库内第 2.1 类属禁忌物料，不得同库'],
  [
    'JXZP-A',
    'whMajor',
    { unNo: '1280', tons: 60 },
    'NEED_APPROVAL 环氧丙烷：临界量 10 吨，本次占 600%，需核对库区重大危险源备案余量',
  ],
  [
    'JXZP-A',
    'whMajorSum',
    { unNo: '1280', tons: 10 },
    'BLOCK 本次与库内已订货物合计达到临界量，构成重大危险源；嘉浦化工库没有经核实的备案，不得入库，请减量、改期或更换库房',
  ],
  ['JXZP-A', 'whMajorSum', { unNo: '1280', tons: 9.9 }, null],
  [
    'SHLD-A',
    'whMajorUntold',
    { unNo: '2789', tons: 1 },
    'NEED_APPROVAL 冰乙酸的临界量由专家按类别核定，需核对库区重大危险源备案余量',
  ],
  ['SHHS-A', 'whOverRoom', { unNo: '1294', tons: 300 }, 'BLOCK 超过单个防火分区最大储量 250 吨，请分库房存放'],
  ['SHHS-D', 'whToxic', { unNo: '1689' }, 'BLOCK 氰化钠（固体）：剧毒化学品线上不受理，请联系专库'],
  ['JXZP-A', 'whPrecursorFiling', { unNo: '1294' }, 'NEED_APPROVAL 甲苯属第 3 类易制毒化学品，需提供运输备案证明'],
  ['JXZP-A', 'whPrecursor', { unNo: '1294' }, null],
  [
    'JXZP-A',
    'whPrecursorPermit',
    { unNo: '1155', tons: 1 },
    'NEED_APPROVAL 乙醚属第 2 类易制毒化学品，需提供运输许可证',
  ],
  ['SHLD-A', 'whTempWarm', { unNo: '2789' }, 'NEED_APPROVAL 冰乙酸容易凝固，建议选择保温储存'],
  ['JXZP-A', 'whLongStay', { unNo: '1294', days: 181 }, 'PASS 超过 180 天的部分按季度续签，价格以续签日为准'],
  ['JXZP-A', 'whLongStay', { unNo: '1294', days: 180 }, null],
] as const)('%s reports %s to %o', (room, code, search, sentence) => {
  expect(asked(room, search, code)).toBe(sentence);
});

function known(goodsId: string) {
  const goods = goodsById(goodsId);
  if (!goods) throw new Error(`the library has no ${goodsId}`);
  return { ...goods, technicalName: null };
}

/** Findings against the stock, by class: goods of others are never named. */
it.each([
  [
    besideClass(known('sulphur'), '8'),
    ['8'],
    '硫磺',
    'whApart',
    'NEED_APPROVAL 硫磺与库内第 8 类需分垛隔离，由仓库确认垛位',
  ],
  [
    besideClass(known('glycerol'), '5.1'),
    ['5.1', '9'],
    '甘油',
    'whCombustible',
    'BLOCK 库内已有第 5.1 类、第 9 类，可燃货物不得与氧化剂同库：甘油',
  ],
] as const)('a room with %o of class %o reports to %s: %s', (beside, classesInside, name, code, sentence) => {
  const findings = besideFindings({ classesInside: [...classesInside], beside }, [name]);
  expect(sentenceOf(findings, code, whCopy.finding)).toBe(sentence);
});

it('asks for a warehouse before the form', () => {
  expect(whOrderCopy.missing.title).toBe('请选择仓库');
});

it('report stale input, a wrong temperature, combustible packaging and a foreign class', () => {
  const shown =
    (form: WhForm, quote = whQuoteFor()) =>
    (code: string) =>
      sentenceOf(WH.acceptance(form, whFacts(quote)).findings, code, whCopy.finding);
  expect(shown({ ...soundWh, storageTemp: 'COOL' })('whTempWrong')).toBe('BLOCK 该库房不提供所选储存温度');
  const packed = { ...quietWh, offerId: 'W-JXZP-C', packWeight: '30', packVolume: '10' };
  expect(shown(packed, whQuoteFor(QUIET, 'JXZP-C'))('whPackShare')).toBe(
    'MANUAL 可燃包装占比超限，按丙类存放，由仓储专家确认',
  );
  expect(shown({ ...soundWh, fireSaid: 'B1' })('whFireSaid')).toBe('MANUAL 类别由本人指定为乙1 类，需由仓储专家确认');
  expect(shown(soundWh, whQuoteFor({ ...STORED, unNo: '1120' }, 'NBHX-C'))('whFireRefused')).toBe(
    'BLOCK 甲醇属甲1 类，所选库房不符',
  );
});

const [truck] = soundWh.inbound;
const TRUCKS = { ...truck, plateNo: '沪A12345' };

it.each([
  ['days', { goods: '170000' }, 'whOverFree 存放数量超过剩余库容 55 吨'],
  ['pallets', { pallets: '0' }, 'whPallets 托盘数应为 1–9999 的整数'],
  ['pallets', { pallets: '10000' }, 'whPallets 托盘数应为 1–9999 的整数'],
  ['pallets', { pallets: '1.5' }, 'whPallets 托盘数应为 1–9999 的整数'],
  ['stackLayers', { stackLayers: '4' }, 'whStackHigh 该类货物堆码不得超过 3 层'],
  ['stackLayers', { stackLayers: '6' }, 'whStack 堆码层数应为 1–5 的整数'],
  ['expiry', { expiry: '2026-12-30' }, 'whExpiryEarly 有效期早于出库日期'],
  ['expiry', { expiry: '2026-12-31' }, null],
  ['storageTemp', { storageTemp: '' }, 'required 请选择储存温度'],
  ['inDate', { inDate: '' }, 'required 请选择入库日期'],
  ['inDate', { inDate: '2026-11-19' }, 'whInPast 入库日期不能早于今天'],
  ['inDate', { inDate: '2027-05-20' }, 'whInLate 最远可预约 180 天后入库'],
  ['days', { days: '0' }, 'whDays 存放天数应为 1–3650'],
  ['days', { days: '3651' }, 'whDays 存放天数应为 1–3650'],
  ['days', { days: '3650', expiry: '' }, null],
  ['inbound.1.plateNo', { inbound: [TRUCKS, TRUCKS] }, 'whPlateTwice 同一车辆同一时段只能预约一次'],
  ['inbound.0.plateNo', { inbound: [{ ...TRUCKS, plateNo: '沪A1234' }] }, 'whPlate 请输入正确的车牌号'],
  ['partialOut', { partialOut: '' }, 'required 请选择是否分批出库'],
  ['autoRenew', { autoRenew: '' }, 'required 请选择到期处理方式'],
] as const)(
  'at %s of %o says: %s',
  (path, { goods, ...change }: Record<string, unknown> & { goods?: string }, sentence) => {
    const rows = soundWh.goods.map((row) => (goods === undefined ? row : { ...row, grossKg: goods, volume: '220' }));
    const faults = WH.faults({ ...soundWh, ...(change as Partial<WhForm>), goods: rows }, whFacts());
    expect(sentenceUnder(faults, path, whCopy.fault)).toBe(sentence);
  },
);

it('require the share of combustible packaging for incombustible goods only', () => {
  const bare = { ...quietWh, packWeight: '', packVolume: '' };
  const faults = WH.faults(bare, whFacts(whQuoteFor(QUIET, 'JXZP-C')));
  expect(sentenceUnder(faults, 'packWeight', whCopy.fault)).toBe('required 请填写可燃包装占总重的比例');
  expect(sentenceUnder(WH.faults(soundWh, whFacts()), 'packWeight', whCopy.fault)).toBeNull();
});
