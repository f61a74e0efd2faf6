import { lclCharges, type PricedRow } from './price';
import type { LclRates } from './rates';

/** In tenths of a cubic metre: a 20GP holds at most 28 m³. */
const FEWEST = 10;
const MOST = 280;

/**
 * Volume from which a full container is cheaper, for goods like the dearest row; null when LCL stays cheaper or the box
 * price is unknown.
 */
export function breakEven(hazards: PricedRow['hazards'], rates: LclRates): number | null {
  const { wholeBox } = rates;
  if (wholeBox === null) return null;
  const isDearer = (tenths: number): boolean => {
    const row = { hazards, pieces: 1, kg: 100, m3: tenths / 10, longCm: null };
    return (lclCharges({ rows: [row], isStackable: true }, rates)?.totalUsd.amount ?? 0) >= wholeBox;
  };
  if (!isDearer(MOST)) return null;
  let [low, high] = [FEWEST, MOST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isDearer(middle)) high = middle;
    else low = middle + 1;
  }
  return low / 10;
}
