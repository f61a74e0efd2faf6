import {
  NAME_LETTERS,
  PASS_MINUTES,
  REASON_LETTERS,
  signedLines,
  type ApprovalSight,
  type ApprovalDecision,
  type Decision,
  type RevisionSum,
} from '../../../domain/mall/approval';
import { SMS_CODE } from '../../../domain/people/sms';
import type { ApprovalFailureCode, ApprovalFault, ApprovalField } from '../../../machines/booking/approval';
import { momentText } from '../words/moment-words';
import { kilogramsText, yuanText, linkCopy, returnedText } from './shared-lines';

type CodeSight = Extract<ApprovalSight, { stage: 'CODE' }>;
type ListSight = Extract<ApprovalSight, { stage: 'LIST' }>;

const summed = ({ total, kg }: RevisionSum): string =>
  kg === 0 ? '已清空' : `${yuanText(total)}，${kilogramsText(kg)}`;
const letters = ({ least, most }: { least: number; most: number }): string => `${least}–${most}`;

const MINUTES_OF_HOUR = 60;
const waiting = (minutes: number): string =>
  minutes > MINUTES_OF_HOUR ? `约 ${Math.ceil(minutes / MINUTES_OF_HOUR)} 小时` : `约 ${minutes} 分钟`;

export const approvalCopy = {
  untitled: '采购单审批',
  title: (from: string) => `${from}送审的采购单`,
  loading: linkCopy.opening,
  retry: '重试',
  gone: linkCopy.gone,
  lost: {
    network: linkCopy.lost.network,
    unavailable: linkCopy.lost.unavailable,
    unexpected: linkCopy.lost.unexpected,
  } satisfies Record<ApprovalFault, string>,
  code: {
    title: '输入访问码',
    note: ({ from }: CodeSight) => `${from}请您审批一张采购单。访问码发到送审人填写的手机，证明是您本人。`,
    phone: ({ phone }: CodeSight) => `发往 ${phone}`,
    sent: ({ phone }: CodeSight) => `已发送到 ${phone}，${SMS_CODE.lifetimeSeconds / 60} 分钟内有效。`,
    label: '访问码',
    hint: `短信里的 ${SMS_CODE.digits} 位数字；通过后 ${PASS_MINUTES} 分钟内可以决定。`,
    send: '获取访问码',
    again: '重新获取',
    press: '查看采购单',
    refused: '访问码不正确或已失效',
    locked: (minutes: number) => `输错次数过多，${waiting(minutes)}后再试。`,
    look: '再看一次',
    until: ({ expiresAt }: CodeSight) => `链接有效至 ${momentText(expiresAt)}`,
  },
  failure: {
    tooOften: '发送过于频繁，请稍后再试。',
    network: '网络不通，请再按一次；内容都还在，不会重复提交。',
    unavailable: '抱歉，服务器繁忙！请再按一次。',
    unexpected: '出了点问题，请再按一次。',
  } satisfies Record<ApprovalFailureCode, string>,
  wrong: {
    code: `访问码为 ${SMS_CODE.digits} 位数字`,
    name: `请输入 ${letters(NAME_LETTERS)} 字的姓名`,
    reason: `请填写 ${letters(REASON_LETTERS)} 字的退回原因`,
    signature: '请在框内签名',
  } satisfies Record<ApprovalField, string>,
  list: {
    total: '总价',
    of: ({ revision }: ListSight) => `${signedLines(revision).length} 行，${kilogramsText(revision.kg)}`,
    asOf: ({ madeAt, expiresAt }: ListSight) => `${momentText(madeAt)} 送审，链接有效至 ${momentText(expiresAt)}`,
    lines: '明细',
    sums: '合计',
    changed: {
      title: '内容已变更，请让发起人重新送审',
      sent: '送审时',
      now: '现在',
      sum: summed,
    },
    opinion: '意见',
    opinions: { APPROVED: '同意', RETURNED: '退回' } satisfies Record<Decision, string>,
    reason: '退回原因',
    reasonHint: `${letters(REASON_LETTERS)} 字，送审人看得到。`,
    signature: '签名',
    name: '姓名',
    nameHint: '与决定、时间和单据内容一并存档；单据改动后要重新送审。',
    presses: {
      APPROVED: ({ revision: { sums } }: ListSight) => `签字同意 ${yuanText(sums?.total ?? 0)}`,
      RETURNED: () => '退回采购单',
    } satisfies Record<Decision, (sight: ListSight) => string>,
  },
  before: ({ by, at }: ApprovalDecision) => `第一审批人 ${by} 已于 ${momentText(at)} 同意这一版，请您作为第二人审批。`,
  isFirstOfTwo: '按企业规定，这个金额需两人审批；您同意后还要由另一人同意。',
  decided: {
    APPROVED: ({ by, at }: ApprovalDecision) => `${by} 已于 ${momentText(at)} 同意`,
    RETURNED: ({ by, at }: ApprovalDecision) => `${by} 已于 ${momentText(at)} 退回`,
  } satisfies Record<Decision, (decided: ApprovalDecision) => string>,
  reason: (reason: string) => returnedText(reason),
};

export const signatureCopy = {
  box: '签名框，用手指在框里写',
  says: {
    blank: '用手指在框里写。',
    writing: '用手指在框里写。',
    short: '写得太少，请接着写或重写。',
    drawn: '已签名。',
    typed: '以下面键入的姓名作为签名。',
  },
  clear: '重写',
  typed: '键入姓名作为签名',
};
