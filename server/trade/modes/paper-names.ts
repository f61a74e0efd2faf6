import { SHARED_PAPERS } from '../../../domain/order/papers/papers';

export const PAPER_NAMES = {
  pkgUse: '危包证（使用鉴定结果单）',
  precreg: '易制毒购买备案证明',
  exprec: SHARED_PAPERS.EXPREC,
  toxpass: '剧毒化学品道路运输通行证',
  prectrans: '易制毒化学品运输许可证',
  precfiling: '易制毒化学品运输备案证明',
  explic: SHARED_PAPERS.EXPLIC,
  prectransAny: SHARED_PAPERS.PRECTRANS,
  roadcert: SHARED_PAPERS.ROADCERT,
  escort: SHARED_PAPERS.ESCORT,
} as const;
