import { IMDG_EDITION } from '../../domain/goods/edition';
import { goodsLookup } from '../../domain/goods/identity';
import { blankLcl, blankRowFacts, type LclForm } from '../../domain/modes/lcl/form';
import type { LclOffer, LclQuote } from '../../domain/modes/lcl/quote';
import type { LclRates } from '../../domain/modes/lcl/rates';
import type { LclSearch } from '../../domain/modes/lcl/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { METHANOL_FACTS, METHANOL_ROW, SOUND } from '../order/order-forms.fixtures';
import { dollars, NOW, yuan } from '../order/quoted.fixtures';

export const SEARCH: LclSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  rows: [{ unNo: '1230', pieces: 2, kg: 860, m3: 1.05, longCm: null }],
  isStackable: true,
};

const NOTICE = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';
const BY_BOX = { source: 'IMDG 规则 7.3.4 同箱规定，按箱内已订货物核对', edition: IMDG_EDITION, notice: NOTICE };

/** A box with class 9 inside, which methanol may share. */
export const DEPARTURE: LclOffer = {
  offerId: 'L-SHWG-NLRTM-261209',
  mode: 'LCL',
  supplier: { code: 'SHWG', nameCn: '途拼·外高桥危品拼箱仓', nameEn: 'SHWG' },
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  leavesAt: '2026-12-09T10:00:00.000Z',
  arrivesAt: '2027-01-14T10:00:00.000Z',
  cutoffs: [
    { code: 'DG_APPLY', at: '2026-11-29T10:00:00.000Z' },
    { code: 'DG_DOC', at: '2026-12-02T10:00:00.000Z' },
    { code: 'CFS_OPEN', at: '2026-12-02T10:00:00.000Z' },
    { code: 'CFS_CLOSE', at: '2026-12-04T09:00:00.000Z' },
    { code: 'SI', at: '2026-12-05T10:00:00.000Z' },
    { code: 'CUSTOMS', at: '2026-12-06T10:00:00.000Z' },
    { code: 'STUFFING', at: '2026-12-06T22:00:00.000Z' },
  ],
  closesAt: '2026-11-29T10:00:00.000Z',
  state: 'OPEN',
  left: [{ measure: 'L', amount: 10_600 }],
  acceptance: { level: 'PASS_CHECK_DGL', reason: '箱内已有第 9 类，无一般隔离要求，仍需查第 16b 栏', ...BY_BOX },
  price: {
    charges: {
      lines: [
        {
          item: 'OF',
          name: '海运费',
          unit: 'RT',
          unitPrice: dollars(6282),
          quantity: 1.05,
          part: 'SEA',
          total: dollars(6597),
        },
        {
          item: 'CFS',
          name: '拼箱操作费',
          unit: 'RT',
          unitPrice: yuan(22_000),
          quantity: 2,
          part: 'LOCAL',
          total: yuan(44_000),
        },
      ],
      totalUsd: dollars(34_943),
      totalYuan: yuan(248_094),
      notIncluded: ['目的港拆箱与提货费', '关税与增值税'],
    },
    units: [],
  },
  detail: {
    shed: {
      code: 'SHWG',
      nameCn: '途拼·外高桥危品拼箱仓',
      nameEn: 'SHWG',
      address: '上海市浦东新区外高桥',
      classes: ['2.2', '3', '4.1', '5.1', '6.1', '8', '9'],
      fires: ['B1', 'B3', 'C1', 'C2', 'D', 'E'],
    },
    transitDays: 36,
    via: null,
    boxes: [{ classes: ['9'], level: 'PASS_CHECK_DGL', leftM3: 10.6, mostM3: 25 }],
    box: 0,
    nextFit: { day: '2026-12-16', offerId: 'L-SHWG-NLRTM-261216' },
    fitShare: [6, 8],
    breakEven: 16.5,
    tons: { m3: 1.05, t: 0.86, charged: 1.05, basis: 'VOLUME' },
  },
};

/** The box already holds goods incompatible with these. */
export const CLASHING: LclOffer = {
  ...DEPARTURE,
  offerId: 'L-SHWG-NLRTM-261202',
  leavesAt: '2026-12-02T10:00:00.000Z',
  acceptance: { level: 'BLOCK', reason: '箱内已有第 5.1 类，与第 3 类不得同箱', ...BY_BOX },
  price: null,
  detail: {
    ...DEPARTURE.detail,
    box: null,
    boxes: [{ classes: ['5.1'], level: 'BLOCK', leftM3: 6, mostM3: 25 }],
    nextFit: { day: '2026-12-09', offerId: DEPARTURE.offerId },
  },
};

