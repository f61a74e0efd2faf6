import { upToThousandths } from '../../values/thousandths';

/** The rules a ton is counted by. */
export type TonRules = {
  /** Nothing is charged as less. */
  leastTons: number;
  /** What goods that carry nothing on top take up, against what they measure. */
  unstackable: number;
};

/** As they are on every way of the house; a quote brings its own. */
export const USUAL_TONS: TonRules = { leastTons: 1, unstackable: 1.3 };

/** What decided: the room, the weight, or that nothing is charged as less. */
export const TON_BASES = ['VOLUME', 'WEIGHT', 'LEAST'] as const;
export type TonBasis = (typeof TON_BASES)[number];

/** A revenue ton is a cubic metre or a thousand kilograms, whichever there are more of. */
export type RevenueTons = { m3: number; t: number; charged: number; basis: TonBasis };

type Load = { m3: number; kg: number };

const basisOf = (m3: number, t: number, least: number): TonBasis => {
  if (m3 < least && t < least) return 'LEAST';
  return m3 >= t ? 'VOLUME' : 'WEIGHT';
};

/** What they take up of a box, in whole litres and grams: thousandths are all there is. */
export const loadOf = ({ m3, t }: Pick<RevenueTons, 'm3' | 't'>) => ({
  litres: Math.round(m3 * 1000),
  grams: Math.round(t * 1000) * 1000,
});

export function revenueTons(loads: readonly Load[], isStackable: boolean, rules: TonRules): RevenueTons {
  const sum = (of: (load: Load) => number) => loads.reduce((all, load) => all + of(load), 0);
  const m3 = upToThousandths(sum((load) => load.m3) * (isStackable ? 1 : rules.unstackable));
  const t = upToThousandths(sum((load) => load.kg) / 1000);
  return { m3, t, charged: Math.max(m3, t, rules.leastTons), basis: basisOf(m3, t, rules.leastTons) };
}
