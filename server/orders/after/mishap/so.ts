import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { WentWrong } from '../../../../domain/order/changes/mishap';
import { passedPlaces } from '../../../../domain/order/on-site/way';
import { parseMoment } from '../../../../domain/values/moments';
import type { MishapSo } from '../../../trade/modes/after/mishap';

type MishapHistory = { past: readonly PastEvent[]; before: readonly WentWrong[]; now: Date };

/** First of the latest steps after which the mode permits this mishap. */
export function findStepBefore(
  past: readonly PastEvent[],
  isOpenAfter: (past: readonly PastEvent[]) => boolean,
): PastEvent | null {
  let at = past.length;
  while (at > 0 && isOpenAfter(past.slice(0, at))) at -= 1;
  return past[at] ?? null;
}

export function mishapSo(state: OrderState, { past, before, now }: MishapHistory): MishapSo {
  const other = past.findLastIndex((step) => step.state !== state);
  const since = parseMoment(past[other + 1]?.at ?? '') ?? now.getTime();
  return { passed: passedPlaces(past), before, since: new Date(since), now };
}
