import { isPutRight, type Revisable } from '../../../domain/order/changes/revised';
import type { OrderReviseIntents, OrderReviseView as View, ReviseOffer } from '../../../machines/order/order-revise';
import { orderFaultSentence, type OwnFaultWords } from '../../copy/order/faults';
import { orderReviseCopy as copy } from '../../copy/after/revise';
import { severalFaults } from '../../copy/words/several-faults';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { FaultsTold } from '../../ui/form/faults-told';
import { Price } from '../../ui/show/price';
import { type FieldsProps, ReviseFields } from './revise-fields';

export type ReviseProps = Pick<FieldsProps, 'renderRegion'> & {
  view: View;
  on: OrderReviseIntents;
  own?: OwnFaultWords | undefined;
};

/** Faults outside the topic's fields are shown at the button, once the fields are right. */
function reviseTrouble(topic: Revisable, { faults, failureCode }: View, own: OwnFaultWords | undefined) {
  if (failureCode !== null) return copy.failure[failureCode];
  const [first] = faults;
  const isInFields = topic.fields.some(({ path }) => faults.some((fault) => fault.path === path));
  return first && !isInFields ? orderFaultSentence(first, own) : undefined;
}

/** Added charges by line; a line that adds nothing states why. */
function Added({ offer }: { offer: ReviseOffer }) {
  if (offer.added.length === 0)
    return <p role="status">{offer.before.amount === offer.total.amount ? copy.unchanged : ''}</p>;
  return (
    <dl aria-label={copy.added} className="grid gap-1">
      {offer.added.map(({ name, sum }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd>{sum.amount === 0 ? copy.unchanged : <Price {...sum} size="small" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function sendLabel(topic: Revisable, { isBusy, offer }: View): string {
  if (isBusy) return copy.busy;
  if (!offer) return copy.check;
  return isPutRight(topic.topic) ? copy.confirm : copy.order;
}

/** Result and cost are shown before the button that confirms the change. */
export function ReviseDialog({ topic, view, on, renderRegion, own }: ReviseProps & { topic: Revisable }) {
  const { total, offer, isBusy } = view;
  const words = isPutRight(topic.topic) ? copy.change : copy.service;
  const name = isPutRight(topic.topic) ? copy.right[topic.topic].name(topic.name) : topic.name;
  const sums = [
    { name: copy.before, sum: offer?.before ?? total },
    ...(offer ? [{ name: copy.after, sum: offer.total }] : []),
  ];
  return (
    <PriceFirstDialog
      title={words.title(name)}
      text={words.note}
      sums={sums}
      trouble={reviseTrouble(topic, view, own)}
      sendWords={sendLabel(topic, view)}
      closeWords={copy.close}
      isBusy={isBusy}
      isWide
      onSend={on.send}
      onClose={on.close}
    >
      <FaultsTold sentence={severalFaults(view.faults.map((fault) => orderFaultSentence(fault, own)))}>
        <ReviseFields topic={topic} view={view} on={on} renderRegion={renderRegion} own={own} />
      </FaultsTold>
      {offer && <Added offer={offer} />}
    </PriceFirstDialog>
  );
}
