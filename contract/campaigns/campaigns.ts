import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { head, campaign } from '../../domain/campaigns/campaign-shape';

const listSchema = <TSchema extends v.GenericSchema>(schema: TSchema) => v.pipe(v.array(schema), v.readonly());

export const CAMPAIGN_ID_SAYS = '活动编号不正确';
export const campaignId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, CAMPAIGN_ID_SAYS));

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
  reply: campaign,
  access: 'public',
  urlSafe: true,
});
