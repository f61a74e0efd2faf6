import type { ReactNode } from 'react';

import type { FclForm } from '../../../domain/modes/fcl/form';
import { pathOf } from '../../../domain/routes';
import { askedAddress, askedFor } from '../../../domain/offer/sailing-address';
import type { FclOrderIntents, FclOrderView as OrderView } from '../../../machines/order/fcl-order';
import type { OrderDraftIntents, OrderDraftView } from '../../../machines/order/order-draft';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import type { OrderServicesIntents, OrderServicesView } from '../../../machines/order/order-services';
import type { OrderSubmitIntents, OrderSubmitView } from '../../../machines/order/order-submit';
import { orderDialogsCopy, orderPageCopy as copy } from '../../copy/trade';
import { titles } from '../../copy/titles';
import { BlockFailure } from '../../ui/show/block-states';
import { StatusStrip } from '../../ui/show/status-strip';
import { AcceptanceLink, AcceptancePanel } from '../../trade/acceptance/acceptance-panel';
import { DraftDialogView } from './draft-dialog';
import { FaultSummary } from '../../trade/fault-list';
import type { PickerDress } from '../../trade/goods/goods-lookup';
import { OrderStep } from './order-step';
import { OrderSteps } from './order-steps';
import { OrderStrip } from './order-strip';
import type { RegionParts } from '../../trade/services/pickup-region';
import { PricePanel } from '../../trade/price/price-panel';
import { QuoteGate } from './quote-gate';
import { RenewDialogView } from './renew-dialog';
import { StepHeading } from './step-heading';
import { SubmitBar } from './submit-bar';
import { SubmitDialogView } from './submit-dialog';

type Part<TView, TIntents> = { view: TView; on: TIntents };

export type FclOrderProps = {
  order: Part<OrderView, FclOrderIntents>;
  quote: Part<OrderQuoteView, OrderQuoteIntents>;
  services: Part<OrderServicesView, OrderServicesIntents>;
  draft: Part<OrderDraftView, OrderDraftIntents>;
  form: Part<OrderFormView<FclForm>, OrderFormIntents>;
  submit: Part<OrderSubmitView, OrderSubmitIntents>;
  renderPicker: (dress: PickerDress) => ReactNode;
  papers: ReactNode;
  region: RegionParts;
};

/** The order form, whole: where one is, what is filled in, whether it may go and what it costs. */
export function FclOrderView(props: FclOrderProps) {
  const { order, quote, services, draft, form, submit } = props;
  const { view } = form;
  const held = order.view.quote;
  if (!held || !view.sailing || draft.view.isRecalling) return <QuoteGate view={quote.view} on={quote.on} />;
  const changeTo = askedAddress(pathOf('shippingFcl'), askedFor(held.search, null));
  const price = { quote: held, services: services.view, total: order.view.total };
  return (
    <>
      <h1 className="sr-only">{titles.shippingFclOrder}</h1>
      <OrderStrip sailing={view.sailing} draft={draft.view} changeTo={changeTo} onClear={order.on.clear} />
      <div className="wrap grid w-full flex-1 grid-cols-1 content-start gap-6 pt-6 pb-12 lg:grid-cols-[152px_minmax(0,1fr)_288px] lg:gap-8">
        <OrderSteps view={view} on={form.on} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <StepHeading view={view} />
          <AcceptanceLink view={view} />
          {order.view.areListsLost && (
            <BlockFailure text={copy.listsLost} retry={copy.retry} onRetry={order.on.retryLists} />
          )}
          {submit.view.stage === 'editing' && submit.view.notice && (
            <StatusStrip tone="good">{orderDialogsCopy.notice[submit.view.notice]}</StatusStrip>
          )}
          <FaultSummary view={view} on={form.on} />
          <OrderStep
            parts={{ ...form, lists: order.view.lists, alternatives: order.view.alternatives }}
            now={quote.view.now}
            changeTo={changeTo}
            price={price}
            renderPicker={props.renderPicker}
            papers={props.papers}
            region={props.region}
          />
        </div>
        <aside className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-34 lg:self-start">
          <AcceptancePanel view={view} />
          <PricePanel {...price} form={view.form} lock={quote.view} on={quote.on} onRetryServices={services.on.retry} />
        </aside>
      </div>
      <SubmitBar
        view={view}
        on={form.on}
        lock={quote.view}
        total={order.view.total}
        isSubmitting={submit.view.isBusy}
        onSave={draft.on.save}
      />
      <RenewDialogView view={quote.view} on={quote.on} />
      <DraftDialogView view={draft.view} on={draft.on} />
      <SubmitDialogView view={submit.view} on={submit.on} changeTo={changeTo} enquireAt={pathOf('enquiryFcl')} />
    </>
  );
}
