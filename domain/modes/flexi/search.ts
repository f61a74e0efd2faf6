import type { NamedRow, RowPart } from '../../offer/load';
import type { Day } from '../../values/days';

/** One skin of polyethylene, or several. */
export const LAYERS = ['SINGLE', 'MULTI'] as const;
export type Layer = (typeof LAYERS)[number];

export const UNLOADS = ['PUMP', 'GRAVITY'] as const;
export type Unload = (typeof UNLOADS)[number];

export const YES_NO = ['Y', 'N'] as const;
type YesNo = (typeof YES_NO)[number];

/** One team fits so many bags on a day, one after the other: more of them are an order of their own. */
export const MOST_BAGS = 6;
export const MOST_TONS = 1000;
export const MOST_VISCOSITY = 1_000_000;
export const COLDEST_FILL_C = -40;

/** At this temperature it is filled while nobody has said another. */
export const TRIAL_TEMP_C = 25;

/** A question of the gateway: what nobody has said is null, and counted as a trial. */
export type FlexiSearch = {
  orgPortCode: string;
  dstPortCode: string;
  /** By its name: what has a number goes into no bag. */
  goods: string;
  /** In all; null for one bag as full as it may be. */
  kg: number | null;
  /** Of each bag. */
  litres: number | null;
  /** Where it is loaded; null for what the library knows. */
  density: number | null;
  loadTemp: number | null;
  viscosity: number | null;
  /** Null: as the supplier makes them. */
  layer: Layer | null;
  food: YesNo;
  /** Null: as the way asks for. */
  heat: YesNo | null;
  unload: Unload;
  etd: Day | null;
};

/** The one liquid of a search, as it was typed. */
export type FlexiRowText = NamedRow & {
  /** Tons in all. */
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
