import { HAZARD_CLASS_IDS, type HazardClass } from '../../../domain/goods/dangerous-goods';
import { minorUnits } from '../../../domain/values/money';
import type { SheetFigures } from '../../../domain/offer/tariff-change';

export type SheetWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Departures as they are kept: those in force of each sheet, and those that only an earlier edition had.
 * `isInvented`: carriers without an edition sail by the demo's timetable.
 */
export type ShipEditions = {
  readonly isInvented: boolean;
  readonly current: Readonly<Record<string, SheetWords>>;
  readonly former: SheetWords;
};

export const SHIPS: unique symbol = Symbol('ships');

/**
 * Prices in force of each sheet by its id, and the ships beside them. The same object while none of them changes.
 * `isEntered`: by the desk.
 */
export type Tariffs = Readonly<Record<string, { readonly figures: SheetFigures; readonly isEntered: boolean }>> & {
  readonly [SHIPS]?: ShipEditions;
};

export type SheetColumn<TTitle extends string = string> = {
  readonly title: TTitle;
  readonly least: number;
  readonly most: number;
  readonly places: number;
};

/** A table of prices that the desk replaces as a whole. A row that is missing has no price: its offers are enquiries. */
export type TariffSheet<TRow extends string = string, TTitle extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly rowTitle: string;
  readonly rows: readonly TRow[];
  readonly columns: readonly SheetColumn<TTitle>[];
};

const NO_FIGURES: SheetFigures = {};

export const sheetFigures = ({ id }: Pick<TariffSheet, 'id'>, tariffs: Tariffs): SheetFigures =>
  tariffs[id]?.figures ?? NO_FIGURES;

export const isEntered = ({ id }: Pick<TariffSheet, 'id'>, tariffs: Tariffs): boolean =>
  tariffs[id]?.isEntered ?? false;

/** Figures of a sheet that prices need as a whole; null while one is missing. */
export function wholeSheet<TRow extends string, TTitle extends string>(
  sheet: TariffSheet<TRow, TTitle>,
  tariffs: Tariffs,
): Readonly<Record<TRow, Readonly<Record<TTitle, number>>>> | null {
  const figures = sheetFigures(sheet, tariffs);
  const isWhole = sheet.rows.every((row) => sheet.columns.every(({ title }) => figures[row]?.[title] !== undefined));
  return isWhole ? figures : null;
}

/** Factor to the figures of a sheet: prices of the demo move with its market, entered ones hold as they are. */
export const marketRate = (sheet: TariffSheet, tariffs: Tariffs, demoRate: number): number =>
  isEntered(sheet, tariffs) ? 1 : demoRate;

/** Columns of amounts from 0 to `most`; `places`: decimals allowed. */
export const amounts = <TTitle extends string>(
  titles: readonly TTitle[],
  most: number,
  places = 0,
): SheetColumn<TTitle>[] => titles.map((title) => ({ title, least: 0, most, places }));

const FACTOR = '系数';
const AMOUNT = '金额';

type FeeSheet<TName extends string> = TariffSheet<TName, typeof AMOUNT>;
type FeeSheetInput<TName extends string> = Pick<FeeSheet<TName>, 'id' | 'title' | 'unit' | 'rows'> & { most: number };

/** A sheet of one amount a row. */
export const feeSheet = <TName extends string>({ most, ...sheet }: FeeSheetInput<TName>): FeeSheet<TName> => ({
  ...sheet,
  rowTitle: '项目',
  columns: amounts([AMOUNT], most, 2),
});

/** Amount of one row of a sheet of fees; null while it is missing. */
export const feeAmount = <TName extends string>(sheet: FeeSheet<TName>, name: TName, tariffs: Tariffs): number | null =>
  sheetFigures(sheet, tariffs)[name]?.[AMOUNT] ?? null;

/** Amounts of a sheet of fees in minor units; null while one is missing. */
export function feeAmounts<TName extends string>(
  sheet: FeeSheet<TName>,
  tariffs: Tariffs,
): Readonly<Record<TName, number>> | null {
  const fees = wholeSheet(sheet, tariffs);
  return (
    fees &&
    (Object.fromEntries(sheet.rows.map((name) => [name, minorUnits(fees[name][AMOUNT])])) as Record<TName, number>)
  );
}

/** A sheet of factors by class of dangerous goods. */
export const dangerSheet = (id: string, title: string): TariffSheet => ({
  id,
  title,
  unit: '普通货物运价的倍数',
  rowTitle: '危险类别',
  rows: HAZARD_CLASS_IDS,
  columns: [{ title: FACTOR, least: 1, most: 10, places: 2 }],
});

/** Factor of a class to general cargo; null if it has no price. */
export const classFactor = (sheet: TariffSheet, tariffs: Tariffs, hazardClass: HazardClass): number | null =>
  sheetFigures(sheet, tariffs)[hazardClass]?.[FACTOR] ?? null;
