import { upToThousandths } from '../../values/thousandths';
import type { Is } from '../../shape/is';
import type { tons } from './tons-shape';

export type TonRules = {
  leastTons: number;
  /** Volume factor for goods that cannot be stacked on. */
  unstackable: number;
};

/** Defaults on every route; a quote has its own. */
export const USUAL_TONS: TonRules = { leastTons: 1, unstackable: 1.3 };

/** Deciding basis: volume, weight or the minimum. */
export const TON_BASES = ['VOLUME', 'WEIGHT', 'LEAST'] as const;
export type TonBasis = (typeof TON_BASES)[number];

/** A revenue ton is 1 m³ or 1,000 kg, whichever yields more. */
export type RevenueTons = Is<typeof tons>;

type Load = { m3: number; kg: number };

const chargeBasis = (m3: number, t: number, least: number): TonBasis => {
  if (m3 < least && t < least) return 'LEAST';
  return m3 >= t ? 'VOLUME' : 'WEIGHT';
};

/** Space used in a box, in whole litres and grams; more than thousandths never occur. */
export const boxLoad = ({ m3, t }: Pick<RevenueTons, 'm3' | 't'>) => ({
  litres: Math.round(m3 * 1000),
  grams: Math.round(t * 1000) * 1000,
});

export function revenueTons(loads: readonly Load[], isStackable: boolean, rules: TonRules): RevenueTons {
  const sum = (of: (load: Load) => number) => loads.reduce((all, load) => all + of(load), 0);
  const m3 = upToThousandths(sum((load) => load.m3) * (isStackable ? 1 : rules.unstackable));
  const t = upToThousandths(sum((load) => load.kg) / 1000);
  return { m3, t, charged: Math.max(m3, t, rules.leastTons), basis: chargeBasis(m3, t, rules.leastTons) };
}
