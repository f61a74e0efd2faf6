import { domCutoffs } from '../../domain/modes/dom/cutoffs';
import type { DomDetail, DomLeg } from '../../domain/modes/dom/detail';
import type { DomForm } from '../../domain/modes/dom/form';
import { blankDom } from '../../domain/modes/dom/form';
import { domCharges } from '../../domain/modes/dom/price';
import type { DomOffer, DomQuote } from '../../domain/modes/dom/quote';
import type { DomRates } from '../../domain/modes/dom/rates';
import type { DomSearch } from '../../domain/modes/dom/search';
import { blankGoods } from '../../domain/goods/row';
import type { End } from '../../domain/offer/sailing';

const end = (code: string, nameCn: string): End => ({ code, nameCn, nameEn: code });

const [TIANJIN, NANSHA, CHONGQING, SHANGHAI] = [
  end('CNTXG', '天津新港'),
  end('CNNSA', '南沙'),
  end('CNCKG', '重庆'),
  end('CNSHA', '上海'),
];
const BEICHU = end('BCHU', '北楚江海');

export const SEARCH: DomSearch = {
  orgPortCode: 'CNTXG',
  dstPortCode: 'CNNSA',
  isDanger: 'N',
  unNo: null,
  goods: '甘油',
  boxType: '20GP',
  boxes: 2,
  kg: 24_500,
  isTrial: false,
  from: '1101',
  to: '4406',
  tax: '9',
  etd: null,
};

const RATES: DomRates = {
  freight: { '20GP': 215_000, '40GP': 340_000, '40HQ': 340_000 },
  handling: { '20GP': 42_000, '40GP': 68_000, '40HQ': 68_000 },
  dstHandling: { '20GP': 42_000, '40GP': 68_000, '40HQ': 68_000 },
  use: { '20GP': 15_000, '40GP': 24_000, '40HQ': 24_000 },
  seal: 3000,
  papers: 8000,
  heavy: 30_000,
  door: { base: 38_000, perKm: 900, least: 65_000, fortyFactor: 1.3, heavyFactor: 1.1, farKm: 500 },
  from: { '1201': 55, '1302': 115, '1101': 175 },
  to: { '4419': 55, '4401': 60, '4406': 65 },
  insurance: { perMille: 0.8, least: 10_000 },
};

const DOWN: DomLeg = {
  stockId: 'BCHU-CNTXG-CNNSA-261203',
  loop: 'N1S',
  carrier: BEICHU,
  vessel: 'BEICHU ANLAN',
  voyage: '970S',
  org: TIANJIN,
  dst: NANSHA,
  leavesAt: '2026-12-03T10:00:00.000Z',
  arrivesAt: '2026-12-12T10:00:00.000Z',
  calls: ['CNSHA'],
};

const FREE: DomDetail['freeTime'] = (['DEM', 'DET'] as const).map((kind) => ({
  kind,
  freeDays: kind === 'DEM' ? 5 : 10,
  tiers: [],
  factor40: 1.8,
}));

const charged = (search: DomSearch) =>
  domCharges(
    {
      loads: [{ type: search.boxType, count: search.boxes, kg: search.kg }],
      from: search.from ?? '',
      to: search.to ?? '',
      tax: search.tax,
      insured: null,
    },
    RATES,
  );

export function offerFor(search: DomSearch): DomOffer {
  const [charges, one] = [charged(search), charged({ ...search, boxes: 1 })];
  if (!charges || !one) throw new Error('a story has a price');
  const cutoffs = domCutoffs(Date.parse(DOWN.leavesAt), 'N');
  return {
    offerId: DOWN.stockId,
    mode: 'DOM',
    supplier: BEICHU,
    org: TIANJIN,
    dst: NANSHA,
    leavesAt: DOWN.leavesAt,
    arrivesAt: DOWN.arrivesAt,
    cutoffs,
    closesAt: '2026-12-01T10:00:00.000Z',
    state: 'OPEN',
    left: [{ measure: 'BOX', amount: 37 }],
    acceptance: {
      level: 'PASS',
      reason: '普通货物，北楚江海可接载',
      source: '承运人接载表',
      edition: '2026 版',
      notice: '',
    },
    price: { charges, units: [{ unit: search.boxType, total: one.totalYuan }] },
    detail: {
      legs: [DOWN],
      waitsHours: null,
      transitDays: 9,
      freeTime: FREE,
      findings: [
        { level: 'PASS', code: 'domHeavy', given: {} },
        { level: 'PASS', code: 'domFits', given: { box: '20GP', kg: 24_500, most: 28_250 } },
      ],
    },
  };
}

export const OFFER = offerFor(SEARCH);

const legTo = (leg: DomLeg, org: End, dst: End, change: Partial<DomLeg>): DomLeg => ({ ...leg, org, dst, ...change });

/** From the Yangtze to the south, with a change of ships. */
export const CHANGING: DomOffer = {
  ...OFFER,
  offerId: 'BCHU-CNCKG-CNSHA-261126~BCHU-CNSHA-CNNSA-261210',
  org: CHONGQING,
  acceptance: { ...OFFER.acceptance, level: 'NEED_APPROVAL', reason: '中转时间较紧，前段晚到将改配下一班' },
  detail: {
    ...OFFER.detail,
    legs: [
      legTo(DOWN, CHONGQING, SHANGHAI, { stockId: 'one', loop: 'Y1D', voyage: '968D', calls: ['CNWUH', 'CNNKG'] }),
      legTo(DOWN, SHANGHAI, NANSHA, { stockId: 'two', loop: 'E1S', voyage: '970S', calls: ['CNXMN'] }),
    ],
    waitsHours: 62,
    transitDays: 19,
    findings: [{ level: 'NEED_APPROVAL', code: 'domTransfer', given: { hours: 62 } }],
  },
};

/** Dangerous goods have no instant price. */
export const REFUSED: DomOffer = {
  ...OFFER,
  state: 'ENQUIRE',
  price: null,
  acceptance: { ...OFFER.acceptance, level: 'BLOCK', reason: '北楚江海不接第 6.1 类；长江流域禁止水上运输该类货物' },
};

export const QUOTE: DomQuote = {
  quoteId: 'Q1',
  mode: 'DOM',
  state: 'LOCKED',
  lockedUntil: '2026-11-25T02:00:00.000Z',
  search: SEARCH,
  offer: OFFER,
  rates: RATES,
  takers: null,
};

export const SOUND: DomForm = {
  ...blankDom,
  quoteId: 'Q1',
  offerId: OFFER.offerId,
  goods: [{ ...blankGoods('1'), nameCn: '甘油', packKind: '1A1', pieces: '80' }],
  loads: [
    { type: '20GP', count: '2', kg: '24500' },
    { type: '20GP', count: '1', kg: '9000' },
  ],
  fromCity: '1101',
  fromAddress: '顺义区仁和镇顺通路 8 号',
  fromContact: '李工',
  fromPhone: '13800138000',
  loadFrom: '2026-11-27T09:00',
  loadTo: '2026-11-27T12:00',
  taxRate: '9',
  payType: '1',
  contactName: '林海',
  contactPhone: '13812345678',
  agreeProtocol: true,
};
