import * as v from 'valibot';

import { isName, isReason } from '../../domain/mall/approval';
import { endpoint } from '../wire/endpoint';
import { phone, smsCode } from '../wire/fields';
import { linkToken } from './share';
import { book, sight } from '../../domain/mall/approval-shape';
import { signature } from '../../domain/values/signature-shape';
const name = v.pipe(v.string(), v.maxLength(80), v.trim(), v.check(isName, '请输入 2–20 字的姓名'));

export const approvalBook = endpoint({
  summary: '我送审的采购单：每次的状态、谁同意或退回、现在的采购单还算不算已批准，以及操作记录；不含链接本身',
  method: 'GET',
  path: '/api-item/mall/purchase/approvals',
  request: v.object({}),
  reply: book,
  access: 'session',
  urlSafe: false,
});

export const approvalAsk = endpoint({
  summary:
    '把采购单此刻的内容送审：写审批人姓名与手机，七天有效；未决的上一条随之作废；写明在哪一次之后即送第二人；令牌只在此处给一次',
  method: 'POST',
  path: '/api-item/mall/purchase/approval',
  request: v.object({
    approver: name,
    phone,
    afterId: v.optional(v.pipe(v.string(), v.maxLength(32))),
    /** Hash of the list as shown; a changed list is not sent. */
    hash: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: v.object({ token: v.string(), book }),
  access: 'session',
  urlSafe: false,
});

export const approvalRevoke = endpoint({
  summary: '撤回一次送审；已经决定的不变',
  method: 'POST',
  path: '/api-item/mall/purchase/approval/revoke',
  request: v.object({ approvalId: v.pipe(v.string(), v.maxLength(32)) }),
  reply: v.object({ book }),
  access: 'session',
  urlSafe: false,
});

export const approvalOpen = endpoint({
  summary: '审批人打开链接：未通过访问码只知道发往哪个号码；过期、撤回与从未有过的链接同样回答',
  method: 'POST',
  path: '/api-item/mall/approval/open',
  request: v.object({ token: linkToken }),
  reply: v.object({ sight }),
  access: 'public',
  urlSafe: false,
});

export const approvalSendCode = endpoint({
  summary: '把访问码发到送审人写的手机号',
  method: 'POST',
  path: '/api-item/mall/approval/code/send',
  request: v.object({ token: linkToken }),
  reply: v.object({ resendAfterSeconds: v.pipe(v.number(), v.minValue(1)) }),
  access: 'public',
  urlSafe: false,
});

export const approvalCode = endpoint({
  summary: '输入访问码：对了得到十五分钟的通行；不对、锁定与失效同样回答',
  method: 'POST',
  path: '/api-item/mall/approval/code',
  request: v.object({ token: linkToken, code: smsCode }),
  reply: v.object({ isRight: v.boolean(), sight }),
  access: 'public',
  urlSafe: false,
});

export const approvalDecide = endpoint({
  summary: '同意（签名）或退回（写原因）：一条链接只决定一次，再按得到已有的决定；内容已变更的不能同意',
  method: 'POST',
  path: '/api-item/mall/approval/decide',
  request: v.object({
    token: linkToken,
    hash: v.pipe(v.string(), v.maxLength(64)),
    name,
    answer: v.variant('decision', [
      v.object({ decision: v.literal('APPROVED'), signature }),
      v.object({
        decision: v.literal('RETURNED'),
        reason: v.pipe(v.string(), v.maxLength(800), v.trim(), v.check(isReason, '请填写 5–200 字的退回原因')),
      }),
    ]),
  }),
  reply: v.object({ sight }),
  access: 'public',
  urlSafe: false,
});

export const approvalEndpoints = {
  approvalBook,
  approvalAsk,
  approvalRevoke,
  approvalOpen,
  approvalSendCode,
  approvalCode,
  approvalDecide,
};
