import * as v from 'valibot';

import {
  CAMPAIGN_PHASES,
  HERO_ARTS,
  type Campaign,
  type CampaignHead,
  type ToldBlock,
} from '../../domain/campaigns/campaign';
import { isSiteWay } from '../../domain/campaigns/site-way';
import { MODE_IDS } from '../../domain/mode-ids';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { money } from '../wire/money';

const listSchema = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());

export const campaignId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '活动编号不正确'));

const end = v.object({ code: v.string(), nameCn: v.string() });
const way = v.pipe(v.string(), v.check(isSiteWay));

const block = v.variant('type', [
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
    modes: listSchema(v.picklist(MODE_IDS)),
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
    lanes: listSchema(
      v.object({
        org: end,
        dst: end,
        to: way,
        price: v.nullable(v.object({ total: money, leavesOn: v.string(), days: v.number() })),
      }),
    ),
  }),
  v.object({ type: v.literal('form') }),
  v.object({ type: v.literal('rules'), items: listSchema(v.string()) }),
  v.object({ type: v.literal('faq'), items: listSchema(v.object({ ask: v.string(), answer: v.string() })) }),
  v.object({ type: v.literal('richText'), paragraphs: listSchema(v.string()) }),
]) satisfies v.GenericSchema<unknown, ToldBlock>;

const moment = v.pipe(v.string(), v.isoTimestamp());
const head = v.object({
  actId: v.string(),
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  phase: v.picklist(CAMPAIGN_PHASES),
  startsAt: moment,
  endsAt: moment,
}) satisfies v.GenericSchema<unknown, CampaignHead>;

export const campaignList = endpoint({
  summary: '进行中与即将开始的活动',
  method: 'GET',
  path: '/api-cms/act/list',
  request: nothing,
  reply: v.object({ records: listSchema(head) }),
  access: 'public',
  urlSafe: true,
});

export const campaignDetail = endpoint({
  summary: '一个活动：阶段以平台时间为准，航线价为此刻的价格',
  method: 'GET',
  path: '/api-cms/act/detail',
  request: v.object({ id: campaignId }),
  reply: v.object({ ...head.entries, now: moment, blocks: listSchema(block) }) satisfies v.GenericSchema<
    unknown,
    Campaign
  >,
  access: 'public',
  urlSafe: true,
});
