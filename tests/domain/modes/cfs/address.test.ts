import { describe, expect, it } from 'vitest';

import { cfsAddress, readCfsQuery, missingParts, searchFromCfsQuery } from '../../../../domain/modes/cfs/address';
import { askedAgain } from '../../../../domain/modes/cfs/asked-of';
import { CFS_SEARCH } from '../../../../domain/modes/cfs/search-mode';
import { readSettings } from '../../../../domain/offer/sailing-settings';
import { cfsQuoteFor, soundCfs } from '../../../support/cfs-order';

const FULL = '?org=CNSHA&d=Y&un=1263&box=20GP*2&cut=2026-12-05T18:00&tons=16';

describe('address of the CFS search', () => {
  it('is read and written alike, without invalid values', () => {
    const asked = readCfsQuery(FULL);
    expect(readCfsQuery(cfsAddress('/x', asked).slice(2))).toEqual(asked);
    expect(searchFromCfsQuery(asked)).toEqual({
      port: 'CNSHA',
      isDanger: 'Y',
      unNo: '1263',
      goods: null,
      boxType: '20GP',
      boxes: 2,
      tons: 16,
      cut: '2026-12-05T18:00',
      isCutTyped: true,
    });
    expect(readCfsQuery('?org=x&un=12&box=1&cut=tomorrow&etd=soon')).toEqual({
      ...readCfsQuery(''),
      org: null,
      unNo: null,
      cut: null,
      etd: null,
    });
  });

  it('from the home page has an example cut-off and amount', () => {
    const asked = readCfsQuery('?org=CNSHA&d=Y&un=1263&etd=2026-12-06&box=20GP*1');
    expect(missingParts(asked)).toEqual([]);
    expect(searchFromCfsQuery(asked)).toMatchObject({ cut: '2026-12-05T18:00', isCutTyped: false, tons: null });
    expect(searchFromCfsQuery(readCfsQuery('?org=CNSHA&d=N'))).toMatchObject({
      cut: null,
      isCutTyped: false,
      goods: null,
    });
  });

  it('reports invalid parameters and does not replace them', () => {
    expect(missingParts(readCfsQuery('?d=Y'))).toEqual(['org', 'goods']);
    expect(missingParts(readCfsQuery('?org=CNSHA&un=1263&box=45HQ*1'))).toEqual(['boxes']);
    expect(missingParts(readCfsQuery('?org=CNSHA&un=1263&tons=many'))).toEqual(['mass']);
    expect(missingParts(readCfsQuery('?org=CNSHA&un=1263&tons=0'))).toEqual(['mass']);
    expect(missingParts(readCfsQuery('?org=CNSHA&un=1263&etd=2026-12-04&cut=2026-12-05T18:00'))).toEqual(['cut']);
    expect(searchFromCfsQuery(readCfsQuery('?org=CNSHA&un=1263&box=45HQ*1'))).toBeNull();
  });

  it('points to a station and a day outside the search', () => {
    const asked = readCfsQuery(`${FULL}&st=SWGQ&day=2026-12-03`);
    expect(CFS_SEARCH.pointed?.(asked)).toEqual({ offerId: 'C-SWGQ', day: '2026-12-03' });
    expect(searchFromCfsQuery(asked)).toEqual(searchFromCfsQuery(readCfsQuery(FULL)));
    expect(cfsAddress('/x', asked)).toBe(
      '/x?org=CNSHA&d=Y&un=1263&box=20GP*2&cut=2026-12-05T18%3A00&tons=16&st=SWGQ&day=2026-12-03',
    );
    expect(readSettings(`${FULL}&day=2026-12-03`, CFS_SEARCH.list.names).filter.day).toBeNull();
    expect(CFS_SEARCH.pointed?.(readCfsQuery(`${FULL}&st=swgq1&day=2026-02-30`))).toBeNull();
    expect(CFS_SEARCH.pointed?.(readCfsQuery(`${FULL}&st=SWGQ&day=soon`))).toEqual({ offerId: 'C-SWGQ', day: null });
  });

  it('leads from an order to its station and the day of its first truck', () => {
    const [truck] = soundCfs.inbound;
    const inbound = truck ? [{ ...truck, slot: '2026-12-04T09' }, truck] : [];
    expect(askedAgain({ ...soundCfs, inbound }, cfsQuoteFor())).toMatchObject({ st: 'SWGQ', day: '2026-12-03' });
    expect(askedAgain({ ...soundCfs, inbound: [] }, cfsQuoteFor())).toMatchObject({ st: 'SWGQ', day: null });
  });

  it('widens to any cut-off', () => {
    expect(CFS_SEARCH.widened(readCfsQuery(FULL))).not.toContain('cut=');
    expect(CFS_SEARCH.widened(readCfsQuery('?org=CNSHA&un=1263'))).toBeNull();
  });
});
