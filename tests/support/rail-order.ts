import { type Identity, goodsLookup, lookupToken } from '../../domain/goods/identity';
import { blankRail, blankRowFacts, blankTruck, blankUnit, type RailForm } from '../../domain/modes/rail/form';
import type { RailQuote } from '../../domain/modes/rail/quote';
import type { RailSearch } from '../../domain/modes/rail/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import type { GoodsRow } from '../../domain/goods/row';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { findOffer } from '../../server/trade/modes/rail/offers';
import { BOOKED_AT, dangerousOrder, generalOrder, methanol } from './fcl-order';
import { untouchedWorld } from './untouched-world';

/** Caustic soda flakes from Xi'an to Moscow, without a permit yet. */
const SEARCH: RailSearch = {
  orgPortCode: 'RXA',
  dstPortCode: 'RMO',
  border: null,
  isDanger: 'Y',
  unNo: '1823',
  goods: null,
  boxes: [{ type: '20GP', count: 2 }],
  isTrial: false,
  owner: 'COC',
  heating: null,
  hasPermit: false,
  from: null,
};

export const railSearchOf = (change: Partial<RailSearch>): RailSearch => ({ ...SEARCH, ...change });

/** Glycerol to Duisburg in December, which freezes on the way. */
export const GLYCEROL = railSearchOf({
  dstPortCode: 'RDU',
  isDanger: 'N',
  unNo: null,
  goods: '甘油',
  boxes: [{ type: '40HQ', count: 1 }],
});

export function railQuoteFor(search = SEARCH, offerId = 'R-YTBL-RXA-RMO-261223'): RailQuote {
  const found = findOffer(search, offerId, untouchedWorld(BOOKED_AT));
  if (!found?.rates) throw new Error(`there is no train ${offerId}`);
  return {
    quoteId: 'Q1',
    mode: 'RAIL',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    offer: found.offer,
    rates: found.rates,
    takers: null,
  };
}

export const TO_DUISBURG = 'R-HLBL-RXA-RDU-261209';

/** Cached, since name matching is slow and the same rows are judged a thousand times. */
const told = new Map<string, Identity>();
function identityOf(row: GoodsRow, isDanger: 'Y' | 'N'): Identity {
  const token = lookupToken(row, isDanger) ?? '';
  const known = told.get(token) ?? identifyGoods(row, isDanger);
  told.set(token, known);
  return known;
}

export const railFacts = (quote: RailQuote | null = railQuoteFor()): OrderFacts<RailQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identityOf),
});

const { shipper, consignee, currency, payType, contactName, contactPhone } = dangerousOrder;
const { emergencyName, emergencyPhone, files } = dangerousOrder;
const shared = {
  ...blankRail,
  shipper,
  consignee,
  currency,
  payType,
  contactName,
  contactPhone,
  agreeProtocol: true,
  quoteId: 'Q1',
  boxOwner: 'COC',
  customsMode: 'ORIGIN',
} satisfies RailForm;

export const soundRail: RailForm = {
  ...shared,
  offerId: 'R-YTBL-RXA-RMO-261223',
  returnDepot: 'RMO',
  consigneeTax: '7707083893',
  inbound: [{ ...blankTruck, slot: '2026-12-19T09:00' }],
  services: ['DGA'],
  dgPromise: true,
  emergencyName,
  emergencyPhone,
  files,
  boxes: [{ type: '20GP', count: '2' }],
  units: [
    { ...blankUnit, kg: '20000' },
    { ...blankUnit, kg: '20000' },
  ],
  goods: [
    {
      ...methanol,
      goodsId: 'naoh-s',
      nameCn: '氢氧化钠（固体/片碱）',
      nameEn: 'Sodium hydroxide, solid',
      hsCode: '281511',
      casNo: '1310-73-2',
      unNo: '1823',
      shippingName: 'SODIUM HYDROXIDE, SOLID',
      hazardClass: '8',
      subRisks: [],
      packingGroup: 'II',
      flashPoint: '',
      packKind: '5H4',
      packMark: '',
      pieces: '1600',
      grossKg: '40000',
      netKg: '',
      volume: '40',
    },
  ],
  rail: { '1': { ...blankRowFacts, nameRu: 'Натр едкий твёрдый', gng: '28151100' } },
};

const [plain] = generalOrder.goods;
if (!plain) throw new Error('there are no goods');

/** Freezing general goods in a shipper-owned heated box. */
export const heatedRail: RailForm = {
  ...shared,
  isDanger: 'N',
  offerId: TO_DUISBURG,
  consigneeTax: 'DE123456789012345',
  boxOwner: 'SOC',
  heating: 'HEAT',
  inbound: [{ ...blankTruck, slot: '2026-12-05T09:00' }],
  boxes: [{ type: '40HQ', count: '1' }],
  units: [{ kg: '19200', no: 'CSQU3054383' }],
  goods: [
    {
      ...plain,
      goodsId: '',
      nameCn: '甘油',
      nameEn: 'Glycerol',
      hsCode: '290545',
      casNo: '',
      pieces: '80',
      grossKg: '19200',
      netKg: '',
      volume: '24',
    },
  ],
  rail: { '1': { ...blankRowFacts, nameRu: 'Глицерин' } },
};

/** The same unheated at the owner's risk, cleared at the border. */
export const frozenRail: RailForm = {
  ...heatedRail,
  boxOwner: 'COC',
  returnDepot: 'RDU',
  heating: 'NONE',
  freezeWaiver: true,
  customsMode: 'BORDER',
  brokerName: 'OST-WEST BROKER',
  brokerPhone: '+49 203 555 0100',
  units: [{ ...blankUnit, kg: '19200' }],
};
