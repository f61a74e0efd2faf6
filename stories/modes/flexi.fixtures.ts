import { goodsLookup } from '../../domain/goods/identity';
import type { LibraryGoods } from '../../domain/goods/library';
import { findFlexibag } from '../../domain/goods/tank/flexitank';
import type { FlexiDetail } from '../../domain/modes/flexi/detail';
import { blankFlexi, type FlexiForm } from '../../domain/modes/flexi/form';
import { flexiCharges } from '../../domain/modes/flexi/price';
import type { FlexiOffer, FlexiQuote } from '../../domain/modes/flexi/quote';
import type { FlexiRates } from '../../domain/modes/flexi/rates';
import type { FlexiSearch } from '../../domain/modes/flexi/search';
import { cutoffsForSailing } from '../../domain/offer/cutoffs';
import { blankGoods } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { DOLLAR, YUAN } from '../../domain/values/money';
import { METHANOL_FACTS, SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';

export const GLYCOL: LibraryGoods = {
  ...METHANOL_FACTS,
  goodsId: 'meg',
  unNo: null,
  nameCn: '乙二醇',
  nameEn: 'Monoethylene glycol',
  casNo: '107-21-1',
  hsCode: '290531',
  hazardClass: null,
  subRisks: [],
  packingGroup: null,
  flashPointC: 111,
  densityKgPerL: 1.11,
};

export const SEARCH: FlexiSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  goods: '乙二醇',
  kg: 23_976,
  litres: null,
  density: 1.11,
  loadTemp: 25,
  viscosity: null,
  layer: null,
  food: 'N',
  heat: null,
  unload: 'PUMP',
  etd: null,
};

const box = (item: string, name: string, amount: number, unit: 'CTN' | 'BL', currency = YUAN) => ({
  item,
  name,
  unit,
  unitPrice: { amount, currency },
  part: currency === DOLLAR ? ('SEA' as const) : ('LOCAL' as const),
});

export const RATES: FlexiRates = {
  carriage: [
    box('OF', '海运费 20GP', 190_000, 'CTN', DOLLAR),
    box('THC', '码头操作费 20GP', 75_000, 'CTN'),
    box('DOC', '文件费', 45_000, 'BL'),
  ],
  bag: [
    { litres: 16_000, amount: 98_000 },
    { litres: 22_000, amount: 112_000 },
    { litres: 24_000, amount: 118_000 },
  ],
  custom: 30_000,
  multi: 1.25,
  share: 1,
  food: 15_000,
  foodBox: 20_000,
  fitting: 60_000,
  bulkhead: 30_000,
  pad: 140_000,
  far: { perKm: 600, freeKm: 60 },
  unload: { PUMP: 28_000, GRAVITY: 16_000 },
  disposal: 15_000,
  notIncluded: ['拖车', '残液处理超出 50 kg 的部分'],
};

