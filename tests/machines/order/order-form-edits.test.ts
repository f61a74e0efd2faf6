import { describe, expect, it } from 'vitest';

import { blankFcl } from '../../../domain/modes/fcl/form';
import { FCL } from '../../../domain/modes/fcl/mode';
import { blankGoods } from '../../../domain/goods/row';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { editedForm as editedIn, pickedForm } from '../../../machines/order/order-form/order-form.edits';
import { withValue } from '../../../machines/order/order-form/order-form.path';
import { METHANOL_FACTS, METHANOL_ROW, PERSULFATE_ROW, SOUND } from '../../../stories/order/order-forms.fixtures';

const editedForm = (form: OrderForm, edit: OrderEdit, library: GoodsLibrary) => editedIn(FCL, form, edit, library);

const library = { methanol: METHANOL_FACTS };
const set = (path: string, value: string | boolean) => editedForm(SOUND, { kind: 'set', path, value }, library);

describe('bill of lading fields', () => {
  it('are converted to half-width characters', () => {
    expect(set('consignee.address', '8 Port Road，Rotterdam').consignee.address).toBe('8 Port Road,Rotterdam');
    expect(set('remark', '易碎，小心').remark).toBe('易碎，小心');
  });
});

describe('property that was asked', () => {
  it('is taken into a row without the field, and changed again', () => {
    const answered = set('goods.0.share', '50');
    expect(answered.goods[0]?.share).toBe('50');
    const changed = editedForm(answered, { kind: 'set', path: 'goods.0.share', value: '51' }, library);
    expect(changed.goods[0]?.share).toBe('51');
    expect(set('goods.9.share', '50').goods).toStrictEqual(SOUND.goods);
  });
});

describe('field filled by the library', () => {
  it('is marked as edited until it equals the library value again', () => {
    const changed = set('goods.0.flashPoint', '12');
    expect(changed.goods[0]).toMatchObject({ flashPoint: '12', edited: ['flashPoint'] });
    const back = editedForm(changed, { kind: 'set', path: 'goods.0.flashPoint', value: '11' }, library);
    expect(back.goods[0]?.edited).toEqual([]);
  });

  it('is reset to the library value', () => {
    const changed = set('goods.0.hazardClass', '8');
    const restored = editedForm(changed, { kind: 'goods.restore', at: 0, field: 'hazardClass' }, library);
    expect(restored.goods[0]).toMatchObject({ hazardClass: '3', edited: [] });
  });

  it('leaves other fields unmarked', () => {
    expect(set('goods.0.grossKg', '9').goods[0]?.edited).toEqual([]);
  });
});

