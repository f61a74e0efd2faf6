import type { ReactNode } from 'react';

import { invoiceEntries, listPeople } from '../../../domain/order/receipt/contents';
import type { ReceiptParts } from '../../../domain/order/receipt/placed';
import type { OrderReceiptIntents, ShownReceipt } from '../../../machines/order/order-receipt';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { FactsCard } from '../../trade/papers/facts-card';
import { LinkButton } from '../../ui/press/link-button';
import { RouteCard } from './route-card';

export function ReceiptPapers({ view: { order, standing }, papers }: { view: ShownReceipt; papers: ReactNode }) {
  if (standing === 'over' || order.papers.length === 0) return null;
  const here = order.papers.filter(({ isHere }) => isHere).length;
  return (
    <section
      id="papers"
      aria-labelledby="papers-title"
      className="scroll-mt-20 rounded-card border border-line bg-surface lg:col-start-2 print:hidden"
    >
      <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
        <h2 id="papers-title" className="text-16">
          {copy.papersTitle}
        </h2>
        <span className="text-12 text-muted">{copy.papersCount(here, order.papers.length)}</span>
      </header>
      {papers}
    </section>
  );
}

export function ReceiptPeople({ contents }: Pick<ShownReceipt['order'], 'contents'>) {
  const people = contents ? listPeople(contents) : [];
  if (people.length === 0) return null;
  const title = people.some(([role]) => role === 'shipper') ? copy.people.parties : copy.people.reach;
  return <FactsCard title={title} facts={people.map(([role, lines]) => [copy.people[role], lines.join('\n')])} />;
}

export function ReceiptInvoice({ contents }: Pick<ShownReceipt['order'], 'contents'>) {
  const lines = contents ? invoiceEntries(contents) : [];
  if (lines.length === 0) return null;
  return <FactsCard title={copy.invoice.title} facts={lines.map(([path, said]) => [copy.invoice[path], said])} />;
}

type ReceiptAsideProps = { view: ShownReceipt; parts: ReceiptParts; on: OrderReceiptIntents };

export const ReceiptAside = ({ view: { order }, parts, on }: ReceiptAsideProps) => (
  <div className="grid content-start gap-4 lg:col-start-2 print:order-first">
    <RouteCard order={order} parts={parts} />
    {order.cancelFee !== null && (
      <p className="print:hidden">
        <LinkButton className="px-1 text-muted" onClick={on.openCancellation}>
          {copy.cancel}
        </LinkButton>
      </p>
    )}
  </div>
);
