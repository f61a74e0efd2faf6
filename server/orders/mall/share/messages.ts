import { MOST_SHARES } from '../../../../domain/mall/share';

export const SHARE_MESSAGES = {
  empty: '采购单是空的，先加入商品再分享',
  tooMany: `最多同时有 ${MOST_SHARES} 条有效链接，请先撤回不用的`,
  unknown: '没有这条链接',
  over: '这条链接已过期或已撤回，请重新分享',
  extended: '一条链接只能延长一次，请重新分享',
} as const;
