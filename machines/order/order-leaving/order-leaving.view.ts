import type { LeavingTerms, TypedLeaving } from '../../../domain/order/trucks/leaving';
import { leavingFaults, type LeavingFaults } from '../../../domain/order/trucks/leaving-faults';
import type { OrderLeavingActor, OrderLeavingSnapshot } from './order-leaving.machine';
import type { FreeSlot, LeavingFailureCode } from './order-leaving.types';

export type OrderLeavingView = {
  isOpen: boolean;
  isDoubting: boolean;
  terms: LeavingTerms;
  typed: TypedLeaving;
  faults: LeavingFaults;
  slots: readonly FreeSlot[] | null;
  code: string;
  isBusy: boolean;
  failureCode: LeavingFailureCode | null;
};

const FAULTLESS: LeavingFaults = {};

export function selectOrderLeaving(snapshot: OrderLeavingSnapshot): OrderLeavingView {
  const { terms, now, typed, slots, isJudged, code, failureCode } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('open'),
    isDoubting: snapshot.hasTag('doubting'),
    terms,
    typed,
    faults: isJudged ? leavingFaults(typed, terms, now) : FAULTLESS,
    slots,
    code,
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
}

export const orderLeavingIntents = (actor: OrderLeavingActor) => ({
  open: (terms: LeavingTerms, typed: TypedLeaving, now: number) =>
    actor.send({ type: 'leaving.open', terms, typed, now }),
  write: (change: Partial<TypedLeaving>) => actor.send({ type: 'leaving.write', change }),
  send: (terms: LeavingTerms, now: number) => actor.send({ type: 'leaving.send', terms, now }),
  doubt: (code: string) => actor.send({ type: 'leaving.doubt', code }),
  drop: () => actor.send({ type: 'leaving.drop' }),
  close: () => actor.send({ type: 'leaving.close' }),
});

export type OrderLeavingIntents = ReturnType<typeof orderLeavingIntents>;
