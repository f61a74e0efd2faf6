import { afterEach, describe, expect, it, vi } from 'vitest';

import { lclQuestion } from '../../../domain/modes/lcl/search';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { GoodsRow } from '../../../domain/goods/row';
import { nextAddress } from '../../../machines/order/order-receipt/order-receipt.rules';
import { receiptArrival } from '../../../src/app/page-actors/receipt';
import { METHANOL_ROW } from '../../../stories/order/order-forms.fixtures';
import { order } from '../../../stories/order/orders.fixtures';
import { soundLcl } from '../../support/lcl-order';

const NO = 'LC2611207K3M9Q';

function arriving(next?: string) {
  const search = `?no=${NO}${next === undefined ? '' : `&next=${encodeURIComponent(next)}`}`;
  vi.stubGlobal('location', { search });
  return receiptArrival().next;
}

/** Goods rows of the next search. */
const rowsAfter = (next: string | null) => {
  const address = nextAddress({ ...order, mode: 'LCL' }, next) ?? '';
  return lclQuestion.asked(new URL(address, 'http://house').search).rows;
};

/** Row of maximum length. */
const LONG: GoodsRow = {
  ...METHANOL_ROW,
  unNo: '1993',
  pieces: '99999',
  grossKg: '123456.789',
  volume: '123456.789',
  packingGroup: 'III',
};

const left = (rows: number): LclForm => {
  const later = Array.from({ length: rows }, (_, at) => ({ ...LONG, key: String(at + 2) }));
  const edges = later.map(({ key }) => [key, { ...soundLcl.lcl['1'], longCm: '123456.789' }]);
  return { ...soundLcl, later, lcl: Object.fromEntries(edges) as LclForm['lcl'] };
};

afterEach(() => vi.unstubAllGlobals());

describe('receipt address with goods left over', () => {
  it('reads the left-over goods only from the address', () => {
    expect(arriving()).toBeNull();
    expect(arriving('')).toBe('');
    expect(arriving('2014')).toBe('2014');
    expect(arriving('n~4~200~0.3')).toBe('n~4~200~0.3');
    expect(arriving('g~4~200~0.3,1230~1~2~3')).toBe('g~4~200~0.3,1230~1~2~3');
    const many = '~4~200~0.3'.repeat(120);
    expect([arriving(`g${many},1230~1~2~3`), arriving(`n${many}`)]).toEqual(['1230', '']);
    expect([arriving('<b>'), arriving('20145'), arriving('x~1')]).toEqual([null, null, null]);
  });

  it('passes twenty rows of maximum length to the next search', () => {
    const next = LCL.fields.leftOver(left(20)) ?? '';
    expect(next.length).toBeGreaterThan(900);
    expect(rowsAfter(arriving(next))).toEqual(
      Array.from({ length: 20 }, () => ({
        unNo: '1993',
        pieces: '99999',
        kg: '123456.789',
        m3: '123456.789',
        longCm: '123456.789',
        group: 'III',
        name: '',
      })),
    );
  });

  it('passes only the first UN number when the rows exceed a search', () => {
    const next = LCL.fields.leftOver(left(24)) ?? '';
    expect(arriving(next)).toBe('1993');
    expect(rowsAfter(arriving(next))).toMatchObject([{ unNo: '1993', kg: '' }]);
    expect(arriving(`n~${'9'.repeat(2000)}`)).toBe('');
  });
});
