import { mondayOfWeek, weekName } from '../../../../domain/modes/tank/week';
import { daysAfter, type Day } from '../../../../domain/values/days';
import { keptByWords } from '../../offers/kept-by-words';
import { seededInteger } from '../../offers/seeded';

export type WeekStock = { stockId: string; week: Day; most: number; testDue: Day; until: Day };

const MOST = 9;
const SOONEST_TEST = 40;
const TEST_SPREAD = 800;

/** All operators, tanks and ports, over a few weeks of days. */
const MOST_KEPT = 8_000;
const kept = keptByWords<WeekStock>(MOST_KEPT);

/** Weekly tank stock, by the day of collection; journeys and leases share it. */
export const weeklyStock = (operator: string, tank: string, org: string, fetched: Day): WeekStock =>
  kept(`${operator} ${tank} ${org} ${fetched}`, () => {
    const week = mondayOfWeek(fetched);
    const stockId = `TK-${operator}-${tank}-${org}-${weekName(fetched)}`;
    return {
      stockId,
      week,
      most: seededInteger(MOST, `${stockId} free`),
      testDue: daysAfter(week, SOONEST_TEST + seededInteger(TEST_SPREAD, `${stockId} test`)),
      until: daysAfter(week, 7),
    };
  });

export const tankMarket = (org: string): string => `TK-${org}`;
