import type { ModeId } from '../../../domain/mode-ids';

/**
 * Check of one kind in one mode: judged, or not asked with a reason. A situation proves both; `prove` throws otherwise.
 */
export type Cell = { judged: true; prove: () => void } | { because: string; prove: () => void };

/** Cells of every mode: a booked mode without one does not compile. */
export type Kind = { name: string; cells: Readonly<Record<ModeId, Cell>> };

export const judged = (prove: () => void): Cell => ({ judged: true, prove });

export const notAsked = (because: string, prove: () => void): Cell => ({ because, prove });
