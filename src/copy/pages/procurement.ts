export const procurementMobileCopy = {
  purpose: '在手机上核对数量、价格与运费，同意或退回。',
  empty: '暂无采购单',
  emptyText: '请从短信或同事转发的链接打开，或登录后查看最近的采购单。',
  error: '链接已失效或被撤回',
  action: { label: '去化工商城', to: 'business' },
} as const;

export const procurementShareCopy = {
  purpose: '让同事或上级看到这张采购单，不用登录，也可以只给数量不给价格。',
};
