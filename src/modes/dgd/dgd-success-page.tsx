import { isDgdOrder, type DgdOrder } from '../../../domain/modes/dgd/receipt';
import { routePath } from '../../../domain/routes';
import type { OrderCopyActor } from '../../../machines/order/order-copy';
import type { OrderDocumentActor } from '../../../machines/order/order-document';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { dgdReceiptParts } from '../../copy/modes/dgd/receipt-parts';
import { ReceiptPage } from '../../frame/receipt-page';
import { ServiceClockView } from './service-clock';
import { ServiceResults } from './service-results';

/** The commission as submitted, since a result answers exactly this. */
export function ServiceCommission({ commission }: Pick<DgdOrder, 'commission'>) {
  if (commission.length === 0) return null;
  return (
    <section aria-labelledby="service-asked" className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="service-asked" className="mb-2 text-20">
        {dgdReceiptCopy.commission}
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {commission.map(({ name, said }) => (
          <div key={name} className="border-b border-line py-2">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="break-words text-ink">{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SEARCH = { address: routePath('dgdesk'), label: dgdReceiptCopy.toSearch };

type DgdSuccessProps = { actor: OrderReceiptActor; copying: OrderCopyActor; documents: OrderDocumentActor };

export const DgdSuccessPage = ({ documents, ...props }: DgdSuccessProps) => (
  <ReceiptPage
    {...props}
    partsOf={dgdReceiptParts}
    search={SEARCH}
    renderMore={(order, now) =>
      isDgdOrder(order) && (
        <>
          <ServiceResults order={order} actor={documents} />
          <ServiceClockView order={order} now={now} />
          <ServiceCommission commission={order.commission} />
        </>
      )
    }
  />
);
