import { describe, expect, it } from 'vitest';

import { LCL_LOAD } from '../../../../domain/modes/lcl/load';
import { LCL_SEARCH } from '../../../../domain/modes/lcl/search-mode';
import { hasShed, LCL_PORTS, nearestShedPort } from '../../../../domain/modes/lcl/ports';
import { lclQuestion, type LclRowText, rowFaults } from '../../../../domain/modes/lcl/search';

const { address: lclAddress, asked: lclAskedIn, missing: missingIn, searchOf } = lclQuestion;

const readRow = (row: LclRowText, isDanger: 'Y' | 'N') =>
  searchOf({ ...lclAskedIn('?org=CNSHA&dst=NLRTM'), isDanger, rows: [row] })?.rows[0] ?? null;

const ADDRESS = '/shippingLcl?org=CNSHA&dst=NLRTM&d=Y&rows=1263~2~860~1.45,3082~1~380~0.4~320&stack=N&etd=2026-12-01';

describe('address of the LCL search', () => {
  it('asks nothing when empty, and something with a single row value', () => {
    expect([LCL_SEARCH.isBlank(lclAskedIn('')), LCL_SEARCH.isBlank(lclAskedIn('?etd=2026-12-01'))]).toEqual([
      true,
      true,
    ]);
    const said = ['?org=CNSHA', '?dst=NLRTM', '?un=1263', '?rows=~2~~', '?rows=~~~~320'];
    expect(said.map((search) => LCL_SEARCH.isBlank(lclAskedIn(search)))).toEqual(said.map(() => false));
  });

  it('contains the whole question', () => {
    const asked = lclAskedIn(ADDRESS.slice(ADDRESS.indexOf('?')));
    expect(asked).toStrictEqual({
      org: 'CNSHA',
      dst: 'NLRTM',
      isDanger: 'Y',
      rows: [
        { unNo: '1263', pieces: '2', kg: '860', m3: '1.45', longCm: '', group: '', name: '' },
        { unNo: '3082', pieces: '1', kg: '380', m3: '0.4', longCm: '320', group: '', name: '' },
      ],
      isStackable: false,
      etd: '2026-12-01',
    });
    expect(lclAddress('/shippingLcl', asked)).toBe(ADDRESS);
    expect(searchOf(asked)).toMatchObject({
      orgPortCode: 'CNSHA',
      isStackable: false,
      rows: [{ unNo: '1263', kg: 860 }, { longCm: 320 }],
    });
  });

  it('from the home page lacks the amounts', () => {
    const asked = lclAskedIn('?org=CNSHA&dst=NLRTM&d=Y&un=1263');
    expect(asked.rows).toStrictEqual([{ unNo: '1263', pieces: '', kg: '', m3: '', longCm: '', group: '', name: '' }]);
    expect([missingIn(asked), searchOf(asked)]).toStrictEqual([['rows'], null]);
    expect(missingIn(lclAskedIn('?org=CNSHA&dst=CNSHA'))).toStrictEqual(['dst', 'rows']);
  });

  it('drops unreadable values one by one', () => {
    const asked = lclAskedIn(
      '?org=shanghai&dst=NLRTM&d=x&rows=12~-1~9e9~1.4567~y,n~3~20.5~0.1&etd=soon&stack=no&%E0%A4%A=1',
    );
    expect(asked).toStrictEqual({
      org: null,
      dst: 'NLRTM',
      isDanger: 'Y',
      rows: [
        { unNo: '', pieces: '', kg: '', m3: '', longCm: '', group: '', name: '' },
        { unNo: '', pieces: '3', kg: '20.5', m3: '0.1', longCm: '', group: '', name: '' },
      ],
      isStackable: true,
      etd: null,
    });
  });

  it('keeps more than twenty rows, reports them and requests no price', () => {
    const asked = (rows: number) =>
      lclAskedIn(`?org=CNSHA&dst=NLRTM&d=N&rows=${Array.from({ length: rows }, () => 'n~1~1~1').join(',')}`);
    expect(searchOf(asked(20))?.rows).toHaveLength(20);
    expect(asked(21).rows).toHaveLength(21);
    expect([missingIn(asked(21)), searchOf(asked(21))]).toStrictEqual([['most'], null]);
    expect(asked(900).rows).toHaveLength(60);
  });
});

describe('row of an LCL search', () => {
  const row = { unNo: '1263', pieces: '2', kg: '860', m3: '1.45', longCm: '', group: '', name: '' };

  it('is parsed when complete', () => {
    expect(readRow(row, 'Y')).toStrictEqual({ unNo: '1263', pieces: 2, kg: 860, m3: 1.45, longCm: null });
    expect(readRow({ ...row, unNo: '' }, 'N')).toMatchObject({ unNo: null });
  });

  it('carries the packing group after the longest edge, and no other value', () => {
    expect(lclAskedIn('?rows=1120~2~400~0.6~~III').rows).toMatchObject([{ unNo: '1120', longCm: '', group: 'III' }]);
    expect(lclAskedIn('?rows=1120~2~400~0.6~90~IV').rows).toMatchObject([{ longCm: '90', group: '' }]);
    const rows = (change: object) =>
      LCL_LOAD.words({ isDanger: 'Y', isStackable: true, rows: [{ ...row, ...change }] })['rows'];
    expect(rows({ group: 'III' })).toBe('1263~2~860~1.45~~III');
    expect(rows({ group: 'II', longCm: '90' })).toBe('1263~2~860~1.45~90~II');
    expect(rows({ pieces: '２', kg: '1,200', m3: ' 1.45 ', longCm: '一米' })).toBe('1263~2~1200~1.45');
    expect(rows({ unNo: '漆,', kg: '12,00', m3: '1234567' })).toBe('n~2~~');
    expect(readRow({ ...row, group: 'III' }, 'Y')).toMatchObject({ group: 'III' });
    expect(readRow({ ...row, group: 'III' }, 'N')).not.toHaveProperty('group');
    expect(LCL_LOAD.otherGoods?.({ ...row, group: 'III' })).toMatchObject({ group: '' });
  });

  it.each([
    ['unNo', { unNo: '' }],
    ['pieces', { pieces: '1.5' }],
    ['kg', { kg: '24000.01' }],
    ['m3', { m3: '0' }],
    ['longCm', { longCm: '601' }],
  ] as const)('reports its missing part: %s', (part, change) => {
    expect(rowFaults({ ...row, ...change }, 'Y')).toStrictEqual([part]);
    expect(readRow({ ...row, ...change }, 'Y')).toBeNull();
  });
});

describe('ports without a CFS shed', () => {
  it('name the port of the nearest shed', () => {
    expect([hasShed('CNSHA'), hasShed('CNNKG'), nearestShedPort('CNNKG'), nearestShedPort('CNSHA')]).toStrictEqual([
      true,
      false,
      'CNSHA',
      null,
    ]);
    expect(LCL_PORTS).toHaveLength(8);
  });
});
