import type { ComplaintAbout } from '../../../domain/order/changes/complaint';
import type { OrderComplaintActor, OrderComplaintSnapshot } from './order-complaint.machine';
import { type ComplaintField, complaintFaults, lotsToChoose, mostComplaintKg } from './order-complaint.rules';
import type { ComplaintFailureCode, ComplaintPart, TypedComplaint } from './order-complaint.types';

export type OrderComplaintView = {
  isOpen: boolean;
  about: readonly ComplaintAbout[];
  typed: TypedComplaint;
  lots: ComplaintAbout['lots'];
  mostKg: number | null;
  faults: readonly ComplaintField[];
  isBusy: boolean;
  /** Photographs still upload; they may be removed. */
  isWaiting: boolean;
  isFiled: boolean;
  failureCode: ComplaintFailureCode | null;
};

export function selectOrderComplaint(snapshot: OrderComplaintSnapshot): OrderComplaintView {
  const { about, typed, photos, isJudged, failureCode } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('open'),
    about,
    typed,
    lots: lotsToChoose({ about, typed }),
    mostKg: mostComplaintKg({ about, typed }),
    faults: isJudged ? complaintFaults({ about, typed, photos }) : [],
    isBusy: snapshot.hasTag('busy'),
    isWaiting: snapshot.hasTag('waiting'),
    isFiled: snapshot.hasTag('filed'),
    failureCode,
  };
}

export const selectComplaintPhotos = ({ children }: OrderComplaintSnapshot) => children.photos;

export const orderComplaintIntents = (actor: OrderComplaintActor) => ({
  open: (about: readonly ComplaintAbout[]) => actor.send({ type: 'complaint.open', about }),
  choose: (kind: string) => actor.send({ type: 'about.choose', kind }),
  chooseLot: (lot: string) => actor.send({ type: 'lot.choose', lot }),
  type: (part: ComplaintPart, value: string) => actor.send({ type: 'complaint.type', part, value }),
  send: () => actor.send({ type: 'complaint.send' }),
  close: () => actor.send({ type: 'complaint.close' }),
});

export type OrderComplaintIntents = ReturnType<typeof orderComplaintIntents>;
