import type { ListMerge } from '../../../domain/mall/lists';
import { rowsToTake, repeatedRows, type PastedRow } from '../../../domain/mall/pasted';
import type { PasteListActor, PasteListSnapshot } from './paste-list.machine';
import type { PasteFailureCode } from './paste-list.types';

/** `picked`: id of the choice; `sameAs`: earlier row with the same line. */
export type PastedRowView = PastedRow & { picked: string | null; sameAs: number | null };

export type PasteListView = {
  text: string;
  rows: readonly PastedRowView[];
  more: number;
  count: number;
  isReading: boolean;
  isTaking: boolean;
  brought: ListMerge | null;
  failureCode: PasteFailureCode | null;
};

export function selectPasteList(snapshot: PasteListSnapshot): PasteListView {
  const { text, rows, more, picked, brought, failureCode } = snapshot.context;
  const twice = repeatedRows(rows, picked);
  return {
    text,
    rows: rows.map((row) => ({ ...row, picked: picked[row.no] ?? null, sameAs: twice.get(row.no) ?? null })),
    more,
    count: rowsToTake(rows, picked).length,
    isReading: snapshot.hasTag('reading'),
    isTaking: snapshot.hasTag('taking'),
    brought,
    failureCode,
  };
}

export const pasteListIntents = (actor: PasteListActor) => ({
  type: (text: string) => actor.send({ type: 'text.type', text }),
  read: () => actor.send({ type: 'text.read' }),
  pick: (no: number, choice: string | null) => actor.send({ type: 'row.pick', no, choice }),
  take: (listId: string | undefined) => actor.send({ type: 'rows.take', listId }),
});

export type PasteListIntents = ReturnType<typeof pasteListIntents>;
