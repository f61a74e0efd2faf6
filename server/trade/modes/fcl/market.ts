import { type FclDetail, vesselAndVoyage } from '../../../../domain/modes/fcl/detail';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { SailingSearch } from '../../../../domain/offer/sailing';
import { listSailings } from '../../sea/runs';
import { carriedByService } from '../carried';
import type { ModeMarket } from '../market';
import { LINERS, PORT_PLACES } from '../places';
import { fclBefore } from './before';
import { cheapestSailing } from './cheapest';
import type { FclRates } from '../../../../domain/modes/fcl/rates';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { DOLLAR } from '../../../../domain/values/money';
import { searchLane } from '../../sea/schedule';
import type { ModeAnswers } from '../answering';
import { answerRates } from './rates';
import { CONTAINERS, DUNNAGE_KG } from '../../../../domain/offer/containers';
import { gateHours } from '../../../../domain/offer/cutoffs';
import { isBoxType } from '../../../../domain/offer/search';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { receiptLoads } from './loads';
import type { SailedOrder } from '../../../../domain/order/boxes/sailed';
import { placeText } from '../../../../domain/places/place-text';

function fclSailed({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): SailedOrder {
  return {
    form,
    ship: vesselAndVoyage(offer),
    dst: offer.dst ? placeText(offer.dst, 'port') : '',
    leavesAt: offer.leavesAt ?? '',
    cutAt: offer.cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? null,
  };
}

/** A chassis per box to the port, each as heavy as the heaviest VGM; none if a station packs them. */
function fclOnwardTruck({ form, quote }: Snapshot<FclForm, FclQuote>): OnwardTruckFacts | null {
  const [gate, loads] = [gateHours(quote.offer.cutoffs), receiptLoads(form)];
  if (!gate || loads.length === 0 || form.services.includes('CFS')) return null;
  const trucks = loads.reduce((sum, { count }) => sum + count, 0);
  const [heaviest] = loads.toSorted((one, other) => other.vgmKg - one.vgmKg);
  const type = heaviest && isBoxType(heaviest.type) ? heaviest.type : null;
  const box = type && { type, tareKg: CONTAINERS[type].tareKg + DUNNAGE_KG };
  return { way: 'TO', at: gate.closes, opens: gate.opens, trucks, kg: heaviest?.kg ?? null, m3: null, box };
}

/** US dollars per box type, also where the house has no tariff. */
const fclAnswering: ModeAnswers<SailingSearch, FclForm, FclRates> = {
  currency: DOLLAR,
  search({ orgPortCode, dstPortCode, isDanger, goods, boxes }) {
    const unNo = goods[0]?.unNo.trim() ?? '';
    const asked = { orgPortCode, dstPortCode, isDanger, boxes: [...countBoxes(boxes)] };
    return isDanger === 'Y' && unNo !== '' ? { ...asked, unNo } : asked;
  },
  units: ({ boxes }) => [...new Set(boxes.map(({ type }) => type))],
  begun: ({ boxes, setC }) => ({ boxes, reeferC: setC }),
  rates(search, prices, _, tariffs) {
    const lane = searchLane(search);
    return lane ? answerRates(lane.line, prices, search, tariffs) : null;
  },
};

export const fclMarket = {
  passing: { name: '整箱海运', places: PORT_PLACES, carriers: LINERS, own: ({ via }) => ({ places: [via] }) },
  vehicle: ({ vessel, voyage }) => `${vessel} ${voyage}`,
  runs: listSailings,
  sailing: ({ offerId }) => offerId,
  answers: fclAnswering,
  carries: carriedByService,
  onwardTruck: fclOnwardTruck,
  cheapest: cheapestSailing,
  sailed: fclSailed,
  upgrade: fclBefore,
} satisfies ModeMarket<FclForm, FclQuote, SailingSearch, FclDetail>;
