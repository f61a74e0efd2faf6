import { describe, expect, it } from 'vitest';

import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import { PACKING_EDITION } from '../../../domain/goods/edition';
import { buildChecks, fieldOfFinding } from '../../../domain/order/findings/checks';
import type { GoodsRow } from '../../../domain/goods/row';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { findingSentence } from '../../../src/copy/trade/findings';
import { letterOfCheck } from '../../../src/trade/acceptance/letters';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

const packed = (change: Partial<GoodsRow>) =>
  fclAcceptance({ ...dangerousOrder, goods: [{ ...methanol, ...change }] }, factsFor()).findings.filter(
    ({ about }) => about === 'PACK',
  );
const said = (change: Partial<GoodsRow>) => packed(change).map(({ level, code }) => `${level} ${code}`);

const ammonia: Partial<GoodsRow> = {
  goodsId: findGoods('1005')?.goodsId ?? '',
  unNo: '1005',
  nameCn: '无水氨',
  hazardClass: '2.3',
  subRisks: ['8'],
  packingGroup: 'N',
  packMark: '',
};

describe('packaging of an order', () => {
  it('passes with its packing instruction', () => {
    expect(said({})).toEqual(['PASS packFits']);
    expect(packed({})[0]?.given).toMatchObject({ ins: 'P001', row: 1 });
  });

  it('requires a manual check under an unread edition and lowers no other check', () => {
    const checks = (change: Partial<GoodsRow>) => {
      const found = fclAcceptance({ ...dangerousOrder, goods: [{ ...methanol, ...change }] }, factsFor());
      return { level: found.level, pack: buildChecks(found.findings).find(({ id }) => id === 'PACK') };
    };
    const { level, pack } = checks({});
    expect([level, pack?.level, pack?.unchecked, pack && letterOfCheck(pack)]).toEqual(['PASS', 'PASS', 'SEA', 'M']);
    expect(packed({})[0]?.source.edition).toBe(PACKING_EDITION);
    const refused = checks({ packKind: '5M2', packMark: '' }).pack;
    expect([refused?.unchecked, refused && letterOfCheck(refused)], 'and what refuses, refuses').toEqual([null, 'N']);
    const little = { isLimited: true, pieces: '2000', innerQuantity: '500 ml', packKind: '4G', packMark: '' };
    expect(checks(little).pack, 'a limited quantity asks for no tested packaging').toMatchObject({ unchecked: null });
  });

  it('blocks methanol in paper bags', () => {
    expect(said({ packKind: '5M2', packMark: '' })).toEqual(['BLOCK packLiquid']);
    expect(packed({ packKind: '5M2', packMark: '' }).map((one) => findingSentence(one))).toEqual([
      '第 1 行：液体不能直接装入多层防水纸袋',
    ]);
  });

  it('blocks inner packagings and articles in a closed-head drum', () => {
    const little = { isLimited: true, pieces: '2000', innerQuantity: '500 ml', packMark: '' };
    for (const packKind of ['1A1', '1B1', '1H1', '3A1', '3H1'])
      expect(said({ ...little, packKind }), packKind).toEqual(['BLOCK packClosed']);
    for (const packKind of ['1A2', '4G']) expect(said({ ...little, packKind }), packKind).toEqual(['PASS packLimited']);
    const battery = findGoods('2794');
    const wet: Partial<GoodsRow> = { ...ammonia, goodsId: battery?.goodsId ?? '', unNo: '2794', hazardClass: '8' };
    expect(said({ ...wet, subRisks: [], packKind: '1A1' })).toEqual(['BLOCK packClosed']);
    expect(packed({ ...little, packKind: '1A1' }).map((one) => findingSentence(one))).toEqual([
      expect.stringContaining('是闭口的，放不进内包装或物品，请改用开口桶或箱'),
    ]);
  });

  it('blocks liquid ammonia in drums and passes cylinders', () => {
    expect(said({ ...ammonia, packKind: '1A1' })).toEqual(['BLOCK packGas']);
    expect(said({ ...ammonia, packKind: 'CYL' })).toEqual(['PASS packFits']);
  });

  it('blocks a mark too weak for the group, of another packaging or for lighter liquids', () => {
    expect(said({ packMark: 'UN 1A1/Z1.4/150/24/CN/310001' })).toEqual(['BLOCK packLetter']);
    expect(said({ packMark: 'UN 1H1/Y1.4/150/24/CN/310001' })).toEqual(['BLOCK packMark']);
    expect(said({ packMark: 'some steel drum' })).toEqual(['BLOCK packMark']);
    expect(said({ packMark: 'UN 1A1/Y0.7/150/24/CN/310001' })).toEqual(['BLOCK packDensity']);
  });

  it('requires a manual check of blank fields and points to them', () => {
    expect(said({ packKind: '' })).toEqual(['MANUAL packBlank']);
    expect(said({ packMark: '' })).toEqual(['MANUAL packUnmarked']);
    expect(packed({ packMark: '' }).map(fieldOfFinding)).toEqual(['goods.0.packMark']);
    expect(said({ unNo: '9999', goodsId: '' })).toEqual(['MANUAL packUntold']);
  });

  it('requires the inner quantity of a combination packaging', () => {
    const box = { packKind: '4G', packMark: 'UN 4G/Y180/S/24/CN/310001', innerQuantity: '' };
    expect(said(box)).toEqual(['BLOCK packInner']);
    expect(packed(box).map(fieldOfFinding)).toEqual(['goods.0.innerQuantity']);
    expect(said({ ...box, innerQuantity: '1 L' })).toEqual(['PASS packFits']);
  });

  it('blocks more content than a drum holds', () => {
    expect(said({ pieces: '20' })).toEqual(['BLOCK packTooMuch']);
  });

  it('needs no tested packaging for limited quantities', () => {
    const little = { isLimited: true, pieces: '2000', innerQuantity: '500 ml', packKind: '4G', packMark: '' };
    expect(said(little)).toEqual(['PASS packLimited']);
  });
});
