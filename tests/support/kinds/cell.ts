import type { ModeId } from '../../../domain/mode-ids';

/**
 * One kind of question in one mode: it is judged, or it is not asked for a reason. Both are proven by a situation;
 * `prove` throws where the mode does otherwise.
 */
export type Cell = { judged: true; prove: () => void } | { because: string; prove: () => void };

/** What every mode judges, or does not for a reason: a mode that is built and has no cell does not compile. */
export type Kind = { name: string; cells: Readonly<Record<ModeId, Cell>> };

export const judged = (prove: () => void): Cell => ({ judged: true, prove });

export const notAsked = (because: string, prove: () => void): Cell => ({ because, prove });
