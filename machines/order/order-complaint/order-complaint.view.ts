import type { ComplaintAbout } from '../../../domain/order/complaint';
import type { OrderComplaintActor, OrderComplaintSnapshot } from './order-complaint.machine';
import { type ComplaintField, faultsIn, mostKgIn } from './order-complaint.rules';
import type { ComplaintFailureCode, ComplaintPart, TypedComplaint } from './order-complaint.types';

/** Everything a view may know. Plain data: a story is written from it without an actor. */
export type OrderComplaintView = {
  isOpen: boolean;
  about: readonly ComplaintAbout[];
  typed: TypedComplaint;
  /** At most so much of what is chosen; null until something is. */
  mostKg: number | null;
  faults: readonly ComplaintField[];
  isBusy: boolean;
  /** It is with the house; the page behind still has to be told. */
  isFiled: boolean;
  failureCode: ComplaintFailureCode | null;
};

export function selectOrderComplaint(snapshot: OrderComplaintSnapshot): OrderComplaintView {
  const { about, typed, isJudged, failureCode } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('open'),
    about,
    typed,
    mostKg: mostKgIn({ about, typed }),
    faults: isJudged ? faultsIn({ about, typed }) : [],
    isBusy: snapshot.hasTag('busy'),
    isFiled: snapshot.hasTag('filed'),
    failureCode,
  };
}

/** Everything a view may ask for. */
export const orderComplaintIntents = (actor: OrderComplaintActor) => ({
  open: (about: readonly ComplaintAbout[]) => actor.send({ type: 'complaint.open', about }),
  choose: (kind: string) => actor.send({ type: 'about.choose', kind }),
  type: (part: ComplaintPart, value: string) => actor.send({ type: 'complaint.type', part, value }),
  send: () => actor.send({ type: 'complaint.send' }),
  close: () => actor.send({ type: 'complaint.close' }),
});

export type OrderComplaintIntents = ReturnType<typeof orderComplaintIntents>;
