import { callService } from '../../../domain/people/contact';
import {
  APPROVAL_HOLDS_MS,
  ASKS_PER_DAY,
  NAME_LETTERS,
  RISE_PERCENT,
  type RequesterApproval,
  type ApprovalBook,
  type ApprovalState,
  type ApprovalDecision,
  type RevisionSum,
  type ApprovalStanding,
  type TrailEvent,
  type TrailLine,
} from '../../../domain/mall/approval';
import { RULE_SPAN_MS, type ApprovalRule, type Approver } from '../../../domain/mall/approval-rule';
import { LINK_LIFE_MS } from '../../../domain/mall/link';
import { DAY_MS, HOUR_MS } from '../../../domain/values/spans';
import type {
  ApprovalAskFailureCode,
  ApprovalAskField,
  ApprovalLostCode,
} from '../../../machines/booking/approval-ask';
import { momentText } from '../words/moment-words';
import { kilogramsText, yuanText, linkCopy, openedText, validUntil, returnedText } from './shared-lines';

const days = LINK_LIFE_MS / DAY_MS;
const hours = RULE_SPAN_MS / HOUR_MS;
const holds = APPROVAL_HOLDS_MS / DAY_MS;
const summed = ({ total, kg }: RevisionSum): string => `${yuanText(total)}，${kilogramsText(kg)}`;

