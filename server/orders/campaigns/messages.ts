import { callService } from '../../../domain/people/contact';

export const SLOT_MESSAGES = {
  form: '请完整填写预约信息',
  captcha: '请先完成安全验证',
  full: '该时段已约满，请换一个时段',
  over: '该时段已开始或活动已结束，不能再预约',
  begun: '该时段已开始，不能再退还',
  reused: `您已约好时段，此次改动的内容未保存；可在页面上改约时段，或${callService()}`,
  taken: `该手机号已约过时段，可在预约时用的浏览器里改时段，或${callService()}`,
} as const;
