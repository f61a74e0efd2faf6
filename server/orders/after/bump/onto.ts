import type { Offer } from '../../../../domain/offer/offer';
import { BUMPABLE, type Stage } from '../../../../domain/order/changes/bumped';
import type { ClosedTo } from '../../../trade/closures/hits';
import type { OrderRow } from '../../orders/order';
import type { ReadOrder } from '../../orders/snapshot';

/**
 * Offers that can take bumped goods, the agreed alternative first; none that is closed to them, and none before booking
 * or in modes without bumping.
 */
export function findBumpOffers(
  { mode, snapshot }: ReadOrder,
  { state }: Pick<OrderRow, 'state'>,
  now: Date,
  closedTo: ClosedTo,
): Offer[] {
  const bump = mode.after?.bump;
  if (!bump || !BUMPABLE.includes(state)) return [];
  const all = bump
    .onto(snapshot, now.getTime(), state !== 'BOOKED')
    .filter((offer) => closedTo({ form: snapshot.form, offer }) === null);
  const agreed = snapshot.alternative?.offerId;
  return all.toSorted((one, other) => Number(other.offerId === agreed) - Number(one.offerId === agreed));
}

export const describeStage = ({ mode }: ReadOrder, offer: Offer): Stage => ({
  offerId: offer.offerId,
  name: mode.after?.bump?.nameOf(offer) ?? '',
  leavesAt: offer.leavesAt ?? '',
});
