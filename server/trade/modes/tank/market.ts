import type { TankDetail } from '../../../../domain/modes/tank/detail';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { isLease } from '../../../../domain/modes/tank/lease';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import type { Day } from '../../../../domain/values/days';
import { listSailings } from '../../sea/runs';
import type { Tariffs } from '../../tariffs/sheet';
import type { ModeMarket } from '../market';
import { endPlaces, LINERS, PORT_PLACES } from '../places';
import { tankAnswering } from './answering';
import { OPERATORS, operatorsOnLine } from './fleet';
import { cheapestTank } from './search';
import { readKg, quotedTank, readTankCount } from '../../../../domain/modes/tank/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';
import { cityCode, isDistrictCode } from '../../../../domain/places/regions';
import { parseMoment } from '../../../../domain/values/moments';
import { gateHours } from '../../../../domain/offer/cutoffs';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** A chassis per tank to the port; leased tanks go anywhere. */
function tankOnwardTruck({ form, quote }: Snapshot<TankForm, TankQuote>): OnwardTruckFacts | null {
  const { tareKg } = quotedTank(quote);
  const gate = gateHours(quote.offer.cutoffs);
  if (!gate || isLease(form)) return null;
  return {
    way: 'TO',
    at: gate.closes,
    opens: gate.opens,
    ...sharedOut(readKg(form) ?? 0, readTankCount(form) ?? 1),
    box: { type: 'TK', tareKg },
  };
}

/** Tons are exact to the kilogram. */
const FINEST_KG = 1;

/** One liquid in all tanks, filled at its origin. The route of hired tanks is unknown. */
function tankCarrying(form: TankForm): CarriedOrder {
  const { goods, pickupRegion, loadFrom } = form;
  const isKnown = !isLease(form) && isDistrictCode(pickupRegion);
  return {
    goods: goods.map((row) => buildCarriedGoods('TANK', row, { netKg: readKg(form), finestKg: FINEST_KG })),
    boxedKg: null,
    fetched: isKnown ? { city: cityCode(pickupRegion), at: parseMoment(loadFrom) } : null,
  };
}

const runs = (from: Day, days: number, tariffs: Tariffs) =>
  listSailings(from, days, tariffs).flatMap(({ line, supplier: carrier, detail: { via }, ...ship }) =>
    operatorsOnLine(line).map((supplier) => ({ ...ship, supplier, detail: { voyage: { via, carrier }, lease: null } })),
  );

export const tankMarket = {
  passing: {
    name: '罐箱',
    places: PORT_PLACES,
    carriers: [...endPlaces(OPERATORS), ...LINERS],
    own: ({ voyage, lease }) => ({
      places: [voyage?.via ?? null],
      carriers: voyage ? [voyage.carrier] : [],
      ...(lease && { days: [lease.from, lease.until] as const }),
    }),
  },
  vehicle: ({ voyage }) => (voyage ? `${voyage.vessel} ${voyage.voyage}` : ''),
  runs,
  sailing: ({ detail }) => detail.voyage?.sailingId ?? null,
  answers: tankAnswering,
  carries: tankCarrying,
  onwardTruck: tankOnwardTruck,
  ownLoading: ({ form }) => ({ loadAt: form.loadAddress, inhibitorUntil: form.inhibitorUntil }),
  cheapest: cheapestTank,
  stepMoments: ({ form, quote }) => ({ handedAt: isLease(form) ? quote.offer.leavesAt : null }),
} satisfies ModeMarket<TankForm, TankQuote, TankSearch, TankDetail>;
