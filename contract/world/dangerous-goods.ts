import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../domain/goods/together';
import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../domain/goods/dangerous-goods';
import { listRow } from '../../domain/goods/facts-shape';
import { propertyQuestion } from '../../domain/goods/property-shape';
import { CONFIDENCES, DOUBT_SUBJECTS, IDENTITY_KINDS, PRECURSORS } from '../../domain/goods/facts';
import { FIRES } from '../../domain/goods/fire';
import { NAMING, STRANGENESS } from '../../domain/goods/naming';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import { endpoint } from '../wire/endpoint';

const hazardClass = v.picklist(HAZARD_CLASS_IDS);
const span = v.tuple([v.number(), v.number()]);

const goodsNamed = v.object({
  goodsId: v.string(),
  unNo: v.nullable(v.string()),
  nameCn: v.string(),
  nameEn: v.string(),
  casNo: v.nullable(v.string()),
  hsCode: v.string(),
  hazardClass: v.nullable(hazardClass),
  subRisks: v.array(hazardClass),
  packingGroup: v.nullable(v.picklist(PACKING_GROUPS)),
  isMarinePollutant: v.boolean(),
  limitedQuantity: v.nullable(v.string()),
  emS: v.nullable(v.string()),
  tankInstruction: v.nullable(v.string()),
  state: v.picklist(['LIQUID', 'SOLID', 'GAS', 'ARTICLE']),
  flashPointC: v.nullable(v.number()),
  densityKgPerL: v.nullable(v.number()),
  /** Segregation groups by the number of the IMDG code. */
  groups: v.array(v.string()),
  note: v.nullable(v.string()),
});

export const goodsBrief = v.pick(goodsNamed, [
  'goodsId',
  'unNo',
  'nameCn',
  'nameEn',
  'casNo',
  'hazardClass',
  'subRisks',
  'packingGroup',
]);

const doubt = v.object({ about: v.picklist(DOUBT_SUBJECTS), text: v.string() });

export const goodsFacts = v.object({
  ...goodsNamed.entries,
  properName: v.nullable(v.string()),
  /** Codes of column 16b; null when not yet recorded. */
  sixteenB: v.nullable(v.array(v.string())),
  burns: v.nullable(v.boolean()),
  fire: v.optional(v.nullable(v.object({ item: v.picklist(FIRES), isSure: v.boolean() })), null),
  technical: v.nullable(v.object({ hint: v.nullable(v.string()), example: v.nullable(v.string()) })),
  cooled: v.nullable(v.object({ controlC: v.number(), emergencyC: v.number() })),
  packing: v.object({
    instructions: v.array(v.string()),
    special: v.array(v.string()),
    peroxide: v.nullable(v.string()),
  }),
  controls: v.object({
    precursor: v.nullable(v.picklist(PRECURSORS)),
    isExplosivePrecursor: v.boolean(),
    isHighlyToxic: v.boolean(),
  }),
  listRow: v.optional(v.nullable(listRow), null),
  asks: v.optional(v.array(propertyQuestion), []),
  doubts: v.array(doubt),
  /** Numbers of the public sources that agree on the class, and the confidence. */
  sources: v.array(v.string()),
  confidence: v.object({ identity: v.picklist(CONFIDENCES), hazard: v.picklist(CONFIDENCES) }),
});
export type GoodsFacts = v.InferOutput<typeof goodsFacts>;

export const MOST_FOUND = 20;

export const unSearch = endpoint({
  summary: '按 UN 编号、CAS 号、中英文名或拼音首字母查货物',
  method: 'GET',
  path: '/api-item/un/search',
  request: v.object({ keyword: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
  reply: v.object({
    total: v.number(),
    records: v.array(
      v.object({ ...goodsNamed.entries, fit: v.picklist(['start', 'inside']), marks: v.record(v.string(), span) }),
    ),
  }),
  access: 'public',
  urlSafe: true,
});

const MOST_IDENTIFIED = 40;
const boundedText = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A name beside a UN number to which it does not belong. */
const stranger = v.object({
  field: v.picklist(NAMING),
  why: v.picklist(STRANGENESS),
  unNo: v.string(),
  nameCn: v.string(),
});

export const goodsIdentify = endpoint({
  summary: '按品名、CAS、HS、UN 编号认出各行货物是什么；拿不准时如实说明',
  method: 'POST',
  path: '/api-item/goods/identify',
  request: v.object({
    isDanger: v.picklist(['Y', 'N']),
    rows: v.pipe(
      v.array(
        v.object({
          goodsId: boundedText(60),
          unNo: boundedText(80),
          nameCn: boundedText(240),
          nameEn: boundedText(480),
          shippingName: boundedText(480),
          technicalName: boundedText(480),
          casNo: boundedText(80),
          hsCode: boundedText(80),
          hazardClass: v.picklist(['', ...HAZARD_CLASS_IDS]),
          packingGroup: v.picklist(['', 'N', ...PACKING_GROUPS]),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_IDENTIFIED),
    ),
  }),
  /** In row order; the best match first. */
  reply: v.object({
    rows: v.array(
      v.object({ kind: v.picklist(IDENTITY_KINDS), goods: v.array(goodsFacts), strangers: v.array(stranger) }),
    ),
  }),
  access: 'public',
  urlSafe: false,
});

const checked = v.object({
  unNo: v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入 4 位 UN 编号')),
  isLimited: v.optional(v.boolean(), false),
});

const isUnique = (goods: v.InferOutput<typeof checked>[]) =>
  new Set(goods.map(({ unNo }) => unNo)).size === goods.length;

const verdict = {
  level: v.picklist(VERDICT_LEVELS),
  /** Reasons in Chinese, the weightiest first. */
  reasons: v.array(v.string()),
};

export const segregationCheck = endpoint({
  summary: `${FEWEST_TOGETHER} 至 ${MOST_TOGETHER} 种危险货物能否同箱：逐对结论、理由、依据与最少分箱`,
  method: 'POST',
  path: '/api-item/segregation/check',
  request: v.object({
    goods: v.pipe(
      v.array(checked),
      v.minLength(FEWEST_TOGETHER, `至少填写 ${FEWEST_TOGETHER} 个 UN 编号`),
      v.maxLength(MOST_TOGETHER, `一次最多核对 ${MOST_TOGETHER} 个 UN 编号`),
      v.check(isUnique, '同一 UN 编号只需填写一次'),
    ),
  }),
  reply: v.object({
    ...verdict,
    goods: v.array(
      v.object({
        unNo: v.string(),
        nameCn: v.string(),
        hazardClass,
        subRisks: v.array(hazardClass),
        packingGroup: v.nullable(v.picklist(PACKING_GROUPS)),
        groups: v.array(v.object({ code: v.string(), name: v.string() })),
      }),
    ),
    pairs: v.array(v.object({ of: span, value: v.picklist(['X', '1', '2', '3', '4', '*']), ...verdict })),
    boxes: v.array(v.array(v.number())),
    source: v.string(),
    edition: v.string(),
    notice: v.string(),
  }),
  access: 'public',
  urlSafe: false,
});
