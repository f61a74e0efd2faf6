import type { QuotingIntents, QuotingView } from '../../../machines/booking/quoting';
import { Dialog } from '../../ui/layer/dialog';
import type { OfferWords } from './offer-words';
import { PriceChange } from './price-change';
import { QuoteFailure } from './quote-failure';
import { SoldOut } from './sold-out';

type QuotingDialogProps = OfferWords & { view: QuotingView; on: QuotingIntents };

function Question({ view, on, ...words }: QuotingDialogProps) {
  switch (view.asks) {
    case 'changed':
      return <PriceChange before={view.before} total={view.total} on={on} />;
    case 'soldOut':
      return <SoldOut view={view} on={on} {...words} />;
    case 'failed':
      return <QuoteFailure code={view.failureCode} on={on} />;
    case 'nothing':
      return null;
  }
}

/** What has to be answered before the order form opens. */
export function QuotingDialogView(props: QuotingDialogProps) {
  if (props.view.asks === 'nothing') return null;
  return (
    <Dialog shape="sheet" isAlert className="p-6 md:max-w-130" onClose={props.on.close}>
      <Question {...props} />
    </Dialog>
  );
}
