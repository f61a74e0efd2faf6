import { describe, expect, it } from 'vitest';

import { queryFromForm } from '../../../../domain/modes/air/asked-by';
import { blankAir, type AirForm, type AirRowFacts } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import { airFaults } from '../../../../domain/modes/air/rules';
import type { GoodsRow } from '../../../../domain/goods/row';
import { airCopy } from '../../../../src/copy/modes/air';
import { airFacts, airFormOf, airQuoteFor, airSearchOf, soundAir, TYPED_GOODS } from '../../../support/air-order';
import { sentenceUnder } from '../../../support/sentences';

const { paint: PAINT, acetone: ACETONE, cells: CELLS } = TYPED_GOODS;
const FREIGHTER = airQuoteFor();
const BELLY = airQuoteFor(airSearchOf({ dstPortCode: 'FRA', net: 0.5 }), 'A-YXHK201-261205');

describe('field bounds of an air freight', () => {
  const under = (path: string, form: AirForm, quote = FREIGHTER) =>
    sentenceUnder(airFaults(form, airFacts(quote)), path, airCopy.fault);
  const row = (goods: Partial<GoodsRow>, own: Partial<AirRowFacts> = {}) => airFormOf([[goods, own]]);
  const size = (change: Partial<AirForm['sizeRows'][number]>): AirForm => ({
    ...soundAir,
    sizeRows: soundAir.sizeRows.map((one) => ({ ...one, ...change })),
  });

  const eight = soundAir.goods.map((row) => ({ ...row, pieces: '8' }));

  it.each<[path: string, form: AirForm, words: string, quote?: typeof FREIGHTER]>([
    ['readyDay', { ...soundAir, readyDay: '' }, 'required 请选择货好日期'],
    ['readyDay', { ...soundAir, readyDay: '2026-11-31' }, 'airReady 货好日期不是有效日期'],
    ['readyDay', { ...soundAir, readyDay: '2026-12-03' }, 'airReadyLate 货好日期晚于交货截止 2026-12-02，请更换航班'],
    ['awbType', { ...soundAir, awbType: '' }, 'required 请选择运单类型'],
    ['sizeRows', { ...soundAir, sizeRows: [] }, 'required 请填写每件尺寸'],
    ['sizeRows.0.l', size({ l: '601' }), 'airEdge 边长应为 1–600 的整数厘米'],
    ['sizeRows.0.h', size({ h: '0' }), 'airEdge 边长应为 1–600 的整数厘米'],
    ['sizeRows', { ...size({ pcs: '7' }), goods: eight }, 'airSizesDiffer 尺寸件数 7 与总件数 8 不一致'],
    ['sizeRows', size({ kg: '48.99' }), 'airWeightsDiffer 各件重量合计 97.98 kg，与总毛重 100 kg 相差超过 2%'],
    ['goods.0.packingGroup', row({ ...PAINT, packingGroup: '' }), 'required 请选择包装类别'],
    ['goods.0.percent', row({ unNo: '2014' }), 'required 请填写浓度（%），限量因此不同'],
    ['goods.0.net', row(PAINT, { net: '' }), 'required 请填写每件净量'],
    ['goods.0.net', row(PAINT, { net: '0' }), 'airNet 每件净量应为大于 0 的数值，最多三位小数'],
    ['goods.0.pi', row(PAINT, { pi: '' }), 'required 请选择包装说明'],
    ['goods.0.pi', row(PAINT, { pi: '366' }), 'airPiFreighter 该包装说明不适用于客机', BELLY],
    ['goods.0.outer', row(PAINT, { outer: '100' }), 'airOuter 合包号应为 1–99 的整数'],
    ['goods.0.outer', row(ACETONE, { outer: '1', net: '6' }), 'airQ Q 值 1.2 大于 1，请分开包装', BELLY],
    ['goods.0.batteryWh', row(CELLS, { soc: '30' }), 'required 请填写电池额定能量'],
    ['goods.0.soc', row(CELLS, { batteryWh: '90', soc: '31' }), 'airSoc 锂电池荷电状态不得超过 30%'],
    ['declaredValue', { ...soundAir, declaredValue: '' }, 'required 请填写声明价值，无声明请选 NVD'],
    ['declaredValue', { ...soundAir, declaredValue: '0' }, 'airDeclared 请填写大于 0 的金额，或选 NVD'],
    ['customsValue', { ...soundAir, customsValue: '' }, 'required 请填写海关声明价值，无声明请选 NCV'],
    [
      'consignee.name',
      { ...soundAir, consignee: { ...soundAir.consignee, name: 'TO ORDER OF SHIPPER' } },
      'airToOrder 空运单收货人需为具体单位',
    ],
    [
      'condYear',
      { ...soundAir, condYear: '2025', files: [{ fileId: 'F2', docType: 'COND', name: 'c.pdf', bytes: 1 }] },
      'airCondOld 鉴定书需为起飞当年有效',
    ],
  ])('says under %s: $2', (path, form, words, quote) => {
    expect(under(path, form, quote)).toBe(words);
  });

  it.each<[string, AirForm]>([
    ['goods that are ready on the day they are handed in', { ...soundAir, readyDay: '2026-12-02' }],
    ['600 cm', size({ l: '600' })],
    ['a weight that is two per cent less', size({ kg: '49' })],
    ['NVD in small letters', { ...soundAir, declaredValue: 'nvd', customsValue: 'ncv' }],
    ['the last outer package', row({}, { net: '50', pi: '364', outer: '99' })],
    [
      'fifty sizes',
      {
        ...soundAir,
        sizeRows: Array.from({ length: 50 }, () => ({ l: '1', w: '1', h: '1', pcs: '1', kg: '2' })),
        goods: soundAir.goods.map((one) => ({ ...one, pieces: '50' })),
      },
    ],
  ])('accepts %s', (_, form) => {
    expect(airFaults(form, airFacts()).map(({ path, code }) => `${path} ${code}`)).toStrictEqual([]);
  });
});

describe('cargo ready day', () => {
  it('comes from the search and returns to it', () => {
    const quote = airQuoteFor(airSearchOf({ ready: '2026-11-28' }));
    const begun = AIR.quoted(blankAir, quote);
    expect(begun.readyDay).toBe('2026-11-28');
    expect(queryFromForm(begun, quote).ready).toBe('2026-11-28');
    expect(AIR.quoted(blankAir, FREIGHTER).readyDay, 'and is asked where nobody has said it').toBe('');
    expect(queryFromForm({ ...begun, readyDay: '11-28' }, quote).ready).toBeNull();
  });

  it('is not taken from a calculated answer nor copied into another order', () => {
    const { rates, ...quote } = airQuoteFor(airSearchOf({ ready: '2026-11-28' }));
    expect(AIR.quoted(blankAir, { ...quote, rates: { ...rates, dangerPerKg: 0 } }).readyDay).toBe('');
    expect(AIR.fields.copied(soundAir).readyDay).toBe('');
  });

  it('is optional when a truck collects the goods', () => {
    const fetched: AirForm = { ...soundAir, readyDay: '', services: ['TRK'] };
    expect(airFaults(fetched, airFacts()).map(({ path }) => path)).not.toContain('readyDay');
  });
});
