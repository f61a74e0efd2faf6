import { surchargedPrice } from '../../../domain/order/money/priced';
import { goodsLookup } from '../../../domain/goods/identity';
import { offerAnswer } from '../../../domain/offer/answer';
import type { Charges } from '../../../domain/offer/charges';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { Takers } from '../../../domain/offer/sailing';
import { countFreightUnits, type InstantPrice } from '../../../domain/order/enquiry/instant-price';
import { dayAt } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import type { ModeId } from '../../../domain/mode-ids';
import { askedMode, bookedMode } from '../../trade/modes';
import { findPlaceName } from '../../world/ports/catalogue';
import { orderBegun, buildBookingSearch } from './booking';
import type { EnquiryDeps } from './outside';
import { isOfferable } from './stands';
import type { EnquiryRow } from './store';

/** Placeholder id of a quote that is not kept. */
const NOBODYS = 'instant';

const usdAmount = ({ charges: { totalUsd } }: InstantPrice): number => totalUsd.amount;

/** True if the carrier accepts, at the latest on request, and it departs on the desired day or later. */
function isHad(offer: Offer, etd: string): boolean {
  const at = parseMoment(offer.leavesAt ?? '');
  return isOfferable(offer) && ['Y', 'R'].includes(offerAnswer(offer)) && at !== null && dayAt(at) >= etd;
}

/** Prices by weight may cover fewer units than requested. */
const isForAll = (units: number | null, charges: Charges): boolean =>
  units === null || countFreightUnits(charges) === units;

type Departure = { mode: ModeId; search: unknown; offer: Offer; rates: unknown; takers: Takers | null };

/** Price of an enquiry's goods on one departure at today's tariff, as an order would cost; null without one. */
export function tariffPrice(
  { modes, identityOf }: Pick<EnquiryDeps, 'modes' | 'identityOf'>,
  asked: Pick<EnquiryRow, 'mode' | 'form'>,
  { mode, ...departure }: Departure,
): Charges | null {
  const { leavesAt } = departure.offer;
  if (leavesAt === null || !departure.rates) return null;
  const { order } = bookedMode(modes, mode);
  const quote: Quote = { quoteId: NOBODYS, mode, state: 'LOCKED', lockedUntil: leavesAt, ...departure };
  const form = orderBegun(modes, asked, quote);
  return surchargedPrice({ mode: order, form, quote, goodsOf: goodsLookup(identityOf).goodsOf });
}

/** Price if ordered now: each departure at its own rates; null if none has a price. */
export const createInstantPrice =
  ({ modes, offers, identityOf }: Pick<EnquiryDeps, 'modes' | 'offers' | 'identityOf'>) =>
  async ({ mode: id, form: typed }: Pick<EnquiryRow, 'mode' | 'form'>): Promise<InstantPrice | null> => {
    const question = askedMode(modes, id).priced(typed);
    if (question === null) return null;
    const { form, units } = question;
    const asked = { mode: id, form };
    const found = buildBookingSearch(modes, asked);
    if (found === null) return null;
    const { mode, search, wished } = found;
    const ends = { orgName: findPlaceName(typed.orgPortCode), dstName: findPlaceName(typed.dstPortCode) };

    async function priced({ offerId }: Offer): Promise<InstantPrice[]> {
      const { offer, rates, takers } = (await offers.offer(mode, search, offerId)) ?? {};
      if (!offer?.supplier || offer.leavesAt === null) return [];
      const { supplier, leavesAt } = offer;
      const charges = tariffPrice({ modes, identityOf }, asked, { mode, search, offer, rates, takers: takers ?? null });
      return charges && isForAll(units, charges) ? [{ mode, ...ends, supplier, leavesAt, charges }] : [];
    }

    const listed = (await offers.search(mode, search)).offers.filter((offer) => isHad(offer, wished.etd));
    const prices = (await Promise.all(listed.map(priced))).flat();
    return prices.toSorted((one, other) => usdAmount(one) - usdAmount(other))[0] ?? null;
  };
