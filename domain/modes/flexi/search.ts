import type { NamedRow, RowPart } from '../../offer/load';
import type { IsOf } from '../../shape/is';
import type { flexiEntries } from './search-shape';

export const TONS_SAYS = '数量应在 0–1000 吨之间';
export const LITRES_SAYS = '容量应为 12,000–24,000 升';
export const DENSITY_SAYS = '密度应在 0.6–1.6 之间';
export const LOAD_TEMP_SAYS = '装货温度不能高于 60℃';

export const LAYERS = ['SINGLE', 'MULTI'] as const;
export type Layer = (typeof LAYERS)[number];

export const UNLOADS = ['PUMP', 'GRAVITY'] as const;
export type Unload = (typeof UNLOADS)[number];

export const YES_NO = ['Y', 'N'] as const;
type YesNo = (typeof YES_NO)[number];

/** Limit of one team per day; more bags need another order. */
export const MOST_BAGS = 6;
export const MOST_TONS = 1000;
export const MOST_VISCOSITY = 1_000_000;
export const COLDEST_FILL_C = -40;

/** Filling temperature while none is given, °C. */
export const TRIAL_TEMP_C = 25;

/** Unanswered questions are null and count as examples. */
export type FlexiSearch = IsOf<typeof flexiEntries>;

export type FlexiRowText = NamedRow & {
  tons: string;
  litres: string;
  density: string;
  loadTemp: string;
  viscosity: string;
  layer: Layer | '';
  food: YesNo;
  heat: YesNo | '';
  unload: Unload;
};
export type FlexiRowPart = RowPart<FlexiRowText>;
