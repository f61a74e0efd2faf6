import { goodsLookup } from '../../domain/goods/identity';
import type { LibraryGoods } from '../../domain/goods/library';
import { railCutoffs } from '../../domain/modes/rail/cutoffs';
import { blankRail, blankRowFacts, blankTruck, blankUnit, type RailForm } from '../../domain/modes/rail/form';
import { goodsFindings, type RailGoods, type RailWay } from '../../domain/modes/rail/judging';
import { pairedInstead } from '../../domain/modes/rail/pairing';
import { railCharges } from '../../domain/modes/rail/price';
import type { RailOffer, RailQuote } from '../../domain/modes/rail/quote';
import type { RailRates } from '../../domain/modes/rail/rates';
import type { RailOrder } from '../../domain/modes/rail/receipt';
import type { RailSearch } from '../../domain/modes/rail/search';
import type { OrderFacts } from '../../domain/order/form/facts';
import { toIso, parseMoment } from '../../domain/values/moments';
import { daysAfter, momentOf } from '../../domain/values/days';
import { METHANOL_FACTS, SOUND } from '../order/order-forms.fixtures';
import { order } from '../order/orders.fixtures';
import { NOW } from '../order/quoted.fixtures';
import { RAIL_TRUCK } from './rail-truck.fixtures';

export const SEARCH: RailSearch = {
  orgPortCode: 'RXA',
  dstPortCode: 'RDU',
  border: null,
  isDanger: 'N',
  unNo: null,
  goods: '甘油',
  boxes: [{ type: '40HQ', count: 1 }],
  isTrial: false,
  owner: 'COC',
  heating: null,
  hasPermit: false,
  from: null,
};

const each = (twenty: number, forty: number) => ({ '20GP': twenty, '40GP': forty, '40HQ': forty });

export const RATES: RailRates = {
  services: {
    TRN: { item: 'TRN', name: '俄文制单', unit: 'BL', yuan: 150 },
    DGA: { item: 'DGA', name: '危险货物批复代办', unit: 'BL', yuan: 3000 },
  },
  inDangerFreight: {},
  insurance: { item: 'INS', name: '货运险', perMille: { Y: 2, N: 0.8 }, leastYuan: 100 },
  freight: each(348_000, 560_000),
  surcharge: { '8': each(208_800, 336_000), '9': each(121_800, 196_000) },
  gauge: each(8000, 12_000),
  changes: 2,
  use: each(25_000, 45_000),
  heat: each(84_000, 140_000),
  liner: each(38_000, 38_000),
  station: each(42_000, 58_000),
  seal: 5000,
  bill: 20_000,
};

export const GLYCEROL: RailGoods = {
  row: 1,
  name: '甘油',
  classes: [],
  thermal: { state: 'LIQUID', freezingC: 18, isInhibited: false },
};
export const SODA: RailGoods = {
  row: 1,
  name: '片碱',
  classes: ['8'],
  thermal: { state: 'SOLID', freezingC: null, isInhibited: false },
};

const NOTICE = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';
const ORG = { code: 'RXA', nameCn: '西安国际港', nameEn: "Xi'an Intl Port" };
const DST = { code: 'RDU', nameCn: '杜伊斯堡', nameEn: 'Duisburg' };

const WAY: RailWay = {
  train: '瀚陆欧亚班列',
  org: ORG,
  dst: DST,
  takes: { train: ['8', '9'], org: ['8', '9'], dst: ['8', '9'] },
  border: 'RAL',
  notice: null,
  leaves: '',
  mostDays: 18,
};

export function trainOn(day: string, search: RailSearch, goods: RailGoods, change: Partial<RailOffer> = {}): RailOffer {
  const { isDanger, heating, owner, boxes } = search;
  const mustApply = isDanger === 'Y' && !search.hasPermit;
  const leavesAt = momentOf(day, 15);
  const cutoffs = railCutoffs(leavesAt, mustApply);
  const findings = goodsFindings(
    [goods],
    { ...WAY, leaves: day },
    {
      isDanger,
      heating: heating ?? 'NONE',
      permit: search.hasPermit ? 'railHeld' : 'railApproval',
    },
  );
  const level = findings.some((one) => one.level === 'BLOCK')
    ? 'BLOCK'
    : findings.some((one) => one.level === 'NEED_APPROVAL')
      ? 'NEED_APPROVAL'
      : 'PASS';
  const services = mustApply ? ['DGA'] : [];
  const asked = { boxes, owner, heating: heating ?? ('NONE' as const), isDanger, services, insuredValue: '' };
  const charges = railCharges({ ...asked, classes: [...goods.classes] }, RATES);
  return {
    offerId: `R-HLBL-RXA-RDU-${day.slice(2).replaceAll('-', '')}`,
    mode: 'RAIL',
    supplier: { code: 'HLBL', nameCn: '瀚陆欧亚班列', nameEn: 'Hanlu Eurasia Express' },
    org: ORG,
    dst: DST,
    leavesAt: toIso(leavesAt),
    arrivesAt: toIso(momentOf(daysAfter(day, 18), 15)),
    cutoffs,
    closesAt: cutoffs[0]?.at ?? toIso(leavesAt),
    state: (parseMoment(cutoffs[0]?.at ?? '') ?? 0) < NOW ? 'CLOSED' : 'OPEN',
    left: [{ measure: 'TEU', amount: 16 }],
    acceptance: { level, reason: '', source: '班列平台与场站危险货物办理限制', edition: '2026 版', notice: NOTICE },
    price: charges && { charges, units: [] },
    detail: {
      line: '中欧',
      border: 'RAL',
      transitDays: [15, 18],
      takes: WAY.takes,
      notice: null,
      freeDays: 15,
      perDay: each(600, 1000),
      warmth: { HEAT: 140_000, LINER: 38_000 },
      findings,
      paired: pairedInstead(search.boxes).map((boxes) => ({ boxes, total: 1_250_000 })),
      instead: [
        {
          org: ORG,
          dst: { code: 'RHH', nameCn: '汉堡', nameEn: 'Hamburg' },
          way: { border: 'RAL', transitDays: [16, 19], total: 770_691 },
        },
      ],
    },
    ...change,
  };
}

