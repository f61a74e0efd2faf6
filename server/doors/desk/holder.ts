import type { Holder } from '../../../domain/house/case';
import { HELD_FOR_HOURS } from '../../../domain/house/holding';
import type { Calendar } from '../../../domain/values/days-off';
import { HOUR_MS } from '../../../domain/values/spans';
import { afterWorkingHours } from '../../../domain/values/working-days';
import type { Queries } from '../../base/database/database';

export type HolderRow = { staffId: string | null; holder: string | null };

export const HELD = (subject: string) =>
  `left join desk_cases c on c.subject = ${subject} left join staff h on h.id = c.held_by`;
export const HOLDER = 'h.id as "staffId", h.name as holder';

/** Name of the holder where only `c` is joined; the people of a desk are few. */
export const HOLDER_NAME = '(select s.name from staff s where s.id = c.held_by) collate "C"';

export const readHolder = ({ staffId, holder }: HolderRow): Holder | null =>
  staffId === null || holder === null ? null : { staffId, name: holder };

export async function readHolders(queries: Queries, subjects: readonly string[]) {
  const rows = await queries.query<HolderRow & { subject: string }>(
    `select c.subject, ${HOLDER} from desk_cases c join staff h on h.id = c.held_by where c.subject = any($1)`,
    [subjects],
  );
  return (no: string): Holder | null => {
    const row = rows.find(({ subject }) => subject === no);
    return row ? readHolder(row) : null;
  };
}

/** Releases cases held for more than a working day without an act. */
export async function giveBackLapsed(queries: Queries, now: number, calendar: Calendar): Promise<void> {
  const held = await queries.query<{ subject: string; heldAt: Date }>(
    'select subject, held_at as "heldAt" from desk_cases where held_by is not null and held_at <= $1',
    [new Date(now - HELD_FOR_HOURS * HOUR_MS)],
  );
  const lapsed = held.filter(({ heldAt }) => afterWorkingHours(heldAt.getTime(), HELD_FOR_HOURS, calendar) <= now);
  for (const { subject, heldAt } of lapsed)
    await queries.query('update desk_cases set held_by = null, held_at = null where subject = $1 and held_at = $2', [
      subject,
      heldAt,
    ]);
}
