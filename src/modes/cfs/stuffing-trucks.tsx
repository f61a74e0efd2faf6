import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { CfsOrder } from '../../../domain/modes/cfs/receipt';
import { isConfirmed, isGivenUp } from '../../../domain/order/lifecycle';
import { mayChangeTrucks, typedOf } from '../../../domain/order/truck';
import {
  orderTruckIntents,
  selectOrderTruck,
  type OrderTruckActor,
  type OrderTruckIntents,
  type OrderTruckView,
} from '../../../machines/order/order-truck';
import { cfsReceiptCopy } from '../../copy/modes/cfs/receipt';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { truckChangeCopy as copy } from '../../copy/modes/cfs/truck-change';
import { momentText } from '../../copy/moment-words';
import { TruckCards } from '../../trade/papers/truck-cards';
import { Button } from '../../ui/press/button';
import { TruckDialog } from './truck-dialog';

type Shown = Pick<CfsOrder, 'trucks' | 'state' | 'isDanger' | 'charges' | 'offerLapsedAt'>;
type TrucksProps = { order: Shown; now: number; origin: string; view: OrderTruckView; on: OrderTruckIntents };
type ChangeProps = Pick<TrucksProps, 'order' | 'now' | 'on'> & { at: number };

/** Until when a truck may still be another, with the way to that. */
function Change({ order, now, at, on }: ChangeProps) {
  const truck = order.trucks[at];
  if (!truck?.openUntil || !mayChangeTrucks(order.state) || order.offerLapsedAt !== null) return null;
  if (Date.parse(truck.openUntil) <= now) return <p className="mt-1 text-12 text-muted">{copy.over}</p>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button look="line" size="small" onClick={() => on.open(at, typedOf(truck), order.charges.totalYuan)}>
        {copy.open(at + 1)}
      </Button>
      <span className="text-12 text-muted">{copy.until(momentText(truck.openUntil))}</span>
    </p>
  );
}

/** Each truck with its hour at the station, which may still be another one. What was given up opens no gate. */
export function StuffingTrucksView({ order, now, origin, view, on }: TrucksProps) {
  if (isGivenUp(order.state)) return null;
  return (
    <>
      <TruckCards
        {...cfsReceiptCopy.trucks}
        trucks={order.trucks.map((truck) => ({ ...truck, when: gateWords(truck.slot) }))}
        origin={origin}
        isWaiting={!isConfirmed(order.state)}
        renderMore={(at) => <Change order={order} now={now} at={at} on={on} />}
      />
      {view.isOpen && <TruckDialog view={view} isDanger={order.isDanger} on={on} />}
    </>
  );
}

/** The codes of the trucks lead to the site that is looked at. */
export function StuffingTrucks({ actor, ...props }: Pick<TrucksProps, 'order' | 'now'> & { actor: OrderTruckActor }) {
  const view = useSelector(actor, selectOrderTruck, shallowEqual);
  const on = useMemo(() => orderTruckIntents(actor), [actor]);
  return <StuffingTrucksView {...props} origin={location.origin} view={view} on={on} />;
}
