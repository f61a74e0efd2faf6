import { goodsLookup } from '../../domain/goods/identity';
import { SEND } from '../../domain/mall/send';
import { blankMall, type MallForm } from '../../domain/modes/mall/form';
import { MALL } from '../../domain/modes/mall/mode';
import { mallCharges } from '../../domain/modes/mall/price';
import type { MallQuote } from '../../domain/modes/mall/quote';
import { mallOfferId, type MallLine, type MallSearch } from '../../domain/modes/mall/search';
import { blankGoods, type GoodsRow } from '../../domain/goods/row';
import type { OrderFacts } from '../../domain/order/form/facts';
import { SOUND } from '../order/order-forms.fixtures';
import { NOW } from '../order/quoted.fixtures';

const TIERS = [
  { fromKg: 0, factor: 1.06 },
  { fromKg: 1000, factor: 1.02 },
  { fromKg: 5000, factor: 1 },
  { fromKg: 20_000, factor: 0.97 },
];

type Packed = Pick<MallLine['sold'], 'form' | 'kind' | 'netKg' | 'tareKg' | 'adderYuanPerKg' | 'leastKg'>;
const packed = (productId: string, { form, ...rest }: Packed): MallLine['sold'] => ({
  skuId: `${productId}-${form}`,
  form,
  per20: 80,
  mostKg: null,
  ...rest,
});

type LineSample = Pick<MallLine, 'productId' | 'kg' | 'grade'> & {
  city: string;
  base: number;
  row: Partial<GoodsRow> & { goodsId: string };
  pack: Packed;
  lots: readonly [day: string, expiresOn: string, kg: number][];
};

const lineOf = ({ productId, kg, grade, city, base, row, pack, lots }: LineSample, at: number): MallLine => ({
  productId,
  pack: pack.form,
  kg,
  grade,
  sold: packed(productId, pack),
  guarded: { goodsId: row.goodsId, gate: 'OPEN', isRetail: row.hazardClass === undefined, isPriced: true },
  rates: { baseYuanPerTon: base, level: 1, tiers: TIERS },
  lots: lots.map(([madeOn, expiresOn, left]) => ({
    lotId: `${productId}-${madeOn.slice(2).replaceAll('-', '')}-${city}`,
    city,
    madeOn,
    releasedOn: madeOn,
    expiresOn,
    kg: left,
    isReleased: true,
  })),
  isSendable: true,
  leadDays: 2,
  row: { ...blankGoods(String(at + 1)), ...(row.hazardClass === undefined && { isGeneral: true }), ...row },
});

const EPOXY: LineSample = {
  productId: 'P0067',
  kg: 880,
  grade: 'E-51',
  city: 'CNZJG',
  base: 14_500,
  row: {
    goodsId: 'epoxy-resin',
    nameCn: '环氧树脂（液态,环境危害）',
    nameEn: 'Epoxy resin',
    unNo: '3082',
    hazardClass: '9',
    packingGroup: 'III',
  },
  pack: { form: 'D200', kind: '1A1', netKg: 220, tareKg: 19, adderYuanPerKg: 0.5, leastKg: 220 },
  lots: [
    ['2026-11-02', '2027-11-02', 600],
    ['2026-11-09', '2027-11-09', 20_150],
  ],
};
const GLYCOL: LineSample = {
  productId: 'P0071',
  kg: 900,
  grade: '聚酯级',
  city: 'CNZJG',
  base: 4700,
  row: { goodsId: 'meg', nameCn: '乙二醇', nameEn: 'Ethylene glycol' },
  pack: { form: 'D200', kind: '1A1', netKg: 225, tareKg: 18.5, adderYuanPerKg: 0.55, leastKg: 225 },
  lots: [['2026-11-03', '2028-11-03', 61_025]],
};
const ASH: LineSample = {
  productId: 'P0083',
  kg: 20_000,
  grade: '重质',
  city: 'CNLYG',
  base: 1650,
  row: { goodsId: 'soda-ash', nameCn: '纯碱（碳酸钠）', nameEn: 'Sodium carbonate' },
  pack: { form: 'B25', kind: '5H4', netKg: 25, tareKg: 0.2, adderYuanPerKg: 0.15, leastKg: 100 },
  lots: [['2026-11-05', '2028-11-05', 57_800]],
};

