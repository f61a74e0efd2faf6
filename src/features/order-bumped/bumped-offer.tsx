import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { type Bumped, isOpenBump } from '../../../domain/order/bumped';
import {
  orderBumpedIntents,
  selectOrderBumped,
  type OrderBumpedActor,
  type OrderBumpedIntents,
  type OrderBumpedView as View,
} from '../../../machines/order/order-bumped';
import { momentWords } from '../../copy/moment-words';
import { orderBumpedCopy as copy } from '../../copy/order-bumped';
import { Button } from '../../ui/press/button';
import { FieldMessage } from '../../ui/form/field-message';

type BumpedProps = { bumped: Bumped; now: number; view: View; on: OrderBumpedIntents };

function momentText(at: string): string {
  const { date, time } = momentWords(at);
  return `${date} ${time}`;
}

function Answer({ bumped: { stands, to }, view, on }: Omit<BumpedProps, 'now'>) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {stands === 'ASKED' && (
        <Button
          look="signal"
          isBusy={view.busy === 'yes'}
          isOff={view.busy === 'no'}
          onClick={() => on.accept(to.offerId)}
        >
          {copy.accept}
        </Button>
      )}
      <Button
        look="line"
        isBusy={view.busy === 'no'}
        isOff={view.busy === 'yes'}
        onClick={() => on.decline(to.offerId)}
      >
        {copy.decline}
      </Button>
    </div>
  );
}

/** What the goods were left behind by, what takes them instead, and the answer that is waited for. */
export function BumpedOfferView({ bumped, now, view, on }: BumpedProps) {
  const { stands, from, to, reason, bumpedAt, answerBy } = bumped;
  const isOpen = isOpenBump(bumped, now);
  const isOver = !isOpen && (stands === 'ASKED' || stands === 'AGREED');
  return (
    <section
      aria-labelledby="bumped-offer"
      className={`mb-8 rounded-card border bg-surface ${isOpen ? 'border-warn' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id="bumped-offer" className="flex-1 text-20">
          {copy.title}
        </h2>
        <span className="text-12 text-muted">{copy.at(momentText(bumpedAt))}</span>
      </header>
      <div className="p-4 md:p-5">
        <p className="mb-3 text-ink">{isOver ? copy.settled : copy.stands[stands](momentText(answerBy ?? ''))}</p>
        <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1.5">
          <dt className="text-muted">{copy.from}</dt>
          <dd className="text-muted line-through">{from.name}</dd>
          <dt className="text-muted">{copy.to}</dt>
          <dd className="font-semibold text-ink">{to.name}</dd>
          <dt className="text-muted">{copy.reason}</dt>
          <dd className="text-ink">{reason}</dd>
        </dl>
        {stands !== 'DECLINED' && <p className="mt-3 text-12 text-muted">{copy.price}</p>}
        {isOpen && <Answer bumped={bumped} view={view} on={on} />}
        <FieldMessage error={view.failureCode === null ? undefined : copy.failure[view.failureCode]} />
      </div>
    </section>
  );
}

type OfferProps = Pick<BumpedProps, 'bumped' | 'now'> & { actor: OrderBumpedActor };

export function BumpedOffer({ bumped, now, actor }: OfferProps) {
  const view = useSelector(actor, selectOrderBumped, shallowEqual);
  const on = useMemo(() => orderBumpedIntents(actor), [actor]);
  return <BumpedOfferView bumped={bumped} now={now} view={view} on={on} />;
}
