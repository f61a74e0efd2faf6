import { fireClassOf } from '../../../domain/goods/fire-class';
import type { Boards } from '../../../domain/modes/cfs/board';
import { cutIn } from '../../../domain/modes/cfs/reading';
import type { Reach } from '../../../domain/modes/cfs/slots';
import { momentIn } from '../../../domain/values/moments';
import { numberIn } from '../../../domain/values/typed-number';
import type { CfsParts } from './order-parts';

/** What slots are looked at for, as the form stands and as of when they were seen. */
export function shownReach({ form, library }: Pick<CfsParts['view'], 'form' | 'library'>, boards: Boards): Reach {
  const fires = form.goods.flatMap((row) => {
    const facts = library[row.goodsId] ?? null;
    const flashPointC = numberIn(row.flashPoint, 1) ?? facts?.flashPointC ?? null;
    const hazardClass = form.isDanger === 'Y' ? row.hazardClass || null : null;
    return fireClassOf({ hazardClass, flashPointC, facts })?.item ?? [];
  });
  return { isDanger: form.isDanger, fires, now: momentIn(boards.seenAt) ?? 0, cut: cutIn(form) };
}
