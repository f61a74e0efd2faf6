import * as v from 'valibot';

import { isSiteWay } from './site-way';
import { HERO_ARTS, CAMPAIGN_PHASES } from './campaign';
import { readonlyList, money, moment } from '../shape/trade';
import { MODE_IDS } from '../mode-ids';

const end = v.object({ code: v.string(), nameCn: v.string() });

const way = v.pipe(v.string(), v.check(isSiteWay));

export const block = v.variant('type', [
  v.object({
    type: v.literal('hero'),
    art: v.picklist(HERO_ARTS),
    text: v.string(),
    buttonText: v.string(),
    to: way,
  }),
  v.object({ type: v.literal('countdown') }),
  v.object({
    type: v.literal('coupon'),
    couponId: v.string(),
    title: v.string(),
    amount: v.number(),
    least: v.number(),
    modes: readonlyList(v.picklist(MODE_IDS)),
    stock: v.number(),
    perPerson: v.number(),
    perEnterprise: v.number(),
    validDays: v.number(),
  }),
  v.object({
    type: v.literal('priceList'),
    goods: v.string(),
    tons: v.number(),
    note: v.string(),
    lanes: readonlyList(
      v.object({
        org: end,
        dst: end,
        to: way,
        price: v.nullable(v.object({ total: money, leavesOn: v.string(), days: v.number() })),
      }),
    ),
  }),
  v.object({ type: v.literal('form') }),
  v.object({ type: v.literal('rules'), items: readonlyList(v.string()) }),
  v.object({ type: v.literal('faq'), items: readonlyList(v.object({ ask: v.string(), answer: v.string() })) }),
  v.object({ type: v.literal('richText'), paragraphs: readonlyList(v.string()) }),
]);

export const head = v.object({
  actId: v.string(),
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  phase: v.picklist(CAMPAIGN_PHASES),
  startsAt: moment,
  endsAt: moment,
});

export const campaign = v.object({ ...head.entries, now: moment, blocks: readonlyList(block) });
