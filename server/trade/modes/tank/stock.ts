import { mondayOf, weekName } from '../../../../domain/modes/tank/week';
import { daysAfter, type Day } from '../../../../domain/values/days';
import { keptByWords } from '../../offers/kept-by-words';
import { seededOf } from '../../offers/seeded';

/** Tanks of one kind that an operator has at a port in one week. */
export type WeekStock = { stockId: string; week: Day; most: number; testDue: Day; until: Day };

const MOST = 9;
const SOONEST_TEST = 40;
const TEST_SPREAD = 800;

/** Every tank of every operator at every port, on the days of a few weeks. */
const MOST_KEPT = 8_000;
const kept = keptByWords<WeekStock>(MOST_KEPT);

/** A week of tanks is sold by the day one of them is fetched, for a journey as for a lease. */
export const stockOf = (operator: string, tank: string, org: string, fetched: Day): WeekStock =>
  kept(`${operator} ${tank} ${org} ${fetched}`, () => {
    const week = mondayOf(fetched);
    const stockId = `TK-${operator}-${tank}-${org}-${weekName(fetched)}`;
    return {
      stockId,
      week,
      most: seededOf(MOST, `${stockId} free`),
      testDue: daysAfter(week, SOONEST_TEST + seededOf(TEST_SPREAD, `${stockId} test`)),
      until: daysAfter(week, 7),
    };
  });

/** Where the tanks of a port are sold. */
export const marketOf = (org: string): string => `TK-${org}`;
