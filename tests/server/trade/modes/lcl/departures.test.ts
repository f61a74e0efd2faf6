import { describe, expect, it } from 'vitest';

import { departureBoxes } from '../../../../../server/trade/modes/lcl/boxes';
import { listDepartures, findDeparture } from '../../../../../server/trade/modes/lcl/departures';
import { findService, servicesBetween, SERVICES } from '../../../../../server/trade/modes/lcl/services';
import { SHEDS } from '../../../../../domain/modes/lcl/sheds';

const rotterdam = findService('SHWG', 'NLRTM');
const boxes = (offerId: string) => {
  const departure = findDeparture(offerId);
  return departure ? departureBoxes(departure, 'danger') : [];
};

describe('weekly LCL departures', () => {
  it('leave on their weekday at six in the evening', () => {
    const all = rotterdam ? listDepartures(rotterdam, '2026-11-22', 3) : [];
    expect(
      all.map(({ offerId, leavesAt, arrivesAt }) => [
        offerId,
        new Date(leavesAt).toISOString(),
        new Date(arrivesAt).toISOString(),
      ]),
    ).toStrictEqual([
      ['L-SHWG-NLRTM-261125', '2026-11-25T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
      ['L-SHWG-NLRTM-261202', '2026-12-02T10:00:00.000Z', '2027-01-07T10:00:00.000Z'],
      ['L-SHWG-NLRTM-261209', '2026-12-09T10:00:00.000Z', '2027-01-14T10:00:00.000Z'],
    ]);
  });

  it('are found by exact name only', () => {
    const all = SERVICES.flatMap((service) => listDepartures(service, '2026-12-01', 4));
    for (const departure of all) expect(findDeparture(departure.offerId)).toStrictEqual(departure);
    for (const name of ['L-SHWG-NLRTM-261210', 'L-SHWG-NLRTM-261301', 'L-XXXX-NLRTM-261209', 'L-SHWG-CNSHA-261209', ''])
      expect(findDeparture(name)).toBeUndefined();
  });

  it('are full every ninth week and unpriced every seventh', () => {
    expect([findDeparture('L-SHWG-NLRTM-261202')?.isFull, findDeparture('L-SHWG-NLRTM-261209')?.isFull]).toStrictEqual([
      true,
      false,
    ]);
    const weeks = rotterdam ? listDepartures(rotterdam, '2026-12-01', 63) : [];
    expect([
      weeks.filter(({ isFull }) => isFull).length,
      weeks.filter(({ hasTariff }) => !hasTariff).length,
    ]).toStrictEqual([7, 9]);
  });

  it('have the same simulated cargo on every call', () => {
    expect(boxes('L-SHWG-NLRTM-261209')).toMatchObject([
      { stockId: 'L-SHWG-NLRTM-261209#1', strangers: { goods: [{ unNo: '3082' }], litres: 14_400, grams: 11_520_000 } },
    ]);
    expect(boxes('L-QDHD-JPOSA-261204')).toMatchObject([
      { strangers: { goods: [{ unNo: '1866' }, { unNo: '1133' }] } },
    ]);
    expect(boxes('L-SHWG-NLRTM-261202')).toMatchObject([{ most: { litres: 25_000 }, strangers: { litres: 0 } }]);
  });

  it('never hold more simulated cargo than fits, or goods the shed refuses', () => {
    for (const service of SERVICES)
      for (const departure of listDepartures(service, '2026-12-01', 10))
        for (const cargo of ['danger', 'general'] as const)
          for (const { most, strangers } of departureBoxes(departure, cargo)) {
            expect(strangers.litres).toBeLessThanOrEqual(most.litres);
            expect(strangers.grams).toBeLessThanOrEqual(most.grams);
            for (const { hazardClass } of strangers.goods) expect(service.shed.classes).toContain(hazardClass);
          }
  });
});

describe('LCL sheds', () => {
  it('are ten in eight ports, each with services', () => {
    expect([SHEDS.length, new Set(SHEDS.map(({ port }) => port)).size, SERVICES.length]).toStrictEqual([10, 8, 60]);
    for (const { code } of SHEDS) expect(SERVICES.some(({ shed }) => shed.code === code)).toBe(true);
    expect(servicesBetween('CNSHA', 'NLRTM').map(({ shed }) => shed.code)).toStrictEqual(['SHWG', 'SHLG']);
  });
});
