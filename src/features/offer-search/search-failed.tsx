import type { SearchFailure } from '../../../machines/booking/offer-search';
import type { OfferSearchCopy } from '../../copy/offer-search';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';

type FailedProps = { copy: OfferSearchCopy['failed']; failure: SearchFailure; onRetry: () => void };

/** What happened, that nothing is lost, what to quote, and the way to ask again. */
export function Failed({ copy: failed, failure, onRetry }: FailedProps) {
  return (
    <section className="rounded-card border border-bad bg-surface p-6">
      <div role="alert">
        <h2 className="flex items-center gap-2 text-20">
          <Icon name="alert" className="text-bad" />
          {failed.title}
        </h2>
        <p className="mt-2 text-ink">{failure.message ?? failed.why[failure.code]}</p>
        <p className="text-muted">{failed.kept}</p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button look="sea" onClick={onRetry}>
          <Icon name="refresh" />
          {failed.retry}
        </Button>
        {failure.requestId !== undefined && (
          <span className="text-12 wrap-anywhere text-muted">{failed.request(failure.requestId)}</span>
        )}
      </div>
    </section>
  );
}
