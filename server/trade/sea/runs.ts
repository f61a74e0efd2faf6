import { type Day, daysToWeeks } from '../../../domain/values/days';
import { toIso } from '../../../domain/values/moments';
import { findLane, laneKeys } from './lanes';
import { shipOnWay } from './on-way';
import { departuresOnLane } from './timetable';

const sailingRuns = (from: Day, days: number) =>
  laneKeys().flatMap((key) => {
    const [org = '', dst = ''] = key.split('-');
    const lane = findLane(org, dst);
    return lane
      ? departuresOnLane(lane, from, daysToWeeks(days)).map(({ etd, eta, ...ship }) => ({
          line: lane.line,
          ...shipOnWay({ ...ship, ...lane, etd: toIso(etd), eta: toIso(eta) }),
        }))
      : [];
  });

/** Last result: three modes sell the same ships. */
let told: { from: Day; days: number; ships: ReturnType<typeof sailingRuns> } = { from: '', days: 0, ships: [] };

export function listSailings(from: Day, days: number) {
  if (told.from !== from || told.days !== days) told = { from, days, ships: sailingRuns(from, days) };
  return told.ships;
}
