import { SCHEDULE_WIRES, listWires, writeSchedule } from '../../../contract/modes';
import { validate } from '../../base/http/validate';
import type { Answerers } from '../../base/site/results-pages';
import type { Offers } from './offers';

/** Mode searches for pages with results: same answers as the endpoints. */
export const firstOffers = (offers: Offers): Answerers =>
  Object.fromEntries(
    listWires(SCHEDULE_WIRES).map(([mode, wire]) => [
      wire.path,
      {
        stampsOf: (payload: object) => offers.stamps(mode, validate(wire.request, payload)),
        async tell(payload: object) {
          const { until, ...found } = await offers.search(mode, validate(wire.request, payload));
          return { data: writeSchedule(wire, found), until };
        },
      },
    ]),
  );
