import type { ReceivingState } from '../../../domain/order/on-site/receiving';
import type { OrderAnswerActor } from '../../../machines/order/order-answer';
import { orderReceivingCopy as copy } from '../../copy/after/receiving';
import { AnswerPanel, useAnswering, type Answering } from './answer-panel';

type ReceivedProps = { receiving: ReceivingState };

const SHOWN = { isReceived: true } as const;

export const ReceivedGoodsView = ({ receiving: { waits }, ...answering }: ReceivedProps & Answering) => (
  <AnswerPanel
    {...answering}
    name="received-goods"
    title={copy.title}
    at=""
    shown={SHOWN}
    accept={waits === null ? copy.accept : undefined}
    decline={undefined}
  >
    <p className="text-ink">{waits ?? copy.check}</p>
  </AnswerPanel>
);

export function ReceivedGoods({ receiving, actor }: ReceivedProps & { actor: OrderAnswerActor }) {
  return <ReceivedGoodsView receiving={receiving} {...useAnswering(actor)} />;
}
