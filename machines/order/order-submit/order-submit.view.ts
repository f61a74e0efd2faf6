import type { OrderSubmitActor, OrderSubmitSnapshot } from './order-submit.machine';
import type { SubmitNotice, SubmitRefusal } from './order-submit.types';

const SUBMIT_STAGES = ['unknown', 'refused', 'done'] as const;

export type OrderSubmitView = {
  stage: 'editing' | (typeof SUBMIT_STAGES)[number];
  isBusy: boolean;
  refusal: SubmitRefusal | null;
  notice: SubmitNotice | null;
  canRetry: boolean;
};

export const selectOrderSubmit = (snapshot: OrderSubmitSnapshot): OrderSubmitView => {
  const { refusal, notice, submission } = snapshot.context;
  return {
    stage: SUBMIT_STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'editing',
    isBusy: snapshot.hasTag('busy'),
    refusal,
    notice,
    canRetry: submission !== null,
  };
};

export const orderSubmitIntents = (actor: OrderSubmitActor) => ({
  query: () => actor.send({ type: 'outcome.query' }),
  retry: () => actor.send({ type: 'submit.retry' }),
  acceptPrice: () => actor.send({ type: 'price.accept' }),
  dismiss: () => actor.send({ type: 'refusal.dismiss' }),
});

export type OrderSubmitIntents = ReturnType<typeof orderSubmitIntents>;
