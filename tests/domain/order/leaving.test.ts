import { describe, expect, it } from 'vitest';

import { remainingLoad, type LeavingTerms, type TypedLeaving } from '../../../domain/order/trucks/leaving';
import { leavingFaults } from '../../../domain/order/trucks/leaving-faults';

const TERMS: LeavingTerms = {
  rest: { tons: 12, pallets: 16 },
  from: '2026-12-05',
  to: '2026-12-31',
  slots: ['8', '9'],
  onlyDay: null,
  isDanger: 'Y',
  trucks: 1,
};
const SOUND: TypedLeaving = {
  day: '2026-12-10',
  slot: '9',
  tons: '5.125',
  pallets: '7',
  plateNo: '沪A12345',
  driverName: '张三',
  driverPhone: '13800138000',
  driverIdTail: '123X',
  escortName: '李四',
};
const NOW = Date.parse('2026-12-05T02:00:00.000Z');
const faultsOf = (change: Partial<TypedLeaving>, terms: Partial<LeavingTerms> = {}, now = NOW) =>
  leavingFaults({ ...SOUND, ...change }, { ...TERMS, ...terms }, now);

it('subtracts parts exactly and not below zero', () => {
  expect(remainingLoad({ tons: 0.3, pallets: 3 }, [{ tons: 0.1, pallets: 1 }])).toEqual({ tons: 0.2, pallets: 2 });
  expect(remainingLoad({ tons: 1, pallets: 1 }, [{ tons: 5, pallets: 5 }])).toEqual({ tons: 0, pallets: 0 });
});

describe('truck booked for collection', () => {
  it('has no fault when it fits', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ tons: '12', pallets: '16' })).toEqual({});
  });

  it.each([
    ['before the first day', { day: '2026-12-04' }, { day: 'day' }],
    ['on the last day', { day: '2026-12-31' }, {}],
    ['after the last day', { day: '2027-01-01' }, { day: 'day' }],
    ['on no day', { day: '' }, { day: 'day' }],
    ['at no hour of the gate', { slot: '12' }, { slot: 'slot' }],
    ['with nothing', { tons: '0' }, { tons: 'tons' }],
    ['with more than there is', { tons: '12.001' }, { tons: 'tonsOver' }],
    ['with four places', { tons: '1.0001' }, { tons: 'tons' }],
    ['with more pallets than there are', { pallets: '17' }, { pallets: 'palletsOver' }],
    ['with half a pallet', { pallets: '1.5' }, { pallets: 'pallets' }],
    ['with all tons and not all pallets', { tons: '12' }, { pallets: 'palletsLeft' }],
    ['with all pallets and not all tons', { pallets: '16' }, { pallets: 'palletsLeft' }],
    ['with no plate', { plateNo: '' }, { plateNo: 'required' }],
    ['with a wrong plate', { plateNo: '12345' }, { plateNo: 'plate' }],
    [
      'with nobody who drives it',
      { driverName: '', driverPhone: '1', driverIdTail: '12' },
      { driverName: 'required', driverPhone: 'phone', driverIdTail: 'idTail' },
    ],
    ['with nobody who watches dangerous goods', { escortName: ' ' }, { escortName: 'required' }],
  ] as const)('has the faults $2 when booked %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('must come on the only leaving day, at a future hour, within the truck limit', () => {
    expect(faultsOf({}, { onlyDay: '2026-12-11' })).toEqual({ day: 'oneDay' });
    // Nine in the morning in China.
    expect(faultsOf({ day: '2026-12-05' }, {}, Date.parse('2026-12-05T01:00:00.000Z'))).toEqual({ slot: 'past' });
    expect(faultsOf({}, { trucks: 0 })).toEqual({ plateNo: 'many' });
    expect(faultsOf({ escortName: '' }, { isDanger: 'N' })).toEqual({});
  });
});
