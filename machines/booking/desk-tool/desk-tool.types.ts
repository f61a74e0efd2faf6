import type { ToolJudgement } from '../../../domain/desk/judge';
import type { AnyTool, ToolEntries } from '../../../domain/desk/tool';
import type { SoughtGoods, LibraryAnswer } from '../../../domain/goods/identity';
import type { ServicePrices } from '../../../domain/desk/services';
import type { Calendar } from '../../../domain/values/days-off';
import type { GoodsLibrary } from '../../../domain/goods/library';
import type { MinuteTicked } from '../../support/clock';
import type { AddressChange } from '../offer-search';
import type { PickerReport } from '../picker';

export type DeskToolInput = { tool: AnyTool };

export type DeskToolEvent =
  | AddressChange
  | { type: 'value.change'; key: string; value: string }
  | { type: 'row.remove'; row: number }
  | { type: 'values.clear' }
  | { type: 'lookup.retry' }
  | { type: 'calendar.save' }
  | MinuteTicked
  | PickerReport;

export type DeskToolContext = {
  tool: AnyTool;
  typed: ToolEntries;
  /** Keys a link set to unreadable values, until they are typed. */
  unread: readonly string[];
  /** Words last read from or written to the address. */
  told: string;
  library: GoodsLibrary;
  /** Library answers, including unknown goods. */
  answers: LibraryAnswer;
  sought: readonly SoughtGoods[];
  now: number;
  calendar: Calendar;
  prices: ServicePrices | null;
  judged: ToolJudgement;
};
