import { goodsLookup } from '../../domain/goods/identity';
import { blankLcl, blankRowFacts, type LclForm } from '../../domain/modes/lcl/form';
import type { LclQuote } from '../../domain/modes/lcl/quote';
import type { LclSearch } from '../../domain/modes/lcl/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { findOffer } from '../../server/trade/modes/lcl/offers';
import { createWorld } from '../../server/trade/modes/lcl/world';
import { BOOKED_AT, dangerousOrder, generalOrder, methanol } from './fcl-order';
import { untouchedWorld } from './untouched-world';

/** UN1230 from Waigaoqiao to Rotterdam: two drums in a container half full of class 9. */
const SEARCH: LclSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  rows: [{ unNo: '1230', pieces: 2, kg: 860, m3: 1.05, longCm: null }],
  isStackable: true,
};

export const GENERAL_SEARCH: LclSearch = {
  ...SEARCH,
  isDanger: 'N',
  rows: [{ unNo: null, pieces: 6, kg: 2300, m3: 1.5, longCm: null }],
};

export function lclQuoteFor(search = SEARCH, offerId = 'L-SHWG-NLRTM-261209'): LclQuote {
  const found = findOffer(search, offerId, createWorld(untouchedWorld(BOOKED_AT)));
  if (!found?.asked.rates) throw new Error(`there is no departure ${offerId}`);
  return {
    quoteId: 'Q1',
    mode: 'LCL',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    offer: found.offer,
    rates: found.asked.rates,
    takers: { carrierExcludes: [], orgHandling: 'YARD', dstHandling: 'YARD' },
  };
}

export const lclFacts = (quote: LclQuote | null = lclQuoteFor()): OrderFacts<LclQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { shipper, consignee, releaseType, currency, payType, contactName, contactPhone } = dangerousOrder;
const { emergencyName, emergencyPhone, files } = dangerousOrder;
const shared = { shipper, consignee, releaseType, currency, payType, contactName, contactPhone };
const intake = { stackable: 'Y', marks: 'N/M', tolerance: true, agreeProtocol: true, dgPromise: true } as const;
const facts = { ...blankRowFacts, unitKg: '172', longCm: '120', highCm: '110' };

export const soundLcl: LclForm = {
  ...blankLcl,
  ...shared,
  ...intake,
  emergencyName,
  emergencyPhone,
  files,
  quoteId: 'Q1',
  offerId: 'L-SHWG-NLRTM-261209',
  goods: [
    {
      ...methanol,
      hsCode: '290511',
      pieces: '5',
      grossKg: '860',
      netKg: '830',
      volume: '1.05',
    },
  ],
  lcl: { '1': facts },
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  deliverDate: '2026-12-03',
  deliverHour: '9',
};

export const generalLcl: LclForm = {
  ...blankLcl,
  ...shared,
  ...intake,
  dgPromise: false,
  isDanger: 'N',
  quoteId: 'Q1',
  offerId: 'L-SHWG-NLRTM-261209',
  goods: generalOrder.goods.map((row) => ({ ...row, hsCode: '291814', pieces: '6', grossKg: '2300', volume: '1.5' })),
  lcl: { '1': { ...facts, unitKg: '390' } },
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  deliverDate: '2026-12-03',
  deliverHour: '9',
};

/** House pickup, so delivery time and truck are empty. */
export const fetchedLcl: LclForm = {
  ...soundLcl,
  services: ['TRK'],
  pickupRegion: '310115',
  pickupAddress: '浦东新区化工路 1 号',
  readyDate: '2026-12-01T10:00',
  deliverDate: '',
  deliverHour: '',
};
