import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../domain/goods/dangerous-goods';
import { FIRES } from '../../domain/goods/fire';
import { FACETS, LONGEST_WORDS } from '../../domain/mall/asked';
import { PURCHASE_VERDICTS } from '../../domain/mall/gate';
import { LANDED_REFUSALS, DELIVERY_KINDS } from '../../domain/mall/landed';
import { CATEGORIES, PURCHASE_LIMITS, GROUPS, PACK_FORMS, PICTOGRAMS } from '../../domain/mall/product';
import type { DeliveredPrice, MallCard, MallItem, MallSheet } from '../../domain/mall/sheet';
import { endpoint } from '../wire/endpoint';

export const GRAMS_ONLY = '采购数量最多三位小数';

const listSchema = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());
const day = v.pipe(v.string(), v.isoDate());
const hazardClass = v.picklist(HAZARD_CLASS_IDS);
const optionalText = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

const structure = v.object({
  width: v.number(),
  height: v.number(),
  bonds: v.string(),
  atoms: listSchema(v.object({ x: v.number(), y: v.number(), label: v.string() })),
});
const inStock = v.object({ city: v.string(), kg: v.number() });

const shown = {
  productId: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  grade: v.string(),
  casNo: v.nullable(v.string()),
  formula: v.nullable(v.string()),
  smiles: v.nullable(v.string()),
  structure: v.nullable(structure),
  unNo: v.nullable(v.string()),
  hazardClass: v.nullable(hazardClass),
  subRisks: listSchema(hazardClass),
  purity: v.nullable(v.number()),
  gate: v.picklist(PURCHASE_LIMITS),
  isPrecursor: v.boolean(),
  hasSample: v.boolean(),
  stock: listSchema(inStock),
};

const mallCard = v.object({
  ...shown,
  price: v.nullable(
    v.object({
      kg: v.number(),
      fromKg: v.number(),
      perKg: v.number(),
      next: v.nullable(v.object({ addKg: v.number(), perKg: v.number() })),
    }),
  ),
  earliest: v.nullable(v.object({ city: v.string(), madeOn: day })),
  delivery: v.nullable(v.object({ perKg: v.number(), from: v.string() })),
}) satisfies v.GenericSchema<unknown, MallCard>;

const choices = listSchema(v.object({ value: v.string(), count: v.number() }));

const mallSheet = v.object({
  isWithheld: v.boolean(),
  total: v.number(),
  pages: v.number(),
  records: listSchema(mallCard),
  facets: v.object(
    Object.fromEntries(FACETS.map((facet) => [facet, choices])) as Record<(typeof FACETS)[number], typeof choices>,
  ),
}) satisfies v.GenericSchema<unknown, MallSheet>;

export const mallBoard = endpoint({
  summary: '化工商城：按品名、拼音、CAS、UN、分子式查自营商品，各筛选项带其他条件下的数目',
  method: 'GET',
  path: '/api-item/mall/board',
  request: v.object({
    kw: optionalText(LONGEST_WORDS),
    ...(Object.fromEntries(FACETS.map((facet) => [facet, optionalText(300)])) as Record<
      (typeof FACETS)[number],
      ReturnType<typeof optionalText>
    >),
    to: optionalText(8),
    q: optionalText(8),
    s: optionalText(8),
    p: optionalText(8),
  }),
  reply: mallSheet,
  access: 'public',
  urlSafe: true,
});

export const productId = v.pipe(v.string(), v.regex(/^[A-Z]\d{4,8}$/, '商品编号不正确'));

export const mallLot = v.object({
  lotId: v.string(),
  city: v.string(),
  madeOn: day,
  releasedOn: day,
  expiresOn: day,
  kg: v.number(),
  isReleased: v.boolean(),
});

export const mallPack = v.object({
  skuId: v.string(),
  form: v.picklist(PACK_FORMS),
  kind: v.string(),
  netKg: v.number(),
  tareKg: v.number(),
  per20: v.nullable(v.number()),
  adderYuanPerKg: v.number(),
  leastKg: v.number(),
  mostKg: v.nullable(v.number()),
});

const mallItem = v.object({
  ...shown,
  standard: v.string(),
  category: v.picklist(CATEGORIES),
  groups: listSchema(v.picklist(GROUPS)),
  spec: listSchema(v.object({ item: v.string(), value: v.string() })),
  rates: v.nullable(
    v.object({
      baseYuanPerTon: v.number(),
      level: v.number(),
      tiers: listSchema(v.object({ fromKg: v.number(), factor: v.number() })),
    }),
  ),
  packs: listSchema(mallPack),
  lots: listSchema(mallLot),
  leadDays: v.number(),
  sample: v.nullable(v.object({ fee: v.number(), courier: v.number(), sizes: listSchema(v.string()) })),
  sds: v.object({
    revisedOn: day,
    signal: v.nullable(v.picklist(['DANGER', 'WARNING'])),
    pictograms: listSchema(v.picklist(PICTOGRAMS)),
    hazards: listSchema(v.string()),
  }),
  transport: v.object({
    hsCode: v.string(),
    properName: v.nullable(v.string()),
    packingGroup: v.nullable(v.picklist(PACKING_GROUPS)),
    isMarinePollutant: v.boolean(),
    limitedQuantity: v.nullable(v.string()),
    emS: v.nullable(v.string()),
    tankInstruction: v.nullable(v.string()),
    groups: listSchema(v.string()),
    flashPointC: v.nullable(v.number()),
    densityKgPerL: v.nullable(v.number()),
    fire: v.nullable(v.object({ item: v.picklist(FIRES), isSure: v.boolean() })),
    state: v.picklist(['LIQUID', 'SOLID', 'GAS', 'ARTICLE']),
  }),
  siblings: listSchema(v.object({ productId: v.string(), grade: v.string() })),
  abroad: listSchema(v.object({ code: v.string(), nameCn: v.string() })),
  gateAnswer: v.picklist(PURCHASE_VERDICTS),
  openList: v.optional(v.nullable(v.object({ listId: v.string(), name: v.string() })), null),
}) satisfies v.GenericSchema<unknown, MallItem>;

export const mallProduct = endpoint({
  summary: '一种商品：规格、包装、阶梯价、各城市批次、安全数据、运输资料与购买条件',
  method: 'GET',
  path: '/api-item/mall/product',
  request: v.object({ productId }),
  reply: mallItem,
  access: 'public',
  urlSafe: true,
});

const landed = v.variant('kind', [
  v.object({
    kind: v.literal('priced'),
    goods: v.number(),
    perKg: v.number(),
    freight: v.number(),
    total: v.number(),
    landedPerKg: v.number(),
    km: v.nullable(v.number()),
    units: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('refused'), code: v.picklist(LANDED_REFUSALS) }),
]) satisfies v.GenericSchema<unknown, DeliveredPrice>;

export const mallLanded = endpoint({
  summary: '到手价：货款加自提、送货、内贸海运、整箱、罐箱或液袋的运费，运费由本站各运价函数给出',
  method: 'GET',
  path: '/api-item/mall/landed',
  request: v.object({
    productId,
    pack: v.picklist(PACK_FORMS),
    kg: v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,3})?$/, GRAMS_ONLY), v.transform(Number)),
    city: v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请选择发货城市')),
    way: v.picklist(DELIVERY_KINDS, '请选择提送方式'),
    to: optionalText(8),
  }),
  reply: landed,
  access: 'public',
  urlSafe: true,
});
