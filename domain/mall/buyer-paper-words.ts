export const BUYER_PAPER_WORDS = {
  verifyFirst: '请先完成企业认证，再提交采购资质',
  fileRefused: '证件需为 JPG、PNG 图片或 PDF 文件',
  validTo: '有效期截止日',
} as const;
