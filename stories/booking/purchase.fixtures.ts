import type { ListSummary } from '../../domain/mall/lists';
import type { PurchaseGroup, PurchaseLine, PurchaseSheet } from '../../domain/mall/purchase';
import { TOLUENE_ITEM } from './mall.fixtures';

const [DRUM] = TOLUENE_ITEM.packs as [PurchaseLine['sold'], ...PurchaseLine['sold'][]];

/** Noon in China, on the day the list was started. */
export const LISTED_AT = Date.parse('2026-11-22T04:00:00Z');
export const HELD_UNTIL = Date.parse('2026-11-23T01:42:00Z');

export const TOLUENE_LINE: PurchaseLine = {
  lineId: 'P0012-D200-CNZJG',
  isLeft: false,
  productId: 'P0012',
  pack: 'D200',
  city: 'CNZJG',
  kg: 360,
  nameCn: '甲苯',
  grade: '优级品',
  unNo: '1294',
  hazardClass: '3',
  subRisks: [],
  gate: 'PERMIT',
  sold: DRUM,
  inStockKg: 102_400,
  fault: null,
  price: { perKg: 755, amount: 271_800, perKgNow: 755, amountNow: 271_800 },
  next: { addKg: 640, perKg: 729 },
  gateAnswer: 'PAPER_MISSING',
  lots: [{ lotId: 'P0012-261107-CNZJG', kg: 360 }],
};

export const GLYCOL_LINE: PurchaseLine = {
  ...TOLUENE_LINE,
  lineId: 'P0071-D200-CNZJG',
  productId: 'P0071',
  kg: 2250,
  nameCn: '乙二醇',
  grade: '聚酯级',
  unNo: null,
  hazardClass: null,
  gate: 'OPEN',
  sold: { ...DRUM, skuId: 'P0071-D200', netKg: 225, leastKg: 225 },
  inStockKg: 61_200,
  price: { perKg: 535, amount: 1_203_750, perKgNow: 535, amountNow: 1_203_750 },
  next: null,
  gateAnswer: 'BUY',
  lots: [
    { lotId: 'P0071-261101-CNZJG', kg: 2000 },
    { lotId: 'P0071-261108-CNZJG', kg: 250 },
  ],
};

const TOGETHER: PurchaseGroup['together'] = {
  level: 'PASS',
  findings: [],
  loads: 1,
  stored: { level: 'PASS', pairs: [] },
};

const ZHANGJIAGANG: PurchaseGroup = {
  city: 'CNZJG',
  lines: [TOLUENE_LINE, GLYCOL_LINE],
  kg: 2610,
  goods: 1_203_750,
  goodsNow: 1_203_750,
  together: TOGETHER,
  freight: null,
  orderFreight: null,
  merge: null,
};

const FIRST: ListSummary = { listId: 'first', name: '采购单', lines: 2, isOpen: true };
const SECOND: ListSummary = { listId: 'kQ3vLw8sT0eYb5hJ2mRzAg', name: '十二月备货', lines: 7, isOpen: false };

export const LISTED: PurchaseSheet = {
  lists: [FIRST],
  groups: [ZHANGJIAGANG],
  rule: null,
  withdrawn: [],
  delivery: { way: 'SELF', to: '' },
  held: { until: new Date(HELD_UNTIL).toISOString(), isOver: false },
};

export const NOTHING_LISTED: PurchaseSheet = {
  lists: [{ ...FIRST, lines: 0 }],
  groups: [],
  rule: null,
  withdrawn: [],
  delivery: { way: 'SELF', to: '' },
  held: null,
};

const MORE_TOLUENE: PurchaseLine = {
  ...TOLUENE_LINE,
  kg: 540,
  price: { perKg: 755, amount: 407_700, perKgNow: 755, amountNow: 407_700 },
  next: { addKg: 460, perKg: 729 },
  lots: [{ lotId: 'P0012-261107-CNZJG', kg: 540 }],
};

export const CHANGED: PurchaseSheet = {
  ...LISTED,
  groups: [{ ...ZHANGJIAGANG, lines: [MORE_TOLUENE, GLYCOL_LINE], kg: 2790 }],
};

