import { expect, it } from 'vitest';

import { blankTruck } from '../../../../../domain/modes/wh/form';
import { whCharges } from '../../../../../domain/modes/wh/price';
import { readPriceInput } from '../../../../../domain/modes/wh/reading';
import { whPapers } from '../../../../../server/trade/modes/wh/mode';
import { whDocument } from '../../../../../server/trade/modes/wh/notice';
import { generalWh, HARMLESS, soundWh, whQuoteFor } from '../../../../support/wh-order';

const TRUCKS = [
  { ...blankTruck, slot: '9', plateNo: '沪A12345' },
  { ...blankTruck, slot: '14' },
];

const ordered = (form = soundWh, quote = whQuoteFor()) => ({
  form,
  quote,
  charges: {
    lines: [],
    totalUsd: { amount: 0, currency: '2' },
    totalYuan: { amount: 0, currency: '1' },
    notIncluded: [],
  },
  takings: [],
  alternative: null,
});

it('warehouse notice shows room, time, height and goods, and escapes typed markup', () => {
  const page = whDocument(
    'cargoIn',
    ordered({ ...soundWh, batchNo: '<b>7</b>', inbound: TRUCKS }),
    'WH2611207K3M9Q',
    TRUCKS.map((_, at) => ({ code: `7K3MQX9DT${at}`, address: `https://www.chemlane.example/g/7K3MQX9DT${at}` })),
  );
  for (const text of [
    '嘉浦化工库（平湖市）',
    'JXZP-A',
    '2026-12-01 09:00',
    '2026-12-01 14:00',
    '沪A12345',
    '7K3M-QX9D-T1',
    '2026-12-31',
    '甲醇 UN 1230, METHANOL, 3 (6.1), PG II，64 × 闭口钢桶（1A1）',
    '甲醇 第 3 类，火灾危险性甲1类<',
    '□ 安全技术说明书　□ 安全标签（由仓库核对）',
    '12 t / 16 托',
  ])
    expect(page).toContain(text);
  const said = (form: typeof soundWh) => whDocument('cargoIn', ordered(form), 'WH2611207K3M9Q', []);
  expect(said({ ...soundWh, fireSaid: 'C1' })).toContain('火灾危险性丙1类（由仓储专家确认）');
  expect(said(generalWh)).toContain('甘油 普通货物，火灾危险性丙1类<');
  expect(page).toContain('不超过 3 层，本票 2 层');
  expect(page).toContain('&lt;b&gt;7&lt;/b&gt;');
  expect(page?.match(/class="qr"/g)).toHaveLength(2);
  expect(whDocument('marks', ordered(), 'WH2611207K3M9Q', [])).toBeNull();
});

it('warehouse documents are due a day before arrival, with road papers for dangerous goods', () => {
  const of = (order: ReturnType<typeof ordered>) => whPapers(order).map(({ docType }) => docType);
  expect(of(ordered())).toEqual(['SDS_CN:1230', 'SIGN:1230', 'ROADCERT', 'ESCORT']);
  expect(of(ordered(generalWh, whQuoteFor(HARMLESS, 'JXZP-C')))).toEqual(['SDS_CN']);
  expect(new Set(whPapers(ordered()).map(({ dueAt }) => dueAt))).toEqual(new Set(['2026-11-30T00:00:00.000Z']));
});

it('warehouse contract lists charges and terms, and names what is quoted separately', () => {
  const { rates } = whQuoteFor();
  const form = { ...soundWh, owner: '<b>东方</b>', sorting: '按批号' };
  const charges = whCharges(readPriceInput(form), rates);
  const page = whDocument('storeContract', { ...ordered(form), charges }, 'WH2611207K3M9Q', []) ?? '';
  for (const text of [
    '仓储合同（收费协议）',
    'WH26 1120 7K3M 9Q',
    '&lt;b&gt;东方&lt;/b&gt;',
    '嘉浦化工库（平湖市）',
    '2026-12-01 → 2026-12-31，30 天',
    // 16 pallets × ¥5.28 × 30 days; 12 tons handling in and out at ¥45, safety at ¥5, documents.
    '<td>仓租 1–30 天</td><td>¥5.28</td><td>480</td><td>¥2,534.40</td>',
    '<td>合计</td><td></td><td></td><td>¥3,774.40</td>',
    '第 31 天起 95%，第 91 天起 90%',
    '入库 48 小时前取消不收费；之后收 3 天吨租，未到库收 7 天吨租，至少 ¥200.00',
    '分拣（按批号）由仓库另行报价，不在上列金额内',
    '存货方（签章）',
  ])
    expect(page).toContain(text);
});

it('warehouse register exists for dangerous goods only, and marks unconfirmed data', () => {
  const page = whDocument('storeRegister', ordered(), 'WH2611207K3M9Q', []) ?? '';
  for (const text of [
    '危险化学品储存登记',
    'UN 1230, METHANOL, 3 (6.1), PG II',
    '<dd>甲1</dd>',
    '500 t（GB 18218 表 1，待核）',
    '由仓库核定',
    '安全员',
  ])
    expect(page).toContain(text);
  const said = whDocument('storeRegister', ordered({ ...soundWh, fireSaid: 'C1' }), 'WH2611207K3M9Q', []);
  expect(said).toContain('丙1（待确认）');
  expect(
    whDocument('storeRegister', ordered(generalWh, whQuoteFor(HARMLESS, 'JXZP-C')), 'WH2611207K3M9Q', []),
  ).toBeNull();
});

it('warehouse register lists every row with its own packing', () => {
  const [row] = soundWh.goods;
  if (!row) throw new Error('there are no goods');
  const goods = [
    { ...row, packKind: '1A1', pieces: '80', grossKg: '8000' },
    { ...row, key: '2', packKind: '3H1', pieces: '12', grossKg: '4000' },
  ];
  const page = whDocument('storeRegister', ordered({ ...soundWh, goods }), 'WH2611207K3M9Q', []) ?? '';
  expect(page.match(/\d+ × .+?（\w+）|[\d.]+ t(?=<)/g)).toEqual([
    '250 t',
    '80 × 闭口钢桶（1A1）',
    '8 t',
    '12 × 闭口塑料罐（3H1）',
    '4 t',
  ]);
});

it('warehouse notice shows the arrival day of each truck', () => {
  const inbound = [
    { ...blankTruck, slot: '9' },
    { ...blankTruck, day: '2026-12-03', slot: '14' },
  ];
  const page = whDocument('cargoIn', ordered({ ...soundWh, inbound, sorting: '按批号' }), 'WH2611207K3M9Q', []) ?? '';
  for (const text of ['2026-12-01 09:00', '2026-12-03 14:00', '按批号']) expect(page).toContain(text);
});

it('warehouse room card shows the goods in their room, with space for entries', () => {
  const page = whDocument('roomCard', ordered({ ...soundWh, batchNo: '<i>9</i>' }), 'WH2611207K3M9Q', []) ?? '';
  for (const text of [
    '库位卡',
    'JXZP-A',
    '甲1 项，许可第 3 类',
    'UN 1230, METHANOL, 3 (6.1)',
    '12 t / 16 托',
    '由仓库填写',
  ])
    expect(page).toContain(text);
  expect(page).toContain('&lt;i&gt;9&lt;/i&gt;');
  expect(page.match(/<tr>/g)).toHaveLength(7);
});
