import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import type { AirForm } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { AirOffer, AirQuote } from '../../../../domain/modes/air/quote';
import { goodsLookup } from '../../../../domain/goods/identity';
import type { Offer } from '../../../../domain/offer/offer';
import { parseMoment } from '../../../../domain/values/moments';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import type { Bumping } from '../after/bump';
import type { Snapshot } from '../mode';
import { listOffers } from './offers';
import { writtenTime } from '../../../base/china-time';

const { goodsOf, identityOf } = goodsLookup(identifyGoods);

/** Papers are already in: only the terminal's deadline counts. */
const isInTime = ({ cutoffs, leavesAt }: AirOffer, now: number, isIn: boolean): boolean => {
  const door = isIn ? leavesAt : (cutoffs.find(({ code }) => code === 'AIR_IN')?.at ?? leavesAt);
  return (parseMoment(door) ?? 0) > now;
};

function takesThem({ form, quote }: Snapshot<AirForm, AirQuote>, offer: AirOffer): boolean {
  const at = { ...quote, offer };
  const { findings } = airAcceptance(form, { now: 0, quote: at, goodsOf, identityOf });
  return (
    findings.every(({ level }) => level !== 'BLOCK') &&
    AIR.faults(form, { now: 0, quote: at, goodsOf, identityOf }).length === 0
  );
}

export const airBumping: Bumping<AirForm, AirQuote, AirDetail> = {
  onto(order, now, isIn) {
    const { form, quote } = order;
    const search = { ...quote.search, isDanger: form.isDanger, ready: null };
    return (
      // The caller filters closed flights.
      listOffers(search, { now, taken: () => 0, isShut: () => false, tariffs: {} })
        // Bumped cargo goes later, never earlier than planned.
        .filter(({ leavesAt, left }) => leavesAt > (quote.offer.leavesAt ?? '') && (left[0]?.amount ?? 0) > 0)
        .filter((offer) => isInTime(offer, now, isIn) && takesThem(order, offer))
    );
  },
  nameOf: ({ supplier, detail, leavesAt }: Offer<AirDetail>) =>
    `${supplier?.nameCn ?? ''} ${detail.flight} ${writtenTime(leavesAt)}`,
};
