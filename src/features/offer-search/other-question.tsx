import { useMemo } from 'react';

import { otherQuestionIntents, type BookingSearchActor } from '../../../machines/booking/booking-search';
import { offerSearchCopy } from '../../copy/search/offer-search';
import { Button } from '../../ui/press/button';
import { EmptyState } from '../../ui/show/empty-state';

const { other: copy, again } = offerSearchCopy;

/** Replaces results of an outdated question, so that they cannot be read as current. */
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
