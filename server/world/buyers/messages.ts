import { BUYER_PAPER_WORDS } from '../../../domain/mall/buyer-paper-words';
import type { BuyerPaper } from '../../../domain/mall/purchase-right';
import { BUYER_PAPER_NAMES, MOST_WAITING, PERMIT_KG_SAYS } from '../../../domain/mall/buyer-papers';

export const BUYER_PAPER_MESSAGES = {
  verifyFirst: BUYER_PAPER_WORDS.verifyFirst,
  unreadable: BUYER_PAPER_WORDS.fileRefused,
  validTo: '有效期截止日应为今天或以后，且不超过十年',
  substance: '请选择需凭备案证明购买的品种',
  kg: PERMIT_KG_SAYS,
  tooMany: `最多 ${MOST_WAITING} 份证件同时待审核，请等审核完再提交`,
  decided: '这份证件已审核，不能撤回',
  read: { validTo: BUYER_PAPER_WORDS.validTo, kg: '备案数量 kg' },
} as const;

export const BUYER_PAPER_NOTICES = {
  passed: (paper: BuyerPaper, number: string, validTo: string) =>
    `【化途】${BUYER_PAPER_NAMES[paper]}（编号 ${number}）已审核通过，有效至 ${validTo}。`,
  returned: (paper: BuyerPaper, number: string, reason: string) =>
    `【化途】${BUYER_PAPER_NAMES[paper]}（编号 ${number}）已退回。说明：${reason}。请登录会员中心查看。`,
} as const;
