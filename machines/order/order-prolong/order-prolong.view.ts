import type { Money } from '../../../domain/values/money';
import type { OrderProlongActor, OrderProlongSnapshot } from './order-prolong.machine';
import { isSound } from './order-prolong.rules';
import type { ProlongFailureCode, StayOffer } from './order-prolong.types';

export type OrderProlongView = {
  isOpen: boolean;
  days: number;
  typed: string;
  isFaulty: boolean;
  total: Money;
  offer: StayOffer | null;
  mostDays: number | null;
  isBusy: boolean;
  failureCode: ProlongFailureCode | null;
};

export function selectOrderProlong(snapshot: OrderProlongSnapshot): OrderProlongView {
  const { days, typed, total, offer, mostDays, isJudged, failureCode } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('open'),
    days,
    typed,
    isFaulty: isJudged && !isSound(snapshot.context),
    total,
    offer,
    mostDays,
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
}

export const orderProlongIntents = (actor: OrderProlongActor) => ({
  open: (days: number, total: Money) => actor.send({ type: 'prolong.open', days, total }),
  type: (value: string) => actor.send({ type: 'days.type', value }),
  send: () => actor.send({ type: 'prolong.send' }),
  close: () => actor.send({ type: 'prolong.close' }),
});

export type OrderProlongIntents = ReturnType<typeof orderProlongIntents>;
