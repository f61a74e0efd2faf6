import * as v from 'valibot';

import { SCHEDULE_WIRES, wiresIn } from '../../contract/modes';
import type { Clock } from '../clock';
import type { Route } from '../http/route';
import { keptRoute } from '../replies/kept-route';
import type { Replies } from '../replies/reply-memo';
import type { Offers } from './offers';

/** What each mode offers, by the words it is searched for with. */
export const offerRoutes = (offers: Offers, clock: Clock, replies: Replies): Route[] =>
  wiresIn(SCHEDULE_WIRES).map(([mode, wire]) =>
    keptRoute(
      wire,
      { replies, clock },
      {
        async answer(asked) {
          const { until, ...found } = await offers.search(mode, asked);
          return { data: v.parse(wire.reply, found), until };
        },
        stampsOf: (asked) => offers.stamps(mode, asked),
      },
    ),
  );
