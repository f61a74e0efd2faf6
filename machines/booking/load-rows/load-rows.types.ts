import type { SoughtGoods, LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { Load, LoadMode, TypedRow } from '../../../domain/offer/load';
import type { AddressChange } from '../offer-search';
import type { PickerReport } from '../picker';

/** A row as it is typed, with a name of its own. */
export type LoadRow<TRow extends TypedRow = TypedRow> = TRow & { key: string };

export type { LoadGoodsInput, LoadGoodsOutcome } from '../../support/library-region';

export type LoadRowsInput = { mode: LoadMode };

export type LoadRowsEvent =
  | AddressChange
  | { type: 'row.add' }
  | { type: 'row.change'; key: string; part: string; value: string }
  | { type: 'row.remove'; key: string }
  /** Copied from a spreadsheet. */
  | { type: 'rows.paste'; text: string }
  | { type: 'danger.choose'; isDanger: 'Y' | 'N' }
  | { type: 'stack.choose'; isStackable: boolean }
  | PickerReport;

export type LoadRowsContext = LoadRowsInput & {
  rows: readonly LoadRow[];
  isDanger: 'Y' | 'N';
  isStackable: boolean;
  /** What the address said last, by itself or by us; null until it has been read. */
  told: Load | null;
  library: GoodsLibrary;
  /** What the library has answered, also that it knows nobody. */
  answers: LibraryAnswer;
  sought: readonly SoughtGoods[];
};
