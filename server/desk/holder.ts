import type { Holder } from '../../domain/house/case';

/** Who works at it, as a row of a queue has it. */
export type HolderRow = { staffId: string | null; holder: string | null };

/** Joined to the case of a subject, and read of it. */
export const HELD = (subject: string) =>
  `left join desk_cases c on c.subject = ${subject} left join staff h on h.id = c.held_by`;
export const HOLDER = 'h.id as "staffId", h.name as holder';

export const holderIn = ({ staffId, holder }: HolderRow): Holder | null =>
  staffId === null || holder === null ? null : { staffId, name: holder };
