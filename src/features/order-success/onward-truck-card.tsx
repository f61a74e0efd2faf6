import { use } from 'react';

import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { onwardTruckAddress } from '../../../domain/order/trucks/onward-truck';
import { momentText } from '../../copy/words/moment-words';
import { orderReceiptCopy } from '../../copy/orders/receipt';
import { ButtonLink } from '../../ui/press/button-link';
import { ForReading } from '../../ui/press/for-reading';

const { onwardTruck: copy } = orderReceiptCopy;

export function OnwardTruckCard({ order: { orderNo, haul } }: { order: Pick<PlacedOrder, 'orderNo' | 'haul'> }) {
  const isForReading = use(ForReading);
  if (!haul || isForReading) return null;
  return (
    <section
      aria-labelledby="onward-truck"
      className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5 print:hidden"
    >
      <h2 id="onward-truck" className="text-16">
        {copy.title}
      </h2>
      <p className="mt-1 mb-3 text-muted">
        {copy.text[haul.way](haul.cityCn, momentText(haul.at), haul.opensAt ? momentText(haul.opensAt) : null)}
        {copy.filled(haul.filled.map((part) => copy.parts[part]))}
      </p>
      <ButtonLink look="line" href={onwardTruckAddress(haul, orderNo)}>
        {copy.go}
      </ButtonLink>
    </section>
  );
}
