import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import { PRECURSORS } from '../../../domain/goods/facts';
import { CLEANING_GRADES, NITROGENS } from '../../../domain/goods/tank/liquids';
import { ALL_TANK_TYPES } from '../../../domain/goods/tank/types';
import type { TankDetail } from '../../../domain/modes/tank/detail';
import { TANK_FINDING_CODES } from '../../../domain/modes/tank/finding';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { LAST_CARGOES, tankQuestion } from '../../../domain/modes/tank/search';

import { foundAs, offer, scheduleOf } from '../../offers';
import { named, questionWire } from '../../question-wire';
import { end } from '../../sailings';

export const tankEntries = questionWire(tankQuestion.parts);

/** What is to be filled in, how warm, and between which ports, as far as anybody has said. */
export const tankSearch = v.pipe(v.object(tankEntries), named());

const day = v.pipe(v.string(), v.isoDate('请选择日期'));
const hazardClass = v.picklist(HAZARD_CLASS_IDS);
const each = <TKey extends string>(keys: readonly TKey[]) =>
  v.object(Object.fromEntries(keys.map((key) => [key, v.number()])) as Record<TKey, v.NumberSchema<undefined>>);

export const lastRates = each(LAST_CARGOES);
export const heatingRates = each(['STEAM', 'ELECTRIC'] as const);

const cargo = v.object({
  goodsId: v.string(),
  name: v.string(),
  unNo: v.nullable(v.string()),
  isKnown: v.boolean(),
  state: v.picklist(['LIQUID', 'SOLID', 'GAS', 'ARTICLE']),
  hazardClass: v.nullable(hazardClass),
  subRisks: v.array(hazardClass),
  entries: v.array(v.object({ name: v.string(), group: v.nullable(v.picklist(PACKING_GROUPS)) })),
  required: v.array(v.nullable(v.string())),
  liquid: v.nullable(
    v.object({
      tp: v.array(v.string()),
      d15: v.number(),
      d50: v.number(),
      material: v.picklist(['STEEL', 'ASK', 'RUBBER', 'PASSIVATED']),
      cleaning: v.picklist(CLEANING_GRADES),
      freezeC: v.nullable(v.number()),
      isInhibited: v.boolean(),
      nitrogen: v.picklist(NITROGENS),
    }),
  ),
  isMild: v.boolean(),
  isFood: v.boolean(),
  controls: v.object({
    precursor: v.nullable(v.picklist(PRECURSORS)),
    isExplosivePrecursor: v.boolean(),
    isHighlyToxic: v.boolean(),
  }),
  isDoubtful: v.boolean(),
});

const plan = v.variant('kind', [
  v.object({
    kind: v.literal('fits'),
    tanks: v.number(),
    eachKg: v.number(),
    percent: v.number(),
    isLittle: v.boolean(),
  }),
  v.object({ kind: v.literal('between'), tanks: v.number(), mostKg: v.number(), leastKg: v.number() }),
]);

export const tankDetail = v.object({
  tank: v.picklist(ALL_TANK_TYPES.map(({ code }) => code)),
  cargo,
  excludes: v.array(v.string()),
  window: v.nullable(
    v.object({
      density: v.number(),
      mostPercent: v.number(),
      leastKg: v.number(),
      mostKg: v.number(),
      littleKg: v.number(),
    }),
  ),
  plan: v.nullable(plan),
  voyage: v.nullable(
    v.object({
      sailingId: v.string(),
      carrier: end,
      vessel: v.string(),
      voyage: v.string(),
      via: v.nullable(end),
      transitDays: v.number(),
      coldestC: v.nullable(v.number()),
    }),
  ),
  lease: v.optional(v.nullable(v.object({ from: day, until: day, days: v.number(), isTrial: v.boolean() })), null),
  stock: v.nullable(
    v.object({ depot: v.string(), week: day, free: v.number(), testDue: day, returnTo: v.nullable(v.string()) }),
  ),
  terms: v.nullable(
    v.object({
      rent: v.number(),
      days: v.number(),
      transit: v.number(),
      deposit: v.number(),
      overdue: v.number(),
      cleaning: v.number(),
      last: lastRates,
      heating: heatingRates,
    }),
  ),
  findings: foundAs(TANK_FINDING_CODES),
}) satisfies v.GenericSchema<unknown, TankDetail>;

/** A tank as its page reads it. */
export const tankOffer = v.object({ ...offer.entries, detail: tankDetail }) satisfies v.GenericSchema<
  unknown,
  TankOffer
>;

export const tankSchedule = scheduleOf({
  mode: 'tank',
  summary: '一种液体可用的罐型：代用、充装上下限、罐数；说了两端港口时还有船期、余罐与总价',
  request: tankSearch,
  offer: tankOffer,
});
