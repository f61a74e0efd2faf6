import { type Clock, systemClock } from '../../base/clock';
import type { Queries } from '../../base/database/database';

export type Moment = (queries: Queries) => Promise<Date>;

/** Deadlines run by the database's clock, which gateways share and cannot set. A movable test clock replaces it. */
export const createMoment =
  (clock: Clock): Moment =>
  async (queries) => {
    if (clock !== systemClock) return new Date(clock.now());
    const [row] = await queries.query<{ at: Date }>('select clock_timestamp() as at');
    return row?.at ?? new Date(clock.now());
  };
