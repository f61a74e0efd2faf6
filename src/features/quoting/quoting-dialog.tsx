import type { QuotingIntents, QuotingView } from '../../../machines/quoting';
import { Dialog } from '../../ui/dialog';
import { PriceChange } from './price-change';
import { QuoteFailure } from './quote-failure';
import { SoldOut } from './sold-out';

type QuotingDialogProps = { view: QuotingView; on: QuotingIntents };

function Question({ view, on }: QuotingDialogProps) {
  if (view.asks === 'changed') return <PriceChange before={view.before} total={view.total} on={on} />;
  if (view.asks === 'soldOut') return <SoldOut view={view} on={on} />;
  return <QuoteFailure code={view.failureCode} on={on} />;
}

/** What has to be answered before the order form opens; nothing where nothing has. */
export function QuotingDialogView({ view, on }: { view: QuotingView | null; on: QuotingIntents }) {
  return (
    view && (
      <Dialog shape="sheet" isAlert className="p-6 md:max-w-130" onClose={on.close}>
        <Question view={view} on={on} />
      </Dialog>
    )
  );
}
