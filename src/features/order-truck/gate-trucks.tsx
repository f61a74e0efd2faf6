import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { isConfirmed, isGivenUp } from '../../../domain/order/lifecycle';
import type { PlacedOrder } from '../../../domain/order/placed';
import { mayChangeTrucks, type TypedTruck, typedOf } from '../../../domain/order/truck';
import {
  orderTruckIntents,
  selectOrderTruck,
  type OrderTruckActor,
  type OrderTruckIntents,
  type OrderTruckView,
} from '../../../machines/order/order-truck';
import { momentText } from '../../copy/moment-words';
import type { GateWords } from '../../copy/truck-change';
import { TruckCards } from '../../trade/papers/truck-cards';
import { Button } from '../../ui/press/button';
import { TruckDialog } from './truck-dialog';

/** A truck of an order; until when it may be another is an ISO moment. */
type PlacedTruck = TypedTruck & { code: string; openUntil: string | null };
type Shown = Pick<PlacedOrder, 'state' | 'isDanger' | 'charges' | 'offerLapsedAt'> & { trucks: readonly PlacedTruck[] };

type GateProps = { words: GateWords; order: Shown; now: number };
type TrucksProps = GateProps & { origin: string; view: OrderTruckView; on: OrderTruckIntents };
type ChangeProps = Pick<TrucksProps, 'words' | 'order' | 'now' | 'on'> & { at: number };

/** Until when a truck may still be another, with the way to that. */
function Change({ words: { copy }, order, now, at, on }: ChangeProps) {
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

/** Each truck with its hour at the gate, which may still be another one. What was given up opens no gate. */
export function GateTrucksView({ words, order, now, origin, view, on }: TrucksProps) {
  if (isGivenUp(order.state) || order.trucks.length === 0) return null;
  return (
    <>
      <TruckCards
        {...words.cards}
        trucks={order.trucks.map((truck) => ({ ...truck, when: words.hourOf(truck.slot) }))}
        origin={origin}
        isWaiting={!isConfirmed(order.state)}
        renderMore={(at) => <Change words={words} order={order} now={now} at={at} on={on} />}
      />
      {view.isOpen && <TruckDialog words={words} view={view} isDanger={order.isDanger} on={on} />}
    </>
  );
}

/** The codes of the trucks lead to the site that is looked at. */
export function GateTrucks({ actor, ...props }: GateProps & { actor: OrderTruckActor }) {
  const view = useSelector(actor, selectOrderTruck, shallowEqual);
  const on = useMemo(() => orderTruckIntents(actor), [actor]);
  return <GateTrucksView {...props} origin={location.origin} view={view} on={on} />;
}
