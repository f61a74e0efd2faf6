import * as v from 'valibot';

import { CONTENT_READERS } from '../../domain/house/content';
import type { Uptake } from '../../domain/house/uptake';
import { parseMoment } from '../../domain/values/moments';
import { campaignDetail } from '../campaigns/campaigns';
import { endpoint } from '../wire/endpoint';
import { timestamp } from './case-wire';
import { contentEndpoints, written } from './content';

const reads = { method: 'POST', access: CONTENT_READERS, urlSafe: false } as const;

const key = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, '活动编号不正确'));

export const previewCampaign = endpoint({
  summary: '活动预览：按所写的文字与此刻的价格，读者会看到的样子；不存下',
  path: '/api-desk/campaigns/preview',
  request: v.object({ key: v.nullable(key), written }),
  reply: campaignDetail.reply,
  ...reads,
});

/** Staff who call customers see full telephone numbers; other readers see them masked. */
export const campaignUptake = endpoint({
  summary: '一个活动的领取与预约：各券领了、用了、还余几张，各时段约了几位，谁约了',
  path: '/api-desk/campaigns/:key/uptake',
  request: v.object({
    key,
    /** Start of a slot; '' for all slots. */
    slot: v.pipe(
      v.string(),
      v.check((slot) => slot === '' || parseMoment(slot) !== null, '时段不正确'),
    ),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  reply: v.object({
    title: v.string(),
    coupons: v.array(
      v.object({
        couponId: v.string(),
        title: v.string(),
        stock: v.number(),
        claimed: v.number(),
        used: v.number(),
        left: v.number(),
      }),
    ),
    slots: v.array(v.object({ startsAt: timestamp, seats: v.number(), booked: v.number() })),
    records: v.array(
      v.object({
        startsAt: timestamp,
        company: v.string(),
        name: v.string(),
        phone: v.string(),
        question: v.string(),
        bookedAt: timestamp,
      }),
    ),
    total: v.number(),
  }) satisfies v.GenericSchema<unknown, Uptake>,
  ...reads,
});

export const writtenEndpoints = { ...contentEndpoints, previewCampaign, campaignUptake };
