import type { PlaceNotice, NoticeLookup } from '../../../domain/offer/notice';
import { dayAt } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { watchRows } from '../../base/watched';

export type Notice = PlaceNotice & { place: string };
export type NoticeDesk = { put(notice: Notice): Promise<PlaceNotice>; drop(place: string): Promise<void> };

const READ = 'select place, text, days, until from place_notices where until >= $1 order by place';

const createNoticeLookup = (notices: readonly Notice[]): NoticeLookup => {
  const byPlace = new Map(notices.map(({ place, ...notice }) => [place, notice]));
  return (place) => byPlace.get(place) ?? null;
};

/** Current notices of places, at most a second old for searches and receipts. */
export function placeNotices(database: Database, clock: Clock) {
  const notices = watchRows(() => database.query<Notice>(READ, [dayAt(clock.now())]), createNoticeLookup);

  return {
    ...notices,
    deskOver: (outside: { database?: Database }): NoticeDesk => {
      const over = outside.database ?? database;
      return {
        async put({ place, ...notice }) {
          const { text, days, until } = notice;
          await over.tx((inside) =>
            inside.query(
              `insert into place_notices (place, text, days, until, put_at) values ($1, $2, $3, $4, $5)
               on conflict (place) do update
                 set text = excluded.text, days = excluded.days, until = excluded.until, put_at = excluded.put_at`,
              [place, text, days, until, new Date(clock.now())],
            ),
          );
          await notices.read();
          return notice;
        },
        async drop(place) {
          await over.tx((inside) => inside.query('delete from place_notices where place = $1', [place]));
          await notices.read();
        },
      };
    },
  };
}

export type Notices = ReturnType<typeof placeNotices>;
