import type { SoughtGoods, LibraryAnswer } from '../../../domain/goods/identity';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { Load, LoadMode, TypedRow } from '../../../domain/offer/load';
import type { AddressChange } from '../offer-search';
import type { PickerReport } from '../picker';

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
  /** Load last read from or written to the address; null before the first read. */
  told: Load | null;
  library: GoodsLibrary;
  answers: LibraryAnswer;
  sought: readonly SoughtGoods[];
};
