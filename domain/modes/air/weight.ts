import type { Is } from '../../shape/is';
import type { WEIGHT } from './receipt-shape';
import type { PieceSize } from '../../offer/piece-sizes';

/** Divisor of volumetric weight: 6,000 cm³ count as 1 kg. */
export const CM3_PER_KG = 6000;

export type GrossAmounts = { kg: number; cm3: number };

export type ChargeableWeight = Is<typeof WEIGHT>;

/** Rounds up to half kilograms, after removing floating-point noise. */
const upToHalves = (kg: number): number => Math.ceil(Math.round(kg * 2e6) / 1e6) / 2;

export function chargeableWeight({ kg, cm3 }: GrossAmounts): ChargeableWeight {
  const volumeKg = cm3 / CM3_PER_KG;
  return {
    kg,
    volumeKg: Math.round(volumeKg * 10) / 10,
    charged: upToHalves(Math.max(kg, volumeKg)),
    by: volumeKg > kg ? 'VOLUME' : 'WEIGHT',
  };
}

/** Capacity a consignment uses: by weight or volume, whichever is higher. */
export const capacityGrams = ({ kg, charged }: Pick<ChargeableWeight, 'kg' | 'charged'>): number =>
  Math.round(Math.max(kg, charged) * 1000);

export const totalVolume = (sizes: readonly PieceSize[]): number =>
  sizes.reduce((all, { l, w, h, pieces }) => all + l * w * h * pieces, 0);

type WeightFigures = { kg: number; m3: number | null; sizes: readonly PieceSize[] };

export const weighTyped = ({ kg, m3, sizes }: WeightFigures): GrossAmounts => ({
  kg,
  cm3: sizes.length > 0 ? totalVolume(sizes) : Math.round((m3 ?? 0) * 1e6),
});

/** Greatest height (cm) at which pieces are charged by actual weight; null when none is low enough. */
export function maxHeightByWeight({ l, w, pieces }: Omit<PieceSize, 'h'>, kg: number): number | null {
  const high = Math.floor(Math.round(((kg * CM3_PER_KG) / (l * w * pieces)) * 1e6) / 1e6);
  return high >= 1 ? high : null;
}
