import { CTU_CHECKS } from '../../../../domain/modes/cfs/ctu-checks';
import { cfsCancelFee } from '../../../../domain/modes/cfs/cancel';
import { MISSED_TRUCK } from '../../../../domain/modes/cfs/cancel-terms';
import type { CfsDetail } from '../../../../domain/modes/cfs/detail';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { openUntil } from '../../../../domain/modes/cfs/truck-changes';
import { stuffingCharge } from '../../../../domain/modes/cfs/price';
import type { CfsRates } from '../../../../domain/modes/cfs/rates';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { withTruck } from '../../../../domain/order/trucks/truck';
import { searchFromCfsQuery } from '../../../../domain/modes/cfs/address';
import { queryFromForm } from '../../../../domain/modes/cfs/asked-of';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { readGates, readStuffings } from '../../../../domain/modes/cfs/reading';
import { gateEnds, stuffEnds } from '../../../../domain/modes/cfs/slots';
import { toIso } from '../../../../domain/values/moments';
import type { BookedMode, Taking } from '../mode';
import { leftByStrangers, slotId } from './boards';
import { cfsBrief, cfsDriver, cfsGates, cfsTruckText, cfsUnits } from './brief';
import { CFS_SHEETS, cfsDocument } from './documents';
import { entryInstructions } from './entry';
import { findAlternatives, findOffer, listOffers } from './offers';
import { firstTruckTime, quotedStation } from './ordered';
import { readSearchGoods } from './goods-asked';
import { cfsPapers } from './papers';
import { stationMarket, stationsAround } from './stations';
import { stationRates } from './tariff';
import { CONTAINERS } from '../../../../domain/offer/containers';
import { vgmStand } from '../../../../domain/order/on-site/packed';
import type { Packing } from '../after/packing';
import { packingCertificate } from './certificate';

/** Requirements before boxes leave; the packer of dangerous goods must sign. */
const cfsPacking: Packing<CfsForm, CfsQuote> = {
  wants: ({ form: { weigh, photo, isDanger } }) => ({ weighed: weigh, photos: photo, signed: isDanger === 'Y' }),
  stand(order, { unit, vgm }) {
    const box = cfsBrief(order, []).boxes.find(({ no }) => no === unit);
    if (!box || vgm === null) return 'FINE';
    return vgmStand(vgm.kg, { declaredKg: box.vgmKg, maxGrossKg: CONTAINERS[box.type].maxGrossKg });
  },
  certificate: packingCertificate,
};

/** Gate hours of all trucks and half days of all boxes: all or none. */
function slotTakings(form: CfsForm, quote: CfsQuote): Taking[] {
  const kept = quotedStation(quote);
  const { trucks, teu: mostTeu } = kept.most[form.isDanger];
  const market = stationMarket(kept);
  const gates = readGates(form).map((slot): Taking => {
    const stockId = slotId(kept, slot.day, slot.hour, form.isDanger);
    const most = leftByStrangers(stockId, trucks);
    return { stockId, measure: 'TRUCK', market, amount: 1, most, untilAt: toIso(gateEnds(slot)) };
  });
  const halves = readStuffings(form).map(({ slot, teu }): Taking => {
    const stockId = slotId(kept, slot.day, slot.block, form.isDanger);
    const most = leftByStrangers(stockId, mostTeu);
    return { stockId, measure: 'TEU', market, amount: teu, most, untilAt: toIso(stuffEnds(slot)) };
  });
  return [...gates, ...halves];
}

/** Gate hours pass with time, so answers are kept no longer. */
const ANSWER_MS = 60_000;

export const cfsMode: BookedMode<CfsSearch, CfsForm, CfsDetail, CfsRates> = {
  kind: 'booked',
  order: CFS,
  words: {
    what: '装箱站',
    room: '时段',
    stands: () => ({ BOOKED: '已发预约码', CARGO_IN: '已装箱', DECLARED: '已集港' }),
  },
  search: (search, world) => ({ days: [], offers: listOffers(search, world), until: world.now + ANSWER_MS }),
  offer(search, offerId, world) {
    const offer = findOffer(search, offerId, world);
    return offer && { offer, rates: stationRates(world.tariffs, readSearchGoods(search).placarded), takers: null };
  },
  alternatives: findAlternatives,
  asked: (form, { search }) => [searchFromCfsQuery(queryFromForm(form, search.port))].flatMap((one) => one ?? []),
  stock: {
    markets: ({ port }) => [...new Set(stationsAround(port).map(stationMarket))],
    takes: slotTakings,
    gone: { refused: 'slotTaken' },
  },
  papers: cfsPapers,
  cancelFee: ({ form, charges }, state, now) =>
    cfsCancelFee({ state, now, comes: firstTruckTime(form), loading: stuffingCharge(charges) }),
  brief: (order, codes, _units, { checked, arrivals, packed, photos, results }) => ({
    ...cfsBrief(order, codes, arrivals),
    entry: entryInstructions(order),
    checks: [...checked],
    packed: [...packed],
    photos: [...photos],
    signed: results[0] ?? null,
  }),
  prints: {
    note: () => ({ kind: 'STATION' }),
    kinds: CFS_SHEETS,
    page: (kind, { order, orderNo, gates, after }) => cfsDocument(kind, order, orderNo, gates, after),
  },
  after: {
    checks: { during: 'BOOKED', of: 'BOX', items: CTU_CHECKS, units: cfsUnits },
    packing: cfsPacking,
    trucks: {
      gates: cfsGates,
      openUntil: ({ form }, at) => openUntil(form, at),
      changed: ({ form }, at, truck) => withTruck(form, at, truck),
      isAbout: ({ path }) => /^(?:inbound|stuffSlots)(?:\.|$)/.test(path),
      told: cfsTruckText,
      arriving: { fee: MISSED_TRUCK, driver: cfsDriver },
    },
  },
};
