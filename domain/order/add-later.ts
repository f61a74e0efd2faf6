import type { CutoffCode } from '../offer/cutoffs';
import { momentIn } from '../values/moments';
import type { OrderBrief } from './brief';
import { takesPapers } from './papers';

/** Services that people can still add to an order, by the constants `serviceType`. */
export const ADDABLE = ['CUS', 'TRK', 'INS'] as const;
export type Addable = (typeof ADDABLE)[number];

/** The cut-off that each is bound to, the first that the order has; the sailing where it has none. */
const BEFORE: Readonly<Record<Addable, readonly CutoffCode[]>> = {
  CUS: ['CUSTOMS'],
  TRK: ['DG_GATE_IN', 'CFS_CLOSE', 'CY_CLOSE'],
  INS: [],
};

type Shown = Pick<OrderBrief, 'charges' | 'cutoffs' | 'state'> & { etd: string };

function untilOf(service: Addable, { cutoffs, etd }: Shown): string {
  const codes = BEFORE[service];
  return codes.map((code) => cutoffs.find((cutoff) => cutoff.code === code)?.at).find((at) => at !== undefined) ?? etd;
}

/** The services that an order lacks and can still get, each with its last moment. */
export function addableServices(
  order: Shown,
  sold: readonly Addable[],
  now: number,
): { code: Addable; until: string }[] {
  if (!takesPapers(order.state)) return [];
  const ordered = order.charges.lines.map(({ item }) => item);
  return sold
    .filter((code) => !ordered.includes(code))
    .map((code) => ({ code, until: untilOf(code, order) }))
    .filter(({ until }) => (momentIn(until) ?? 0) > now);
}
