import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import { SHEDS } from '../../../../domain/modes/lcl/sheds';
import { type Day, daysToWeeks } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { carriedByService } from '../carried';
import type { ModeMarket } from '../market';
import { endPlaces, PORT_PLACES } from '../places';
import { listDepartures } from './departures';
import { SERVICES } from './services';
import { breakEven } from '../../../../domain/modes/lcl/break-even';
import type { LclRates } from '../../../../domain/modes/lcl/rates';
import { DOLLAR } from '../../../../domain/values/money';
import { type ModeAnswers, readMeasuredRows } from '../answering';
import { searchHazards } from './asked';
import { readSearchGoods } from './goods-asked';

const UNIT = 'RT';

/** US dollars per revenue ton in a shared box; compatibility is checked per departure. */
const lclAnswering: ModeAnswers<LclSearch, LclForm, LclRates, LclDetail> = {
  currency: DOLLAR,
  search(wished) {
    const { orgPortCode, dstPortCode, isDanger, isStackable } = wished;
    const rows = readMeasuredRows(wished)?.map((row) => ({ ...row, longCm: null }));
    return rows ? { orgPortCode, dstPortCode, isDanger, rows, isStackable } : null;
  },
  units: () => [UNIT],
  begun: ({ isStackable }) => ({ stackable: isStackable ? 'Y' : 'N' }),
  rates: (_, { freight, danger, classes }, offered) =>
    offered && {
      ...offered,
      ocean: freight[UNIT] ?? 0,
      danger: Object.fromEntries(classes.map((hazardClass) => [hazardClass, danger[UNIT] ?? 0])),
      perSubRisk: 0,
    },
  told: (detail, rates, search) => ({
    ...detail,
    breakEven: breakEven(searchHazards(readSearchGoods(search)), rates),
  }),
};

const runs = (from: Day, days: number) =>
  SERVICES.flatMap((service) =>
    listDepartures(service, from, daysToWeeks(days)).map(({ leavesAt, arrivesAt }) => ({
      org: service.org,
      dst: service.dst,
      supplier: null,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { via: null, shed: service.shed },
    })),
  );

export const lclMarket = {
  passing: {
    name: '拼箱海运',
    places: [...PORT_PLACES, ...endPlaces(SHEDS)],
    carriers: [],
    // A shed receives goods until its cut-off and packs them until departure.
    own: ({ via, shed }, { closes, leaves }) => ({
      places: [via],
      at: [{ place: shed, days: [closes ?? leaves, leaves] }],
    }),
  },
  vehicle: () => '',
  runs,
  answers: lclAnswering,
  carries: carriedByService,
  nextFit: ({ detail }) => detail.nextFit,
} satisfies ModeMarket<LclForm, LclQuote, LclSearch, LclDetail>;
