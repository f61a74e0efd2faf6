export const procurementMobileCopy = {
  purpose: '在手机上核对数量、价格与运费，同意或退回。',
  empty: '暂无采购单',
  emptyText: '请从短信或同事转发的链接打开，或登录后查看最近的采购单。',
  error: '链接已失效或被撤回',
  action: { label: '去化工商城', to: 'business' },
} as const;

export const procurementShareCopy = {
  purpose: '查看分享给你的采购单，可导入自己的采购单或发起询价。',
  empty: '内容为空',
  emptyText: '分享链接七天内有效，也可能已被分享人撤回，请联系分享人。',
  error: '链接已过期，请联系分享人',
  action: { label: '去化工商城', to: 'business' },
} as const;
