import { MODES } from '../../../domain/mode-ids';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { isCancellable, isGivenUp } from '../../../domain/order/life/lifecycle';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { madeWithCopy as copy } from '../../copy/order/made-with';
import { stateName } from '../../copy/orders/states';
import { ButtonLink } from '../../ui/press/button-link';

export function MadeWith({ order: { beside, state: own } }: { order: Pick<PlacedOrder, 'beside' | 'state'> }) {
  if (!beside) return null;
  const { orderNo, mode, state } = beside;
  return (
    <section aria-labelledby="made-with" className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="made-with" className="text-16">
        {copy.title(mode)}
      </h2>
      <p className="mt-1 mb-3 wrap-anywhere text-muted">{copy.text(orderNoInGroups(orderNo), stateName({}, state))}</p>
      {isGivenUp(state) && isCancellable(own) && <p className="mb-3 text-warn">{copy.gone(mode)}</p>}
      <ButtonLink look="line" href={receiptAddress(MODES[mode], orderNo)}>
        {copy.go}
      </ButtonLink>
    </section>
  );
}
