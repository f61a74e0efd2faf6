import { changedLines } from '../../../domain/offer/changed-lines';
import type { ChargeLine } from '../../../domain/offer/charges';
import type { Offer } from '../../../domain/offer/offer';
import type { OrderSubmitIntents, OrderSubmitView, SubmitRefusal } from '../../../machines/order/order-submit';
import { orderDialogsCopy as copy } from '../../copy/order';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { OrderQuestion, PriceChange } from './order-question';
import { OtherOffers } from './other-offers';

type SubmitParts = {
  view: OrderSubmitView;
  on: OrderSubmitIntents;
  changeTo: string;
  enquireAt: string;
  orderAt: (orderNo: string) => string;
  nameOf: (offer: Offer) => string;
  lines: readonly ChargeLine[];
};

function Unknown({ view, on }: SubmitParts) {
  const { unknown, notice } = copy;
  return (
    <OrderQuestion
      title={unknown.title}
      text={unknown.text}
      onClose={() => {}}
      actions={
        <>
          {view.canRetry && (
            <Button look="line" isOff={view.isBusy} onClick={on.retry}>
              {unknown.retry}
            </Button>
          )}
          <Button look="signal" isBusy={view.isBusy} onClick={on.query}>
            {view.isBusy ? unknown.querying : unknown.query}
          </Button>
        </>
      }
    >
      {view.notice && <p role="alert">{notice[view.notice]}</p>}
    </OrderQuestion>
  );
}

const dismissal = (words: string, on: OrderSubmitIntents) => (
  <Button look="line" onClick={on.dismiss}>
    {words}
  </Button>
);

function Refused({
  refusal,
  parts: { on, changeTo, enquireAt, orderAt, nameOf, lines },
}: {
  refusal: SubmitRefusal;
  parts: SubmitParts;
}) {
  switch (refusal.code) {
    case 'priceChanged':
      return (
        <OrderQuestion
          title={copy.changed.title}
          text={copy.changed.text}
          onClose={on.dismiss}
          actions={
            <>
              {dismissal(copy.changed.dismiss, on)}
              <Button look="signal" onClick={on.acceptPrice}>
                {copy.changed.accept}
              </Button>
            </>
          }
        >
          <PriceChange
            before={refusal.before}
            now={refusal.now}
            lines={refusal.lines.length > 0 ? changedLines(lines, refusal.lines) : []}
          />
        </OrderQuestion>
      );
    case 'soldOut':
      return (
        <OrderQuestion
          title={refusal.message ?? copy.soldOut.title}
          text={refusal.alternatives.length > 0 ? copy.soldOut.text : copy.soldOut.none}
          onClose={on.dismiss}
          actions={
            <>
              {dismissal(copy.soldOut.dismiss, on)}
              <ButtonLink look="signal" href={refusal.alternatives.length > 0 ? changeTo : enquireAt}>
                {refusal.alternatives.length > 0 ? copy.soldOut.other : copy.soldOut.enquire}
              </ButtonLink>
            </>
          }
        >
          <OtherOffers offers={refusal.alternatives} nameOf={nameOf} />
        </OrderQuestion>
      );
    case 'hourTaken':
      return (
        <OrderQuestion
          title={refusal.message}
          text={copy.hourTaken.text}
          onClose={on.dismiss}
          actions={
            <Button look="signal" onClick={on.dismiss}>
              {copy.hourTaken.dismiss}
            </Button>
          }
        />
      );
    case 'textsChanged':
      return (
        <OrderQuestion
          title={copy.textsChanged.title}
          text={copy.textsChanged.text(refusal.old)}
          onClose={on.dismiss}
          actions={dismissal(copy.textsChanged.dismiss, on)}
        />
      );
    case 'bounded':
      return (
        <OrderQuestion
          title={copy.bounded.title}
          text={refusal.message}
          onClose={on.dismiss}
          actions={
            <>
              {dismissal(copy.bounded.dismiss, on)}
              <ButtonLink look="signal" href={enquireAt}>
                {copy.bounded.enquire}
              </ButtonLink>
            </>
          }
        />
      );
    case 'alreadyMade':
      return (
        <OrderQuestion
          title={copy.alreadyMade.title}
          text={refusal.message}
          onClose={on.dismiss}
          actions={
            <>
              {dismissal(copy.alreadyMade.dismiss, on)}
              <ButtonLink look="signal" href={orderAt(refusal.orderNo)}>
                {copy.alreadyMade.open}
              </ButtonLink>
            </>
          }
        />
      );
    case 'unagreed':
    case 'cargoRefused':
    case 'refused':
      return (
        <OrderQuestion
          title={copy.refused.title}
          text={refusal.message}
          onClose={on.dismiss}
          actions={dismissal(copy.refused.dismiss, on)}
        />
      );
    case 'faults':
    case 'quoteLapsed':
      return null;
  }
}

export function SubmitDialogView(parts: SubmitParts) {
  const { view } = parts;
  if (view.stage === 'unknown') return <Unknown {...parts} />;
  if (view.stage === 'refused' && view.refusal) return <Refused refusal={view.refusal} parts={parts} />;
  return null;
}
