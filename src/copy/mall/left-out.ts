import { FULL_AGE, RETAIL_MOST_KG } from '../../../domain/mall/purchase-right';
import type { LeftOutWhy } from '../../../domain/mall/purchase';

/** Follows the names of the goods. */
const WHYS = {
  UNTICKED: '未勾选',
  QUANTITY: '数量待改',
  ENQUIRE: '没有公开价',
  SIGN_IN: '需登录后购买',
  ENTERPRISE_ONLY: '只向企业销售',
  VERIFY_FIRST: '需先通过企业认证',
  RETAIL_LIMIT: `超过个人每单 ${RETAIL_MOST_KG} 千克`,
  UNDER_AGE: `需年满 ${FULL_AGE} 周岁购买`,
  PAPER_MISSING: '还缺危险化学品经营许可证或合法用途证明',
  PAPER_EXPIRED: '的许可已过期',
  PERMIT_MISSING: '还缺购买备案证明',
  PERMIT_SHORT: '的购买备案余量不足',
} as const satisfies Record<LeftOutWhy, string>;

type LeftOutLine = { nameCn: string; leftOut?: LeftOutWhy | null | undefined };

/** One sentence per reason, with the names of the goods. */
function sentences(lines: readonly LeftOutLine[], end: (kinds: number) => string): string[] {
  const names = new Map<LeftOutWhy, Set<string>>();
  for (const { nameCn, leftOut } of lines)
    if (leftOut) names.set(leftOut, (names.get(leftOut) ?? new Set()).add(nameCn));
  return [...names].map(([why, of]) => `${[...of].join('、')}${WHYS[why]}，${end(of.size)}。`);
}

/** Tells the approver which lines the signature does not buy. */
export const leftOutSigned = (lines: readonly LeftOutLine[]): string[] =>
  sentences(lines, (kinds) => `签了也先不下这${kinds === 1 ? '一' : ` ${kinds} `}种`);

/** Tells the list's owner which lines are outside the total. */
export const leftOutListed = (lines: readonly LeftOutLine[]): string[] => sentences(lines, () => '未计入合计');
