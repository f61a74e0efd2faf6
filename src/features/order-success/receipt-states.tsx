import { Link } from 'wouter';

import type { OrderReceiptView } from '../../../machines/order/order-receipt';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { buttonClass } from '../../ui/press/button-look';
import { EmptyState } from '../../ui/show/empty-state';

export function ReceiptSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <p className="sr-only">{copy.loading}</p>
      <div aria-hidden="true" className="animate-pulse">
        <Bar className="h-10 w-72" />
        <Bar className="mt-8 h-28 w-full" />
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="grid content-start gap-5">
            {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
              <Bar key={key} className="h-10 w-full" />
            ))}
          </div>
          <Bar className="h-90 w-full" />
        </div>
      </div>
    </div>
  );
}

type LostReceiptProps = {
  view: Extract<OrderReceiptView, { stage: 'missing' | 'failed' }>;
  search: { address: string; label: string };
  onRetry: () => void;
};

export function LostReceipt({ view: { stage, failureCode }, search, onRetry }: LostReceiptProps) {
  if (stage === 'failed')
    return (
      <>
        <h1 className="mb-6 text-32 outline-none">{copy.failed.title}</h1>
        <BlockFailure text={copy.failure[failureCode]} retry={copy.failed.retry} onRetry={onRetry} />
      </>
    );
  return (
    <>
      <h1 className="mb-6 text-32 outline-none">404</h1>
      <EmptyState {...copy.missing}>
        <Link href={search.address} className={buttonClass('signal', 'large', '')}>
          {search.label}
        </Link>
      </EmptyState>
    </>
  );
}
