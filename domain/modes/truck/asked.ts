import type { TankLiquid } from '../../goods/tank/shapes';
import type { Day } from '../../values/days';
import type { RoadCity } from '../../road/cities';
import type { Box } from '../../offer/road-boxes';
import type { TruckRow } from './cargo';
import type { Festival } from './holidays';
import type { Vehicle } from './vehicles';

/** Whoever drives: its name, what its licence names, and whether this truck is kept free of what is toxic or corrosive. */
export type Driven = { nameCn: string; classes: readonly string[]; isForToxic: boolean; isClean: boolean };

/**
 * A place where the truck loads or unloads. `at`: its arrival. `opens`, `until`: the earliest and the latest hour at
 * which it is let in; null where the form names none.
 */
export type Stop = { city: RoadCity; at: number; opens: number | null; until: number | null };

/** The loading window in hours, where the form names no end. */
export const WINDOW_HOURS = 2;

/** Goods on a truck of a carrier, as far as a question or a form says how they travel. */
export type TruckRuleInput = {
  carrier: Driven;
  vehicle: Vehicle;
  rows: readonly TruckRow[];
  /** What fills a tank; null for packages, and where nobody knows it. */
  liquid: TankLiquid | null;
  /** In one truck; null while it is not said. */
  kg: number | null;
  m3: number | null;
  /** Litres in each section of a tank, where it is not filled evenly. */
  sections: readonly number[] | null;
  /** The container on a chassis; null of any other truck, and while its type is not said. */
  box: Box | null;
  /** In the order of its way. */
  stops: readonly Stop[];
  /** The loading window in milliseconds. */
  loadsWithin: number;
  /** Some of the way lies between midnight and six. */
  hasNight: boolean;
  /** On which toxic goods stand still, and others may be stopped. */
  festivals: readonly Festival[];
  inhibitorUntil: Day | null;
  /** The temperature that a cooled truck is set to, in degrees Celsius; null while it is not said. */
  setC: number | null;
};
