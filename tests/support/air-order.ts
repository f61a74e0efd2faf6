import { goodsLookup } from '../../domain/goods/identity';
import { blankAir, blankRowFacts, type AirForm, type AirRowFacts } from '../../domain/modes/air/form';
import type { AirQuote } from '../../domain/modes/air/quote';
import type { AirSearch } from '../../domain/modes/air/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import type { GoodsRow } from '../../domain/goods/row';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';
import { findOffer } from '../../server/trade/modes/air/offers';
import { BOOKED_AT, dangerousOrder, generalOrder, methanol } from './fcl-order';
import { untouchedWorld } from './untouched-world';

/** UN1230 from Pudong to Los Angeles: two drums of 50 litres, accepted on freighters only. */
const SEARCH: AirSearch = {
  orgPortCode: 'PVG',
  dstPortCode: 'LAX',
  isDanger: 'Y',
  unNo: '1230',
  group: null,
  percent: null,
  net: 50,
  soc: null,
  wh: null,
  pieces: 2,
  kg: 100,
  m3: null,
  sizes: [{ l: 60, w: 60, h: 80, pieces: 2 }],
  ready: null,
  isTrial: false,
};

export const airSearchOf = (change: Partial<AirSearch>): AirSearch => ({ ...SEARCH, ...change });

export const GENERAL_SEARCH = airSearchOf({ isDanger: 'N', unNo: null, net: null });

export function airQuoteFor(search = SEARCH, offerId = 'A-ZLKY811-261203'): AirQuote {
  const found = findOffer(search, offerId, untouchedWorld(BOOKED_AT));
  if (!found?.rates) throw new Error(`there is no flight ${offerId}`);
  const { org, dst } = found.flight;
  return {
    quoteId: 'Q1',
    mode: 'AIR',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T02:00:00.000Z',
    search,
    offer: found.offer,
    rates: found.rates,
    takers: { carrierExcludes: [], orgHandling: org.dgHandling, dstHandling: dst.dgHandling },
  };
}

export const airFacts = (quote: AirQuote | null = airQuoteFor()): OrderFacts<AirQuote> => ({
  now: BOOKED_AT,
  quote,
  ...goodsLookup(identifyGoods),
});

const { shipper, consignee, currency, payType, contactName, contactPhone } = dangerousOrder;
const { emergencyName, emergencyPhone, files } = dangerousOrder;
const shared = { shipper, consignee, currency, payType, contactName, contactPhone };
const own = {
  readyDay: '2026-11-20',
  awbType: 'MAWB',
  declaredValue: 'NVD',
  customsValue: 'NCV',
  amsAgent: 'PLATFORM',
  agreeProtocol: true,
  quoteId: 'Q1',
  offerId: 'A-ZLKY811-261203',
  sizeRows: [{ l: '60', w: '60', h: '80', pcs: '2', kg: '50' }],
} as const;

export const soundAir: AirForm = {
  ...blankAir,
  ...shared,
  ...own,
  sizeRows: [...own.sizeRows],
  dgPromise: true,
  emergencyName,
  emergencyPhone,
  files,
  goods: [{ ...methanol, hsCode: '290511', pieces: '2', grossKg: '100', netKg: '79', volume: '0.1' }],
  air: { '1': { ...blankRowFacts, net: '50', pi: '364' } },
};

/** Two goods in one outer package, a solution with a deciding percentage, and an identification. */
export const togetherAir: AirForm = {
  ...soundAir,
  files: [...files, { fileId: 'F2', docType: 'COND', name: 'cond.pdf', bytes: 20_000 }],
  condYear: '2026',
  handling: ['UP', 'TEMP'],
  tempLow: '15',
  tempHigh: '25',
  awbType: 'HAWB',
  goods: [
    ...soundAir.goods,
    {
      ...methanol,
      key: '2',
      goodsId: '',
      nameCn: '丙酮',
      nameEn: 'Acetone',
      casNo: '67-64-1',
      hsCode: '291411',
      unNo: '1090',
      shippingName: 'ACETONE',
      subRisks: [],
      flashPoint: '-18',
      pieces: '1',
      grossKg: '10',
      netKg: '8',
      volume: '0.01',
    },
  ],
  sizeRows: [...own.sizeRows, { l: '30', w: '30', h: '40', pcs: '1', kg: '10' }],
  air: {
    '1': { ...blankRowFacts, net: '20', pi: '364', outer: '1' },
    '2': { ...blankRowFacts, net: '10', pi: '364', outer: '1' },
  },
};

export const generalAir: AirForm = {
  ...blankAir,
  ...shared,
  ...own,
  sizeRows: [...own.sizeRows],
  isDanger: 'N',
  goods: generalOrder.goods.map((row) => ({ ...row, hsCode: '291814', pieces: '2', grossKg: '100', volume: '0.5' })),
};

export type AirRow = readonly [goods: Partial<GoodsRow>, own?: Partial<AirRowFacts>];

export function airFormOf(rows: readonly AirRow[], change: Partial<AirForm> = {}): AirForm {
  const [first] = soundAir.goods;
  if (!first) throw new Error('there are no goods');
  const keyed = rows.map(([goods, own], at) => ({ key: String(at + 1), goods, own }));
  return {
    ...soundAir,
    goods: keyed.map(({ key, goods }) => ({ ...first, goodsId: '', ...goods, key })),
    air: Object.fromEntries(keyed.map(({ key, own }) => [key, { ...blankRowFacts, net: '1', ...own }])),
    ...change,
  };
}

export const TYPED_GOODS = {
  paint: { unNo: '1263', nameCn: '涂料', hazardClass: '3', subRisks: [], packingGroup: 'III' },
  permanganate: { unNo: '1490', nameCn: '高锰酸钾', hazardClass: '5.1', subRisks: [] },
  acetone: { unNo: '1090', nameCn: '丙酮', hazardClass: '3', subRisks: [] },
  cells: { unNo: '3480', nameCn: '锂电池', hazardClass: '9', subRisks: [], packingGroup: 'N' },
} satisfies Record<string, Partial<GoodsRow>>;
