import type { GoodsFacts } from '../../goods/facts';
import { freezingPoint, isInhibited } from '../../goods/freezing';
import { isStabilized } from '../../goods/reactive';
import type { Thermal } from './winter';

const STATES = { LIQUID: 'LIQUID', SOLID: 'SOLID', GAS: 'OTHER', ARTICLE: 'OTHER' } as const;

type ThermalFacts = Pick<GoodsFacts, 'goodsId' | 'state' | 'unNo'>;

export const goodsThermal = ({ goodsId, state, unNo }: ThermalFacts): Thermal => ({
  state: STATES[state],
  freezingC: freezingPoint(goodsId),
  isInhibited: isInhibited(goodsId) || isStabilized({ unNo }),
});

/**
 * Most frost-sensitive of the possible substances, since name and number may differ. Null when none is known. `toldC`:
 * declared freezing point in °C.
 */
export function worstThermal(all: readonly ThermalFacts[], toldC: number | null): Thermal | null {
  if (all.length === 0) return null;
  const thermals = all.map(goodsThermal);
  const liquid = thermals.filter(({ state }) => state === 'LIQUID');
  if (liquid.length === 0) return thermals.find(({ state }) => state === 'OTHER') ?? thermals[0] ?? null;
  const points = liquid.map(({ freezingC }) => freezingC ?? toldC);
  const isKnown = points.every((point) => point !== null);
  return {
    state: 'LIQUID',
    freezingC: isKnown ? Math.max(...points.map((point) => point ?? 0)) : null,
    isInhibited: liquid.some((one) => one.isInhibited),
  };
}
