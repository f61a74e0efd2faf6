import { goodsLookup } from '../../domain/goods/identity';
import { blankDom, type DomForm } from '../../domain/modes/dom/form';
import type { DomQuote } from '../../domain/modes/dom/quote';
import type { DomSearch } from '../../domain/modes/dom/search';
import { blankGoods } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { findOffer } from '../../server/trade/modes/dom/offers';
import { BOOKED_AT, generalOrder } from './fcl-order';
import { untouchedWorld } from './untouched-world';

const SEARCH: DomSearch = {
  orgPortCode: 'CNTXG',
  dstPortCode: 'CNNSA',
  isDanger: 'N',
  unNo: null,
  goods: '甘油',
  boxType: '20GP',
  boxes: 1,
  kg: 18_000,
  isTrial: false,
  from: '1101',
  to: '4406',
  tax: '9',
  etd: null,
};

export const domSearchOf = (change: Partial<DomSearch> = {}): DomSearch => ({ ...SEARCH, ...change });

const N1S = 'BCHU-CNTXG-CNNSA-261203';

export function domQuoteFor(search = SEARCH, offerId = N1S): DomQuote {
  const found = findOffer(search, offerId, untouchedWorld(BOOKED_AT));
  if (!found?.rates) throw new Error(`there is no priced voyage ${offerId}`);
  return {
    quoteId: 'Q1',
    mode: 'DOM',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    // The ship of that day is full; valid forms get room on it.
    offer: { ...found.offer, state: 'OPEN', left: [{ measure: 'BOX', amount: 20 }] },
    rates: found.rates,
    takers: null,
  };
}

export const domFacts = (quote: DomQuote | null = domQuoteFor()): OrderFacts<DomQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { payType, contactName, contactPhone } = generalOrder;

export const portDom: DomForm = {
  ...blankDom,
  payType,
  contactName,
  contactPhone,
  quoteId: 'Q1',
  offerId: N1S,
  goods: [{ ...blankGoods('1'), nameCn: '甘油', packKind: '1A1', pieces: '80' }],
  loads: [{ type: '20GP', count: '1', kg: '18000' }],
  taxRate: '9',
  agreeProtocol: true,
};

export const soundDom: DomForm = {
  ...portDom,
  loads: [
    { type: '20GP', count: '2', kg: '24500' },
    { type: '20GP', count: '1', kg: '9000' },
  ],
  fromCity: '1101',
  fromAddress: '顺义区仁和镇顺通路 8 号',
  fromContact: '李工',
  fromPhone: '13800138000',
  loadFrom: '2026-11-25T09:00',
  loadTo: '2026-11-25T12:00',
  toCity: '4406',
  toAddress: '南海区狮山镇科技路 2 号',
  toContact: '陈工',
  toPhone: '0757-88880000',
  unloadFrom: '2026-12-14T09:00',
  unloadTo: '2026-12-14T12:00',
  sealNo: 'BC123456',
  insured: true,
  goodsValue: '200000',
};
