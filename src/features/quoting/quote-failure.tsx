import type { QuoteFailureCode, QuotingIntents } from '../../../machines/booking/quoting';
import { quotingCopy } from '../../copy/sailings';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';

const { failed: copy } = quotingCopy;

/** Where there simply is no price, asking again would not bring one. */
export function QuoteFailure({ code, on }: { code: QuoteFailureCode; on: Pick<QuotingIntents, 'retry' | 'close'> }) {
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
