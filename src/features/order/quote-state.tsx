import { MODES } from '../../../domain/mode-ids';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { orderNoInGroups } from '../../../domain/order/life/number';
import type { OrderQuoteIntents, OrderQuoteView, QuoteStage } from '../../../machines/order/order-quote';
import { orderPageCopy as copy } from '../../copy/order';
import { priceCopy } from '../../copy/trade';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { EmptyState } from '../../ui/show/empty-state';

type GateProps = {
  title: string;
  missing?: typeof copy.missing | undefined;
  searchAt: string;
  view: OrderQuoteView;
  on: Pick<OrderQuoteIntents, 'retry' | 'signIn'>;
};

const Skeleton = () => (
  <div role="status" aria-busy="true" className="grid animate-pulse gap-8 lg:grid-cols-[152px_minmax(0,1fr)_288px]">
    <p className="sr-only">{priceCopy.pricing}</p>
    <Bar className="h-48 max-lg:h-14" />
    <div className="grid content-start gap-4">
      <Bar className="h-8 w-40" />
      <Bar className="h-56" />
      <Bar className="h-40" />
    </div>
    <Bar className="h-72" />
  </div>
);

const GATED: ReadonlySet<QuoteStage> = new Set(['used', 'signedOut', 'missing', 'failed']);

/** Shown instead of the form: an order needs a quote and must not overwrite an earlier draft. */
export function QuoteState({ title, missing = copy.missing, searchAt, view, on }: GateProps) {
  return (
    <div className="wrap w-full flex-1 py-10">
      <h1 className="mb-6 text-32 outline-none">{title}</h1>
      {view.stage === 'signedOut' && (
        <EmptyState title={copy.signedOut.title} text={copy.signedOut.text}>
          <Button look="signal" onClick={on.signIn}>
            {copy.signedOut.go}
          </Button>
        </EmptyState>
      )}
      {view.stage === 'used' && view.quote?.orderNo !== undefined && (
        <EmptyState title={copy.used.title(orderNoInGroups(view.quote.orderNo))} text={copy.used.text}>
          <ButtonLink look="signal" href={receiptAddress(MODES[view.quote.mode], view.quote.orderNo)}>
            {copy.used.open}
          </ButtonLink>
          <ButtonLink look="line" href={searchAt}>
            {copy.used.go}
          </ButtonLink>
        </EmptyState>
      )}
      {view.stage === 'missing' && (
        <EmptyState title={missing.title} text={missing.text}>
          <ButtonLink look="signal" href={searchAt}>
            {missing.go}
          </ButtonLink>
        </EmptyState>
      )}
      {view.stage === 'failed' && (
        <BlockFailure text={copy.failed[view.failureCode ?? 'unexpected']} retry={copy.retry} onRetry={on.retry} />
      )}
      {!GATED.has(view.stage) && <Skeleton />}
    </div>
  );
}
