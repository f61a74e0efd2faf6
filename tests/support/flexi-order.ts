import { blankFlexi, type FlexiForm } from '../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../domain/modes/flexi/search';
import { goodsLookup } from '../../domain/goods/identity';
import { blankGoods } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { createSea } from '../../server/trade/sea/sea';
import { findOffer, searchFlexi } from '../../server/trade/modes/flexi/search';
import type { World } from '../../server/trade/modes/mode';
import { BOOKED_AT, generalOrder } from './fcl-order';
import { untouchedWorld } from './untouched-world';

/** Ethylene glycol from Shanghai to Rotterdam: one full flexitank. */
export const POURED: FlexiSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  goods: '乙二醇',
  kg: null,
  litres: 21_600,
  density: 1.11,
  loadTemp: 25,
  viscosity: null,
  layer: null,
  food: 'N',
  heat: null,
  unload: 'PUMP',
  etd: null,
};

export const SEA = createSea({});

/** No sales by default. */
export const worldAt = (change: Partial<World> = {}): World => ({ ...untouchedWorld(BOOKED_AT), ...change });

export const offersFor = (search: Partial<FlexiSearch> = {}, world: Partial<World> = {}) =>
  searchFlexi(SEA, { ...POURED, ...search }, worldAt(world)).offers;

/** Far enough ahead for every deadline. */
const FROM = '2026-12-05';

export function flexiQuoteFor(search: Partial<FlexiSearch> = {}, carrier = 'LYUE', world = worldAt()): FlexiQuote {
  const asked = { ...POURED, ...search };
  const listed = searchFlexi(SEA, { ...asked, etd: FROM }, world).offers.find(
    ({ state, detail }) => state === 'OPEN' && detail.carrier.code === carrier,
  );
  const found = listed && findOffer(SEA, asked, listed.offerId, world);
  if (!found?.rates) throw new Error('there is no such bag');
  return {
    quoteId: 'Q1',
    mode: 'FLEXI',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search: asked,
    offer: found.offer,
    rates: found.rates,
    takers: null,
  };
}

export const flexiFacts = (quote: FlexiQuote | null = flexiQuoteFor()): OrderFacts<FlexiQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { currency, payType, contactName, contactPhone, shipper, consignee } = generalOrder;

const POURED_ROW = {
  ...blankGoods('1'),
  nameCn: '乙二醇',
  nameEn: 'Ethylene glycol',
  hsCode: '290531',
  casNo: '107-21-1',
};

/** Valid form at this price, fitted on the first available day. */
export function soundFlexi({ quoteId, offer }: FlexiQuote = flexiQuoteFor()): FlexiForm {
  const { fitting, bags, layer, hasPad } = offer.detail;
  return {
    ...blankFlexi,
    currency,
    payType,
    contactName,
    contactPhone,
    shipper,
    consignee,
    destTaxId: 'NL123456789',
    amsAgent: 'PLATFORM',
    agreeProtocol: true,
    quoteId,
    offerId: offer.offerId,
    goods: [POURED_ROW],
    notDanger: true,
    sdsDate: '2025-06-01',
    bags: String(bags),
    litres: '21600',
    density: '1.11',
    loadTemp: '25',
    layer,
    foodGrade: 'N',
    heatPad: hasPad ? 'Y' : 'N',
    unload: 'PUMP',
    pickupRegion: '310115',
    pickupAddress: '化工路 18 号 3 号装卸台',
    fitKm: '40',
    fitDay: fitting.days.find(({ left }) => left >= bags)?.day ?? '',
    fitWindow: '08:00-10:00',
    pumpAt: 'OWN',
    noDgPromise: true,
  };
}
