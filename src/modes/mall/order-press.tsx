import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { Orderable } from '../../../domain/modes/mall/offered';
import { toldSum, type Charges } from '../../../domain/offer/charges';
import { routePath } from '../../../domain/routes';
import { formatMoney } from '../../../domain/values/money';
import {
  quotingIntents,
  selectChoice,
  type ChoiceView,
  type QuotingActor,
  type QuotingIntents,
} from '../../../machines/booking/quoting';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { QuoteChoiceView } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';

const { press: copy } = mallOrderCopy;

const mallEnquiryPath = () => routePath('enquiryFcl');

const isSent = ({ lines }: Charges): boolean => lines.some(({ part }) => part === 'ROAD');

type OrderPressViewProps = {
  order: Orderable;
  view: ChoiceView;
  on: Pick<QuotingIntents, 'choose' | 'seekAlternatives' | 'renew'>;
};

export function OrderPressView({ order: { asked, offer, charges }, view, on }: OrderPressViewProps) {
  const sum = copy.sum(formatMoney(toldSum(charges)), isSent(charges));
  return (
    <>
      <p className="mr-auto text-12 text-muted">{copy.text(asked.lines.length, sum)}</p>
      <QuoteChoiceView
        view={view}
        offer={offer}
        name={copy.name(asked.city)}
        words={{ take: copy.take, review: copy.take }}
        isFirst
        enquiry={mallEnquiryPath()}
        leadsTo={routePath('business')}
        on={on}
      />
    </>
  );
}

type OrderPressProps = Pick<OrderPressViewProps, 'order'> & { actor: QuotingActor };

export function OrderPress({ order, actor }: OrderPressProps) {
  const { offerId } = order.offer;
  const select = useMemo(() => selectChoice(offerId), [offerId]);
  const view = useSelector(actor, select, shallowEqual);
  const on = useMemo(() => quotingIntents(actor), [actor]);
  return (
    <>
      <OrderPressView order={order} view={view} on={on} />
      <Quoting
        actor={actor}
        nameOf={() => copy.name(order.asked.city)}
        enquiryOf={mallEnquiryPath}
        soldOut={copy.soldOut}
      />
    </>
  );
}