const DAYS = ['2026-11-25', '2026-12-02', '2026-12-04', '2026-12-09', '2026-12-11', '2026-12-16'];

export const trainsOf = (search: RailSearch, goods: RailGoods): RailOffer[] =>
  DAYS.map((day, at) => trainOn(day, search, goods, at === 2 ? { state: 'ENQUIRE', price: null } : {}));

export const RAIL_QUOTE: RailQuote = {
  quoteId: 'Q1',
  mode: 'RAIL',
  state: 'LOCKED',
  lockedUntil: '2026-11-21T02:00:00.000Z',
  search: SEARCH,
  offer: trainOn('2026-12-09', SEARCH, GLYCEROL),
  rates: RATES,
  takers: null,
};

export const GLYCEROL_FACTS: LibraryGoods = {
  ...METHANOL_FACTS,
  goodsId: 'glycerol',
  unNo: null,
  nameCn: '甘油',
  nameEn: 'Glycerol',
  casNo: '56-81-5',
  hazardClass: null,
  subRisks: [],
  packingGroup: null,
  densityKgPerL: 1.26,
  hsCode: '290545',
};

export const RAIL_FACTS: OrderFacts<RailQuote> = {
  now: NOW,
  quote: RAIL_QUOTE,
  ...goodsLookup(() => ({ kind: 'known', goods: [GLYCEROL_FACTS], strangers: [] })),
};

const { shipper, consignee, currency, payType, contactName, contactPhone, goods } = SOUND;

export const RAIL_SOUND: RailForm = {
  ...blankRail,
  shipper,
  consignee,
  currency,
  payType,
  contactName,
  contactPhone,
  isDanger: 'N',
  agreeProtocol: true,
  quoteId: 'Q1',
  offerId: RAIL_QUOTE.offer.offerId,
  boxOwner: 'COC',
  returnDepot: 'RDU',
  heating: 'NONE',
  freezeWaiver: true,
  customsMode: 'ORIGIN',
  consigneeTax: 'DE123456789012345',
  inbound: [{ ...blankTruck, slot: '2026-12-05T09:00' }],
  units: [{ ...blankUnit, kg: '19200' }],
  goods: goods.slice(0, 1).map((row) => ({
    ...row,
    goodsId: 'glycerol',
    nameCn: '甘油',
    nameEn: 'Glycerol',
    hsCode: '290545',
    casNo: '56-81-5',
    unNo: '',
    shippingName: '',
    hazardClass: '' as const,
    subRisks: [],
    packingGroup: '' as const,
    flashPoint: '',
    packMark: '',
    pieces: '80',
    grossKg: '19200',
    netKg: '',
    volume: '24',
  })),
  rail: { '1': { ...blankRowFacts, nameRu: 'Глицерин' } },
};

export const PLACED_RAIL: RailOrder = {
  ...order,
  orderNo: 'RW2611207K3M9Q',
  mode: 'RAIL',
  org: ORG,
  dst: DST,
  carrier: '瀚陆欧亚班列',
  etd: RAIL_QUOTE.offer.leavesAt ?? '',
  eta: RAIL_QUOTE.offer.arrivesAt ?? '',
  cutoffs: RAIL_QUOTE.offer.cutoffs,
  isDanger: 'N',
  line: '中欧',
  border: 'RAL',
  transitDays: [15, 18],
  boxes: [{ type: '40HQ', count: 1 }],
  owner: 'COC',
  heating: 'HEAT',
  returnDepot: '杜伊斯堡',
  freeDays: 15,
  trucks: [RAIL_TRUCK],
  hasApproval: false,
  notice: null,
};
