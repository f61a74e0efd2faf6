import type { ReactNode } from 'react';

import { MODES } from '../../../domain/mode-ids';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { routePath, type RouteName } from '../../../domain/routes';
import type { OrderPageIntents, OrderPageView } from '../../../machines/order/order-page';
import type { DraftChoiceIntents, DraftChoiceView } from '../../../machines/order/draft-choice';
import type { OrderDraftIntents, OrderDraftView } from '../../../machines/order/order-draft';
import type { OrderFormIntents, OrderFormView } from '../../../machines/order/order-form';
import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import type { OrderSubmitIntents, OrderSubmitView } from '../../../machines/order/order-submit';
import type { OwnFindingWords } from '../../copy/trade/findings';
import type { ApartWords } from '../../copy/trade/apart';
import { orderDialogsCopy, orderPageCopy as copy } from '../../copy/order';
import type { OwnFaultWords } from '../../copy/order/faults';
import { orderPartsCopy, type Addable } from '../../copy/trade';
import { AcceptanceLink, AcceptancePanel, type VerdictNames } from '../../trade/acceptance/acceptance-panel';
import { FaultList } from '../../trade/fault-list';
import { focusTurnAtPath } from '../../trade/form-parts';
import type { PriceParts } from '../../trade/price/charge-table';
import { BlockFailure } from '../../ui/show/block-states';
import { ListedFaults } from '../../ui/form/field-message';
import { SkipLink } from '../../ui/press/skip-link';
import { StatusStrip } from '../../ui/show/status-strip';
import { DraftChoiceDialogView } from './draft-choice-dialog';
import { DraftDialogView } from './draft-dialog';
import { OrderSteps } from './order-steps';
import { OrderStrip } from './order-strip';
import { displayedPrice } from './price-of';
import { PriceSideView } from './price-side';
import { QuoteState } from './quote-state';
import { RenewDialogView } from './renew-dialog';
import { StepHeading } from './step-heading';
import { ONWARD, SubmitBar } from './submit-bar';
import { SubmitDialogView } from './submit-dialog';

type Part<TView, TIntents> = { view: TView; on: TIntents };

export type OrderParts<TQuote extends Quote = Quote> = {
  order: Part<OrderPageView, OrderPageIntents>;
  quote: Part<OrderQuoteView, OrderQuoteIntents> & {
    /** Charges of the form at the renewed price; null without an offer. */
    renewed: Charges | null;
  };
  draft: Part<OrderDraftView, OrderDraftIntents>;
  choice: Part<DraftChoiceView, DraftChoiceIntents>;
  form: Part<OrderFormView<OrderForm, TQuote>, OrderFormIntents>;
  submit: Part<OrderSubmitView, OrderSubmitIntents>;
};

export type ModeParts = {
  strip: ReactNode;
  changeTo: string;
  /** Searches for offers without this one's objections; empty when there are none. */
  instead: readonly { label: string; address: string }[];
  addable?: Addable | undefined;
  what: string;
  /** Reason for a missing price, where the mode knows it. */
  unpriced?: string | undefined;
  /** Charges of the original search at these rates. */
  asked?: Charges | null | undefined;
  renderStep: (price: PriceParts) => ReactNode;
};

type OrderViewProps<TQuote extends Quote> = OrderParts<TQuote> & {
  title: string;
  searchAt: RouteName;
  nameOf: (offer: Offer) => string;
  stepNames: Readonly<Record<string, string>>;
  words?: ModeWords | undefined;
  mode: (quote: TQuote) => ModeParts;
};

export type ModeWords = {
  names: Readonly<Record<string, string>>;
  fault: OwnFaultWords;
  finding: OwnFindingWords;
  verdict?: VerdictNames;
  decides?: string;
  apart?: ApartWords;
  missing?: typeof copy.missing;
};

