import { type Day, daysToWeeks } from '../../../domain/values/days';
import { toIso } from '../../../domain/values/moments';
import type { Tariffs } from '../tariffs/sheet';
import { findLane, laneKeys } from './lanes';
import { shipOnWay } from './on-way';
import { departuresBetween } from './timetable';

const sailingRuns = (from: Day, days: number, tariffs: Tariffs) =>
  laneKeys().flatMap((key) => {
    const [org = '', dst = ''] = key.split('-');
    const lane = findLane(org, dst);
    return lane
      ? departuresBetween(lane, tariffs, from, daysToWeeks(days)).map(({ etd, eta, ...ship }) => ({
          line: lane.line,
          ...shipOnWay({ ...ship, ...lane, etd: toIso(etd), eta: toIso(eta) }),
        }))
      : [];
  });

type RunList = { from: Day; days: number; tariffs: Tariffs; ships: ReturnType<typeof sailingRuns> };

/** Last result: three modes sell the same ships. */
let told: RunList | undefined;

export function listSailings(from: Day, days: number, tariffs: Tariffs) {
  if (told?.from !== from || told.days !== days || told.tariffs !== tariffs)
    told = { from, days, tariffs, ships: sailingRuns(from, days, tariffs) };
  return told.ships;
}
