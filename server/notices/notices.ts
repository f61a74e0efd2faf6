import type { PlaceNotice, Told } from '../../domain/offer/notice';
import type { Clock } from '../clock';
import type { Database } from '../database/database';

export type Notice = PlaceNotice & { place: string };

const FRESH_MS = 1_000;
const READ = 'select place, text, days from place_notices order by place';

const toldBy = (notices: readonly Notice[]): Told => {
  const byPlace = new Map(notices.map(({ place, text, days }) => [place, { text, days }]));
  return (place) => byPlace.get(place) ?? null;
};

/** What the house says of places. Searches and receipts know it a second old at most. */
export function placeNotices(database: Database, clock: Clock) {
  let known = { text: '[]', told: toldBy([]), readAt: Number.NEGATIVE_INFINITY };

  const list = (): Promise<Notice[]> => database.query<Notice>(READ);

  async function read(): Promise<Told> {
    const readAt = performance.now();
    const notices = await list();
    const text = JSON.stringify(notices);
    known = text === known.text ? { ...known, readAt } : { text, told: toldBy(notices), readAt };
    return known.told;
  }

  return {
    list,
    /** The same as long as nothing is said anew. */
    told: async (): Promise<Told> => (performance.now() - known.readAt <= FRESH_MS ? known.told : read()),
    /** The newest word holds. */
    async put({ place, text, days }: Notice): Promise<void> {
      await database.query(
        `insert into place_notices (place, text, days, put_at) values ($1, $2, $3, $4)
         on conflict (place) do update set text = excluded.text, days = excluded.days, put_at = excluded.put_at`,
        [place, text, days, new Date(clock.now())],
      );
      await read();
    },
    async drop(place: string): Promise<void> {
      await database.query('delete from place_notices where place = $1', [place]);
      await read();
    },
  };
}

export type Notices = ReturnType<typeof placeNotices>;
