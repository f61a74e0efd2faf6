import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { DgdOrder } from '../../../domain/modes/dgd/receipt';
import { resultKind, type OrderResult } from '../../../domain/order/receipt/result';
import { weekdayText } from '../../copy/words/moment-words';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentIntents,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { dgdReceiptCopy } from '../../copy/modes/dgd/receipt';
import { Button } from '../../ui/press/button';
import { EarlierNote } from './earlier-note';

const { results: copy } = dgdReceiptCopy;

type ResultProps = { result: OrderResult; isNewest: boolean; view: OrderDocumentView; on: OrderDocumentIntents };

function Result({ result: { version, at, signedBy, sha256, bytes }, isNewest, view, on }: ResultProps) {
  const kind = resultKind(version);
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ink">
          <span className="font-semibold">{copy.version(version, isNewest)}</span>{' '}
          {copy.signed(signedBy, weekdayText(at))}
        </p>
        <Button
          look={isNewest ? 'sea' : 'line'}
          size="small"
          isBusy={view.busyKind === kind}
          onClick={() => on.fetch(kind)}
        >
          {copy.fetch(version)}
        </Button>
      </div>
      <p className="text-12 text-muted">
        {copy.hash(bytes)} <code className="break-all text-ink">{sha256}</code>
      </p>
    </li>
  );
}

type ResultsProps = { order: DgdOrder; view: OrderDocumentView; on: OrderDocumentIntents };

/** Delivered results; each version shows how to verify a copy. */
export function ServiceResultsView({ order, view, on }: ResultsProps) {
  const { results } = order;
  return (
    <>
      <EarlierNote earlier={order.earlier} words={copy.earlier} />
      {results.length > 0 && (
        <section
          aria-labelledby="service-results"
          className="mb-8 rounded-card border border-line bg-surface p-4 md:p-5"
        >
          <h2 id="service-results" className="text-20">
            {copy.title}
          </h2>
          <ul>
            {results.map((result, at) => (
              <Result key={result.version} result={result} isNewest={at === 0} view={view} on={on} />
            ))}
          </ul>
          {view.failureCode !== null && (
            <p role="alert" className="text-bad">
              {copy.failure[view.failureCode]}
            </p>
          )}
          <p className="mt-2 text-12 text-muted">{copy.check}</p>
        </section>
      )}
    </>
  );
}

export function ServiceResults({ order, actor }: { order: DgdOrder; actor: OrderDocumentActor }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <ServiceResultsView order={order} view={view} on={on} />;
}
