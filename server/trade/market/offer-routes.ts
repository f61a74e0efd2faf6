import { FIT_WIRES, SCHEDULE_WIRES, listWires, writeSchedule } from '../../../contract/modes';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { type KeptAbout, keptRoute } from '../../base/replies/kept-route';
import type { Offers } from './offers';

export const fitRoutes = (offers: Offers): Route[] =>
  listWires(FIT_WIRES).map(([mode, wire]) =>
    serve(wire, async (asked) => ({ fits: await offers.fits(mode, asked, asked.offerIds) })),
  );

export const offerRoutes = (offers: Offers, about: KeptAbout): Route[] =>
  listWires(SCHEDULE_WIRES).map(([mode, wire]) =>
    keptRoute(wire, about, {
      async answer(asked) {
        const { until, ...found } = await offers.search(mode, asked);
        return { data: writeSchedule(wire, found), until };
      },
      stampsOf: (asked) => offers.stamps(mode, asked),
    }),
  );
