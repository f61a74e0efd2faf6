import type { QuotingIntents, QuotingView, QuoteFailureCode } from '../../../machines/booking/quoting';
import { quotingCopy } from '../../copy/search/sailings';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import type { OfferWords } from './offer-words';
import { PriceChange } from './price-change';
import { SoldOut } from './sold-out';

const { failed: copy } = quotingCopy;

/** No retry where a price does not exist. */
function QuoteFailure({ code, on }: { code: QuoteFailureCode; on: Pick<QuotingIntents, 'retry' | 'close'> }) {
  return (
    <>
      <DialogTitle className="flex items-center gap-2 text-20">
        <Icon name="alert" className="text-bad" />
        {copy.title}
      </DialogTitle>
      <p className="mt-2 text-muted">{copy.why[code]}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={on.close}>
          {copy.close}
        </Button>
        <Button look="sea" onClick={on.retry}>
          <Icon name="refresh" />
          {copy.retry}
        </Button>
      </div>
    </>
  );
}

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

export function QuotingDialogView(props: QuotingDialogProps) {
  if (props.view.asks === 'nothing') return null;
  return (
    <Dialog shape="sheet" isAlert className="p-6 md:max-w-130" onClose={props.on.close}>
      <Question {...props} />
    </Dialog>
  );
}
