import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { PartsOf, PlacedOrder } from '../../../domain/order/receipt/placed';
import type { LegalText } from '../../../machines/content/reading';
import type { CopierActor } from '../../../machines/shell/copier';
import type { FileUploadActor } from '../../../machines/order/file-upload';
import type { OrderCancelActor } from '../../../machines/order/order-cancel';
import type { OrderReviseActor } from '../../../machines/order/order-revise';
import {
  orderReceiptIntents,
  selectCancellationActor,
  selectCopierActor,
  selectOrderReceipt,
  selectPapersActor,
  selectRevisionActor,
  type OrderReceiptActor,
  type OrderReceiptIntents,
  type OrderReceiptView as View,
} from '../../../machines/order/order-receipt';
import { PROTOCOL_TEXTS } from '../../copy/content/legal-texts';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { Comma } from '../../ui/show/comma';
import { MadeWith } from './made-with';
import { NextTicket } from './next-ticket';
import { OnwardTruckCard } from './onward-truck-card';
import { OrderGreeting } from './order-greeting';
import { ReceiptAside, ReceiptInvoice, ReceiptPapers, ReceiptPeople } from './receipt-aside';
import { ReceiptHead } from './receipt-head';
import { LostReceipt, ReceiptSkeleton } from './receipt-states';
import { ReceiptHistory } from './receipt-history';
import { ReceiptTimeline } from './receipt-timeline';
import { VerifyBanner } from './verify-banner';
import { wantedPapers, type PaperLine } from './wanted-papers';

type RenderAgain = (address: string, place: 'head' | 'over') => ReactNode;

type OrderReceiptViewProps = {
  view: View;
  on: OrderReceiptIntents;
  copier: ReactNode;
  papers: ReactNode;
  revision?: ReactNode;
  partsOf: PartsOf;
  search: { address: string; label: string };
  edition?: ReactNode;
  renderAgain: RenderAgain;
  more?: ReactNode;
};

function Body(props: OrderReceiptViewProps) {
  const { view, on, copier, papers, revision, partsOf, search, edition, renderAgain, more } = props;
  if (view.stage === 'loading') return <ReceiptSkeleton />;
  if (view.stage !== 'shown') return <LostReceipt view={view} search={search} onRetry={on.refresh} />;
  const parts = partsOf(view.order);
  return (
    <>
      <ReceiptHead
        view={view}
        note={parts.note}
        again={renderAgain(parts.again, 'head')}
        on={on}
        copier={copier}
        edition={edition ?? copy.edition(view.order.protocolVersion)}
      />
      <VerifyBanner view={view} again={renderAgain(parts.again, 'over')} on={on} />
      <NextTicket address={view.nextAddress} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
        <ReceiptPapers view={view} papers={papers} />
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {more}
          <MadeWith order={view.order} />
          <OnwardTruckCard order={view.order} />
          <ReceiptTimeline view={view} parts={parts} on={on} />
          <ReceiptPeople contents={view.order.contents} />
          {parts.showsInvoice !== true && <ReceiptInvoice contents={view.order.contents} />}
          <ReceiptHistory history={view.order.history} stands={view.order.stands} events={parts.events} />
          {revision}
        </div>
        <ReceiptAside view={view} parts={parts} on={on} />
      </div>
      {view.isGreeting && <OrderGreeting view={view} parts={parts} copier={copier} on={on} />}
    </>
  );
}

export function OrderReceiptView(props: OrderReceiptViewProps) {
  return (
    <div className="wrap py-8 md:py-12" data-paper={props.view.stage === 'shown' ? '' : undefined}>
      <Body {...props} />
    </div>
  );
}

type OrderReceiptProps = {
  actor: OrderReceiptActor;
  renderCopier: (actor: CopierActor) => ReactNode;
  renderPapers: (actor: FileUploadActor, wanted: readonly PaperLine[]) => ReactNode;
  renderEdition: (text: LegalText, version: string) => ReactNode;
  renderRevision: (actor: OrderReviseActor) => ReactNode;
  renderCancellation: (actor: OrderCancelActor) => ReactNode;
  partsOf: PartsOf;
  search: { address: string; label: string };
  renderAgain: RenderAgain;
  renderMore?: (order: PlacedOrder, now: number) => ReactNode;
};

/** Older gateways do not say which text was accepted. */
function acceptedEdition(view: View, render: OrderReceiptProps['renderEdition']): ReactNode {
  if (view.stage !== 'shown' || view.order.protocol === undefined) return undefined;
  const { protocol, protocolVersion, chargesEdition } = view.order;
  return (
    <>
      {render(PROTOCOL_TEXTS[protocol], protocolVersion)}
      {chargesEdition !== undefined && (
        <>
          <Comma /> {render('charges', chargesEdition)}
        </>
      )}
    </>
  );
}

export function OrderReceipt({ actor, ...props }: OrderReceiptProps) {
  const { renderCopier, renderPapers, renderEdition, renderRevision, renderCancellation, ...dress } = props;
  const { partsOf, search, renderAgain, renderMore } = dress;
  const view = useSelector(actor, selectOrderReceipt, shallowEqual);
  const on = useMemo(() => orderReceiptIntents(actor), [actor]);
  const copier = useSelector(actor, selectCopierActor);
  const papers = useSelector(actor, selectPapersActor);
  const revision = useSelector(actor, selectRevisionActor);
  const cancellation = useSelector(actor, selectCancellationActor);
  return (
    <>
      <OrderReceiptView
        view={view}
        on={on}
        copier={copier && renderCopier(copier)}
        papers={papers && view.stage === 'shown' && renderPapers(papers, wantedPapers(view.order, view.now))}
        revision={revision && renderRevision(revision)}
        partsOf={partsOf}
        search={search}
        edition={acceptedEdition(view, renderEdition)}
        renderAgain={renderAgain}
        more={view.stage === 'shown' && renderMore?.(view.order, view.now)}
      />
      {cancellation && renderCancellation(cancellation)}
    </>
  );
}
