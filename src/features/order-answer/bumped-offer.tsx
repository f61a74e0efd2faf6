import { type BumpedOrder, isOpenBump } from '../../../domain/order/changes/bumped';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { momentText } from '../../copy/words/moment-words';
import { orderBumpedCopy as copy } from '../../copy/after/bumped';
import { AnswerPanel, useAnswering, type Answering } from './answer-panel';

type OfferProps = { bumped: BumpedOrder; now: number };

export function BumpedOfferView({ bumped, now, ...answering }: OfferProps & Answering) {
  const { stands, from, to, reason, bumpedAt, answerBy } = bumped;
  const isOpen = isOpenBump(bumped, now);
  const isOver = !isOpen && (stands === 'ASKED' || stands === 'AGREED');
  return (
    <AnswerPanel
      {...answering}
      name="bumped-offer"
      title={copy.title}
      at={copy.at(momentText(bumpedAt))}
      shown={{ offerId: to.offerId }}
      accept={isOpen && stands === 'ASKED' ? copy.accept : undefined}
      decline={isOpen ? copy.decline : undefined}
    >
      <p className="mb-3 text-ink">{isOver ? copy.settled : copy.stands[stands](momentText(answerBy ?? ''))}</p>
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1.5">
        <dt className="text-muted">{copy.from}</dt>
        <dd className="text-muted line-through">{from.name}</dd>
        <dt className="text-muted">{copy.to}</dt>
        <dd className="font-semibold text-ink">{to.name}</dd>
        <dt className="text-muted">{copy.reason}</dt>
        <dd className="text-ink">{reason}</dd>
      </dl>
      {stands !== 'DECLINED' && <p className="mt-3 text-12 text-muted">{copy.price}</p>}
    </AnswerPanel>
  );
}

export function BumpedOffer({ bumped, now, actor }: OfferProps & { actor: OrderAnswerActor }) {
  return <BumpedOfferView bumped={bumped} now={now} {...useAnswering(actor)} />;
}
