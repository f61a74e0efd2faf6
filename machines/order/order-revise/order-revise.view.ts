import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import type { Revisable } from '../../../domain/order/changes/revised';
import type { Money } from '../../../domain/values/money';
import type { OrderReviseActor, OrderReviseSnapshot } from './order-revise.machine';
import type { ReviseFailureCode, ReviseOffer, Texts } from './order-revise.types';

export type OrderReviseView = {
  isFailed: boolean;
  topics: readonly Revisable[];
  topic: Revisable | null;
  typed: Texts;
  faults: readonly OrderFault[];
  turn: number;
  total: Money;
  offer: ReviseOffer | null;
  isBusy: boolean;
  failureCode: ReviseFailureCode | null;
};

export function selectOrderRevise(snapshot: OrderReviseSnapshot): OrderReviseView {
  const { topics, topic, typed, faults, turn, total, offer, failureCode } = snapshot.context;
  return {
    isFailed: snapshot.hasTag('failed'),
    topics,
    topic,
    typed,
    faults,
    turn,
    total,
    offer,
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
}

/** Lives as long as the chart, so views may rely on it. */
function resident<TActor>(actor: TActor | undefined): TActor {
  if (!actor) throw new Error('where goods are fetched was never asked');
  return actor;
}

export const selectReviseRegion = ({ children }: OrderReviseSnapshot) => resident(children.regionPicker);

export const orderReviseIntents = (actor: OrderReviseActor) => ({
  retry: () => actor.send({ type: 'list.retry' }),
  open: (topic: string) => actor.send({ type: 'revise.open', topic }),
  type: (path: FieldPath, value: string) => actor.send({ type: 'text.type', path, value }),
  send: () => actor.send({ type: 'revise.send' }),
  close: () => actor.send({ type: 'revise.close' }),
});

export type OrderReviseIntents = ReturnType<typeof orderReviseIntents>;
