import { noticeId, noticesMachine, type NoticeContent } from '../../../../machines/shell/notices';
import { sharedPlan } from '../../model/plan';

export const SUCCESS: NoticeContent = { kind: 'toast', tone: 'success', says: { code: 'loginSucceeded' } };
export const REFUSAL: NoticeContent = { kind: 'toast', tone: 'error', says: { text: '验证码错误' } };
export const FAULT: NoticeContent = { kind: 'notification', tone: 'error', says: { code: 'serverBusy' } };

export const noticesPlan = sharedPlan('noticesPlan', noticesMachine, {
  inputs: { 'a new page': undefined },
  events: {
    'notice.raise': {
      'a success': { notice: SUCCESS },
      'a refusal': { notice: REFUSAL },
      'a fault': { notice: FAULT },
    },
    'notice.dismiss': {
      'the success': { id: noticeId(SUCCESS) },
      'the refusal': { id: noticeId(REFUSAL) },
      'the fault': { id: noticeId(FAULT) },
    },
    'notices.hold': { 'by pointer': { by: 'pointer' }, 'by focus': { by: 'focus' } },
    'notices.release': { 'by pointer': { by: 'pointer' }, 'by focus': { by: 'focus' } },
  },
  outcomes: {},
  distinguish: ({ notices, holds }) => [notices.map(({ id, turn, secondsLeft }) => [id, turn, secondsLeft]), holds],
});
