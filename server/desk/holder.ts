import type { Holder } from '../../domain/house/case';
import type { Queries } from '../database/database';

/** Who works at it, as a row of a queue has it. */
export type HolderRow = { staffId: string | null; holder: string | null };

/** Joined to the case of a subject, and read of it. */
export const HELD = (subject: string) =>
  `left join desk_cases c on c.subject = ${subject} left join staff h on h.id = c.held_by`;
export const HOLDER = 'h.id as "staffId", h.name as holder';

export const holderIn = ({ staffId, holder }: HolderRow): Holder | null =>
  staffId === null || holder === null ? null : { staffId, name: holder };

/** Who works at each of these cases. */
export async function holdersOf(queries: Queries, subjects: readonly string[]) {
  const rows = await queries.query<HolderRow & { subject: string }>(
    `select c.subject, ${HOLDER} from desk_cases c join staff h on h.id = c.held_by where c.subject = any($1)`,
    [subjects],
  );
  return (no: string): Holder | null => {
    const row = rows.find(({ subject }) => subject === no);
    return row ? holderIn(row) : null;
  };
}
