import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { toldSum } from '../../../domain/offer/charges';
import { isAnswerable, type Measured } from '../../../domain/order/measured';
import { formatMoney } from '../../../domain/values/money';
import {
  orderMeasuredIntents,
  selectOrderMeasured,
  type OrderMeasuredActor,
  type OrderMeasuredIntents,
  type OrderMeasuredView as View,
} from '../../../machines/order/order-measured';
import { momentWords } from '../../copy/moment-words';
import { orderMeasuredCopy as copy } from '../../copy/order-measured';
import { Button } from '../../ui/press/button';
import { FieldMessage } from '../../ui/form/field-message';
import { Amounts, Changes } from './measured-tables';

type MeasuredProps = { measured: Measured; now: number; view: View; on: OrderMeasuredIntents };

function momentText(at: string | null): string {
  const { date, time } = momentWords(at ?? '');
  return at === null ? '' : `${date} ${time}`;
}

function Answer({ measured, view, on }: Omit<MeasuredProps, 'now'>) {
  const total = toldSum(measured.now);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button look="signal" isBusy={view.busy === 'yes'} isOff={view.busy === 'no'} onClick={() => on.accept(total)}>
        {copy.accept(formatMoney(total))}
      </Button>
      {measured.stands === 'ASKED' && (
        <Button look="line" isBusy={view.busy === 'no'} isOff={view.busy === 'yes'} onClick={() => on.decline(total)}>
          {copy.decline}
        </Button>
      )}
    </div>
  );
}

/** How the goods came, what that changes of the price row by row, and the answer that is waited for. */
export function MeasuredGoodsView({ measured, now, view, on }: MeasuredProps) {
  const { outcome, stands, answerBy, measuredAt } = measured;
  const isAsked = isAnswerable(measured, now);
  return (
    <section
      aria-labelledby="measured-goods"
      className={`mb-8 rounded-card border bg-surface ${isAsked ? 'border-warn' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id="measured-goods" className="flex-1 text-20">
          {copy.title}
        </h2>
        <span className="text-12 text-muted">{copy.at(momentText(measuredAt))}</span>
      </header>
      <div className="p-4 md:p-5">
        <p className="mb-3 text-ink">
          {copy.outcome[outcome]} {copy.stands[stands](momentText(answerBy))}
        </p>
        <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <Amounts measured={measured} />
          <Changes measured={measured} />
        </div>
        {isAsked && <Answer measured={measured} view={view} on={on} />}
        <FieldMessage error={view.failureCode === null ? undefined : copy.failure[view.failureCode]} />
      </div>
    </section>
  );
}

export function MeasuredGoods({
  actor,
  ...props
}: Pick<MeasuredProps, 'measured' | 'now'> & { actor: OrderMeasuredActor }) {
  const view = useSelector(actor, selectOrderMeasured, shallowEqual);
  const on = useMemo(() => orderMeasuredIntents(actor), [actor]);
  return <MeasuredGoodsView view={view} on={on} {...props} />;
}
