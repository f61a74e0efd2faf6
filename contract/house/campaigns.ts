import * as v from 'valibot';

import { CONTENT_READERS } from '../../domain/house/content';
import { parseMoment } from '../../domain/values/moments';
import { campaignDetail, CAMPAIGN_ID_SAYS } from '../campaigns/campaigns';
import { endpoint } from '../wire/endpoint';
import { contentEndpoints } from './content';
import { written } from '../../domain/content/document-shape';
import { uptake } from '../../domain/house/campaigns-shape';

const reads = { method: 'POST', access: CONTENT_READERS, urlSafe: false } as const;

const key = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/, CAMPAIGN_ID_SAYS));

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
  reply: uptake,
  ...reads,
});

export const writtenEndpoints = { ...contentEndpoints, previewCampaign, campaignUptake };
