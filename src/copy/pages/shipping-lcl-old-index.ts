export const shippingLclOldIndexCopy = {
  purpose: '旧链接仍可打开；新版查询支持多件货物同箱核对。',
  banner: '新版拼箱查询已上线',
  columns: ['起运港', '目的港', '班期', '截单', '价格', '最低收费'],
  table: '拼箱班期（旧版）',
  empty: '暂无班期',
  error: '加载失败',
  action: { label: '去新版', to: 'shippingLcl' },
} as const;
