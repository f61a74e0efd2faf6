import * as v from 'valibot';

import { campaignId } from './campaigns';
import { endpoint } from '../wire/endpoint';
import { phone, proof } from '../wire/fields';
import { sheet } from '../../domain/campaigns/slots-shape';

const text = v.pipe(v.string(), v.maxLength(400));
/** 144 random bits drawn by the browser before the request: finds the booking again if the answer is lost. */
const key = v.pipe(v.string(), v.regex(/^[0-9a-f]{36}$/, '预约凭据不正确'));
const slotId = v.pipe(v.string(), v.maxLength(20));

export const slotSheet = endpoint({
  summary: '活动的预约时段与余位，以及本浏览器已约的时段',
  method: 'POST',
  path: '/api-cms/act/slots',
  request: v.object({ id: campaignId, key }),
  reply: sheet,
  access: 'public',
  urlSafe: false,
});

export const bookSlot = endpoint({
  summary: '预约一个时段；同一凭据、相同内容再次提交，答复同一预约，内容不同则拒绝（422，10006007）',
  method: 'POST',
  path: '/api-cms/act/book',
  request: v.object({
    id: campaignId,
    key,
    slotId,
    company: text,
    name: text,
    phone,
    question: text,
    captchaVerification: v.optional(proof),
  }),
  reply: sheet,
  access: 'public',
  urlSafe: false,
});

export const giveBackSlot = endpoint({
  summary: '退还本浏览器约到的时段，开始前可退，名额当即放出；slotId 为页面上所示的时段，已退还的再退答复同样的结果',
  method: 'POST',
  path: '/api-cms/act/book/giveBack',
  request: v.object({ id: campaignId, key, slotId }),
  reply: sheet,
  access: 'public',
  urlSafe: false,
});

export const changeSlot = endpoint({
  summary: '改约另一个时段：退回原来的与占用新的在同一次完成',
  method: 'POST',
  path: '/api-cms/act/book/change',
  request: v.object({ id: campaignId, key, slotId }),
  reply: sheet,
  access: 'public',
  urlSafe: false,
});
