import type { Brought } from '../../../domain/mall/lists';
import type { PastedRows, Picked } from '../../../domain/mall/pasted';
import type { Listed } from '../../../domain/mall/purchase';

/** `full`: the list holds its most lines; `moved`: another list was opened elsewhere. */
export type PasteFailureCode = 'full' | 'moved' | 'signedOut' | 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; code: Exclude<PasteFailureCode, 'unexpected'> };

export type ReadPastedOutcome = ({ ok: true } & PastedRows) | Failed;
export type ReadPastedInput = { text: string };

export type TakePastedOutcome = { ok: true; brought: Brought } | Failed;
/** `listId`: the list that is shown beside the pasted rows. */
export type TakePastedInput = { lines: readonly Listed[]; listId: string | undefined };

export type PasteListEvent =
  | { type: 'text.type'; text: string }
  | { type: 'text.read' }
  | { type: 'row.pick'; no: number; choice: string | null }
  | { type: 'rows.take'; listId: string | undefined };

export type PasteListContext = PastedRows & {
  text: string;
  picked: Picked;
  listId: string | undefined;
  /** Outcome of the last taking, until the text is changed. */
  brought: Brought | null;
  failureCode: PasteFailureCode | null;
};
