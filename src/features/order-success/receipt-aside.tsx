import type { ReactNode } from 'react';

import type { ReceiptParts } from '../../../domain/order/placed';
import type { OrderReceiptIntents, ShownReceipt } from '../../../machines/order/order-receipt';
import { brand } from '../../copy/brand';
import { orderReceiptCopy as copy } from '../../copy/order-receipt';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';
import { RouteCard } from './route-card';

type ReceiptAsideProps = { view: ShownReceipt; parts: ReceiptParts; on: OrderReceiptIntents; papers: ReactNode };

/** What is still missing, and what was ordered. */
export function ReceiptAside({ view: { order, standing }, parts, on, papers }: ReceiptAsideProps) {
  const here = order.papers.filter(({ isHere }) => isHere).length;
  return (
    <div className="grid content-start gap-4">
      {standing !== 'over' && order.papers.length > 0 && (
        <section
          id="papers"
          aria-labelledby="papers-title"
          className="scroll-mt-20 rounded-card border border-line bg-surface print:hidden"
        >
          <header className="flex items-baseline justify-between border-b border-line px-4 py-3">
            <h2 id="papers-title" className="text-16">
              {copy.papersTitle}
            </h2>
            <span className="text-12 text-muted">{copy.papersCount(here, order.papers.length)}</span>
          </header>
          {papers}
        </section>
      )}
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
}

/** What else can be had with it, from people. */
export function Together() {
  return (
    <section className="mt-6 print:hidden">
      <h2 className="mb-3 text-20">{copy.together}</h2>
      <ul className="grid border-t border-l border-line sm:grid-cols-3">
        {copy.services.map(({ icon, name, text }) => (
          <li key={name} className="border-r border-b border-line">
            <a href={`tel:${brand.serviceLine}`} className="flex h-full gap-3 p-4 hover:bg-sea-tint">
              <Icon name={icon} className="mt-0.5 text-sea" />
              <span className="flex-1">
                <b className="font-semibold text-ink">{name}</b>
                <span className="block text-12 text-muted">{text}</span>
                <span className="block text-12 text-sea">{copy.byPhone(brand.serviceLine)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