export const FEWER: PurchaseSheet = {
  ...LISTED,
  groups: [{ ...ZHANGJIAGANG, lines: [TOLUENE_LINE], kg: 360, goods: 0, goodsNow: 0 }],
};

export const TWO_LISTS: PurchaseSheet = { ...LISTED, lists: [FIRST, SECOND] };
export const OTHER_LIST: PurchaseSheet = {
  ...FEWER,
  lists: [
    { ...FIRST, isOpen: false },
    { ...SECOND, lines: 1, isOpen: true },
  ],
};
export const ALL_LISTS: PurchaseSheet = {
  ...LISTED,
  lists: [
    FIRST,
    SECOND,
    ...Array.from({ length: 8 }, (_, at) => ({
      listId: `list${at}`,
      name: `工地 ${at + 1}`,
      lines: at,
      isOpen: false,
    })),
  ],
};

/** The price of toluene rose, and the hold has expired. */
export const OVER: PurchaseSheet = {
  ...LISTED,
  held: { until: new Date(HELD_UNTIL).toISOString(), isOver: true },
  groups: [
    {
      ...ZHANGJIAGANG,
      lines: [
        { ...TOLUENE_LINE, price: { perKg: 755, amount: 271_800, perKgNow: 771, amountNow: 277_560 } },
        GLYCOL_LINE,
      ],
    },
  ],
};

const IMDG = { source: 'IMDG 规则 7.2.4 隔离表、7.3.4.1 同箱规定与隔离类要求', edition: '42-24' };

/** Sent to Hangzhou: peroxide is kept apart from toluene, one line is out of stock, one is withdrawn. */
export const APART: PurchaseSheet = {
  ...LISTED,
  delivery: { way: 'SEND', to: '3301' },
  rule: null,
  withdrawn: [
    { lineId: 'P0099-D200-CNZJG', productId: 'P0099', pack: 'D200', city: 'CNZJG', kg: 400, named: '丁酮 工业级' },
  ],
  groups: [
    {
      ...ZHANGJIAGANG,
      lines: [
        TOLUENE_LINE,
        {
          ...GLYCOL_LINE,
          lineId: 'P0060-I1000-CNZJG',
          productId: 'P0060',
          pack: 'I1000',
          kg: 4800,
          nameCn: '次氯酸钠溶液',
          grade: '工业级',
          unNo: '1791',
          hazardClass: '8',
          gate: 'LICENCE',
          gateAnswer: 'VERIFY_FIRST',
          sold: { ...DRUM, skuId: 'P0060-I1000', form: 'I1000', kind: '31HA1', netKg: 1200, leastKg: 1200 },
          inStockKg: 3600,
          fault: 'kgNotInStock',
          lots: [],
        },
      ],
      kg: 5160,
      goods: 0,
      goodsNow: 0,
      together: {
        level: 'BLOCK',
        findings: [
          { level: 'BLOCK', code: 'splitNeeded', given: { boxes: 2, plan: '甲苯 / 次氯酸钠溶液' }, source: IMDG },
          {
            level: 'BLOCK',
            code: 'pairGroups',
            given: { why: '次氯酸盐与可燃物', one: '甲苯', other: '次氯酸钠溶液', rowOne: 1, rowOther: 2 },
            source: IMDG,
          },
        ],
        loads: 2,
        stored: { level: 'BLOCK', pairs: [{ one: '甲苯', other: '次氯酸钠溶液', level: 'BLOCK', why: 'CLASH' }] },
      },
      freight: { total: 213_435, km: 241, trucks: null },
    },
  ],
};

/** Glycol is unticked; the group could merge into Tianjin. */
export const TICKED: PurchaseSheet = {
  ...TWO_LISTS,
  delivery: { way: 'SEND', to: '3201' },
  groups: [
    {
      ...ZHANGJIAGANG,
      lines: [
        { ...TOLUENE_LINE, gateAnswer: 'BUY' },
        { ...GLYCOL_LINE, isLeft: true },
      ],
      goods: 271_800,
      goodsNow: 271_800,
      freight: { total: 188_030, km: 158, trucks: null },
      orderFreight: { total: 48_000, km: 158, trucks: null },
      merge: { to: 'CNTXG', saves: 264_620, isOneTruck: true },
    },
  ],
};