export const SOLD_OUT: LclOffer = {
  ...DEPARTURE,
  offerId: 'L-SHWG-NLRTM-261216',
  leavesAt: '2026-12-16T10:00:00.000Z',
  state: 'SOLD_OUT',
  left: [],
  detail: {
    ...DEPARTURE.detail,
    box: null,
    boxes: [{ classes: ['3', '9'], level: null, leftM3: 0, mostM3: 25 }],
    nextFit: null,
  },
};

/** The warehouse must check first and gives no price before. */
export const ASKED: LclOffer = {
  ...DEPARTURE,
  offerId: 'L-SHWG-NLRTM-261223',
  leavesAt: '2026-12-23T10:00:00.000Z',
  acceptance: { level: 'MANUAL', reason: '物质库中没有这个编号，转人工核对', ...BY_BOX },
  price: null,
};

const TON = { perTon: 22_000, leastTons: 2 };

const RATES: LclRates = {
  services: {
    TRK: { item: 'TRK', name: '拖车费（另行报价）', unit: 'BL', yuan: 0 },
    CUS: { item: 'CUS', name: '报关费', unit: 'BL', yuan: 350 },
  },
  inDangerFreight: { DGDEC: { item: 'DGD', name: '海事货申报（危险品运价已含）', unit: 'BL', yuan: 0 } },
  insurance: { item: 'INS', name: '货运险', perMille: { Y: 2, N: 0.8 }, leastYuan: 100 },
  leastTons: 1,
  unstackable: 1.3,
  lowSulphur: 500,
  danger: { '3': 4500, '9': 3000 },
  perSubRisk: 1000,
  hazards: { '1230': ['3', '6.1'] },
  handling: { general: { perTon: 8000, leastTons: 1 }, danger: TON },
  terminal: 5500,
  gate: { perTon: 2000, leastTons: 2 },
  document: 30_000,
  declaration: 50_000,
  label: { perPiece: 500, leastPieces: 10 },
  heavy: { perPiece: 15_000, overKg: 2000 },
  long: { perPiece: 10_000, overCm: 300 },
  ocean: 6282,
  manifest: { item: 'ENS', perBill: 2500 },
  wholeBox: 285_378,
  deadFreight: { boxM3: 25, perBox: 1_440_000 },
};

export const LCL_QUOTE: LclQuote = {
  quoteId: 'Q1',
  mode: 'LCL',
  state: 'LOCKED',
  lockedUntil: '2026-11-21T01:00:00.000Z',
  search: SEARCH,
  offer: DEPARTURE,
  rates: RATES,
  takers: { carrierExcludes: [], orgHandling: 'YARD', dstHandling: 'YARD' },
};

export const LCL_FACTS: OrderFacts<LclQuote> = {
  now: NOW,
  quote: LCL_QUOTE,
  ...goodsLookup(({ goodsId }) =>
    goodsId === 'methanol'
      ? { kind: 'known', goods: [METHANOL_FACTS], strangers: [] }
      : { kind: 'nobody', goods: [], strangers: [] },
  ),
};

const { shipper, consignee, contactName, contactPhone, emergencyName, emergencyPhone, currency, payType, files } =
  SOUND;

export const LCL_SOUND: LclForm = {
  ...blankLcl,
  shipper,
  consignee,
  contactName,
  contactPhone,
  emergencyName,
  emergencyPhone,
  currency,
  payType,
  files,
  quoteId: 'Q1',
  offerId: DEPARTURE.offerId,
  goods: [{ ...METHANOL_ROW, hsCode: '290511', pieces: '2', grossKg: '860', netKg: '830', volume: '1.05' }],
  lcl: { [METHANOL_ROW.key]: { ...blankRowFacts, unitKg: '430', longCm: '120', highCm: '110' } },
  stackable: 'Y',
  marks: 'N/M',
  tolerance: true,
  releaseType: 'TLX',
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  deliverDate: '2026-12-03',
  deliverHour: '9',
  agreeProtocol: true,
  dgPromise: true,
};
