import { describe, expect, it } from 'vitest';

import { BOOKING_MODES, MODES } from '../../../domain/mode-ids';
import { unlistedGoods } from '../../../domain/goods/dangerous-goods';
import { blankSearch, searchFields, searchAddress, searchFaults, type SearchForm } from '../../../domain/offer/search';
import { placeAt } from '../../../domain/routes';
import { METHANOL, ROTTERDAM, SHANGHAI } from '../../support/plans/booking/trade';

const TODAY = '2026-11-20';
const full: SearchForm = {
  ...blankSearch,
  org: SHANGHAI,
  dst: ROTTERDAM,
  goods: METHANOL,
  etd: '2026-12-02',
  boxType: '40HQ',
  boxes: 2,
};

describe('search address', () => {
  it('contains ports, danger, goods, day and boxes', () => {
    expect(searchAddress('FCL', full)).toBe(
      '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=%E7%94%B2%E9%86%87&pg=II&etd=2026-12-02&box=40HQ*2',
    );
  });

  it('is dangerous by default', () => {
    expect(searchAddress('FCL', { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM })).toBe(
      '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&box=20GP*1',
    );
    expect(searchAddress('LCL', { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM, isDanger: 'N' })).toBe(
      '/shippingLcl?org=CNSHA&dst=NLRTM&d=N',
    );
  });

  it.each(BOOKING_MODES)('has a page of its own for %s with only its fields', (mode) => {
    const [path = '', query = ''] = searchAddress(mode, full).split('?');
    expect(placeAt(path).name).toBe(MODES[mode].routes.search);
    const fields = searchFields(mode);
    expect(query.includes('dst=')).toBe(fields.includes('dst'));
    expect(query.includes('etd=')).toBe(fields.includes('etd'));
    expect(query.includes('box=')).toBe(fields.includes('boxes'));
  });

  it('keeps the typed name of unlisted goods', () => {
    const goods = (unNo: string | null, name: string) =>
      searchAddress('WH', {
        ...blankSearch,
        org: SHANGHAI,
        isDanger: unNo ? 'Y' : 'N',
        goods: unlistedGoods(unNo, name),
      });
    expect(goods(null, '某助剂')).toContain('d=N&goods=%E6%9F%90%E5%8A%A9%E5%89%82');
    expect(goods('9999', '')).toContain('d=Y&un=9999');
    expect(goods('9999', '')).not.toContain('goods=');
  });

  it('marks goods with a number as dangerous for a flexitank, and omits danger for a service', () => {
    expect(searchAddress('FLEXI', full)).toContain('d=Y&un=1230');
    expect(searchAddress('FLEXI', { ...full, goods: null })).toContain('d=N&');
    expect(searchAddress('FLEXI', { ...full, goods: unlistedGoods(null, '白油') })).toContain('d=N&goods=');
    expect(searchAddress('DGD', { ...full, isDanger: 'N' })).toContain('d=Y');
  });
});

describe('search form rules', () => {
  it.each([
    ['nothing wrong', full, {}],
    ['no ports', { ...full, org: null, dst: null }, { org: 'required', dst: 'required' }],
    ['one port twice', { ...full, dst: SHANGHAI }, { dst: 'same' }],
    ['today', { ...full, etd: TODAY }, { etd: 'tooEarly' }],
    ['tomorrow', { ...full, etd: '2026-11-21' }, {}],
    ['no day at all', { ...full, etd: '' }, {}],
    ['the last day that can be asked for', { ...full, etd: '2027-05-19' }, {}],
    ['the day after', { ...full, etd: '2027-05-20' }, { etd: 'tooLate' }],
    ['a day that never was', { ...full, etd: '2027-02-30' }, { etd: 'tooEarly' }],
    ['no box', { ...full, boxes: 0 }, { boxes: 'outOfRange' }],
    ['fifty boxes', { ...full, boxes: 50 }, {}],
    ['fifty-one boxes', { ...full, boxes: 51 }, { boxes: 'outOfRange' }],
    ['half a box', { ...full, boxes: 1.5 }, { boxes: 'outOfRange' }],
  ])('report $2 for %s', (_, form, faults) => {
    expect(searchFaults('FCL', form, TODAY)).toEqual(faults);
  });

  it('require only the fields of the mode', () => {
    expect(searchFaults('MALL', blankSearch, TODAY)).toEqual({});
    expect(searchFaults('WH', blankSearch, TODAY)).toEqual({ org: 'required' });
  });
});
