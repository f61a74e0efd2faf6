import { readQuestion } from '../../domain/mall/asked';
import type { DeliveredPrice, MallCard, MallItem, MallSheet } from '../../domain/mall/sheet';

export const TOLUENE_CARD: MallCard = {
  productId: 'P0012',
  nameCn: '甲苯',
  nameEn: 'Toluene',
  grade: '优级品',
  casNo: '108-88-3',
  formula: 'C₇H₈',
  smiles: 'Cc1ccccc1',
  structure: {
    width: 126,
    height: 108,
    bonds: 'M101.9 84L76 69M76 69L50 84M50 84L24 69M24 69L24 39M24 39L50 24M50 24L76 39M76 69L76 39',
    atoms: [],
  },
  unNo: '1294',
  hazardClass: '3',
  subRisks: [],
  purity: 99.8,
  gate: 'PERMIT',
  isPrecursor: true,
  hasSample: false,
  stock: [
    { city: 'CNZJG', kg: 102_400 },
    { city: 'CNTXG', kg: 52_000 },
  ],
  price: { kg: 1000, fromKg: 1000, perKg: 728, next: { addKg: 4000, perKg: 715 } },
  earliest: { city: 'CNZJG', madeOn: '2026-11-07' },
  delivery: null,
};

export const GLYCOL_CARD: MallCard = {
  ...TOLUENE_CARD,
  productId: 'P0071',
  nameCn: '乙二醇',
  nameEn: 'Monoethylene glycol',
  grade: '聚酯级',
  casNo: '107-21-1',
  formula: 'C₂H₆O₂',
  smiles: 'OCCO',
  structure: {
    width: 126,
    height: 63,
    bonds: 'M30.9 28L50 39M50 39L76 24M76 24L95 35',
    atoms: [
      { x: 24, y: 24, label: 'HO' },
      { x: 101.9, y: 39, label: 'OH' },
    ],
  },
  unNo: null,
  hazardClass: null,
  purity: 99.9,
  gate: 'OPEN',
  isPrecursor: false,
  hasSample: true,
  stock: [{ city: 'CNZJG', kg: 61_200 }],
  price: { kg: 1000, fromKg: 1000, perKg: 535, next: null },
  delivery: { perKg: 42, from: 'CNZJG' },
};

/** Sold by enquiry, out of stock, without a drawing. */
export const BENZENE_CARD: MallCard = {
  ...TOLUENE_CARD,
  productId: 'P0014',
  nameCn: '苯',
  nameEn: 'Benzene',
  structure: null,
  smiles: null,
  formula: null,
  subRisks: ['6.1'],
  gate: 'LICENCE',
  isPrecursor: false,
  stock: [],
  price: null,
  earliest: null,
};

const FACETS: MallSheet['facets'] = {
  cat: [
    { value: 'SOLVENT', count: 25 },
    { value: 'GLYCOL', count: 8 },
  ],
  policy: [
    { value: 'OPEN', count: 23 },
    { value: 'LICENCE', count: 57 },
    { value: 'PERMIT', count: 9 },
  ],
  cls: [
    { value: '3', count: 32 },
    { value: 'N', count: 20 },
  ],
  stock: [{ value: 'CNZJG', count: 49 }],
  pack: [{ value: 'D200', count: 44 }],
  g: [{ value: 'AROMATIC', count: 8 }],
  purity: [{ value: '99.9', count: 20 }],
  form: [{ value: 'LIQUID', count: 60 }],
  more: [{ value: 'avail', count: 85 }],
};

export const SHEET: MallSheet = {
  isWithheld: false,
  total: 75,
  pages: 4,
  records: [TOLUENE_CARD, GLYCOL_CARD, BENZENE_CARD],
  facets: FACETS,
};

