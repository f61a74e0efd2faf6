import { FULL_AGE, RETAIL_MOST_KG } from '../../../domain/mall/purchase-right';
import type { PurchaseVerdict } from '../../../domain/mall/purchase-right';
import type { CenterPage } from '../../../domain/people/user-center';
import type { DeliveredPrice } from '../../../domain/mall/sheet';
import type { LandedRefusal, DeliveryKind } from '../../../domain/mall/landed';
import type { Pack, PackForm } from '../../../domain/mall/product';
import { countPieces, wholePacks, type TypedFault, TOO_MANY_SAYS } from '../../../domain/mall/quantity';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { packName, packsName, placeName } from './names';
import { nextTierText, perKgText, countLabel } from './shared-lines';

const yuan = (fen: number): string => formatMoney({ amount: fen, currency: YUAN });
const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

type PackQuestion = { pack: Pack; kg: number; city: string; inStockKg: number };

/** `3 箱（23.7 kg）`. */
const packs = (pack: Pack, kg: number): string => `${packsName(pack.form, countPieces(pack, kg))}（${kilograms(kg)}）`;

const faults: Record<TypedFault, (typed: PackQuestion) => string> = {
  kgMissing: () => '请填写采购数量',
  kgUnread: () => '采购数量应为整数，如 12',
  kgNotWhole: ({ pack, kg }) =>
    `采购数量需为整包装，可改为 ${wholePacks(pack, kg)
      .map((near) => packs(pack, near))
      .join(' 或 ')}`,
  kgTooFew: ({ pack }) => `低于起订量 ${packs(pack, pack.leastKg)}`,
  kgTooMany: () => TOO_MANY_SAYS,
  kgNotInStock: ({ city, inStockKg }) => `库存不足，${placeName(city)}可售 ${kilograms(inStockKg)}`,
};

const ways = {
  SELF: '自提',
  SEND: '送货',
  COAST: '内贸海运到门',
  BOX: '整箱到港',
  TANK: '罐箱到港',
  BAG: '液袋到港',
} satisfies Record<DeliveryKind, string>;

const refusals = {
  asked: '这个商品没有公开价，请询价。',
  quantity: '数量不合包装，改好后再算。',
  stock: '这座城市的现货不够，换一座发货城市或减少数量。',
  whereTo: '请选择能到的地方。',
  noLane: '这条路近期没有可订的班次，请询价。',
  exportLicence: '易制毒商品出口需先取得出口许可，取得前不报到港价。',
  dangerAtSea: '内贸海运只运普通货物，请改用送货或自提。',
} satisfies Record<LandedRefusal, string>;

/** User center page where the missing qualification is obtained. */
export type MissingProofPage = Extract<CenterPage, 'verification' | 'buyerPapers'>;

const gates = {
  BUY: '贵司资质齐全，可以购买。',
  BUY_AWAIT_VERIFY: '可以购买，请尽早完成企业认证。',
  ENQUIRE: '这个商品按单报价，请询价。',
  SIGN_IN: '登录后核对您能否购买。',
  ENTERPRISE_ONLY: '该商品只向企业销售。',
  VERIFY_FIRST: '请先完成企业认证。',
  RETAIL_LIMIT: `个人每单不超过 ${RETAIL_MOST_KG} 千克。`,
  UNDER_AGE: `需年满 ${FULL_AGE} 周岁。`,
  PAPER_MISSING: '购买该商品需危险化学品相关许可，请先提交采购资质。',
  PAPER_EXPIRED: '证照已过期，请重新提交采购资质。',
  PERMIT_MISSING: '购买该商品需易制毒购买备案证明，请先提交采购资质。',
  PERMIT_SHORT: '备案余量不足本次采购数量，请减量或提交新的备案证明。',
} satisfies Record<PurchaseVerdict, string>;

