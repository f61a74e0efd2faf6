import { DOLLAR, minorUnits } from '../values/money';
import type { FreeTime } from './sailing';

const FACTOR_40 = 1.8;

type Tier = readonly [days: number | null, dollarsPerDay: number];

const freeTime = (kind: FreeTime['kind'], freeDays: number, ...tiers: readonly Tier[]): FreeTime => ({
  kind,
  freeDays,
  tiers: tiers.map(([days, dollars]) => ({ days, perDay: { amount: minorUnits(dollars), currency: DOLLAR } })),
  factor40: FACTOR_40,
});

const DETENTION = freeTime('DET', 10, [7, 15], [7, 30], [null, 60]);
const GENERAL = [freeTime('DEM', 7, [5, 30], [5, 60], [null, 120]), DETENTION];
const DANGEROUS = [freeTime('DEM', 2, [3, 80], [5, 150], [null, 260]), DETENTION];

/** Terminals store dangerous goods free for two days only, then at higher rates. Demo data. */
export const freeTimeTerms = (isDanger: boolean): FreeTime[] => (isDanger ? DANGEROUS : GENERAL);
