import { isLithium, MOST_SOC } from '../../goods/watched';

/** `ASK`: state of charge is missing or out of 0–100. `OVER`: charged too much to fly as it is. */
export type Charge = 'ASK' | 'OVER';

/** Lithium batteries only; null when the charge is fine. Batteries built into equipment may be charged more. */
export function judgeCharge({ unNo, soc, pi }: { unNo: string; soc: number | null; pi: string }): Charge | null {
  if (!isLithium(unNo)) return null;
  if (soc === null || soc < 0 || soc > 100) return 'ASK';
  const isBuiltIn = unNo === '3481' && pi.startsWith('967');
  return soc > MOST_SOC && !isBuiltIn ? 'OVER' : null;
}
