import { HAZARD_CLASS_IDS, type HazardClass } from '../../../domain/goods/dangerous-goods';
import type { SheetFigures } from '../../../domain/offer/tariff-change';

/** Prices in force of each sheet by its id. The same object while none of them changes. `isEntered`: by the desk. */
export type Tariffs = Readonly<Record<string, { readonly figures: SheetFigures; readonly isEntered: boolean }>>;

export type SheetColumn = {
  readonly title: string;
  readonly least: number;
  readonly most: number;
  readonly places: number;
};

/** A table of prices that the desk replaces as a whole. A row that is missing has no price: its offers are enquiries. */
export type TariffSheet = {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly rowTitle: string;
  readonly rows: readonly string[];
  readonly columns: readonly SheetColumn[];
};

const NO_FIGURES: SheetFigures = {};

export const sheetFigures = ({ id }: Pick<TariffSheet, 'id'>, tariffs: Tariffs): SheetFigures =>
  tariffs[id]?.figures ?? NO_FIGURES;

export const isEntered = ({ id }: Pick<TariffSheet, 'id'>, tariffs: Tariffs): boolean =>
  tariffs[id]?.isEntered ?? false;

/** Factor to the figures of a sheet: prices of the demo move with its market, entered ones hold as they are. */
export const marketRate = (sheet: TariffSheet, tariffs: Tariffs, demoRate: number): number =>
  isEntered(sheet, tariffs) ? 1 : demoRate;

/** Columns of amounts from 0 to `most`; `places`: decimals allowed. */
export const amounts = (titles: readonly string[], most: number, places = 0): SheetColumn[] =>
  titles.map((title) => ({ title, least: 0, most, places }));

const FACTOR = '系数';

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