/** Drums picked up, bags delivered, drums that must not share a truck. */
export const MALL_KINDS = ['fetched', 'sent', 'apart'] as const;
export type MallKind = (typeof MALL_KINDS)[number];

const SEARCHES: Readonly<Record<MallKind, MallSearch>> = {
  fetched: {
    city: 'CNZJG',
    way: 'SELF',
    to: '',
    lines: [EPOXY, GLYCOL].map(lineOf),
    loads: [[0, 1]],
    heldUntil: '2026-11-21T00:10:00.000Z',
  },
  sent: { city: 'CNLYG', way: 'SEND', to: '4101', lines: [lineOf(ASH, 0)], loads: [[0]], heldUntil: null },
  apart: {
    city: 'CNZJG',
    way: 'SEND',
    to: '3301',
    lines: [EPOXY, GLYCOL].map(lineOf),
    loads: [[0], [1]],
    heldUntil: null,
  },
};

export const STORE_GATE = '江苏省张家港保税区港区路 18 号 2 号门（演示地址）';

export function mallQuoteFor(kind: MallKind): MallQuote {
  const search = SEARCHES[kind];
  const rates = { products: Object.fromEntries(search.lines.map((line) => [line.productId, line.rates])), send: SEND };
  const charges = mallCharges({ way: search.way, toCity: search.to }, { search, rates });
  return {
    quoteId: `M-${kind}`,
    mode: 'MALL',
    state: 'LOCKED',
    lockedUntil: '2026-11-21T00:10:00.000Z',
    search,
    offer: {
      offerId: mallOfferId(search),
      mode: 'MALL',
      supplier: { code: 'MALL', nameCn: '化途供应链科技（上海）有限公司', nameEn: 'ChemLane' },
      org: { code: search.city, nameCn: search.city === 'CNZJG' ? '张家港' : '连云港', nameEn: '' },
      dst: null,
      leavesAt: null,
      arrivesAt: null,
      cutoffs: [],
      closesAt: null,
      state: 'OPEN',
      left: [],
      acceptance: { level: 'PASS', reason: '', source: '化途自营商城购销规则', edition: '2026 版', notice: '' },
      price: charges && { charges, units: [] },
      detail: {
        city: search.city,
        gate: STORE_GATE,
        kg: search.lines.reduce((sum, { kg }) => sum + kg, 0),
        leadDays: 2,
      },
    },
    rates,
    takers: null,
  };
}

/** The shop looks up no substance. */
export const mallFactsOf = (kind: MallKind, now = NOW): OrderFacts<MallQuote> => ({
  now,
  quote: mallQuoteFor(kind),
  ...goodsLookup(() => ({ kind: 'waiting', goods: [], strangers: null })),
});

const { payType, contactName, contactPhone } = SOUND;

export const closeMall = (form: MallForm): MallForm => ({
  ...form,
  payType,
  contactName,
  contactPhone,
  agreeProtocol: true,
  storeSafe: form.isDanger === 'Y',
});

/** Pickup from nine o'clock. */
export const fetchedMall = (day: string): Partial<MallForm> => ({
  way: 'SELF',
  pickupAt: `${day}T09:30`,
  plateNo: '苏B·62371',
  driverName: '贺师傅',
  driverPhone: '13700002217',
  roadPermit: '苏交运管危字320500123',
  escort: '韦押运',
});

export const sentMall = (day: string, toCity: MallForm['toCity']): Partial<MallForm> => ({
  way: 'SEND',
  toCity,
  address: '经济技术开发区第八大街 66 号 3 号库',
  receiver: '钟仓管',
  receiverPhone: '13911113344',
  deliverOn: day,
});

export function soundMall(kind: MallKind): MallForm {
  const quote = mallQuoteFor(kind);
  const way = kind === 'fetched' ? fetchedMall('2026-11-24') : sentMall('2026-11-30', quote.search.to);
  return closeMall({ ...MALL.quoted(blankMall, quote), ...way });
}