const NONE = Object.fromEntries(Object.keys(FACETS).map((facet) => [facet, []])) as unknown as MallSheet['facets'];
export const EMPTY_SHEET: MallSheet = { isWithheld: false, total: 0, pages: 1, records: [], facets: NONE };
export const WITHHELD_SHEET: MallSheet = { ...EMPTY_SHEET, isWithheld: true };

export const ALL_GOODS = readQuestion({});

export const TOLUENE_ITEM: MallItem = {
  ...TOLUENE_CARD,
  standard: 'GB/T 3406',
  category: 'SOLVENT',
  groups: ['AROMATIC'],
  spec: [
    { item: '纯度', value: '≥99.8%' },
    { item: '水分', value: '≤0.1%' },
  ],
  rates: {
    baseYuanPerTon: 6600,
    level: 1,
    tiers: [
      { fromKg: 0, factor: 1.06 },
      { fromKg: 1000, factor: 1.02 },
      { fromKg: 5000, factor: 1 },
    ],
  },
  packs: [
    {
      skuId: 'P0012-D200',
      form: 'D200',
      kind: '1A1',
      netKg: 180,
      tareKg: 18.5,
      per20: 80,
      adderYuanPerKg: 0.55,
      leastKg: 180,
      mostKg: null,
    },
    {
      skuId: 'P0012-BULK',
      form: 'BULK',
      kind: 'BULK',
      netKg: 1000,
      tareKg: 0,
      per20: null,
      adderYuanPerKg: 0,
      leastKg: 20_000,
      mostKg: null,
    },
  ],
  lots: [
    {
      lotId: 'P0012-261107-CNZJG',
      city: 'CNZJG',
      madeOn: '2026-11-07',
      releasedOn: '2026-11-09',
      expiresOn: '2028-11-07',
      kg: 102_400,
      isReleased: true,
    },
    {
      lotId: 'P0012-261121-CNTXG',
      city: 'CNTXG',
      madeOn: '2026-11-21',
      releasedOn: '2026-11-23',
      expiresOn: '2028-11-21',
      kg: 44_000,
      isReleased: false,
    },
  ],
  leadDays: 2,
  sample: null,
  sds: {
    revisedOn: '2026-05-22',
    signal: 'DANGER',
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    hazards: ['H225', 'H304', 'H315'],
  },
  transport: {
    hsCode: '290230',
    properName: null,
    packingGroup: 'II',
    isMarinePollutant: false,
    limitedQuantity: '1 L',
    emS: 'F-E,S-D',
    tankInstruction: 'T4',
    groups: [],
    flashPointC: 4,
    densityKgPerL: 0.87,
    fire: { item: 'A1', isSure: true },
    state: 'LIQUID',
  },
  siblings: [{ productId: 'P0012', grade: '优级品' }],
  abroad: [
    { code: 'NLRTM', nameCn: '鹿特丹' },
    { code: 'SGSIN', nameCn: '新加坡' },
  ],
  gateAnswer: 'SIGN_IN',
  openList: null,
};

export const OTHER_OPEN = { listId: 'kQ3vLw8sT0eYb5hJ2mRzAg', name: '十二月备货' };
export const LISTED_ITEM: MallItem = { ...TOLUENE_ITEM, openList: OTHER_OPEN };

export const BENZENE_ITEM: MallItem = {
  ...TOLUENE_ITEM,
  ...BENZENE_CARD,
  rates: null,
  lots: [],
  gateAnswer: 'ENQUIRE',
  sample: { fee: 20_000, courier: 18_000, sizes: ['100 ml', '500 ml'] },
  siblings: [
    { productId: 'P0014', grade: '石油苯优级' },
    { productId: 'P0015', grade: '分析纯' },
  ],
};

export const PRICED: Extract<DeliveredPrice, { kind: 'priced' }> = {
  kind: 'priced',
  goods: 787_320,
  perKg: 729,
  freight: 66_000,
  total: 853_320,
  landedPerKg: 791,
  km: 241,
  units: null,
};