export const productCopy = {
  close: '关闭商品',
  loading: '正在载入商品',
  missing: {
    head: '商品',
    title: '没有这个商品',
    text: '商品已下架，或不支持线上展示。',
    back: '回到商品列表',
  },
  grades: '同品其他规格',
  gate: {
    title: '能不能买',
    who: {
      OPEN: `企业可买；标明零售的，成年人每单 ${RETAIL_MOST_KG} 千克以内也可买。`,
      LICENCE: '只售已认证企业，凭危险化学品经营许可证（转售）或盖章的合法用途证明（自用）。',
      PERMIT:
        '只售已认证企业，凭危险化学品经营许可证或盖章的合法用途证明，并需有该物质的易制毒购买备案，余量够本次数量。',
    },
    answers: gates,
    ways: { verification: '去企业认证', buyerPapers: '提交采购资质' } satisfies Record<MissingProofPage, string>,
  },
  spec: {
    title: '规格',
    standard: '执行标准',
    cas: 'CAS',
    formula: '分子式',
    hs: 'HS 编码',
    structure: '结构式',
    purity: '纯度',
  },
  steps: {
    title: '一次买多少更便宜',
    unit: (pack: Pack) => `${packName(pack)}，每千克含税价`,
    head: { from: '数量', price: '每千克' },
    from: (fromKg: number, leastKg: number) => (fromKg === 0 ? `${kilograms(leastKg)} 起` : `≥ ${kilograms(fromKg)}`),
    next: nextTierText,
  },
  choose: {
    title: '包装、数量与发货城市',
    pack: '包装',
    count: (form: PackForm | null) => (form === null ? '数量' : countLabel(form)),
    kg: kilograms,
    city: '从哪发',
    store: (city: string, kg: number) => `${placeName(city)}，可售 ${kilograms(kg)}`,
    noStore: '暂无现货',
    fault: (fault: TypedFault, typed: PackQuestion) => faults[fault](typed),
  },
  lots: {
    title: '各城市批次',
    hint: '先到期先出；采购前不锁定库存',
    head: { city: '城市', lot: '批号', kg: '可售', made: '生产', expires: '有效期至', test: '质检' },
    kg: kilograms,
    released: '检验合格',
    empty: '已售完',
    tested: (day: string) => `检验中，${day.slice(5)} 可售`,
    none: '暂无批次',
  },
  sds: {
    title: '危险特性',
    revised: (day: string) => `资料日期 ${day}`,
    signals: { DANGER: '危险', WARNING: '警告' },
    harmless: '按 GHS 不属于危险化学品，无信号词与象形图。',
  },
  transport: {
    title: '怎么运',
    un: 'UN · 包装类别',
    none: '普通货物',
    properName: '正确运输名称',
    stabilizer: '稳定剂',
    lq: '限量',
    ems: 'EmS',
    tank: '罐箱',
    box: '一个 20GP',
    inBox: (count: number, unit: string, kg: number) => `${count} ${unit} ${kilograms(kg)}`,
    fire: '仓储',
    flash: '闪点',
    density: '密度',
    groups: '隔离组',
    unknown: '未列明',
    celsius: (degrees: number) => `${degrees} ℃`,
    marine: '海洋污染物',
  },
  landed: {
    title: '到手价',
    ways,
    toCity: '送到',
    toPort: '目的港',
    choose: '请选择',
    goods: '货款',
    goodsOf: (kg: number, perKg: number) => `${kilograms(kg)} × ${yuan(perKg)}，含 13% 增值税`,
    freight: '运费',
    freightOf: {
      SELF: () => '到仓自提，不另收费',
      SEND: ({ km, units }) => `${km ?? 0} 公里，${units === null ? '零担' : `整车 ${units} 辆`}，含 9% 增值税`,
      COAST: ({ units }) => `${units ?? 0} 个 20GP，最低可订班次，送到门`,
      BOX: ({ units }) => `${units ?? 0} 个 20GP，最低可订班次，含起运港费用`,
      TANK: () => '罐箱随船，最低可订班次',
      BAG: () => '液袋随船，最低可订班次',
    } satisfies Record<DeliveryKind, (landed: Extract<DeliveredPrice, { kind: 'priced' }>) => string>,
    total: '到手价',
    dearer: '运费高于货款；可改自提，或凑满整车再送。',
    perKg: perKgText,
    asking: '正在算到手价',
    refusals,
  },
  sample: { no: '不提供样品' },
  foot: '加入采购单后，从采购单下单或询价',
  toList: '去采购单',
  enquire: '按此数量询价',
  wish: (name: string, grade: string, amount: string, pack: string, city: string) =>
    `采购${name} ${grade}${amount === '' ? '' : ` ${amount}`}${pack === '' ? '' : `，${pack}`}${city === '' ? '' : `，${placeName(city)}发货`}`,
};
