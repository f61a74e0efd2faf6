import type { DgdOrder } from '../../../domain/modes/dgd/receipt';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';

/** What the desk was asked: a result is an answer to that and to nothing else. */
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
