import type { TankPlan, TankWindow } from '../../goods/tank/fill';
import type { Heating } from '../../goods/tank/types';
import type { End } from '../../offer/sailing';
import type { Day } from '../../values/days';
import type { TankCargo } from './cargo';
import type { TankFinding } from './finding';
import type { LastCargo } from './search';

/** The ship a tank rides on, and how cold it gets on its way. */
export type TankVoyage = {
  sailingId: string;
  carrier: End;
  vessel: string;
  voyage: string;
  via: End | null;
  transitDays: number;
  coldestC: number | null;
};

/** Where the empty tank comes from and goes back to, and how much of the week is left. */
export type TankStock = {
  depot: string;
  /** The Monday of the week in which it is fetched. */
  week: Day;
  free: number;
  /** When it has to be tested next. */
  testDue: Day;
  /** A yard near the destination that can clean what was in it; null where there is none. */
  returnTo: string | null;
};

/** A lease: from the yard and back to it. */
export type TankLease = { from: Day; until: Day; days: number; isTrial: boolean };

/** What a tank says to the goods that were asked about. */
export type TankDetail = {
  /** Of `ALL_TANK_TYPES`. */
  tank: string;
  cargo: TankCargo;
  /** Classes its operator leaves out. */
  excludes: readonly string[];
  /** Null where nobody knows the densities. */
  window: TankWindow | null;
  /** For what was asked, or for one full tank where nobody has said how much. */
  plan: TankPlan | null;
  /** Null before both ends are said, and for a lease. */
  voyage: TankVoyage | null;
  /** Null for a journey. */
  lease: TankLease | null;
  stock: TankStock | null;
  /** Minor units: yuan for the deposit, dollars for the rest. */
  terms: {
    rent: number;
    days: number;
    transit: number;
    deposit: number;
    overdue: number;
    cleaning: number;
    last: Readonly<Record<LastCargo, number>>;
    heating: Readonly<Record<Heating, number>>;
  } | null;
  findings: Pick<TankFinding, 'level' | 'code' | 'given'>[];
};
