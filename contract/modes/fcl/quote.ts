import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { FclRates } from '../../../domain/modes/fcl/rates';
import { MOST_CARRIED } from '../../../domain/offer/carried';
import { upgradeDraft } from '../../../domain/order/drafts/upgraded';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts, searchEntries } from '../../offers/sailings';
import { perBox, serviceRates, yuanRate } from '../../offers/services';
import { carriedRow } from '../../../domain/offer/carried-shape';
import { offer, quote } from '../../../domain/offer/offer-shape';
import { fclDetail } from '../../../domain/modes/fcl/detail-shape';

export const fclSearch = {
  ...searchEntries,
  rows: v.optional(v.pipe(v.array(carriedRow), v.maxLength(MOST_CARRIED))),
};

export const fclRates = v.object({
  ...serviceRates,
  ocean: perBox,
  surcharge: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(perBox))),
  usualClass: v.picklist(HAZARD_CLASS_IDS),
  names: v.object({ ocean: v.string(), surcharge: v.string() }),
  local: v.array(
    v.object({ ...yuanRate, isForDangerOnly: v.optional(v.boolean()), isForDeclaration: v.optional(v.boolean()) }),
  ),
  notIncluded: v.object({ Y: v.array(v.string()), N: v.array(v.string()) }),
}) as v.GenericSchema<unknown, FclRates>;

const fclOffer = v.object({ ...offer.entries, detail: fclDetail });

export const fclQuote = v.object({
  ...quote.entries,
  search: v.object(fclSearch),
  offer: fclOffer,
  rates: fclRates,
});

export const quoteFcl = quoteEndpoint(
  'FCL',
  '锁定一班船的整箱费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.unknown(), v.transform(upgradeDraft), v.object({ ...fclSearch, offerId }), differentPorts()),
);
