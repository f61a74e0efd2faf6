import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../goods/dangerous-goods';
import { readonlyList, day } from '../shape/trade';
import { PURCHASE_LIMITS, CATEGORIES, GROUPS, PICTOGRAMS } from './product';
import { FACETS } from './asked';
import { mallPack, mallLot } from './product-shape';
import { FIRES } from '../goods/fire';
import { PURCHASE_VERDICTS } from './purchase-right';
import { LANDED_REFUSALS } from './landed';

export const GRAMS_ONLY = '采购数量最多三位小数';

const hazardClass = v.picklist(HAZARD_CLASS_IDS);

const structure = v.object({
  width: v.number(),
  height: v.number(),
  bonds: v.string(),
  atoms: readonlyList(v.object({ x: v.number(), y: v.number(), label: v.string() })),
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
  subRisks: readonlyList(hazardClass),
  purity: v.nullable(v.number()),
  gate: v.picklist(PURCHASE_LIMITS),
  isPrecursor: v.boolean(),
  hasSample: v.boolean(),
  stock: readonlyList(inStock),
};

export const mallCard = v.object({
  ...shown,
  /** For this quantity in the smallest pack; null when sold by enquiry. */
  price: v.nullable(
    v.object({
      kg: v.number(),
      fromKg: v.number(),
      perKg: v.number(),
      next: v.nullable(v.object({ addKg: v.number(), perKg: v.number() })),
    }),
  ),
  earliest: v.nullable(v.object({ city: v.string(), madeOn: day })),
  /** To the city of the query, and its store. */
  delivery: v.nullable(v.object({ perKg: v.number(), from: v.string() })),
});

const choices = readonlyList(v.object({ value: v.string(), count: v.number() }));

export const mallSheet = v.object({
  /** The requested number may not be shown online, for any seller. */
  isWithheld: v.boolean(),
  total: v.number(),
  pages: v.number(),
  records: readonlyList(mallCard),
  facets: v.object(
    Object.fromEntries(FACETS.map((facet) => [facet, choices])) as Record<(typeof FACETS)[number], typeof choices>,
  ),
});

export const productId = v.pipe(v.string(), v.regex(/^[A-Z]\d{4,8}$/, '商品编号不正确'));

export const tier = v.object({ fromKg: v.number(), factor: v.number() });

export const offeredSample = v.object({ fee: v.number(), courier: v.number(), sizes: readonlyList(v.string()) });

export const rates = v.object({
  baseYuanPerTon: v.number(),
  level: v.number(),
  tiers: readonlyList(tier),
});

export const mallItem = v.object({
  ...shown,
  standard: v.string(),
  category: v.picklist(CATEGORIES),
  groups: readonlyList(v.picklist(GROUPS)),
  spec: readonlyList(v.object({ item: v.string(), value: v.string() })),
  rates: v.nullable(rates),
  packs: readonlyList(mallPack),
  lots: readonlyList(mallLot),
  leadDays: v.number(),
  sample: v.nullable(offeredSample),
  sds: v.object({
    revisedOn: day,
    signal: v.nullable(v.picklist(['DANGER', 'WARNING'])),
    pictograms: readonlyList(v.picklist(PICTOGRAMS)),
    hazards: readonlyList(v.string()),
  }),
  /** From the library. */
  transport: v.object({
    hsCode: v.string(),
    properName: v.nullable(v.string()),
    packingGroup: v.nullable(v.picklist(PACKING_GROUPS)),
    isMarinePollutant: v.boolean(),
    limitedQuantity: v.nullable(v.string()),
    emS: v.nullable(v.string()),
    tankInstruction: v.nullable(v.string()),
    groups: readonlyList(v.string()),
    flashPointC: v.nullable(v.number()),
    densityKgPerL: v.nullable(v.number()),
    fire: v.nullable(v.object({ item: v.picklist(FIRES), isSure: v.boolean() })),
    state: v.picklist(['LIQUID', 'SOLID', 'GAS', 'ARTICLE']),
  }),
  /** Other products of the same goods. */
  siblings: readonlyList(v.object({ productId: v.string(), grade: v.string() })),
  /** Ports abroad with a calculated price. */
  abroad: readonlyList(v.object({ code: v.string(), nameCn: v.string() })),
  gateAnswer: v.picklist(PURCHASE_VERDICTS),
  /** Open purchase list that receives the product; null for a buyer with a single list, and without a buyer. */
  openList: v.optional(v.nullable(v.object({ listId: v.string(), name: v.string() })), null),
});

export const landed = v.variant('kind', [
  v.object({
    kind: v.literal('priced'),
    goods: v.number(),
    perKg: v.number(),
    freight: v.number(),
    total: v.number(),
    landedPerKg: v.number(),
    /** Road distance; null when no truck of ours drives. */
    km: v.nullable(v.number()),
    /** Trucks, boxes, tanks or bags; null for a part load. */
    units: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal('refused'), code: v.picklist(LANDED_REFUSALS) }),
]);
