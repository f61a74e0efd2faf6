import type { ReactNode } from 'react';

import type { WhOrder } from '../../../domain/modes/wh/receipt';
import { runningRent, type RunningRent } from '../../../domain/modes/wh/running';
import { gateClosing } from '../../../domain/modes/wh/stay';
import { isProlongable } from '../../../domain/order/life/staying';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { whReceiptCopy } from '../../copy/modes/wh/receipt';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';

const { stay: copy } = whReceiptCopy;

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

function Rent({ running, order }: { running: RunningRent; order: Pick<WhOrder, 'rent' | 'leavings'> }) {
  const { since, days, amount, least, quantity, isOver } = running;
  const { rent, leavings } = order;
  return (
    <p>
      <b className="text-16 font-semibold text-ink">{(isOver ? copy.stood : copy.standing)(days, yuan(amount))}</b>
      <span className="block text-12 text-muted">
        {copy.since(since)}
        {copy.counted(yuan(rent.rate), whRoomsCopy.board.per[rent.basis], quantity, rent.tiers)}
        {leavings.some(({ leftAt }) => leftAt !== null) && copy.parts}
        {amount < least && copy.least(yuan(least))}
      </span>
    </p>
  );
}

type StayNowProps = {
  order: Pick<WhOrder, 'state' | 'history' | 'days' | 'inDate' | 'outDate' | 'rent' | 'tons' | 'pallets' | 'leavings'>;
  now: number;
  prolong: ReactNode;
};

export function StayNowView({ order, now, prolong }: StayNowProps) {
  const running = runningRent(order, now);
  const isOpen = isProlongable(order.state);
  if (!running && !isOpen) return null;
  const isMissed = gateClosing(order.inDate) <= now;
  return (
    <section
      aria-label={copy.title}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 md:px-5 print:hidden"
    >
      <div>
        <h2 className="text-14 font-normal text-muted">{copy.booked(order.inDate, order.outDate, order.days)}</h2>
        {running && <Rent running={running} order={order} />}
        {!running && (isMissed ? <p className="font-semibold text-warn">{copy.missed}</p> : <p>{copy.waiting}</p>)}
        {running !== null && running.daysLeft !== null && (
          <p className="font-semibold text-warn">{copy.soon(order.outDate, running.daysLeft)}</p>
        )}
        {running?.isLate && <p className="font-semibold text-warn">{copy.late(order.outDate)}</p>}
      </div>
      {isOpen && prolong}
    </section>
  );
}
