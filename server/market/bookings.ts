import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import type { Departure } from './timetable';

/** Boxes sold, by sailing. */
type Taken = ReadonlyMap<string, number>;

const NONE: Taken = new Map();
const FRESH_MS = 1_000;

const laneOf = (sailingId: string) => sailingId.slice(5, 16);

/** Takes boxes off a departure in the transaction of the caller: all of them, or none and false. */
export async function takeSlots(inside: Queries, departure: Departure, boxes: number): Promise<boolean> {
  const { sailingId, etd, slots } = departure;
  if (boxes > slots) return false;
  const taken = await inside.query(
    `insert into sailing_bookings (sailing_id, leaves_at, taken) values ($1, $2, $3)
     on conflict (sailing_id) do update set taken = sailing_bookings.taken + excluded.taken
     where sailing_bookings.taken + excluded.taken <= $4
     returning taken`,
    [sailingId, new Date(etd), boxes, slots],
  );
  return taken.length === 1;
}

export const releaseSlots = async (inside: Queries, sailingId: string, boxes: number): Promise<void> =>
  void (await inside.query('update sailing_bookings set taken = greatest(taken - $2, 0) where sailing_id = $1', [
    sailingId,
    boxes,
  ]));

const sameAs = (one: Taken, other: Taken) =>
  one.size === other.size && [...one].every(([sailingId, taken]) => other.get(sailingId) === taken);

/** What searches know of the boxes sold, a second old at most; a submission asks the database itself. */
export function watchBookings(database: Database, clock: Clock) {
  let lanes = new Map<string, Taken>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const rows = await database.query<{ sailing_id: string; taken: number }>(
      'select sailing_id, taken from sailing_bookings where leaves_at > $1 and taken > 0',
      [new Date(clock.now())],
    );
    const fresh = new Map<string, Map<string, number>>();
    for (const { sailing_id: sailingId, taken } of rows) {
      const lane = fresh.get(laneOf(sailingId)) ?? new Map<string, number>();
      fresh.set(laneOf(sailingId), lane.set(sailingId, taken));
    }
    const before = lanes;
    lanes = new Map(
      [...fresh].map(([lane, taken]) => {
        const known = before.get(lane);
        return [lane, known && sameAs(known, taken) ? known : taken];
      }),
    );
    readAt = performance.now();
  }

  return {
    /** The same map as long as nothing has changed on the lane. */
    async onLane(lane: string): Promise<Taken> {
      if (performance.now() - readAt > FRESH_MS) {
        reading ??= read().finally(() => (reading = undefined));
        await reading;
      }
      return lanes.get(lane) ?? NONE;
    },
    /** The next search reads anew: somebody of this gateway has just taken or given back. */
    stale(): void {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type Bookings = ReturnType<typeof watchBookings>;
