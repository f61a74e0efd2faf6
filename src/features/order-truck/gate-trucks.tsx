import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  comesInParts,
  isAwaiting,
  truckStand,
  watchedTrucks,
  type WatchedTruck,
} from '../../../domain/order/trucks/arrival';
import { isConfirmed, isGivenUp } from '../../../domain/order/life/lifecycle';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { mayChangeTrucks, type TypedTruck, pickTruckFields } from '../../../domain/order/trucks/truck';
import { gateCodeInGroups } from '../../../domain/order/trucks/gate-code';
import { toIso, parseMoment } from '../../../domain/values/moments';
import {
  orderTruckIntents,
  selectOrderTruck,
  type OrderTruckActor,
  type OrderTruckIntents,
  type OrderTruckView,
} from '../../../machines/order/order-truck';
import { momentText } from '../../copy/words/moment-words';
import { truckCopy as copy } from '../../copy/after/truck';
import type { GateWords } from '../../copy/after/truck-change';
import { TruckCards } from '../../trade/papers/truck-cards';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { TruckDialog } from './truck-dialog';
import { HOUR_MS } from '../../../domain/values/spans';

/** A truck of an order; `openUntil` is an ISO moment, null when it cannot be changed. */
type PlacedTruck = TypedTruck &
  Partial<WatchedTruck> & {
    code: string;
    openUntil: string | null;
    /** Deadline for naming the truck. */
    tellBy?: string | null;
  };
type GateOrder = Pick<PlacedOrder, 'state' | 'isDanger' | 'charges' | 'offerLapsedAt'> & {
  trucks: readonly PlacedTruck[];
};

const TONES = { CAME: 'text-good', LATE: 'text-warn', OVER: 'text-bad', MISSED: 'text-bad' } as const;

/** True once the gate recorded arrival or absence. */
const isSettled = (truck: PlacedTruck | undefined): boolean => Boolean(truck?.cameAt ?? truck?.missedAt);

function Seen({ truck, order, words, now }: GateProps & { truck: WatchedTruck | undefined }) {
  if (!truck) return null;
  const stand = truckStand(parseMoment(truck.dueAt) ?? 0, truck, now);
  // Lateness counts only while the gate is open to the order and goods are outstanding.
  const isSaid = stand === 'CAME' || stand === 'MISSED' || isAwaiting(order.state, comesInParts(order));
  if (stand === 'EXPECTED' || !isSaid) return null;
  return (
    <p className={`mt-1 text-12 font-semibold ${TONES[stand]}`}>
      {(words.stand ?? copy.stand)[stand](momentText(truck.cameAt ?? truck.dueAt), words.people)}
    </p>
  );
}

type GateTruckProps = { truck: PlacedTruck; words: GateWords };

function ToTell({ truck, words: { people, toldBeforeHours = 0 }, now }: GateTruckProps & { now: number }) {
  const { dueAt, tellBy, openUntil, plateNo } = truck;
  const due = parseMoment(tellBy ?? dueAt ?? '');
  if (due === null || plateNo.trim() !== '') return null;
  const until = due - toldBeforeHours * HOUR_MS;
  const isShut = openUntil === null || Date.parse(openUntil) <= now;
  const late = isShut ? copy.untold(people) : copy.toTellNow;
  return (
    <p className="mt-1 text-12 font-semibold text-warn">{now < until ? copy.toTell(momentText(toIso(until))) : late}</p>
  );
}

function Send({ truck, words: { send, hourOf }, origin }: GateTruckProps & { origin: string }) {
  const { slot, plateNo, driverPhone, code } = truck;
  if (!send || driverPhone.trim() === '') return null;
  const pass = { when: hourOf(slot), plateNo, code: gateCodeInGroups(code), address: `${origin}/g/${code}` };
  return (
    <p className="mt-1 print:hidden">
      <TextLink href={`sms:${driverPhone.trim()}?body=${encodeURIComponent(send(pass))}`}>{copy.send}</TextLink>
    </p>
  );
}

type GateProps = { words: GateWords; order: GateOrder; now: number };
type TrucksProps = GateProps & { origin: string; view: OrderTruckView; on: OrderTruckIntents };
type ChangeProps = Pick<TrucksProps, 'words' | 'order' | 'now' | 'on'> & { at: number };

function Change({ words: { copy: said }, order, now, at, on }: ChangeProps) {
  const truck = order.trucks[at];
  if (!truck?.openUntil || !mayChangeTrucks(order.state, comesInParts(order)) || order.offerLapsedAt !== null)
    return null;
  // From its slot on, the gate's record replaces this.
  if ((parseMoment(truck.dueAt ?? '') ?? now + 1) <= now) return null;
  if (Date.parse(truck.openUntil) <= now) return <p className="mt-1 text-12 text-muted">{said.over}</p>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button look="line" size="small" onClick={() => on.open(at, pickTruckFields(truck), order.charges.totalYuan)}>
        {said.open(at + 1)}
      </Button>
      <span className="text-12 text-muted">{said.until(momentText(truck.openUntil))}</span>
    </p>
  );
}

function More({ origin, ...props }: ChangeProps & { origin: string }) {
  const { words, order, now, at } = props;
  const truck = order.trucks[at];
  if (!truck) return null;
  return (
    <>
      <ToTell truck={truck} words={words} now={now} />
      {isConfirmed(order.state) && <Send truck={truck} words={words} origin={origin} />}
      <Change {...props} />
    </>
  );
}

/** Trucks with their gate slots. Cancelled orders show none, since their codes open no gate. */
export function GateTrucksView({ words, order, now, origin, view, on }: TrucksProps) {
  if (isGivenUp(order.state) || order.trucks.length === 0) return null;
  const watched = watchedTrucks(order);
  return (
    <>
      <TruckCards
        {...words.cards}
        trucks={order.trucks.map((truck) => ({ ...truck, when: words.hourOf(truck.slot) }))}
        origin={origin}
        isWaiting={!isConfirmed(order.state)}
        renderMore={(at) => (
          <>
            <Seen truck={watched[at]} order={order} words={words} now={now} />
            {!isSettled(order.trucks[at]) && (
              <More words={words} order={order} now={now} origin={origin} at={at} on={on} />
            )}
          </>
        )}
      />
      {view.isOpen && <TruckDialog words={words} view={view} isDanger={order.isDanger} on={on} />}
    </>
  );
}

export function GateTrucks({ actor, ...props }: GateProps & { actor: OrderTruckActor }) {
  const view = useSelector(actor, selectOrderTruck, shallowEqual);
  const on = useMemo(() => orderTruckIntents(actor), [actor]);
  return <GateTrucksView {...props} origin={location.origin} view={view} on={on} />;
}
