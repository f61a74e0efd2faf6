import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';

import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { useAppActor } from '../../actors/app-actor';
import { composeAnswer } from '../compose/compose-answer';
import { composeComplaint } from '../compose/compose-complaint';
import { useGateway } from '../gateway-context';

export function useAnswers(actor: OrderReceiptActor, order: { input: { orderNo: string } }) {
  const gateway = useGateway();
  const answer = useMemo(() => composeAnswer(gateway, () => actor.send({ type: 'order.refresh' })), [gateway, actor]);
  return useActorRef(answer, order);
}

export function useComplaint(actor: OrderReceiptActor, order: { input: { orderNo: string } }) {
  const gateway = useGateway();
  const app = useAppActor();
  const complaint = useMemo(() => composeComplaint(gateway, app, actor), [gateway, app, actor]);
  return useActorRef(complaint, order);
}
