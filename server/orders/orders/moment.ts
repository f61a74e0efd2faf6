import { type Clock, systemClock } from '../../base/clock';
import type { Queries } from '../../base/database/database';

export type Moment = (queries: Queries) => Promise<Date>;

/**
 * An order's deadlines run by the clock of the database, which several gateways share and none can set forward. A
 * clock that was put in the place of the system's, to be moved, stands in for that one too.
 */
export const momentBy =
  (clock: Clock): Moment =>
  async (queries) => {
    if (clock !== systemClock) return new Date(clock.now());
    const [row] = await queries.query<{ at: Date }>('select clock_timestamp() as at');
    return row?.at ?? new Date(clock.now());
  };
