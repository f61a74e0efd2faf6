import {
  STAFF_IDLE_MS,
  STAFF_PASSWORD_MIN_LENGTH,
  STAFF_SESSION_MS,
  STAFF_TICKET_MS,
} from '../../domain/house/credentials';
import { FOUND_MOST, PART_MOST, SENT_KEPT_DAYS } from '../../domain/house/customers';
import { LOG_PAGE } from '../../domain/house/log';
import { QUEUE_PAGE } from '../../domain/house/queue';
import { HOUR_MS, MINUTE_MS } from '../../domain/values/spans';
import type { Piece } from './flow-piece';

/** The pieces of the house's desk. */
export const housePieces: Readonly<Record<string, Piece>> = {
  '平台工作台/登录': {
    purpose: '平台人员登录：密码之后是身份验证器的验证码，或恢复码。',
    rules: [
      '首次登录先设自己的密码，并确认验证器。',
      '恢复码只显示一次，每个只能用一次。',
      '多次不成功要等，等多久说明白。',
    ],
    constants: [
      `密码至少 ${STAFF_PASSWORD_MIN_LENGTH} 位`,
      `第二步 ${STAFF_TICKET_MS / MINUTE_MS} 分钟内有效`,
      `登录保持 ${STAFF_SESSION_MS / HOUR_MS} 小时，闲置 ${STAFF_IDLE_MS / HOUR_MS} 小时退出`,
    ],
  },
  '平台工作台/框架': {
    purpose: '工作台的页头与各页的去处。',
    rules: ['登录失效回到门口，说明原因。'],
    constants: [],
  },
  '平台工作台/待办': {
    purpose: '等着办的订单、询价与企业认证，答应得最早的在前；另有各口岸的限装公告。',
    rules: [
      '订单分待审核、等客户、执行中三列，询价与企业认证各一列；各岗位只看到自己的。',
      '超时的醒目，并写明。',
      '订单可按方式、起运地或目的地、危险类别筛选，各写明还有几票；都可只看自己领取的。',
      '还价与留言等着答复的询价也在待办里。',
      '口岸公告列出每个口岸，写明现在有效的公告与有效至哪天。',
    ],
    constants: [`每页 ${QUEUE_PAGE} 票`, '页面看得见时每 15 秒再看一遍，看不见时不看，回来时立刻再看'],
  },
  '平台工作台/客户': {
    purpose:
      '按名称、信用代码、订单号、询价号或手机号后四位查一位客户，看它的人员、订单、询价、资质、上限、往来与已发短信。',
    rules: [
      '各岗位只看到自己能看的部分；手机号只显示首尾，验证码的内容不显示。',
      '每次打开都记下是谁看的，稽核与管理员可见。',
      '查找的内容不写进网址。',
      '未结的在前，并写明由谁处理。',
    ],
    constants: [`最多列出 ${FOUND_MOST} 位`, `每部分最多 ${PART_MOST} 行`, `短信保留 ${SENT_KEPT_DAYS} 天`],
  },
  '平台工作台/工作记录': {
    purpose: '稽核与管理员查看平台人员做过的每一件事，并核对记录没有被改动。',
    rules: [
      '按人、事项、对象与日期查，最近的在前；对象可写编号，或企业的全名。',
      '看过哪位客户也在记录里。',
      '打开时核对整条记录，从哪一条起对不上说明白。',
    ],
    constants: [`每页 ${LOG_PAGE} 条`],
  },
  '平台工作台/一票订单': {
    purpose: '看清一票订单、一份询价、一家企业或一个口岸的内容与资料，选一步办理。',
    rules: [
      '只出现现在能办、且归本岗位的步骤。',
      '办理前先看对方将收到的短信原文；报价先看询价人将看到的每一项，公告先看订舱人将读到的原话。',
      '企业认证的执照在所填内容旁边；同一信用代码有多家认领时，核对后判给一家。',
      '口岸公告到期自动失效，也可提前解除；办完即放回，任一同事都能解除。',
      '同事先了一步时说明，并刷新，不覆盖。',
    ],
    constants: ['说明 2 至 100 字', '公告 2 至 60 字，最长 90 天'],
  },
  '平台工作台/停用与禁运': {
    purpose: '停用一个地点、一条线路或一家承运人，或只停收某些类别的危险货物；看清影响多少再办。',
    rules: [
      '办理前先看托运人将读到的原话，以及 30 天内的班次、锁定中的报价、未提交的草稿与未完订单各有多少受影响。',
      '生效后搜索、锁价与提交都按它判定；先前锁定的报价保留价格，不保留判定。',
      '受影响的订单排在待办最前，并写明受哪一条影响。',
      '到期自动失效，也可提前撤回；谁放的、谁撤的都留下记录。',
    ],
    constants: ['原因 2 至 60 字', '90 天以内'],
  },
};
