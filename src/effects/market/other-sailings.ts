import { fromPromise } from 'xstate';

import { sailingDetail } from '../../../contract/offers/sailings';
import { offerFromSailing } from '../../../domain/modes/fcl/detail';
import type { SailingSearch } from '../../../domain/offer/sailing';
import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';

/** Other sailings of the lane; null on failure. The search comes from the sailing page. */
export const otherSailingsVia = (gateway: Gateway) =>
  fromPromise<AlternativesOutcome, FindAlternativesInput>(async ({ input: { search, offerId }, signal }) => {
    const asked = { ...(search as SailingSearch), sailingId: offerId };
    const reply = await gateway.call(sailingDetail, asked, { signal });
    return {
      alternatives:
        reply.kind === 'done'
          ? reply.data.alternatives.map(({ takers, ...sailing }) => ({ ...offerFromSailing(sailing), takers }))
          : null,
    };
  });