export const approvalAskCopy = {
  loading: '正在取送审记录',
  retry: '重试',
  refresh: '刷新',
  signIn: { title: linkCopy.fromMessage, text: '要把自己的采购单送审，请先登录。', press: '登录' },
  lost: {
    network: '网络不通，送审记录加载失败。',
    unavailable: '抱歉，服务器繁忙！送审记录加载失败。',
    unexpected: '出了点问题，送审记录加载失败。',
  } satisfies Record<ApprovalLostCode, string>,
  failure: {
    empty: '采购单里没有可以送审的商品，先加入有公开价的商品。',
    over: '锁定的价格已过期，请先在采购单里按现价重新锁价。',
    self: '审批人不能是本人。',
    unnamed: '送审未成功：贵司指定了审批人，这个号码不在其中。',
    same: '第二审批人不能与第一审批人相同。',
    changed: '采购单在第一审批人同意之后改过，请两位都重新送审。',
    moved: '送审未成功：采购单已在别处改过或换成另一张。请刷新，看清现在的内容再送。',
    full: `一天最多送审 ${ASKS_PER_DAY} 次，请明天再送。`,
    decided: '这一次已经有了决定或已失效，不能再撤回。',
    network: linkCopy.press.network,
    unavailable: linkCopy.press.unavailable,
    unexpected: linkCopy.press.unexpected,
  } satisfies Record<ApprovalAskFailureCode, string>,
  wrong: {
    approver: `请输入 ${NAME_LETTERS.least}–${NAME_LETTERS.most} 字的姓名`,
    phone: '请输入正确的手机号码',
  } satisfies Record<ApprovalAskField, string>,
  ask: {
    title: '送审我的采购单',
    note: `审批人看到送审这一刻的内容与价格，凭短信访问码打开，${days} 天内有效，随时可撤回。`,
    now: ({ lines, ...sum }: NonNullable<ApprovalBook['now']>) => `现在的采购单：${lines} 行，${summed(sum)}`,
    none: '采购单是空的，先加入商品再送审。',
    isOver: '锁定的价格已过期，请先在采购单里按现价重新锁价。',
    approver: '审批人',
    approverHint: `${NAME_LETTERS.least}–${NAME_LETTERS.most} 字`,
    phone: '审批人手机',
    phoneHint: '访问码发到这个号码；不能是自己的。',
    press: '送审',
    rule: ({ oneAbove, twoAbove }: ApprovalRule) =>
      `贵司规定：${hours} 小时内采购合计超过 ${yuanText(oneAbove)} 需 1 人审批${twoAbove === null ? '' : `，超过 ${yuanText(twoAbove)} 需 2 人先后审批`}。`,
    approvers: (named: readonly Approver[]) =>
      named.length === 0
        ? '贵司没有指定审批人：可送给任何同事，凭发到其手机的访问码证明本人。'
        : `贵司指定的审批人：${named.map(({ name, phone }) => `${name} ${phone}`).join('、')}。请写其中一位的手机。`,
    second: ({ decided }: RequesterApproval) => `${decided?.by ?? ''} 已同意。要请第二人审批，在下面写另一个人。`,
    pressSecond: '送第二人审批',
    pressAgain: '从第一人重新送审',
    list: '看采购单',
    again: '再送一次，未决的上一条随之作废。',
  },
  made: {
    title: '审批链接已生成',
    text: '只在这里显示一次，离开本页后看不到，请现在发给审批人或让对方扫码。',
    address: '审批链接',
    code: '审批链接的二维码',
  },
  book: {
    title: '送审记录',
    none: '还没有送审过。',
    states: {
      WAITING: '待打开',
      OPENED: '审批中',
      APPROVED: '已同意',
      RETURNED: '已退回',
      REVOKED: '已撤回',
      EXPIRED: '已过期',
    } satisfies Record<ApprovalState, string>,
    of: ({ lines, agreed }: RequesterApproval) => `${lines} 行，${summed(agreed)}`,
    to: ({ approver, phone, madeAt }: RequesterApproval) => `${momentText(madeAt)} 送 ${approver} ${phone}`,
    opened: ({ opened, lastOpenedAt }: RequesterApproval) =>
      lastOpenedAt === null ? '还没有打开' : openedText(opened, lastOpenedAt),
    until: ({ expiresAt }: RequesterApproval) => validUntil(expiresAt),
    decided: ({ by, at }: ApprovalDecision) => `${by}，${momentText(at)}`,
    before: ({ by, at }: ApprovalDecision) => `第二审批人；第一审批人 ${by} 已于 ${momentText(at)} 同意`,
    reason: (reason: string) => returnedText(reason),
    standing: {
      HOLDS: `现在的采购单就是同意过的这一版，价格没有上涨，${holds} 天内可按它下单。`,
      RISEN: `内容没变，总价上涨不超过 ${RISE_PERCENT}%，${holds} 天内可按它下单。`,
      DEARER: `内容没变，总价上涨超过 ${RISE_PERCENT}%，请重新送审。`,
      CHANGED: '采购单在同意之后改过，请重新送审。',
      OVER: `同意已满 ${holds} 天，请重新送审。`,
      SECOND: '第一人已同意；这个金额还需另一人同意，才能下单。',
      SENT_BACK: '第二审批人已退回，请两位都重新送审。',
      ORDERED: '已按这次同意下单，订单上写着审批人与同意的版本。',
    } satisfies Record<ApprovalStanding, string>,
    ordered: (total: number) => `已下单 ${yuanText(total)}`,
    compared: (agreed: RevisionSum, now: RevisionSum | null) =>
      `同意时 ${summed(agreed)}；现在 ${now === null ? '已清空' : summed(now)}`,
    revoke: '撤回',
    named: ({ madeAt }: RequesterApproval) => `撤回，${momentText(madeAt)} 的送审`,
  },
  trail: {
    title: '操作记录',
    sound: '每条记录都带着上一条的摘要，逐条核对一致。',
    broken: (seq: number) => `第 ${seq} 条记录起与写下时不一致，请${callService()}。`,
    line: ({ what, who }: TrailLine, words: Readonly<Record<TrailEvent, string>>) =>
      what === 'APPROVED' || what === 'RETURNED' ? `${who} ${words[what]}` : words[what],
    events: {
      MADE: '送审',
      MADE_SECOND: '送第二人审批',
      OPENED: '审批人第一次打开',
      CODE_SENT: '访问码已发送',
      CODE_FAILED: '访问码输错',
      CODE_PASSED: '访问码通过',
      LOCKED: '访问码输错次数过多，锁定',
      APPROVED: '同意',
      RETURNED: '退回',
      REVOKED: '撤回',
      ORDERED: '按此审批下单',
    } satisfies Record<TrailEvent, string>,
    at: ({ seq, at }: TrailLine) => `${seq} · ${momentText(at)}`,
  },
};
