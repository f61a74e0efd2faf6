import { addableServices } from '../../../domain/order/add-later';
import type { ReceiptParts } from '../../../domain/order/placed';
import type { ShownReceipt } from '../../../machines/order/order-receipt';
import { brand } from '../../copy/brand';
import { momentText } from '../../copy/moment-words';
import { orderReceiptCopy } from '../../copy/order-receipt';
import { Icon } from '../../ui/mark/icon';

const { later: copy } = orderReceiptCopy;

type LaterProps = { view: ShownReceipt; parts: Pick<ReceiptParts, 'services'> };

/** What its mode sells, is not in the order and can still be had: from people, and until when. */
export function LaterServices({ view: { order, now }, parts: { services = [] } }: LaterProps) {
  const left = addableServices(order, services, now);
  if (left.length === 0) return null;
  return (
    <section className="mt-6 print:hidden">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mt-1 mb-3">
        {copy.text}{' '}
        <a href={`tel:${brand.serviceLine}`} className="whitespace-nowrap text-sea underline underline-offset-4">
          {copy.call(brand.serviceLine)}
        </a>
      </p>
      <ul className="grid border-t border-l border-line sm:grid-cols-3">
        {left.map(({ code, until }) => (
          <li key={code} className="flex gap-3 border-r border-b border-line p-4">
            <Icon name={copy.services[code].icon} className="mt-0.5 text-sea" />
            <span className="flex-1">
              <b className="font-semibold text-ink">{copy.services[code].name}</b>
              <span className="block text-12 text-muted">{copy.services[code].text}</span>
              <span className="block text-12 text-ink">{copy.until(momentText(until))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