describe('goods rows', () => {
  it('are copied below with a key of their own', () => {
    const goods = editedForm(
      { ...SOUND, goods: [METHANOL_ROW, PERSULFATE_ROW] },
      { kind: 'goods.copy', at: 0 },
      library,
    ).goods;
    expect(goods.map(({ nameCn }) => nameCn)).toEqual(['甲醇', '甲醇', '过硫酸钠']);
    expect(new Set(goods.map(({ key }) => key)).size).toBe(3);
  });

  it('are limited to twenty when pasted', () => {
    const text = Array.from({ length: 40 }, (_, at) => `样品${at}\tSample\t1230`).join('\n');
    expect(editedForm(SOUND, { kind: 'goods.paste', text }, library).goods).toHaveLength(MOST_GOODS);
  });

  it('take spreadsheet columns and replace an empty row', () => {
    const text = '甲醇\tMethanol\t1230\t1A1\t80\t14,000\t12640\t16\r\n\r\n';
    const { goods } = editedForm(blankFcl, { kind: 'goods.paste', text }, {});
    expect(goods).toHaveLength(1);
    expect(goods[0]).toMatchObject({ nameCn: '甲醇', unNo: '1230', packKind: '1A1', pieces: '80', grossKg: '14,000' });
  });

  it('skip and follow a spreadsheet heading', () => {
    const text = '序号\tUN编号\t中文品名\t毛重（kg）\t件数\n1\tUN1505\t过硫酸钠\t5,000\t200\n2\t１２３０\t甲醇\t900\t5';
    const { goods } = editedForm(blankFcl, { kind: 'goods.paste', text }, {});
    expect(goods.map(({ unNo, nameCn, grossKg, pieces }) => [unNo, nameCn, grossKg, pieces])).toEqual([
      ['1505', '过硫酸钠', '5,000', '200'],
      ['1230', '甲醇', '900', '5'],
    ]);
  });

  it('are pasted as general goods only in a dangerous order', () => {
    const text = '滤芯\tFilters\t普通货物\t4G\t10\t200\n甲醇\tMethanol\t1230';
    const pasted = (isDanger: 'Y' | 'N') => editedForm({ ...blankFcl, isDanger }, { kind: 'goods.paste', text }, {});
    expect(pasted('Y').goods.map(({ isGeneral, unNo }) => [isGeneral, unNo])).toEqual([
      [true, ''],
      [undefined, '1230'],
    ]);
    expect(pasted('N').goods.every((row) => !('isGeneral' in row))).toBe(true);
  });

  it('lose dangerous data when marked as general, and are declared again in one step', () => {
    const two = { ...SOUND, goods: [PERSULFATE_ROW, METHANOL_ROW] };
    const mixed = editedForm(two, { kind: 'goods.mark', at: 1, isGeneral: true }, library);
    const { nameCn, pieces } = METHANOL_ROW;
    expect(mixed.goods[1]).toEqual({
      ...blankGoods(METHANOL_ROW.key),
      isGeneral: true,
      nameCn,
      nameEn: METHANOL_ROW.nameEn,
      hsCode: METHANOL_ROW.hsCode,
      casNo: METHANOL_ROW.casNo,
      packKind: METHANOL_ROW.packKind,
      pieces,
      grossKg: METHANOL_ROW.grossKg,
      netKg: METHANOL_ROW.netKg,
      volume: METHANOL_ROW.volume,
    });
    expect(mixed.goods[0]).toEqual(PERSULFATE_ROW);
    expect(editedForm(mixed, { kind: 'goods.copy', at: 1 }, library).goods[2]).toMatchObject({
      isGeneral: true,
      nameCn,
    });
    const edit = { kind: 'goods.declare' as const, at: 1, unNo: '1230', goodsId: 'methanol' };
    const declared = editedForm(mixed, edit, library).goods[1];
    expect(declared).toMatchObject({ unNo: '1230', hazardClass: '3' });
    expect(declared).not.toHaveProperty('isGeneral');
  });

  it('declared harmless become dangerous goods in one step', () => {
    const harmless = {
      ...blankFcl,
      isDanger: 'N' as const,
      goods: [{ ...blankGoods('1'), nameCn: '甲醇', pieces: '8' }],
    };
    const edit = { kind: 'goods.declare' as const, at: 0, unNo: '1230' };
    expect(editedForm(harmless, { ...edit, goodsId: 'methanol' }, library)).toMatchObject({
      isDanger: 'Y',
      goods: [{ goodsId: 'methanol', unNo: '1230', hazardClass: '3', pieces: '8' }],
    });
    expect(editedForm(harmless, { ...edit, goodsId: '' }, library).goods[0]).toMatchObject({
      unNo: '1230',
      hazardClass: '',
    });
  });

  it('are declared one by one when they share a number', () => {
    const row = (key: string) => ({ ...blankGoods(key), unNo: '1230', grossKg: '8000' });
    const rows = { ...SOUND, goods: [row('1'), row('2')] };
    const ids = ({ goods }: OrderForm) => goods.map(({ goodsId }) => goodsId);
    const declared = editedForm(rows, { kind: 'goods.declare', at: 1, unNo: '1230', goodsId: 'methanol' }, library);
    expect(ids(declared)).toEqual(['', 'methanol']);
    expect(ids(pickedForm({ mode: FCL, form: rows, lookupKey: '1', library }, METHANOL_FACTS))).toEqual([
      'methanol',
      '',
    ]);
    const copied = editedForm(declared, { kind: 'goods.copy', at: 1 }, library);
    expect(ids(copied), 'a copy is what it was copied from').toEqual(['', 'methanol', 'methanol']);
  });

  it('are at least one', () => {
    expect(editedForm(SOUND, { kind: 'goods.remove', at: 0 }, library).goods).toHaveLength(1);
  });
});

describe('other order fields', () => {
  it('take the box counts of a proposed split', () => {
    const boxes = [{ type: '20GP' as const, count: 2 }];
    expect(editedForm(SOUND, { kind: 'boxes.use', boxes }, library)).toMatchObject({
      boxes: [{ type: '20GP', count: '2' }],
    });
  });

  it('add unused box types until none is left', () => {
    const more = Array.from({ length: 12 }).reduce<OrderForm>(
      (form) => editedForm(form, { kind: 'box.add' }, library),
      SOUND,
    );
    const all = '20GP 40GP 40HQ 45HQ 20RF 40RH 20OT 40OT 20FR 40FR'.split(' ').map((type) => ({ type }));
    expect(more).toMatchObject({ boxes: all });
    expect(editedForm(more, { kind: 'box.remove', at: 0 }, library)).toMatchObject({ boxes: all.slice(1) });
  });

  it('ignore edits unknown to the mode', () => {
    expect(editedForm(SOUND, { kind: 'own.slot.pick', slot: 'A' }, library)).toBe(SOUND);
  });

  it('toggle a service', () => {
    const ordered = editedForm(SOUND, { kind: 'service.toggle', code: 'TRK' }, library);
    expect(ordered.services).toEqual(['TRK']);
    expect(editedForm(ordered, { kind: 'service.toggle', code: 'TRK' }, library).services).toEqual([]);
  });

  it('copy a party', () => {
    expect(editedForm(SOUND, { kind: 'party.copy', from: 'shipper', to: 'notify' }, library).notify).toEqual(
      SOUND.shipper,
    );
    expect(editedForm(SOUND, { kind: 'party.copy', from: 'consignee', to: 'notify' }, library).notify).toEqual(
      SOUND.consignee,
    );
  });

  it.each(['nowhere', 'goods.7.nameCn', 'shipper', '__proto__.x', 'agreeProtocol'])('ignore text for %s', (path) => {
    expect(withValue(SOUND, path, 'text')).toEqual(SOUND);
  });
});