function Summary({ form: { view, on }, words }: Pick<OrderParts, 'form'> & { words: ModeWords | undefined }) {
  if (!view.summary) return null;
  const { faults, blocks } = view.summary;
  return (
    <FaultList
      title={orderPartsCopy.summary(faults.length + blocks.length)}
      faults={faults}
      blocks={blocks}
      names={words?.names}
      own={words}
      focusTurn={focusTurnAtPath(view, 'summary')}
      onSeek={on.seek}
    />
  );
}

export function OrderView<TQuote extends Quote>(props: OrderViewProps<TQuote>) {
  const { order, quote, draft, choice, form, submit, title, searchAt, stepNames, nameOf, words, mode } = props;
  const { view } = form;
  if (!order.view.quote || !view.quote || draft.view.isRecalling || choice.view.isDeciding)
    return (
      <QuoteState
        title={title}
        missing={words?.missing}
        searchAt={routePath(searchAt)}
        view={quote.view}
        on={quote.on}
      />
    );
  const { mode: id } = view.quote;
  const { strip, changeTo, instead, what, addable, unpriced, asked = null, renderStep } = mode(view.quote);
  const price = displayedPrice(view.charges, view.form.currency, { addable, unpriced });
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <OrderStrip draft={draft.view} onClear={order.on.clear} focusTurn={focusTurnAtPath(view, 'offerId')}>
        {strip}
      </OrderStrip>
      {/* Scroll margin keeps focused elements clear of the sticky strip and of a mode's own sticky part (`--above`). */}
      <div className="wrap grid w-full flex-1 grid-cols-1 content-start gap-6 pt-6 pb-12 lg:grid-cols-[152px_minmax(0,1fr)_288px] lg:gap-8 [&_:is(a,button,input,select,textarea,summary)]:scroll-mt-[var(--above,144px)]">
        <OrderSteps view={view} names={stepNames} on={form.on} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <StepHeading view={view} names={stepNames} />
          <AcceptanceLink findings={view.acceptance.findings} named={words?.verdict} />
          {order.view.areListsLost && (
            <BlockFailure text={copy.listsLost} retry={copy.retry} onRetry={order.on.retryLists} />
          )}
          {submit.view.stage === 'editing' && submit.view.notice && (
            <StatusStrip tone="good">{orderDialogsCopy.notice[submit.view.notice]}</StatusStrip>
          )}
          <Summary form={form} words={words} />
          <ListedFaults value>{renderStep(price)}</ListedFaults>
          <SkipLink to={ONWARD}>{copy.skip}</SkipLink>
        </div>
        {/* Scrolls by itself when taller than the space between strip and bar, so that the price below the verdict stays reachable. */}
        <aside className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-34 lg:-mr-3 lg:max-h-[calc(100dvh-228px)] lg:self-start lg:overflow-y-auto lg:pr-3 lg:[scrollbar-width:thin]">
          <AcceptancePanel
            findings={view.acceptance.findings}
            isLocked={view.isLocked}
            onSeek={form.on.seek}
            instead={instead}
            own={words?.finding}
            named={words?.verdict}
            decides={words?.decides}
          />
          <PriceSideView price={price} what={what} quote={quote} />
        </aside>
      </div>
      <SubmitBar
        view={view}
        names={stepNames}
        on={form.on}
        lock={quote.view}
        price={price}
        asked={displayedPrice(asked, view.form.currency).total}
        isSubmitting={submit.view.isBusy}
        onSave={draft.on.save}
      />
      <RenewDialogView view={quote.view} on={quote.on} before={view.charges} now={quote.renewed} />
      <DraftDialogView view={draft.view} on={draft.on} />
      <DraftChoiceDialogView view={choice.view} on={choice.on} />
      <SubmitDialogView
        view={submit.view}
        on={submit.on}
        changeTo={changeTo}
        enquireAt={routePath('enquiryFcl')}
        orderAt={(orderNo) => receiptAddress(MODES[id], orderNo)}
        nameOf={nameOf}
        lines={view.charges?.lines ?? []}
      />
    </>
  );
}
