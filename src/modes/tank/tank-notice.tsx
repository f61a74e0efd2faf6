import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { tankParticulars } from '../../../domain/modes/tank/particulars';
import { tankReturnState, type TankOrder } from '../../../domain/modes/tank/receipt';
import { isGivenUp, type OrderState } from '../../../domain/order/life/lifecycle';
import { formatMoney } from '../../../domain/values/money';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { tankReceiptCopy as copy } from '../../copy/modes/tank/receipt';
import { PrintedNotice } from '../../trade/papers/printed-notice';
import type { TankUnit } from '../../../domain/modes/tank/units';
import { TitledCard } from '../../trade/papers/facts-card';

const { units: unitsCopy } = copy;

const washedText = ({ grade, washedOn, inspector }: TankUnit): string =>
  washedOn === '' ? unitsCopy.unwashed : unitsCopy.washed(grade, washedOn, inspector);

const Table = ({ units }: { units: readonly TankUnit[] }) => (
  <table className="w-full text-14 max-md:block">
    <thead className="text-12 text-muted max-md:hidden">
      <tr>
        {[unitsCopy.no, unitsCopy.last, unitsCopy.washing, unitsCopy.test].map((name) => (
          <th key={name} scope="col" className="py-1 text-left font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {units.map((unit) => (
        <tr key={unit.no} className="border-t border-line max-md:grid max-md:py-2">
          <th scope="row" className="py-1.5 text-left font-medium text-ink max-md:py-0">
            {unit.no}
          </th>
          <td>{unit.last || unitsCopy.fresh}</td>
          <td>{washedText(unit)}</td>
          <td>{unitsCopy.due(unit.testDue)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const TankUnits = ({ units }: { units: readonly TankUnit[] }) => (
  <TitledCard title={unitsCopy.title}>
    {units.length === 0 ? <p className="text-muted">{unitsCopy.none}</p> : <Table units={units} />}
  </TitledCard>
);

const SHOWN = [
  'tanks',
  'each',
  'loadC',
  'hotC',
  'depot',
  'loading',
  'window',
  'lease',
  'back',
  'until',
  'deposit',
] as const;

const cancelFeeText = (state: OrderState, { tanks }: TankOrder): string => {
  const fee = tankCancelFee(state, tanks);
  return fee === null ? '' : formatMoney(fee);
};

const givingUp = (order: TankOrder): string =>
  `${copy.note(cancelFeeText('CONFIRMED', order), cancelFeeText('BOOKED', order))}${order.lease ? '' : copy.loaded}`;

/** Free days left, or the overdue rent owed so far. */
function Returning({ order, now }: { order: TankOrder; now: number }) {
  const out = tankReturnState(order, now);
  if (out === null) return null;
  const isLate = 'owed' in out;
  return (
    <p
      role="status"
      className={`mb-4 rounded-card px-4 py-3 print:hidden ${isLate ? 'bg-bad-tint text-bad' : 'bg-warn-tint text-warn'}`}
    >
      {isLate
        ? copy.late(order.freeUntil, out.daysLate, formatMoney(out.owed))
        : copy.leftFree(order.freeUntil, out.daysLeft)}
    </p>
  );
}

/** No release note for unnamed tanks, or for a cancelled order whose tanks may be reassigned. */
const tankPrints = ({ units, state }: TankOrder) =>
  units.length === 0 || isGivenUp(state) ? [] : [{ kind: 'tankRelease', label: copy.documents.tankRelease }];

type NoticeProps = { order: TankOrder; now: number; view: OrderDocumentView; on: OrderDocumentIntents };

export const TankNoticeView = ({ order, now, view, on }: NoticeProps) => (
  <>
    <Returning order={order} now={now} />
    <PrintedNotice
      title={copy.title}
      facts={tankParticulars(order, SHOWN)}
      bring={{
        title: copy.bring,
        texts: order.isDanger === 'Y' ? copy.bringing : copy.bringingGeneral,
        note: givingUp(order),
      }}
      documents={tankPrints(order)}
      busyKind={view.busyKind}
      failure={view.failureCode === null ? null : copy.failure[view.failureCode]}
      onFetch={on.fetch}
    />
    <TankUnits units={order.units} />
  </>
);

export function TankNotice({ actor, ...shown }: { order: TankOrder; now: number; actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <TankNoticeView {...shown} view={view} on={on} />;
}
