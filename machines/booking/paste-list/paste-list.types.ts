import type { ListMerge } from '../../../domain/mall/lists';
import type { PastedRows, RowChoices } from '../../../domain/mall/pasted';
import type { PackLine } from '../../../domain/mall/purchase';

/** `full`: the list holds its most lines; `moved`: another list was opened elsewhere. */
export type PasteFailureCode = 'full' | 'moved' | 'signedOut' | 'network' | 'unavailable' | 'unexpected';

type Failed = { ok: false; code: Exclude<PasteFailureCode, 'unexpected'> };

export type ReadPastedOutcome = ({ ok: true } & PastedRows) | Failed;
export type ReadPastedInput = { text: string };

export type TakePastedOutcome = { ok: true; brought: ListMerge } | Failed;
export type TakePastedInput = { lines: readonly PackLine[]; listId: string | undefined };

export type PasteListEvent =
  | { type: 'text.type'; text: string }
  | { type: 'text.read' }
  | { type: 'row.pick'; no: number; choice: string | null }
  | { type: 'rows.take'; listId: string | undefined };

export type PasteListContext = PastedRows & {
  text: string;
  picked: RowChoices;
  listId: string | undefined;
  brought: ListMerge | null;
  failureCode: PasteFailureCode | null;
};
