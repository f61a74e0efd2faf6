import { expect, it } from 'vitest';

import { cutoffsForSailing, isDeadline } from '../../../../domain/offer/cutoffs';
import { toIso } from '../../../../domain/values/moments';
import { findLane } from '../../../../server/trade/sea/lanes';
import { findNextClosing } from '../../../../server/trade/sea/prices';
import { departuresOnLane, findInvented } from '../../../../server/trade/sea/timetable';

const HOURS_72 = 259_200_000;
const lane = findLane('CNSHA', 'NLRTM');
const departures = lane ? departuresOnLane(lane, '2026-12-01', 2) : [];
const [first] = departures;

it('closing hint names the next cut-off within three days, exact to the millisecond', () => {
  if (!first) throw new Error('nothing leaves');
  const deadlines = cutoffsForSailing(toIso(first.etd), true, first.lane.org.dgHandling).filter(({ code }) =>
    isDeadline(code),
  );
  const [soonest, ...rest] = deadlines.map(({ at }) => Date.parse(at)).toSorted((one, other) => one - other);
  const next = (now: number) => Date.parse(findNextClosing([first], true, now)?.at ?? '');
  const due = soonest ?? 0;
  expect(next(due - HOURS_72 - 1)).toBeNaN();
  expect([next(due - HOURS_72), next(due - 1)]).toEqual([due, due]);
  expect(next(due)).toBe(rest.find((at) => at > due));
  expect(next(rest.at(-1) ?? 0)).toBeNaN();
});

it('departures have a fixed vessel of their carrier', () => {
  const ships = ['LYUE-CNSHA-NLRTM-261201', 'CGYU-CNSHA-NLRTM-261203', 'XPIN-CNSHA-NLRTM-261206'].map(findInvented);
  expect(ships.map((ship) => ship?.vessel)).toEqual(['LANYUE PIONEER', 'CANGYU PIONEER', 'XIPING AURORA']);
  expect(ships.map((ship) => ship?.voyage)).toEqual(['000W', '019W', '014W']);
  expect(departures.length).toBeGreaterThan(3);
  for (const { carrier, vessel, voyage } of departures) {
    expect(vessel.startsWith(`${carrier.fleet} `) && vessel.length > carrier.fleet.length + 1).toBe(true);
    expect(voyage).toMatch(/^\d{3}[A-Z]$/);
  }
});
