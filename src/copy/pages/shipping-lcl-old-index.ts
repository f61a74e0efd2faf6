export const shippingLclOldIndexCopy = {
  purpose: '旧链接仍可打开；新版查询支持多件货物同箱核对。',
  banner: '新版拼箱查询已上线，旧链接里的条件已带过去。',
  action: '去新版',
} as const;
