import { useMemo } from 'react';

import { otherQuestionIntents, type BookingSearchActor } from '../../../machines/booking/booking-search';
import { offerSearchCopy } from '../../copy/search/offer-search';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';

const { other: copy, again } = offerSearchCopy;

/** In the place of an answer whose question no longer stands in the bar: nothing of it may be read as if it did. */
export function OtherQuestionView({ on }: { on: { submit: () => void; restore: () => void } }) {
  return (
    <EmptyState role="status" title={copy.title} text={copy.text}>
      <Button look="signal" onClick={on.submit}>
        {again}
      </Button>
      <Button look="line" onClick={on.restore}>
        {copy.back}
      </Button>
    </EmptyState>
  );
}

export function OtherQuestion({ actor }: { actor: BookingSearchActor }) {
  const on = useMemo(() => otherQuestionIntents(actor), [actor]);
  return <OtherQuestionView on={on} />;
}
