import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import type { LclOrder } from '../../../domain/modes/lcl/receipt';
import { orderNoInGroups } from '../../../domain/order/number';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { lclReceiptCopy } from '../../copy/modes/lcl/receipt';
import { momentWords } from '../../copy/moment-words';
import { Button } from '../../ui/press/button';
import { WorkIcon } from '../../ui/mark/work-icon';

const { notice: copy, documents, failure } = lclReceiptCopy;

const KINDS = ['cargoIn', 'marks'] as const;

const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function momentText(at: string | undefined): string {
  const { date, time } = momentWords(at ?? '');
  return at === undefined ? '' : `${date} ${time}`;
}

function factsOf(order: LclOrder): [name: string, value: string][] {
  const { shed, cutoffs, isDanger, deliverAt, plateNo, driverName, pieces, kg, m3, marks } = order;
  const at = (code: string) => cutoffs.find((cutoff) => cutoff.code === code)?.at;
  const [opens, closes] = GATE_HOURS[isDanger === 'Y' ? 'danger' : 'general'];
  return [
    [copy.number, orderNoInGroups(order.orderNo)],
    [copy.shed, shed.nameCn],
    [copy.address, shed.address],
    [copy.window, `${momentText(at('CFS_OPEN'))} ～ ${momentText(at('CFS_CLOSE'))}`],
    [copy.hours, `${two(opens)}–${two(closes)}`],
    [copy.deliver, deliverAt === null ? copy.byHouse : momentText(deliverAt)],
    [copy.plate, [plateNo, driverName].filter((word) => word !== '').join(' ') || copy.noPlate],
    [copy.load, copy.amount(pieces, kg, m3)],
    [copy.marks, marks],
  ];
}

type NoticeProps = { order: LclOrder; view: OrderDocumentView; on: OrderDocumentIntents };

/** Where the goods go, by when, and what the gate asks for: the driver needs nothing else. */
export function ShedNoticeView({ order, view, on }: NoticeProps) {
  const facts = factsOf(order);
  const bring = order.isDanger === 'Y' ? copy.danger : copy.general;
  return (
    <section aria-labelledby="shed-notice" className="mb-8 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id="shed-notice" className="flex-1 text-20">
          {copy.title}
        </h2>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            look="line"
            size="small"
            isBusy={view.busyKind === kind}
            isOff={view.busyKind !== null && view.busyKind !== kind}
            onClick={() => on.fetch(kind)}
          >
            <WorkIcon name="print" className="size-4" />
            {documents[kind]}
          </Button>
        ))}
      </header>
      <div className="grid gap-x-8 gap-y-4 p-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:p-5">
        <dl className="grid grid-cols-[72px_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="mb-2 text-14">{copy.bring}</h3>
          <ul className="grid gap-1.5">
            {bring.map((text) => (
              <li key={text} className="border-b border-line pb-1.5">
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-good">{copy.paid}</p>
        </div>
      </div>
      {view.failureCode !== null && (
        <p role="alert" className="border-t border-line px-4 py-3 text-bad md:px-5">
          {failure[view.failureCode]}
        </p>
      )}
    </section>
  );
}

export function ShedNotice(props: { order: LclOrder; actor: OrderDocumentActor }) {
  const { order, actor } = props;
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <ShedNoticeView order={order} view={view} on={on} />;
}
