import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { QuotingActor } from '../../../machines/booking/quoting';
import type { OfferBoardActor } from '../../../machines/booking/offer-board';
import {
  busyOnArrival,
  offerSearchIntents,
  selectBoardActor,
  selectQuotingActor,
  selectOfferSearch,
  type OfferSearchActor,
  type OfferSearchView as View,
  type SearchFailure,
} from '../../../machines/booking/offer-search';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import type { OfferSearchCopy } from '../../copy/search/offer-search';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { deferPart } from '../../ui/show/deferred';
import { SailingSkeleton } from './sailing-skeleton';

type FailedProps = { copy: OfferSearchCopy['failed']; failure: SearchFailure; onRetry: () => void };

function Failed({ copy: failed, failure, onRetry }: FailedProps) {
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

const missingPart = deferPart(async () => (await import('./search-advice')).Missing);
const emptyPart = deferPart(async () => (await import('./search-advice')).Empty);

type OfferSearchViewProps = {
  view: View;
  copy: OfferSearchCopy;
  onRetry: () => void;
  intro: ReactNode;
  board: ReactNode;
};

function Body({ view: { stage, ways, missing, failure, isPartial }, copy, onRetry, board }: OfferSearchViewProps) {
  if (stage === 'incomplete') return <missingPart.Part isWanted parts={missing} ends={copy.ends} />;
  if (stage === 'busy') return <SailingSkeleton words={copy.loading} />;
  if (ways) return <emptyPart.Part isWanted ways={ways} copy={copy.empty} />;
  if (stage === 'failed' && failure) return <Failed copy={copy.failed} failure={failure} onRetry={onRetry} />;
  return (
    <>
      {isPartial && <p className="mb-4 rounded-control bg-sea-tint px-4 py-2 text-12 text-text">{copy.partial}</p>}
      {board}
    </>
  );
}

export function OfferSearchView(props: OfferSearchViewProps) {
  const { stage } = props.view;
  const { copy } = props;
  if (stage === 'arriving' || stage === 'blank') {
    return <div className={stage === 'arriving' ? 'in-data-asked:invisible' : undefined}>{props.intro}</div>;
  }
  return (
    <div className="wrap min-h-dvh pt-5 pb-20" aria-busy={stage === 'busy'}>
      <h1 className="sr-only">{copy.title}</h1>
      <Body {...props} />
    </div>
  );
}

type OfferSearchProps = {
  actor: OfferSearchActor;
  copy: OfferSearchCopy;
  /** True if the address contains a search the chart has not read yet. */
  isAsked?: boolean;
  intro: ReactNode;
  renderBoard: (board: OfferBoardActor, quoting: QuotingActor) => ReactNode;
};

export function OfferSearch({ actor, copy, isAsked = false, intro, renderBoard }: OfferSearchProps) {
  const view = busyOnArrival(useSelector(actor, selectOfferSearch, isDrawnAlike), isAsked);
  const { retry } = useMemo(() => offerSearchIntents(actor), [actor]);
  const board = useSelector(actor, selectBoardActor);
  const quoting = useSelector(actor, selectQuotingActor);
  return (
    <OfferSearchView
      view={view}
      copy={copy}
      onRetry={retry}
      intro={intro}
      board={board && quoting && renderBoard(board, quoting)}
    />
  );
}
