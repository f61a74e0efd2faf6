import { type FclForm, blankFcl } from '../../domain/modes/fcl/form';
import { DOLLAR, YUAN, type Money } from '../../domain/values/money';
import { offerFromSailing } from '../../domain/modes/fcl/detail';
import type { FclQuote } from '../../domain/modes/fcl/quote';
import type { FclRates } from '../../domain/modes/fcl/rates';
import type { Sailing } from '../../domain/offer/sailing';

export const NOW = Date.parse('2026-11-20T01:42:00.000Z');
export const LOCKED_UNTIL = '2026-11-21T01:00:00.000Z';

export const dollars = (amount: number): Money => ({ amount, currency: DOLLAR });
export const yuan = (amount: number): Money => ({ amount, currency: YUAN });

const SEA_FREIGHT = {
  item: 'OF',
  name: '海运费',
  unit: '箱',
  unitPrice: dollars(182_400),
  quantity: 2,
  total: dollars(364_800),
  part: 'SEA' as const,
};

export const SAILING: Sailing = {
  sailingId: 'S1',
  carrier: { code: 'LYS', nameCn: '澜岳航运', nameEn: 'Lanyue Shipping' },
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  service: 'AE1',
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  via: null,
  etd: '2026-12-02T14:00:00.000Z',
  eta: '2027-01-03T06:00:00.000Z',
  transitDays: 32,
  cutoffs: [
    { code: 'DG_APPLY', at: '2026-11-22T14:00:00.000Z' },
    { code: 'SI', at: '2026-11-28T14:00:00.000Z' },
    { code: 'CY_CLOSE', at: '2026-12-01T14:00:00.000Z' },
  ],
  freeTime: [],
  state: 'OPEN',
  slots: 12,
  acceptance: {
    level: 'PASS',
    reason: '澜岳航运接第 3 类',
    source: '承运人接载表',
    edition: '演示版',
    notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
  },
  price: {
    perBox: [{ type: '20GP', total: dollars(282_684) }],
    charges: {
      lines: [
        SEA_FREIGHT,
        {
          ...SEA_FREIGHT,
          item: 'THC',
          name: '码头操作费',
          unitPrice: yuan(75_000),
          total: yuan(150_000),
          part: 'LOCAL',
        },
      ],
      totalUsd: dollars(565_367),
      totalYuan: yuan(4_014_104),
      notIncluded: ['目的港 DTHC', '目的港 DDOC'],
    },
  },
};

const RATES: FclRates = {
  ocean: { '20GP': 182_400 },
  surcharge: { '3': { '20GP': 36_480 } },
  usualClass: '3',
  names: { ocean: '海运费', surcharge: '危险品附加费' },
  local: [{ item: 'THC', name: '码头操作费', unit: 'CTN', yuan: { '20GP': 750 } }],
  services: {},
  inDangerFreight: {},
  insurance: { item: 'INS', name: '货运险', perMille: { Y: 2, N: 0.8 }, leastYuan: 100 },
  notIncluded: { Y: [], N: [] },
};

const quoted = (sailing: Sailing, rest: Omit<FclQuote, 'mode' | 'offer' | 'rates' | 'takers'>): FclQuote => ({
  ...rest,
  mode: 'FCL',
  offer: offerFromSailing(sailing),
  rates: RATES,
  takers: null,
});

export const QUOTE: FclQuote = quoted(SAILING, {
  quoteId: 'Q1',
  state: 'LOCKED',
  lockedUntil: LOCKED_UNTIL,
  search: {
    orgPortCode: 'CNSHA',
    dstPortCode: 'NLRTM',
    isDanger: 'Y',
    unNo: '1230',
    boxes: [{ type: '20GP', count: 2 }],
  },
});

const DEARER: Sailing = {
  ...SAILING,
  price: SAILING.price && {
    ...SAILING.price,
    charges: { ...SAILING.price.charges, totalUsd: dollars(577_367) },
  },
};

/** Renewed quote of the same sailing, locked for another day. */
export const RENEWED: FclQuote = quoted(DEARER, {
  ...QUOTE,
  quoteId: 'Q2',
  lockedUntil: '2026-11-22T01:42:00.000Z',
});

export const formOf = (more: Partial<FclForm> = {}): FclForm => ({ ...blankFcl, ...more });
