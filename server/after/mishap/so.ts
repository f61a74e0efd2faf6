import type { Past } from '../../../domain/order/brief';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { WentWrong } from '../../../domain/order/mishap';
import { passedIn } from '../../../domain/order/way';
import { momentIn } from '../../../domain/values/moments';
import type { MishapSo } from '../../modes/after/mishap';

type Told = { past: readonly Past[]; before: readonly WentWrong[]; now: Date };

/** What a mode reads of an order to say what may be told of it. */
export function mishapSo(state: OrderState, { past, before, now }: Told): MishapSo {
  const other = past.findLastIndex((step) => step.state !== state);
  const since = momentIn(past[other + 1]?.at ?? '') ?? now.getTime();
  return { passed: passedIn(past), before, since: new Date(since), now };
}
