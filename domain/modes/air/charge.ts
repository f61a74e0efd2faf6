import { isLithium, MOST_SOC } from '../../goods/watched';

/** Nobody has said how far it is charged, in a figure a battery can have, or it is charged too much to fly as it is. */
export type Charge = 'ASK' | 'OVER';

/** Of lithium alone; null where nothing is against its charge. What is built into a device may be charged more. */
export function chargeOf({ unNo, soc, pi }: { unNo: string; soc: number | null; pi: string }): Charge | null {
  if (!isLithium(unNo)) return null;
  if (soc === null || soc < 0 || soc > 100) return 'ASK';
  const isBuiltIn = unNo === '3481' && pi.startsWith('967');
  return soc > MOST_SOC && !isBuiltIn ? 'OVER' : null;
}
