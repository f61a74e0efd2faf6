import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { FIRES } from '../../../domain/goods/fire';
import { FIRE_WHYS } from '../../../domain/goods/fire-class';
import { STORED_WHYS } from '../../../domain/goods/storing';
import { VERDICT_LEVELS } from '../../../domain/goods/verdict';
import { CRITICAL_BY, OFF_WHYS, type WhDetail } from '../../../domain/modes/wh/detail';
import { WH_FINDING_CODES } from '../../../domain/modes/wh/finding';
import { RENT_BASES } from '../../../domain/modes/wh/price';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import { STORE_TEMPS, whQuestion } from '../../../domain/modes/wh/search';
import { goodsNamed } from '../../../domain/question/blocks';

import { between, foundAs, scheduleEndpoint } from '../../offers/offers';
import { checkRule, questionWire } from '../../wire/question-wire';
import { end } from '../../offers/sailings';

const day = v.pipe(v.string(), v.isoDate());

export const whEntries = questionWire(whQuestion.parts);

export const whSearch = v.pipe(v.object(whEntries), checkRule(goodsNamed));

const hazardClass = v.picklist(HAZARD_CLASS_IDS);
const level = v.picklist(VERDICT_LEVELS);

export const whDetail = v.object({
  warehouse: v.object({ ...end.entries, district: v.string(), isBonded: v.boolean() }),
  room: v.object({
    id: v.string(),
    fires: v.array(v.picklist(FIRES)),
    classes: v.array(hazardClass),
    areaM2: v.number(),
    hasSprinkler: v.boolean(),
    temp: v.picklist(STORE_TEMPS),
    tons: v.number(),
  }),
  away: v.nullable(
    v.object({
      km: v.number(),
      degrees: v.number(),
      // Quotes locked before the coastline was added lack it.
      middle: v.optional(v.object({ north: v.number(), east: v.number() })),
    }),
  ),
  isInCity: v.boolean(),
  stay: v.object({ from: day, to: day, days: v.number() }),
  classesInside: v.array(hazardClass),
  beside: v.object({ level, why: v.picklist(STORED_WHYS) }),
  // Quotes locked before these fields existed lack them.
  majorInside: v.optional(v.number()),
  critical: v.optional(v.nullable(v.number())),
  criticalBy: v.optional(v.picklist(CRITICAL_BY)),
  free: v.array(v.object({ day, grams: v.number() })),
  leastGrams: v.number(),
  freeFrom: v.nullable(day),
  split: v.nullable(v.object({ room: v.string(), grams: v.number(), rest: v.number() })),
  instead: v.optional(
    v.array(
      v.object({
        offerId: v.string(),
        name: v.string(),
        city: v.string(),
        temp: v.picklist(STORE_TEMPS),
        grams: v.number(),
      }),
    ),
  ),
  off: v.optional(v.picklist(OFF_WHYS)),
  gate: v.object({ from: day, hours: v.array(v.array(v.number())) }),
  goods: v.optional(v.string()),
  fire: v.nullable(
    v.object({
      item: v.picklist(FIRES),
      isSure: v.boolean(),
      why: v.picklist(FIRE_WHYS),
      degrees: v.nullable(v.number()),
    }),
  ),
  apart: v.array(hazardClass),
  rent: v.object({ basis: v.picklist(RENT_BASES), rate: v.number(), quantity: v.number(), other: v.number() }),
  findings: foundAs(WH_FINDING_CODES),
}) satisfies v.GenericSchema<unknown, WhDetail>;

export const whOffer = v.object({
  ...between,
  detail: whDetail,
}) satisfies v.GenericSchema<unknown, WhOffer>;

export const whSchedule = scheduleEndpoint({
  mode: 'wh',
  summary: '某城市及邻近可存放这票货物的库房：火灾危险性类别、整段存期最少余量、库内类别、总价',
  request: whSearch,
  offer: whOffer,
});
