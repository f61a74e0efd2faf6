import { chosenFreight, freightFaults, freightRefused } from '../../../../domain/modes/mall/carried';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import { cityCodeAt } from '../../../../domain/road/city-at';
import { isDay } from '../../../../domain/values/days';
import { CITIES } from '../../../world/ports/cities';
import type { ModeMarket } from '../market';
import { rowPlaces } from '../places';
import { mallBuyerFaults, orderPapers, permitTakings } from './buyer';
import { tidySum } from '../../../../domain/offer/containers';
import { grossWeightKg } from '../../../../domain/mall/quantity';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import { parseMoment } from '../../../../domain/values/moments';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** One truck for goods collected at the store at their ready time; sent goods need none. */
function mallOnwardTruck({ form, quote }: Snapshot<MallForm, MallQuote>): OnwardTruckFacts | null {
  const at = parseMoment(form.pickupAt);
  if (form.way !== 'SELF' || at === null) return null;
  const kg = tidySum(quote.search.lines.map(({ sold, kg: net }) => grossWeightKg(sold, net)));
  return { way: 'FROM', at, opens: null, ...sharedOut(kg, 1) };
}

export const mallMarket = {
  passing: { name: '化工商城', isListed: true, places: rowPlaces(CITIES), carriers: [], own: () => ({}) },
  onwardTruck: mallOnwardTruck,
  stepMoments({ form: { way, pickupAt, deliverOn, freight } }) {
    if (way === 'SEND') return { arrivesAt: isDay(deliverOn) ? `${deliverOn}T00:00` : null };
    return { handedAt: way === 'SELF' ? pickupAt : (freight[0]?.fetchedAt ?? null) };
  },
  buyers: { faults: mallBuyerFaults, takes: permitTakings, papers: orderPapers },
  beside: {
    chosen: chosenFreight,
    faults: ({ quote, now }, other) =>
      freightFaults({ quote, now, city: cityCodeAt(quote.offer.org?.code ?? '') }, other),
    refused: freightRefused,
  },
} satisfies ModeMarket<MallForm, MallQuote>;
