import type { Holder } from '../../domain/house/case';

/** Who works at it, as a row of a queue has it. */
export type HolderRow = { staffId: string | null; holder: string | null };

export const holderIn = ({ staffId, holder }: HolderRow): Holder | null =>
  staffId === null || holder === null ? null : { staffId, name: holder };
