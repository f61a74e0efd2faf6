export const PAPER_NAMES = {
  pkgUse: '危包证（使用鉴定结果单）',
  precreg: '易制毒购买备案证明',
  exprec: '易制爆购买备案证明',
  toxpass: '剧毒化学品道路运输通行证',
  prectrans: '易制毒化学品运输许可证',
  precfiling: '易制毒化学品运输备案证明',
  explic: '两用物项和技术出口许可证',
  prectransAny: '易制毒化学品运输许可证或备案证明',
  roadcert: '道路危险货物运输证',
  escort: '押运员资格证',
} as const;
