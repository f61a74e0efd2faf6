import { describe, expect, it } from 'vitest';

import { cfsAddress, cfsAskedIn, missingIn, searchOf } from '../../../../domain/modes/cfs/address';
import { askedAgain } from '../../../../domain/modes/cfs/asked-of';
import { CFS_SEARCH } from '../../../../domain/modes/cfs/search-mode';
import { settingsIn } from '../../../../domain/offer/sailing-settings';
import { cfsQuoteFor, soundCfs } from '../../../support/cfs-order';

const FULL = '?org=CNSHA&d=Y&un=1263&box=20GP*2&cut=2026-12-05T18:00&tons=16';

describe('an address of stations', () => {
  it('is read and written alike, and what it says wrongly is left out', () => {
    const asked = cfsAskedIn(FULL);
    expect(cfsAskedIn(cfsAddress('/x', asked).slice(2))).toEqual(asked);
    expect(searchOf(asked)).toEqual({
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
    expect(cfsAskedIn('?org=x&un=12&box=1&cut=tomorrow&etd=soon')).toEqual({
      ...cfsAskedIn(''),
      org: null,
      unNo: null,
      cut: null,
      etd: null,
    });
  });

  it('from the first page is answered at once, with an example where nobody has said when and how much', () => {
    const asked = cfsAskedIn('?org=CNSHA&d=Y&un=1263&etd=2026-12-06&box=20GP*1');
    expect(missingIn(asked)).toEqual([]);
    expect(searchOf(asked)).toMatchObject({ cut: '2026-12-05T18:00', isCutTyped: false, tons: null });
    expect(searchOf(cfsAskedIn('?org=CNSHA&d=N'))).toMatchObject({ cut: null, isCutTyped: false, goods: null });
  });

  it('says what has to be said otherwise, and never asks in its place', () => {
    expect(missingIn(cfsAskedIn('?d=Y'))).toEqual(['org', 'goods']);
    expect(missingIn(cfsAskedIn('?org=CNSHA&un=1263&box=45HQ*1'))).toEqual(['boxes']);
    expect(missingIn(cfsAskedIn('?org=CNSHA&un=1263&tons=many'))).toEqual(['mass']);
    expect(missingIn(cfsAskedIn('?org=CNSHA&un=1263&tons=0'))).toEqual(['mass']);
    expect(missingIn(cfsAskedIn('?org=CNSHA&un=1263&etd=2026-12-04&cut=2026-12-05T18:00'))).toEqual(['cut']);
    expect(searchOf(cfsAskedIn('?org=CNSHA&un=1263&box=45HQ*1'))).toBeNull();
  });

  it('points to a station and to a day of it, which are no part of the question', () => {
    const asked = cfsAskedIn(`${FULL}&st=SWGQ&day=2026-12-03`);
    expect(CFS_SEARCH.pointed?.(asked)).toEqual({ offerId: 'C-SWGQ', day: '2026-12-03' });
    expect(searchOf(asked)).toEqual(searchOf(cfsAskedIn(FULL)));
    expect(cfsAddress('/x', asked)).toBe(
      '/x?org=CNSHA&d=Y&un=1263&box=20GP*2&cut=2026-12-05T18%3A00&tons=16&st=SWGQ&day=2026-12-03',
    );
    expect(settingsIn(`${FULL}&day=2026-12-03`, CFS_SEARCH.list.names).filter.day).toBeNull();
    expect(CFS_SEARCH.pointed?.(cfsAskedIn(`${FULL}&st=swgq1&day=2026-02-30`))).toBeNull();
    expect(CFS_SEARCH.pointed?.(cfsAskedIn(`${FULL}&st=SWGQ&day=soon`))).toEqual({ offerId: 'C-SWGQ', day: null });
  });

  it('of an order leads back to its own station, on the day its first truck was to come', () => {
    const [truck] = soundCfs.inbound;
    const inbound = truck ? [{ ...truck, slot: '2026-12-04T09' }, truck] : [];
    expect(askedAgain({ ...soundCfs, inbound }, cfsQuoteFor())).toMatchObject({ st: 'SWGQ', day: '2026-12-03' });
    expect(askedAgain({ ...soundCfs, inbound: [] }, cfsQuoteFor())).toMatchObject({ st: 'SWGQ', day: null });
  });

  it('is widened to any end of the port', () => {
    expect(CFS_SEARCH.widened(cfsAskedIn(FULL))).not.toContain('cut=');
    expect(CFS_SEARCH.widened(cfsAskedIn('?org=CNSHA&un=1263'))).toBeNull();
  });
});
