import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { gateCodeInGroups } from '../../../domain/order/trucks/gate-code';
import {
  isNothing,
  type LeavingTruck,
  type LeavingTerms,
  type TypedLeaving,
} from '../../../domain/order/trucks/leaving';
import {
  orderLeavingIntents,
  selectOrderLeaving,
  type OrderLeavingActor,
  type OrderLeavingIntents,
  type OrderLeavingView as View,
} from '../../../machines/order/order-leaving';
import { weekdayText } from '../../copy/words/moment-words';
import { orderLeavingCopy as copy } from '../../copy/after/leaving';
import { TruckCards } from '../../trade/papers/truck-cards';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { Button } from '../../ui/press/button';
import { LeavingDialog } from './leaving-dialog';

type LeavingProps = {
  leavings: readonly LeavingTruck[];
  terms: LeavingTerms;
  proposed: TypedLeaving;
  now: number;
  origin: string;
  view: View;
  on: OrderLeavingIntents;
};

/** Confirms before a gate slot is given up. */
const Doubt = ({ view: { isBusy, failureCode }, on }: Pick<LeavingProps, 'view' | 'on'>) => (
  <PriceFirstDialog
    title={copy.doubt.title}
    text={copy.doubt.text}
    sums={[]}
    trouble={failureCode === null ? undefined : copy.failure[failureCode]}
    sendWords={isBusy ? copy.doubt.busy : copy.doubt.yes}
    closeWords={copy.doubt.no}
    isBusy={isBusy}
    onSend={on.drop}
    onClose={on.close}
  >
    {null}
  </PriceFirstDialog>
);

/** Trucks still to come, with their gate codes; departed ones are part of the stock list. */
function Booked({ leavings, origin, on }: Pick<LeavingProps, 'leavings' | 'origin' | 'on'>) {
  const coming = leavings.filter(({ leftAt }) => leftAt === null);
  if (coming.length === 0) return null;
  return (
    <TruckCards
      title={copy.title}
      note={copy.note}
      trucks={coming.map(({ code, at, plateNo, driverName, ...load }) => ({
        code,
        when: weekdayText(at),
        plateNo,
        driverName,
        pieces: copy.load(load),
      }))}
      origin={origin}
      load={(told) => told}
      renderMore={(at) => {
        const code = coming[at]?.code ?? '';
        return (
          <p className="mt-2 print:hidden">
            <Button look="line" size="small" onClick={() => on.doubt(code)}>
              {copy.drop} <span className="sr-only">{gateCodeInGroups(code)}</span>
            </Button>
          </p>
        );
      }}
    />
  );
}

export function OrderLeavingView(props: LeavingProps) {
  const { terms, proposed, now, view, on } = props;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <span className="text-muted">{copy.rest(terms.rest)}</span>
        {!isNothing(terms.rest) && (
          <Button look="line" size="small" onClick={() => on.open(terms, proposed, now)}>
            {copy.open}
          </Button>
        )}
      </p>
      <Booked {...props} />
      {view.isOpen && <LeavingDialog view={view} terms={terms} now={now} on={on} />}
      {view.isDoubting && <Doubt view={view} on={on} />}
    </>
  );
}

/** Uses the current origin for the links in truck codes. */
export function OrderLeaving({
  actor,
  ...props
}: Omit<LeavingProps, 'view' | 'on' | 'origin'> & { actor: OrderLeavingActor }) {
  const view = useSelector(actor, selectOrderLeaving);
  const on = useMemo(() => orderLeavingIntents(actor), [actor]);
  return <OrderLeavingView {...props} origin={location.origin} view={view} on={on} />;
}