const SHANGHAI = { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' };
const LEAVES = '2026-12-18T10:00:00.000Z';

const DETAIL: FlexiDetail = {
  sailingId: 'LYUE-CNSHA-NLRTM-261218',
  carrier: { code: 'LYUE', nameCn: '澜岳航运', nameEn: 'Lanyue Lines' },
  mostKg: 24_000,
  vessel: 'LANYUE DAWN',
  voyage: '048W',
  via: null,
  transitDays: 28,
  bags: 1,
  litres: 21_600,
  kg: 23_976,
  bag: findFlexibag(21_600),
  layer: 'SINGLE',
  density: 1.11,
  loadTemp: 25,
  hasPad: true,
  trial: [],
  makes: { layers: ['SINGLE', 'MULTI'], isFood: true },
  cold: { freezeC: -13, coldest: -10 },
  fitting: {
    city: SHANGHAI,
    days: [
      { day: '2026-11-23', left: 6 },
      { day: '2026-11-24', left: 0 },
      { day: '2026-11-30', left: 2 },
    ],
  },
  others: { drums: { amount: 17_400, currency: DOLLAR }, tanks: { amount: 17_336, currency: DOLLAR } },
  findings: [],
};

const charges = flexiCharges(
  { bags: 1, sizeL: 22_000, layer: 'SINGLE', isFood: false, hasPad: true, unload: 'PUMP', km: null },
  RATES,
);

export const BAG: FlexiOffer = {
  offerId: 'FX-NRFB-LYUE-CNSHA-NLRTM-261218',
  mode: 'FLEXI',
  supplier: { code: 'NRFB', nameCn: '囊壤液袋', nameEn: 'Nangrang Flexitank' },
  org: SHANGHAI,
  dst: { code: 'NLRTM', nameCn: '鹿特丹', nameEn: 'Rotterdam' },
  leavesAt: LEAVES,
  arrivesAt: '2027-01-15T10:00:00.000Z',
  cutoffs: cutoffsForSailing(LEAVES, false, 'DIRECT'),
  closesAt: '2026-12-14T10:00:00.000Z',
  state: 'OPEN',
  left: [],
  acceptance: {
    level: 'PASS',
    reason: '物质、货重与承运人限重未见问题',
    source: '液袋材质相容表（演示数据，以供应商确认为准）',
    edition: '2026 版',
    notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
  },
  price: { charges, units: [] },
  detail: DETAIL,
};

export const COLD: FlexiOffer = {
  ...BAG,
  offerId: 'FX-LTFX-LYUE-CNSHA-NLRTM-261218',
  supplier: { code: 'LTFX', nameCn: '澧藤软罐', nameEn: 'Liteng Flexi' },
  acceptance: { ...BAG.acceptance, level: 'NEED_APPROVAL' },
  detail: {
    ...DETAIL,
    layer: 'MULTI',
    hasPad: false,
    findings: [{ level: 'NEED_APPROVAL', code: 'flexiCold', given: { freezeC: -13, coldest: -10 } }],
  },
};

export const FULL: FlexiOffer = { ...BAG, offerId: 'FX-NRFB-FULL', state: 'SOLD_OUT' };
export const GONE: FlexiOffer = { ...BAG, offerId: 'FX-NRFB-GONE', state: 'CLOSED' };
export const UNPRICED: FlexiOffer = { ...BAG, offerId: 'FX-NRFB-ENQUIRE', state: 'ENQUIRE', price: null };

export const FLEXI_QUOTE: FlexiQuote = {
  quoteId: 'Q1',
  mode: 'FLEXI',
  state: 'LOCKED',
  lockedUntil: '2026-11-21T01:42:00.000Z',
  search: SEARCH,
  offer: BAG,
  rates: RATES,
  takers: null,
};

export const FLEXI_FACTS: OrderFacts<FlexiQuote> = {
  now: NOW,
  quote: FLEXI_QUOTE,
  ...goodsLookup(() => ({ kind: 'known', goods: [GLYCOL], strangers: [] })),
};

const { shipper, consignee, currency, payType, contactName, contactPhone } = SOUND;

export const FLEXI_SOUND: FlexiForm = {
  ...blankFlexi,
  shipper,
  consignee,
  currency,
  payType,
  contactName,
  contactPhone,
  destTaxId: 'NL123456789',
  amsAgent: 'PLATFORM',
  agreeProtocol: true,
  quoteId: 'Q1',
  offerId: BAG.offerId,
  goods: [{ ...blankGoods('1'), nameCn: '乙二醇', nameEn: 'Ethylene glycol', hsCode: '290531', casNo: '107-21-1' }],
  notDanger: true,
  sdsDate: '2025-06-01',
  bags: '1',
  litres: '21600',
  density: '1.11',
  loadTemp: '25',
  layer: 'SINGLE',
  foodGrade: 'N',
  heatPad: 'Y',
  unload: 'PUMP',
  pickupRegion: '310115',
  pickupAddress: '化工路 18 号 3 号装卸台',
  fitKm: '40',
  fitDay: '2026-11-23',
  fitWindow: '08:00-10:00',
  pumpAt: 'OWN',
  noDgPromise: true,
};
