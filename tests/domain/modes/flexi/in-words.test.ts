import { describe, expect, it } from 'vitest';

import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { FLEXI } from '../../../../domain/modes/flexi/mode';
import { flexiCopy } from '../../../../src/copy/modes/flexi';
import { bagJudged } from '../../../support/flexi-judged';
import { flexiFacts, flexiQuoteFor, soundFlexi } from '../../../support/flexi-order';
import { sentenceOf, sentenceUnder } from '../../../support/sentences';

type Row = readonly [code: string, asked: Parameters<typeof bagJudged>, says: string];

const ROWS: readonly Row[] = [
  ['flexiDanger', ['乙二醇', {}, {}, 'Y'], 'BLOCK 液袋禁止装运危险货物（CTU 规则 附件 7 第 5.2.1 条），请选择罐箱'],
  ['flexiHidden', ['甲苯'], 'BLOCK 物质库记录甲苯为危险货物（UN 1294），不能按普通货物装液袋'],
  ['flexiSolid', ['纯碱'], 'BLOCK 液袋只装液体，纯碱（碳酸钠）不是液体'],
  ['flexiUnfitGas', ['聚合MDI'], 'BLOCK 聚合MDI 遇水汽放出二氧化碳，袋体会鼓胀，需用干燥氮封罐箱'],
  ['flexiUnfitSwell', ['二甲基亚砜'], 'BLOCK 二甲基亚砜是强极性溶剂，会溶胀聚乙烯内层，需用罐箱'],
  ['flexiUnknown', ['一种新的液体'], 'MANUAL 一种新的液体需供应商出相容性确认，1 个工作日，转人工核对'],
  [
    'flexiMass',
    ['乙二醇', { litres: 24_000, kg: 26_640 }],
    'BLOCK 货重 26,640 kg，超过 24,000 kg；按密度最多 21,600 升',
  ],
  ['flexiCarrierNo', ['乙二醇', {}, { mostKg: 0 }], 'BLOCK 澜岳航运不接液袋'],
  ['flexiCarrierOver', ['乙二醇', { kg: 20_640 }, { mostKg: 20_000 }], 'BLOCK 澜岳航运每箱限 20,000 kg，现 20,640 kg'],
  [
    'flexiUsRoad',
    ['乙二醇', { kg: 20_640 }, { dst: 'USLAX' }],
    'NEED_APPROVAL 美国公路段货重超过 19,950 kg 可能超重，请收货人确认后放舱',
  ],
  ['flexiHot', ['乙二醇', { loadTemp: 61 }], 'BLOCK 装货温度 61℃，不能高于 60℃'],
  ['flexiCold', ['乙二醇', {}, { coldest: -10 }], 'NEED_APPROVAL 途中可能凝固：凝固点 -13℃，最低约 -10℃，建议加热垫'],
  [
    'flexiGravity',
    ['乙二醇', { unload: 'GRAVITY', viscosity: 1001 }],
    'NEED_APPROVAL 黏度 1,001 mm²/s 高于 1,000，建议泵卸',
  ],
  [
    'flexiViscosityOff',
    ['甘油', { unload: 'GRAVITY', viscosity: 10 }],
    'MANUAL 填写的黏度 10 mm²/s 不像甘油，卸货办法由平台核对',
  ],
];

const quote = flexiQuoteFor();
const sound = soundFlexi(quote);

describe('flexitank findings', () => {
  it.each(ROWS)('say the agreed sentence of %s', (code, asked, says) => {
    expect(sentenceOf(bagJudged(...asked), code, flexiCopy.finding)).toBe(says);
  });

  it('flexiLead: for a custom size ordered too late', () => {
    const { findings } = FLEXI.acceptance({ ...sound, litres: '19000' }, flexiFacts(quote));
    expect(sentenceOf(findings, 'flexiLead', flexiCopy.finding)).toBe(
      'NEED_APPROVAL 非标袋需 5 个工作日，请改 18,000 升标准袋或推后安装',
    );
  });

  it('flexiSunday: for a surcharge outside the total', () => {
    const { findings } = FLEXI.acceptance({ ...sound, fitDay: '2026-11-22' }, flexiFacts(quote));
    expect(sentenceOf(findings, 'flexiSunday', flexiCopy.finding)).toBe('PASS 周日安装可能加收加班费，以确认为准');
  });
});

const FIELDS: readonly (readonly [Partial<FlexiForm>, says: string])[] = [
  [{ notDanger: false }, '液袋禁止装运危险货物，请选择罐箱'],
  [{ litres: '11999' }, '容量应为 12,000–24,000 升'],
  [{ litres: '24001' }, '容量应为 12,000–24,000 升'],
  [{ density: '0.59' }, '密度应在 0.6–1.6 之间'],
  [{ density: '1.61' }, '密度应在 0.6–1.6 之间'],
  [{ loadTemp: '60.1' }, '装货温度不能高于 60℃'],
  [{ viscosity: '0' }, '黏度应大于 0'],
  [{ foodGrade: '' }, '请选择是否需要食品级'],
  [{ unload: '' }, '请选择卸货方式'],
  [{ pickupRegion: '' }, '请选择液袋安装省市区'],
  [{ pickupAddress: '' }, '请填写液袋安装详细地址'],
  [{ pumpAt: '' }, '请选择装货泵'],
  [{ noDgPromise: false }, '请确认货物为非危险货物'],
];

describe('flexitank field sentences', () => {
  it.each(FIELDS)('say $1 when the form has %o', (change, says) => {
    const [path = ''] = Object.keys(change);
    const faults = FLEXI.faults({ ...sound, ...change }, flexiFacts(quote));
    expect(sentenceUnder(faults, path, flexiCopy.fault)?.replace(/^\w+ /, '')).toBe(says);
  });

  it.each([
    ['litres', '12000'],
    ['litres', '24000'],
    ['density', '0.6'],
    ['density', '1.6'],
    ['loadTemp', '60'],
    ['viscosity', '0.1'],
    ['viscosity', ''],
  ])('report no fault when %s is %s', (path, value) => {
    expect(FLEXI.faults({ ...sound, [path]: value }, flexiFacts(quote)).map((one) => one.path)).not.toContain(path);
  });

  it('name the next free fitting day and the reason of lateness', () => {
    const { days } = quote.offer.detail.fitting;
    const full = days.map((one, at) => ({ ...one, left: at === 0 ? 0 : 6 }));
    const detail = { ...quote.offer.detail, fitting: { ...quote.offer.detail.fitting, days: full } };
    const by = { ...quote, offer: { ...quote.offer, detail } };
    const under = (path: string, change: Partial<FlexiForm>) =>
      sentenceUnder(FLEXI.faults({ ...sound, ...change }, flexiFacts(by)), path, flexiCopy.fault);
    expect(under('fitDay', { fitDay: days[0]?.day ?? '' })).toBe(
      `flexiDayFull 该日安装已约满，最近可约 ${days[1]?.day}`,
    );
    const last = days.at(-1)?.day ?? '';
    expect(under('fitWindow', { fitDay: last, fitWindow: '15:00-17:00' })).toBe(
      'flexiFitLate 安装时间需早于截港前 24 小时',
    );
  });
});
