import { fromPromise } from 'xstate';

import { sailingDetail } from '../../../contract/offers/sailings';
import { offerOf } from '../../../domain/modes/fcl/detail';
import type { SailingSearch } from '../../../domain/offer/sailing';
import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';
import type { Gateway } from '../gateway/gateway';

/** Other ships of the lane; null where nobody could say. The search is the one its own page has asked. */
export const otherSailingsVia = (gateway: Gateway) =>
  fromPromise<AlternativesOutcome, FindAlternativesInput>(async ({ input: { search, offerId }, signal }) => {
    const asked = { ...(search as SailingSearch), sailingId: offerId };
    const reply = await gateway.call(sailingDetail, asked, { signal });
    return {
      alternatives:
        reply.kind === 'done'
          ? reply.data.alternatives.map(({ takers, ...sailing }) => ({ ...offerOf(sailing), takers }))
          : null,
    };
  });
