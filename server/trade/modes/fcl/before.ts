import { type FclOffer, offerFromSailing } from '../../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { Charges } from '../../../../domain/offer/charges';
import type { Sailing, SailingSearch } from '../../../../domain/offer/sailing';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { upgradeDraft } from '../../../../domain/order/drafts/upgraded';
import { searchLane } from '../../sea/schedule';
import type { Snapshot } from '../mode';
import { ratesOfLocked } from './rates';

/** Order format from when there was one mode; the oldest lack `alternative`. */
type OldOrder = { form: unknown; sailing: Sailing; alternative?: Sailing | null; charges: Charges };

/** Stored price was a total, so the rates contain only the boxes' cost. */
function quoteFromOffer(form: FclForm, offer: FclOffer): FclQuote {
  const { org, dst } = offer;
  const search = {
    orgPortCode: org?.code ?? '',
    dstPortCode: dst?.code ?? '',
    isDanger: form.isDanger,
    boxes: countBoxes(form.boxes),
  };
  return {
    quoteId: form.quoteId,
    mode: 'FCL',
    state: 'USED',
    lockedUntil: offer.closesAt ?? '',
    search,
    offer,
    rates: ratesOfLocked(searchLane(search)?.line ?? '', offer, search),
    takers: null,
  };
}

function upgradeOldOrder(kept: unknown): Snapshot<FclForm, FclQuote> {
  const { form, sailing, alternative = null, charges } = kept as OldOrder;
  const now = upgradeDraft(form) as FclForm;
  return {
    form: now,
    quote: quoteFromOffer(now, offerFromSailing(sailing)),
    charges,
    takings: [],
    alternative: alternative && offerFromSailing(alternative),
  };
}

export const fclBefore = {
  rates: (search: SailingSearch, offer: FclOffer) => ratesOfLocked(searchLane(search)?.line ?? '', offer, search),
  order: upgradeOldOrder,
};
