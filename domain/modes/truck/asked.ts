import type { TankLiquid } from '../../goods/tank/shapes';
import type { Day } from '../../values/days';
import type { RoadCity } from '../../road/cities';
import type { Box } from '../../offer/road-boxes';
import type { TruckRow } from './cargo';
import type { Festival } from './holidays';
import type { Vehicle } from './vehicles';

export type FleetCarrier = { nameCn: string; classes: readonly string[]; isForToxic: boolean; isClean: boolean };

/**
 * A loading or unloading stop. `at`: arrival. `opens`, `until`: earliest and latest entry; null when the form has none.
 */
export type Stop = { city: RoadCity; at: number; opens: number | null; until: number | null };

/** Default loading window in hours, when the form has no end. */
export const WINDOW_HOURS = 2;

export type TruckRuleInput = {
  carrier: FleetCarrier;
  vehicle: Vehicle;
  rows: readonly TruckRow[];
  /** Tank filling; null for packages and unknown liquids. */
  liquid: TankLiquid | null;
  /** Kilograms per truck; null when not given. */
  kg: number | null;
  m3: number | null;
  /** Litres per tank compartment; null when filled evenly. */
  sections: readonly number[] | null;
  /** Container on a chassis; null for other trucks and unknown types. */
  box: Box | null;
  stops: readonly Stop[];
  /** Loading window in ms. */
  loadsWithin: number;
  /** True if driving falls between midnight and 06:00. */
  hasNight: boolean;
  /** Holidays on which toxic goods may not move and others may be stopped. */
  festivals: readonly Festival[];
  inhibitorUntil: Day | null;
  /** Set temperature of a reefer truck in °C; null when not given. */
  setC: number | null;
};
